import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { withDerived } from '../../../api/contract/activities.ts';
import { activities } from '../../../mocks/fixtures/activities.ts';
import preview from '../../../.storybook/preview.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { ActivityRow } from '../ActivityRow/ActivityRow.tsx';
import { ActivityList, type ActivityListProps } from './ActivityList.tsx';

const rows = activities.map(withDerived).toReversed();
const titles = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('h3')].map((heading) => heading.textContent.split(',')[0]);

function Stateful(args: ActivityListProps) {
  const [sort, setSort] = useState(args.sort);
  const [query, setQuery] = useState(args.query);
  return (
    <ActivityList
      {...args}
      ids={args.ids.filter((id) => id.includes(query.toLowerCase()))}
      sort={sort}
      onSortChange={setSort}
      query={query}
      onQueryChange={setQuery}
    />
  );
}

function Turnable(args: ActivityListProps) {
  const [backwards, setBackwards] = useState(false);
  return (
    <>
      <Button onClick={() => setBackwards(!backwards)}>Turn around</Button>
      <Stateful {...args} ids={backwards ? args.ids.toReversed() : args.ids} />
    </>
  );
}

const meta = preview.meta({
  component: ActivityList,
  args: {
    ids: rows.map(({ id }) => id),
    children: (id: string) => (
      <ActivityRow key={id} activity={rows.find((row) => row.id === id)!} onEdit={fn()} onCopy={fn()} onDelete={fn()} />
    ),
    sort: 'rank' as const,
    onSortChange: fn(),
    query: '',
    onQueryChange: fn(),
    onReorder: fn(),
  },
  render: (args) => <Stateful {...args} />,
});

const grip = (name: string) => screen.getByRole('button', { name: `Reorder ${name}` });
const said = () => screen.getAllByRole('status').map((region) => region.textContent);

export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(titles(canvasElement)).toHaveLength(5);
    await expect(canvas.getByRole('group', { name: 'Sort' })).toBeVisible();
    await expect(grip('Arabic tutor')).toHaveAccessibleDescription(
      'Space lifts it, arrow keys move it, Space drops it, Escape puts it back.',
    );
  },
});

/** Space lifts, arrows move, Space drops; each step is announced, and the handle keeps the focus. */
export const ReorderByKeyboard = meta.story({
  play: async ({ canvasElement, args }) => {
    grip('Arabic tutor').focus();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(said()).toContain('Lifted from 5 of 5'));
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(said()).toContain('Moved to 4 of 5'));
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(said()).toContain('Moved to 3 of 5'));
    await userEvent.keyboard(' ');
    await waitFor(() => expect(said()).toContain('Dropped at 3 of 5'));
    await expect(args.onReorder).toHaveBeenCalledOnce();
    await expect(args.onReorder).toHaveBeenCalledWith([
      'fix-it-saturdays',
      'science-olympiad',
      'arabic-tutor',
      'laundromat',
      'violin',
    ]);
    await expect(titles(canvasElement)[2]).toBe('Arabic tutor');
    await waitFor(() => expect(grip('Arabic tutor')).toHaveFocus());
  },
});

/** Each key counts, however fast they come. */
export const ReorderByKeyboardAtOnce = meta.story({
  tags: ['no-picture'],
  play: async ({ canvasElement, args }) => {
    const keys = userEvent.setup({ delay: null });
    grip('Arabic tutor').focus();
    await keys.keyboard(' {ArrowUp}{ArrowUp}{ArrowUp}{ArrowDown} ');
    await expect(titles(canvasElement)[2]).toBe('Arabic tutor');
    await expect(args.onReorder).toHaveBeenCalledOnce();
    await expect(grip('Arabic tutor')).toHaveFocus();
    // At the end of the list it stays.
    await keys.keyboard(' {ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown} ');
    await expect(titles(canvasElement)[4]).toBe('Arabic tutor');
  },
});

