import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { TypedReply, type TypedReplyProps } from './TypedReply.tsx';

const reply = `Begin with **The Ohio State University**, due [today](/applications/ohio-state).

Then:
- **Why this major**, due tomorrow
- **Georgia Institute of Technology**, in 5 days`;

const characters = reply.replace(/\*\*|[[\]]|\(.*?\)|^- /gm, '').length;

const onTyped = fn();

function Stateful(args: TypedReplyProps) {
  const [typing, setTyping] = useState(args.typing);
  const end = () => {
    setTyping(false);
    onTyped();
  };
  return <TypedReply {...args} typing={typing} onTyped={end} />;
}

const meta = preview.meta({
  component: TypedReply,
  args: { reply, typing: true, children: <p>Answered by Laurel’s built-in coach.</p> },
  render: (args) => <Stateful {...args} />,
  beforeEach: () => void onTyped.mockClear(),
});

const growing = (canvasElement: HTMLElement) => canvasElement.querySelector<HTMLElement>('[inert]');
const whole = (canvasElement: HTMLElement) => canvasElement.querySelector<HTMLElement>('[role="presentation"] > div')!;

/** It grows at three characters every 12 ms, never shows raw syntax, and leaves one copy behind. */
export const Default = meta.story({
  play: async ({ canvasElement }) => {
    // The whole reply is there for assistive technology before it is for the eye.
    await expect(within(whole(canvasElement)).getAllByRole('listitem')).toHaveLength(2);
    await expect(growing(canvasElement)).toHaveAttribute('aria-hidden', 'true');
    const seen: string[] = [];
    while (growing(canvasElement)) {
      const text = growing(canvasElement)!.textContent;
      if (text.trim() !== '') seen.push(text);
      await new Promise(requestAnimationFrame);
    }
    await expect(new Set(seen).size).toBeGreaterThan(5);
    for (const text of seen) {
      await expect(text).not.toMatch(/[*[\]()]/);
      await expect(whole(canvasElement).textContent.startsWith(text)).toBe(true);
    }
    await expect(onTyped).toHaveBeenCalledOnce();
    await expect(within(canvasElement).getAllByText('The Ohio State University')).toHaveLength(1);
    await expect(within(canvasElement).getByText(/built-in coach/)).toBeVisible();
  },
});

/** A page that is held up catches up with the clock. */
export const SlowPage = meta.story({
  play: async ({ canvasElement }) => {
    const begun = performance.now();
    await waitFor(() => expect(growing(canvasElement)?.textContent).not.toBe(''));
    while (performance.now() - begun < 300);
    await new Promise((resolve) => setTimeout(resolve, 60));
    const held = growing(canvasElement)?.textContent.length ?? characters;
    await expect(held).toBeGreaterThan(60);
    await waitFor(() => expect(growing(canvasElement)).toBeNull());
  },
});

export const ClickFinishes = meta.story({
  args: { reply: `${reply}\n\n${'A reader sees the place. '.repeat(80)}` },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(growing(canvasElement)?.textContent).not.toBe(''));
    const { left, top } = growing(canvasElement)!.getBoundingClientRect();
    // What is inert takes no click, so it falls to the reply around it.
    await userEvent.click(document.elementFromPoint(left + 4, top + 4)!);
    await expect(growing(canvasElement)).toBeNull();
    await expect(onTyped).toHaveBeenCalledOnce();
    await expect(within(canvasElement).getByText(/^A reader sees the place/)).toBeVisible();
  },
});

/** A link that is out of sight must not have the focus. */
export const FocusFinishes = meta.story({
  args: { reply: `${reply}\n\n${'A reader sees the place. '.repeat(80)}` },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(growing(canvasElement)?.textContent).not.toBe(''));
    await userEvent.tab();
    await expect(growing(canvasElement)).toBeNull();
    await expect(canvas.getByRole('link', { name: 'today' })).toHaveFocus();
  },
});

