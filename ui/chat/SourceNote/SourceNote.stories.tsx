import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { type ReplySource, SourceNote } from './SourceNote.tsx';

const facts: ReplySource = {
  kind: 'facts',
  name: 'University of California, dates',
  url: 'https://admission.universityofcalifornia.edu',
  checkedOn: '2026-09-20',
  cycle: '2026-27',
};

const meta = preview.meta({
  component: SourceNote,
  args: facts,
});

const undated = { url: null, checkedOn: null, cycle: null };

export const Facts = meta.story({
  play: async ({ canvas }) => {
    const note = canvas.getByRole('note', { name: 'Where this is from' });
    await expect(note).toHaveTextContent(/^Facts of the season.*2026–27, checked Sep 20, 2026$/);
    await expect(canvas.getByRole('link')).toHaveAttribute('target', '_blank');
  },
});

export const Record = meta.story({ args: { kind: 'record', name: 'Plan', ...undated } });

export const General = meta.story({
  args: { kind: 'general', name: 'General advice of Laurel', url: null, checkedOn: '2026-11-22' },
});

/** What nobody knows has no link; what only the college knows has that of its page. */
export const Unknown = meta.story({ args: { kind: 'unknown', name: 'Laurel gives no chances', ...undated } });
export const UnknownWithPage = meta.story({
  args: { kind: 'unknown', name: 'University of Toledo, its own page', ...undated, url: 'https://www.utoledo.edu' },
});

/** A fact of an earlier cycle says so in words. */
export const EarlierCycle = meta.story({
  args: { name: 'IPEDS, US Department of Education', cycle: 'fall 2024' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('fall 2024, not this cycle')).toBeVisible();
  },
});

export const LongName = meta.story({
  args: { name: `A page with a long name, ${'about dates and rules and exceptions, '.repeat(4)}` },
});

export const Dark = meta.story({ globals: { theme: 'dark' } });
