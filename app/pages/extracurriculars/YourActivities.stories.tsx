import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { orderActivities, patchActivity } from '#contract/activities.ts';
import { db } from '#mocks/db.ts';
import { failing } from '#mocks/mock.ts';
import preview from '../../../.storybook/preview.tsx';
import { AppAt } from '../../../.storybook/AppAt.tsx';
import { button, row, titles } from './story-parts.ts';

const meta = preview.meta({
  tags: ['nightly'],
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
  tags: ['!nightly'],
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

const search = () => screen.getByRole('searchbox', { name: 'Search activities' });

/** What is being edited stays in sight, with words that could not be saved. */
export const SearchWhileEditing = meta.story({
  beforeEach: ({ msw }) => msw.use(failing(patchActivity)),
  play: async () => {
    await userEvent.click((await row('Arabic tutor')).getByRole('button', { name: 'Edit' }));
    const edited = await row('Arabic tutor');
    await userEvent.type(edited.getByRole('textbox', { name: 'Organization' }), ' of Toledo');
    await edited.findByText('Save failed. Kept on this device.', undefined);
    await userEvent.type(search(), 'concerts');
    await expect(titles()).toEqual(['Violin, second section', 'Arabic tutor']);
    await userEvent.clear(search());
    await expect(edited.getByRole('textbox', { name: 'Organization' })).toHaveValue(
      'Islamic Center Sunday School of Toledo',
    );
    await expect(edited.getByText('Save failed. Kept on this device.')).toBeVisible();
  },
});

/** Words of an earlier page are taken up once, and never put back over newer ones. */
export const SearchWhileKeptWordsAreEdited = meta.story({
  beforeEach: () =>
    localStorage.setItem(
      `laurel.unsaved.${db.accounts[0]!.user.id}.activity.violin.a-page-that-crashed`,
      JSON.stringify({ text: JSON.stringify({ title: 'Violin', impact: 'Moved up.' }) }),
    ),
  play: async () => {
    const violin = () => rows().find(({ id }) => id === 'violin');
    const impact = await screen.findByDisplayValue('Moved up.', undefined);
    await waitFor(() => expect(violin()?.impact).toBe('Moved up.'));
    await userEvent.type(impact, ' Twice.');
    await waitFor(() => expect(violin()?.impact).toBe('Moved up. Twice.'));
    await userEvent.type(search(), 'arabic');
    await userEvent.clear(search());
    await expect(await screen.findByDisplayValue('Moved up. Twice.')).toBeVisible();
    await expect(violin()?.impact).toBe('Moved up. Twice.');
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

/** The student's own order can be given up for the computed rank, and brought back. */
export const OrderGivenUp = meta.story({
  play: async () => {
    await row('Arabic tutor');
    const computed = titles();
    await expect(screen.queryByRole('button', { name: 'Back to computed rank' })).toBeNull();
    await moveUp('Arabic tutor');
    await waitFor(() => expect(rows().every(({ position }) => position !== null)).toBe(true));
    const own = titles();
    await userEvent.click(await button('Back to computed rank'));
    await expect(titles()).toEqual(computed);
    await waitFor(() => expect(rows().every(({ position }) => position === null)).toBe(true));
    await expect(screen.queryByRole('button', { name: 'Back to computed rank' })).toBeNull();
    await userEvent.click(await button('Undo'));
    await waitFor(() => expect(titles()).toEqual(own));
    await waitFor(() => expect(rows().every(({ position }) => position !== null)).toBe(true));
  },
});