/** A reply that is given more words by a press, and whole by the last. */
function Growing({ parts, ...args }: TypedReplyProps & { parts: readonly string[] }) {
  const [count, setCount] = useState(1);
  const isWhole = count > parts.length;
  return (
    <>
      <Stateful {...args} reply={parts.slice(0, count).join('')} growing={!isWhole} />
      <button onClick={() => setCount(count + 1)}>Go on</button>
    </>
  );
}
const goOn = (canvasElement: HTMLElement) =>
  userEvent.click(within(canvasElement).getByRole('button', { name: 'Go on' }));
const parts = [
  'Begin with **Ohio State**. ',
  'A reader sees the place. '.repeat(8),
  'It is [due](/applications) today.',
];

/** It waits at the end of what is there, goes on from there at its own pace, and is nothing to hear until it is whole. */
export const Grows = meta.story({
  render: (args) => <Growing {...args} parts={parts} />,
  play: async ({ canvasElement }) => {
    const first = 'Begin with Ohio State.';
    await waitFor(() => expect(growing(canvasElement)).toHaveTextContent(new RegExp(`^${first}$`)));
    await expect(within(canvasElement).queryByText(/built-in coach/)).toBeNull();
    // Time in which more than all of the next part could be typed.
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    await goOn(canvasElement);
    const seen: number[] = [];
    while (growing(canvasElement)!.textContent.trim().length < 200) {
      seen.push(growing(canvasElement)!.textContent.length);
      await new Promise(requestAnimationFrame);
    }
    await expect(new Set(seen).size).toBeGreaterThan(5);
    await expect(onTyped).not.toHaveBeenCalled();
    await goOn(canvasElement);
    await goOn(canvasElement);
    await waitFor(() => expect(growing(canvasElement)).toBeNull());
    await expect(onTyped).toHaveBeenCalledOnce();
    await expect(within(canvasElement).getByRole('link', { name: 'due' })).toBeVisible();
    await expect(within(canvasElement).getByText(/built-in coach/)).toBeVisible();
  },
});

/** A click shows what is there, and then what comes as it comes. */
export const ClickFinishesWhileItGrows = meta.story({
  render: (args) => <Growing {...args} parts={[parts[1]!.repeat(9), parts[2]!]} />,
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(growing(canvasElement)).toHaveTextContent(/^A reader/));
    await userEvent.click(growing(canvasElement)!.parentElement!);
    await expect(growing(canvasElement)!.textContent).toHaveLength(parts[1]!.repeat(9).trimEnd().length);
    await goOn(canvasElement);
    await expect(growing(canvasElement)).toHaveTextContent(/It is due today\.$/);
    await goOn(canvasElement);
    await expect(growing(canvasElement)).toBeNull();
  },
});

/** The words that are there stand there at once, and so do those that come. */
export const GrowsWithReducedMotion = meta.story({
  globals: { motion: 'reduced' },
  render: (args) => <Growing {...args} parts={parts} />,
  play: async ({ canvasElement }) => {
    await expect(growing(canvasElement)).toHaveTextContent(/^Begin with Ohio State\.$/);
    await goOn(canvasElement);
    await expect(growing(canvasElement)).toHaveTextContent(/the place\.$/);
    await expect(onTyped).not.toHaveBeenCalled();
    await goOn(canvasElement);
    await goOn(canvasElement);
    await expect(growing(canvasElement)).toBeNull();
    await waitFor(() => expect(onTyped).toHaveBeenCalledOnce());
  },
});

/** It is there at once. */
export const ReducedMotion = meta.story({
  globals: { motion: 'reduced' },
  play: async ({ canvas, canvasElement }) => {
    await expect(growing(canvasElement)).toBeNull();
    await expect(canvas.getByText('Georgia Institute of Technology')).toBeVisible();
    await waitFor(() => expect(onTyped).toHaveBeenCalledOnce());
  },
});

export const NotTyping = meta.story({
  args: { typing: false },
  play: async ({ canvas, canvasElement }) => {
    await expect(growing(canvasElement)).toBeNull();
    await expect(canvas.getByText('Georgia Institute of Technology')).toBeVisible();
    await expect(onTyped).not.toHaveBeenCalled();
  },
});
