import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { choice, report } from './fixtures.ts';
import { Revisions, type RevisionsProps } from './Revisions.tsx';

const meta = preview.meta({
  component: Revisions,
  args: { choice, report, onScore: fn(), onShow: fn(), onOpenWide: fn(), onRetry: fn() } as RevisionsProps,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 316 }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('region', { name: 'Revisions' })).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Clarity from 5.9 to 8.6' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Paragraph 4.*hard worker/ }));
    await expect(args.onShow).toHaveBeenCalledWith(report.left[0]);
    await expect(canvas.queryByText('my father was very proud of me')).toBeNull();
    const more = canvas.getByRole('button', { name: 'Show 4 more' });
    await userEvent.click(more);
    await expect(canvas.getByText('my father was very proud of me')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Open wide, with the changes' }));
    await expect(args.onOpenWide).toHaveBeenCalled();
  },
});

/** Only words that are gone are struck out: a mark may be settled by what stands around it. */
export const SettledWordsThatStand = meta.story({
  tags: ['no-picture'],
  args: { report: { ...report, settled: [{ ...report.settled[0]!, stands: true }, report.settled[1]!] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(report.settled[0]!.quote!).closest('del')).toBeNull();
    await expect(canvas.getByText(report.settled[1]!.quote!).closest('del')).not.toBeNull();
  },
});

export const OneVersion = meta.story({
  args: { choice: undefined, report: undefined, only: { when: 'Oct 24, 6:30 PM', score: 71 } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('One version has a score.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Score (AI)' }));
    await expect(args.onScore).toHaveBeenCalled();
  },
});

export const Empty = meta.story({
  args: { choice: undefined, report: undefined, only: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No version has a score yet.')).toBeVisible();
  },
});

export const Loading = meta.story({ args: { report: undefined } });

export const Failed = meta.story({
  args: { report: undefined, error: 'The two versions could not be compared. Both are kept.' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^The two versions could not be compared/);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
});

export const LongText = meta.story({
  args: {
    report: {
      ...report,
      left: [{ quote: 'Incomprehensibilities'.repeat(12), why: 'Say it in other words. '.repeat(8), paragraph: 1_204 }],
    },
  },
});

export const Dark = meta.story({ globals: { theme: 'dark' } });

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const Keyboard = meta.story({
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: /^Paragraph 8/ }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onShow).toHaveBeenCalledWith(report.added[0]);
  },
});
