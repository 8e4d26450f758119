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

/** It is there at once. */
export const ReducedMotion = meta.story({
  globals: { motion: 'reduced' },
  play: async ({ canvas, canvasElement }) => {
    await expect(growing(canvasElement)).toBeNull();
    await expect(canvas.getByText('Georgia Institute of Technology')).toBeVisible();
    await expect(onTyped).toHaveBeenCalledOnce();
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
