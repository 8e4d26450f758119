import { expect, fn, screen, userEvent, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { cornellReads, essay, seventeen, stanfordReads, stories } from '../story-parts.ts';
import { StoryTable } from './StoryTable.tsx';

const meta = preview.meta({
  component: StoryTable,
  args: { ...seventeen.stories, folded: false, onCollege: fn() },
});

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    const table = within(canvas.getByRole('table', { name: 'Stories in the essays for Stanford University' }));
    const robotics = within(table.getByRole('row', { name: /^Robotics/ }));
    await expect(robotics.getAllByText('carries it')).toHaveLength(3);
    await expect(robotics.getByText('3 of 5').closest('[data-over]')).not.toBeNull();
    await expect(within(table.getByRole('row', { name: /^Fix-It/ })).getAllByText('mentioned')).toHaveLength(2);
    // What only the main essay tells is not told in the answers.
    await expect(within(table.getByRole('row', { name: /^Evening shift/ })).getByText('Not told')).toBeVisible();
    await userEvent.click(canvas.getByRole('combobox', { name: 'College' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Cornell University' }));
    await expect(args.onCollege).toHaveBeenCalledWith('cornell');
  },
});

export const Quotes = meta.story({
  play: async ({ canvas }) => {
    const robotics = canvas.getByRole('button', { name: /^Robotics/ });
    robotics.focus();
    await userEvent.keyboard('{Enter}');
    await expect(robotics).toHaveAttribute('aria-expanded', 'true');
    await userEvent.tab();
    const quote = canvas.getByRole('link', { name: /The gearbox had eaten two bearings/ });
    await expect(quote).toHaveFocus();
    await expect(quote).toHaveAttribute('href', '#excited');
  },
});

export const OneAnswer = meta.story({ args: { college: cornellReads.id } });

export const NothingWritten = meta.story({
  args: { colleges: [] },
  play: async ({ canvas }) => void (await expect(canvas.getByText(/^No answer is written yet/)).toBeVisible()),
});

export const NoStories = meta.story({
  args: { stories: [] },
  play: async ({ canvas }) => void (await expect(canvas.getByText(/^Add your activities and honors/)).toBeVisible()),
});

const nineAnswers = Array.from({ length: 9 }, (_, at) =>
  essay(`answer-${at}`, `A moment in history ${at + 1}`, 'Stanford University', [50, 50], []),
);

export const Folded = meta.story({
  args: {
    folded: true,
    colleges: [{ ...stanfordReads, answers: [...stanfordReads.answers.slice(0, 3), ...nineAnswers] }],
    stories,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(4);
    await userEvent.click(canvas.getByRole('button', { name: 'Show 4 more stories' }));
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(8);
  },
});

/** Below 1,280 px each story is followed by the names of its essays, and stays a row of a table. */
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Robotics/ }));
    await expect(canvas.getAllByRole('row').length).toBeGreaterThan(8);
  },
});

export const Tablet = meta.story({ globals: { viewport: { value: 'tablet' } } });

export const Dark = meta.story({ globals: { theme: 'dark' } });