/** While it is lifted by a key it looks lifted, and the others have made room. Leaving the handle drops it. */
export const LiftedByKeyboard = meta.story({
  play: async ({ canvasElement, args }) => {
    grip('Arabic tutor').focus();
    await userEvent.keyboard(' {ArrowUp}{ArrowUp}');
    await expect(canvasElement.querySelector('[data-lifted]')).toHaveTextContent('Arabic tutor');
    await expect(grip('Arabic tutor')).toHaveAttribute('aria-pressed', 'true');
    const top = (name: string) => grip(name).getBoundingClientRect().top;
    await expect(top('Arabic tutor')).toBeLessThan(top('Violin, second section'));
    await userEvent.tab();
    await expect(args.onReorder).toHaveBeenCalledOnce();
    await expect(titles(canvasElement)[2]).toBe('Arabic tutor');
    grip('Arabic tutor').focus();
    await userEvent.keyboard(' {ArrowUp}');
  },
});

export const CancelledByEscape = meta.story({
  play: async ({ canvasElement, args }) => {
    grip('Arabic tutor').focus();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(said()).toContain('Lifted from 5 of 5'));
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(said()).toContain('Moved to 4 of 5'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(said()).toContain('Put back at 5 of 5'));
    await expect(args.onReorder).not.toHaveBeenCalled();
    await expect(titles(canvasElement)[4]).toBe('Arabic tutor');
  },
});

/** Lifted, a row casts a shadow. */
export const ReorderByPointer = meta.story({
  play: async ({ canvasElement, args }) => {
    const from = grip('Arabic tutor').getBoundingClientRect();
    const to = grip('Captain, Science Olympiad').getBoundingClientRect();
    const at = (y: number) => ({ clientX: from.x + 10, clientY: y });
    const user = userEvent.setup({ pointerEventsCheck: 0 });
    await user.pointer([
      { keys: '[MouseLeft>]', target: grip('Arabic tutor'), coords: at(from.y + 10) },
      { coords: at(from.y) },
      { coords: at(to.y + 20) },
    ]);
    await waitFor(() => expect(canvasElement.querySelector('[data-lifted]')).toHaveTextContent('Arabic tutor'));
    await user.pointer([{ coords: at(to.y + 10) }, { keys: '[/MouseLeft]' }]);
    await waitFor(() => expect(args.onReorder).toHaveBeenCalledOnce());
    await expect(titles(canvasElement)[1]).toBe('Arabic tutor');
  },
});

/** Outside Rank nothing moves, and the handle says so. */
export const OtherSort = meta.story({
  args: { sort: 'title' },
  play: async ({ args }) => {
    const handle = grip('Arabic tutor');
    await expect(handle).toHaveAccessibleDescription('Only the Rank sort can be reordered.');
    handle.focus();
    await userEvent.keyboard(' {ArrowUp} ');
    await expect(args.onReorder).not.toHaveBeenCalled();
  },
});

/** The student's own order can be given up. The focus stays with the sort. */
export const OrderGivenUp = meta.story({
  args: { onResetOrder: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Back to computed rank' }));
    await expect(args.onResetOrder).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('radio', { name: 'Rank' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('radio', { name: 'Title' }));
    await expect(canvas.queryByRole('button', { name: 'Back to computed rank' })).toBeNull();
  },
});

export const PhoneWithAnOrder = meta.story({
  args: { onResetOrder: fn() },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Back to computed rank' });
    await expect(button.offsetHeight).toBeGreaterThanOrEqual(44);
  },
});

export const Searched = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search activities' }), 'violin');
    await expect(titles(canvasElement)).toEqual(['Violin']);
    await expect(said()).toContain('1 found');
    await expect(grip('Violin, second section')).toHaveAccessibleDescription('Clear the search to reorder.');
  },
});

export const NothingFound = meta.story({
  args: { query: 'chess' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { name: 'No activities match “chess”.' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(titles(canvasElement)).toHaveLength(5);
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
  },
});

/** The sort is a group of radios: arrow keys move. */
export const SortByKeyboard = meta.story({
  play: async ({ canvas }) => {
    canvas.getByRole('radio', { name: 'Rank' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Recent' })).toBeChecked();
    await expect(within(canvas.getByRole('group', { name: 'Sort' })).getAllByRole('radio')).toHaveLength(4);
  },
});

/** Every row moves to its new place at once. */
export const ReducedMotion = meta.story({
  globals: { motion: 'reduced' },
  render: (args) => <Turnable {...args} />,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Turn around' }));
    await expect(titles(canvasElement)[0]).toBe('Arabic tutor');
    await waitFor(() => expect(canvasElement.querySelector('[data-moved]')).toBeNull());
  },
});
