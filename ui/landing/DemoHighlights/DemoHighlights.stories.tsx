import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { DemoHighlights } from './DemoHighlights.tsx';

const essay = `I sat on the floor with my ear against number ten, which was healthy, and listened to what right sounded like.
It was a difficult time for my family. But for the first time a machine had told us what it needed before it quit, and my father took down the clock and set it right.`;

function remark(kind: 'good' | 'work', words: string, why: string) {
  const start = essay.indexOf(words);
  return { id: `demo-${start}`, kind, start, end: start + words.length, why };
}

const right = remark('good', 'what right sounded like.', 'This shows how you work: you listen first.');
const family = remark(
  'work',
  'It was a difficult time for my family.',
  '“A difficult time” hides the stakes. Name one thing the family went without.',
);
const clock = remark(
  'good',
  'my father took down the clock and set it right.',
  'Your father setting the clock right carries the turn without explaining it.',
);

const meta = preview.meta({
  component: DemoHighlights,
  args: {
    title: 'Essay highlights',
    essay,
    highlights: [right, family, clock],
  },
});

const tooltip = (root: HTMLElement) => within(root).queryByRole('tooltip');

/** The remark on what needs work is open from the start. */
export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelectorAll('mark[data-kind="good"]')).toHaveLength(2);
    const work = canvas.getByRole('button', { name: 'It was a difficult time for my family.' });
    await expect(work).toHaveAttribute('data-kind', 'work');
    await expect(work).toHaveAccessibleDescription(`Needs work. ${family.why}`);
    await expect(canvas.getByText(family.why, { ignore: 'span' })).toBeVisible();
    await expect(tooltip(canvasElement)).toBeNull();
  },
});

export const Hovered = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const mark = canvas.getByRole('button', { name: 'what right sounded like.' });
    await userEvent.hover(mark);
    await waitFor(() => expect(tooltip(canvasElement)).toHaveTextContent(right.why));
    await expect(canvas.getByText(family.why, { ignore: 'span' })).not.toBeVisible();
    await userEvent.unhover(mark);
    await waitFor(() => expect(tooltip(canvasElement)).toBeNull());
    await expect(canvas.getByText(family.why, { ignore: 'span' })).toBeVisible();
    await userEvent.hover(canvas.getByRole('button', { name: /^my father/ }));
    await waitFor(() => expect(tooltip(canvasElement)).toHaveTextContent(clock.why));
  },
});

/** A click keeps it open, until Escape or a click elsewhere. */
export const Clicked = meta.story({
  tags: ['no-picture'],
  play: async ({ canvas, canvasElement }) => {
    const mark = canvas.getByRole('button', { name: /^my father/ });
    await userEvent.click(mark);
    await userEvent.unhover(mark);
    await expect(tooltip(canvasElement)).toHaveTextContent(clock.why);
    await userEvent.click(canvas.getByRole('heading', { name: 'Essay highlights' }));
    await waitFor(() => expect(tooltip(canvasElement)).toBeNull());
  },
});

export const Keyboard = meta.story({
  tags: ['no-picture'],
  play: async ({ canvas, canvasElement }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'what right sounded like.' })).toHaveFocus();
    await expect(tooltip(canvasElement)).toHaveTextContent(right.why);
    await userEvent.tab();
    await expect(tooltip(canvasElement)).toBeNull();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(tooltip(canvasElement)).toHaveTextContent(clock.why);
    await userEvent.keyboard('{Escape}');
    await expect(tooltip(canvasElement)).toBeNull();
  },
});

export const NothingToFix = meta.story({ args: { highlights: [right, clock] } });

export const Empty = meta.story({ args: { highlights: [] } });

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^my father/ }));
    const { left, right } = tooltip(canvasElement)!.getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(innerWidth);
  },
});

const longWord = 'unbroken'.repeat(38);

export const LongText = meta.story({
  args: {
    essay: longWord,
    highlights: [{ id: 'long', kind: 'work', start: 0, end: longWord.length, why: longWord }],
  },
  globals: { viewport: { value: 'phone' } },
});
