import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { orderActivities } from '#contract/activities.ts';
import { db } from '#mocks/db.ts';
import { failing } from '#mocks/mock.ts';
import preview from '../../../.storybook/preview.tsx';
import { AppAt } from '../../../.storybook/AppAt.tsx';
import { button, row, titles } from './story-parts.ts';

const meta = preview.meta({
  title: 'pages/Extracurriculars: order and search',
  component: AppAt,
  args: { path: '/extracurriculars' },
  parameters: { layout: 'fullscreen' },
});

/** Newest first. */
const rows = () => db.accounts[0]!.activities;

const sorted = (first: string, last: string) => async () => {
  await row('Arabic tutor');
  await expect(titles()[0]).toBe(first);
  await expect(titles().at(-1)).toBe(last);
};

export const SortedByRecent = meta.story({
  args: { path: '/extracurriculars?sort=recent' },
  play: sorted('Arabic tutor', 'Founder and lead, Fix-It Saturdays'),
});

export const SortedByHours = meta.story({
  args: { path: '/extracurriculars?sort=hours' },
  play: sorted('Evening shift, family laundromat', 'Arabic tutor'),
});

export const SortedByTitle = meta.story({
  args: { path: '/extracurriculars?sort=title' },
  play: sorted('Arabic tutor', 'Violin, second section'),
});

/** Outside Rank the handle is off, and says so. */
export const Sort = meta.story({
  play: async () => {
    await row('Arabic tutor');
    await userEvent.click(screen.getByRole('radio', { name: 'Title' }));
    await expect(titles()[0]).toBe('Arabic tutor');
    await expect(await button('Reorder Arabic tutor')).toHaveAccessibleDescription(
      'Only the Rank sort can be reordered.',
    );
    await userEvent.click(screen.getByRole('radio', { name: 'Rank' }));
    await expect(titles().at(-1)).toBe('Arabic tutor');
  },
});

export const Search = meta.story({
  play: async () => {
    await row('Arabic tutor');
    const box = screen.getByRole('searchbox', { name: 'Search activities' });
    await userEvent.type(box, 'TOLEDO concerts');
    await expect(titles()).toEqual(['Violin, second section']);
    await userEvent.clear(box);
    await expect(titles()).toHaveLength(5);
  },
});

export const NothingFound = meta.story({
  args: { path: '/extracurriculars?q=chess' },
  play: async () => {
    await screen.findByRole('heading', { name: 'No activities match “chess”.' });
    await userEvent.click(await button('Clear search'));
    await expect(titles()).toHaveLength(5);
  },
});

const moveUp = async (name: string) => {
  (await button(`Reorder ${name}`)).focus();
  await userEvent.keyboard(' ');
  await screen.findByText(/^Lifted from/);
  await userEvent.keyboard('{ArrowUp}');
  await screen.findByText(/^Moved to/);
  await userEvent.keyboard(' ');
  await screen.findByText(/^Dropped at/);
};

export const Reorder = meta.story({
  play: async () => {
    await moveUp('Arabic tutor');
    await expect(titles()[3]).toBe('Arabic tutor');
    await waitFor(() => expect(rows().find(({ id }) => id === 'arabic-tutor')?.position).toBe(3));
    await userEvent.click(screen.getByRole('radio', { name: 'Recent' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Rank' }));
    await expect(titles()[3]).toBe('Arabic tutor');
  },
});

export const ReorderFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(failing(orderActivities)),
  play: async () => {
    await moveUp('Arabic tutor');
    await screen.findByText('That change did not save, so we put it back.');
    await waitFor(() => expect(titles()[4]).toBe('Arabic tutor'));
  },
});
