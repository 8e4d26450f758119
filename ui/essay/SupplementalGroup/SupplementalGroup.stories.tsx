import { expect, userEvent } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import type { Deadline } from '../../deadlines/deadlines.ts';
import { closedToday, due } from '../../deadlines/story-parts.ts';
import { type ListedSupplemental, SupplementalGroup } from './SupplementalGroup.tsx';

const major: ListedSupplemental = {
  id: 'major',
  title: 'Why this major, why here',
  prompt: 'Why do you want to study your chosen major specifically at Georgia Tech?',
  status: 'editing',
  words: 61,
  wordLimit: 300,
  href: '#major',
};
const honors: ListedSupplemental = {
  id: 'honors',
  title: 'Honors Program',
  prompt: 'Tell us about a belief you held firmly and no longer hold. What moved you?',
  status: 'drafting',
  words: 0,
  wordLimit: 250,
  href: '#honors',
};

const meta = preview.meta({
  component: SupplementalGroup,
  args: {
    college: 'Georgia Institute of Technology',
    submitted: false,
    accepted: false,
    deadline: due('2026-11-15') as Deadline | null,
    today: '2026-11-10',
    supplementals: [major, honors],
    applicationHref: '#application',
  },
  decorators: [
    (Story) => (
      <>
        <h1>Essays</h1>
        <h2 style={{ fontSize: '1.5em', lineHeight: 'inherit' }}>Supplementals</h2>
        <Story />
      </>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const region = canvas.getByRole('article', { name: 'Georgia Institute of Technology' });
    await expect(region).toHaveTextContent('In 5 days');
    await expect(region).toHaveTextContent('61 of 300 words');
    await expect(canvas.getByRole('link', { name: 'Edit Honors Program' })).toHaveAttribute('href', '#honors');
  },
});

export const Empty = meta.story({
  args: { supplementals: [], college: 'Oberlin College', deadline: due('2027-01-04') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^No supplementals yet\./)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Add one for Oberlin College' })).toHaveAttribute(
      'href',
      '#application',
    );
  },
});

export const DueToday = meta.story({ args: { deadline: due('2026-11-10') } });

export const ClosedToday = meta.story({
  args: { deadline: closedToday },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Closed today at 9:00 AM')).toHaveAttribute('data-state', 'past');
  },
});

export const Overdue = meta.story({ args: { deadline: due('2026-11-09') } });

export const NoDeadline = meta.story({ args: { deadline: null } });

export const Accepted = meta.story({
  args: { submitted: true, accepted: true, deadline: due('2026-11-01') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Accepted')).toBeVisible();
    await expect(canvas.queryByText('Submitted')).toBeNull();
  },
});

/** What was submitted is never overdue. */
export const Submitted = meta.story({
  args: { submitted: true, deadline: due('2026-11-01'), supplementals: [{ ...major, status: 'final' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Submitted')).toBeVisible();
    await expect(canvas.queryByText(/overdue/)).toBeNull();
  },
});

export const OverLimit = meta.story({
  args: {
    supplementals: [
      { ...major, words: 312 },
      { ...honors, wordLimit: null, words: 1 },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('312 of 300 words')).toHaveTextContent('312 of 300 words, over the limit');
    await expect(canvas.getByText('1 word')).toBeVisible();
  },
});

export const LongText = meta.story({
  args: {
    college: `${'Universität'.repeat(8)} of the Arts and Sciences`,
    supplementals: [
      { ...major, title: `Why ${'engineering'.repeat(26)}`, prompt: 'unbroken'.repeat(90), words: 12_345 },
      { ...honors, prompt: '', wordLimit: 20_000 },
    ],
  },
  globals: { viewport: { value: 'phone' } },
});

export const Keyboard = meta.story({
  play: async ({ canvas }) => {
    for (const title of [major.title, honors.title]) {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: `Edit ${title}` })).toHaveFocus();
    }
  },
});
