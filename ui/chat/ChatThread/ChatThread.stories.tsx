import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../primitives/Button/Button.tsx';
import preview from '../../../.storybook/preview.tsx';
import { type ChatEntry, ChatThread, type ChatThreadProps } from './ChatThread.tsx';

const says = (id: string, text: string): ChatEntry => ({ id, from: 'assistant', text });
const asks = (id: string, text: string): ChatEntry => ({ id, from: 'student', text });

const advice = `Spend them where a reader will notice. In order:

1. **Ohio State honors supplement, 90 minutes.** It is due today and 438 of 500 words are done.
2. **Main essay, one hour.** The line *“it was a difficult time for my family”* is where it drops.
3. **Arabic tutor, 20 minutes.** It is the only one without a number.

Leave [Cornell](/applications/cornell) alone this week. It is 53 days out.`;

const talk = [asks('1', 'I have about four hours before Thursday. What should I fix first?'), says('2', advice)];
const next = asks('3', 'Does the laundromat show up too many times?');
const writes = (text: string): ChatEntry => ({ ...says('4', text), growing: true });
const note =
  'Answered by Laurel’s built-in coach. It reads your applications, essays, activities and honors, does not know what a college will decide, and can be wrong. Check dates and facts before you act on them.';

const meta = preview.meta({
  component: ChatThread,
  args: {
    greeting: <p>Hi Noor. I have read your eight applications, seven essays and five activities.</p>,
    entries: talk,
    note,
    onRetry: fn(),
    onBuiltIn: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 720, marginInline: 'auto' }}>
        <Story />
      </div>
    ),
  ],
});

const log = (canvasElement: HTMLElement) => within(canvasElement).getByRole('log', { name: 'Conversation' });
const growing = (canvasElement: HTMLElement) => canvasElement.querySelector('[inert]');

/** What was there before is not typed again. */
export const Default = meta.story({
  play: async ({ canvasElement }) => {
    await expect(growing(canvasElement)).toBeNull();
    await expect(within(log(canvasElement)).getByText(note)).toBeVisible();
  },
});

export const GreetingOnly = meta.story({ args: { entries: [], note: undefined } });

export const Thinking = meta.story({
  args: { entries: [...talk, next, writes('')] },
  play: async ({ canvasElement }) => {
    await expect(within(log(canvasElement)).getByRole('status')).toHaveTextContent('Thinking');
  },
});

const failed = { ...says('4', 'Something went wrong. Try again in a moment.'), failed: true };

export const Failed = meta.story({
  args: { entries: [...talk, next, failed] },
  play: async ({ canvas, canvasElement, args }) => {
    await expect(log(canvasElement)).toHaveTextContent('Something went wrong. Try again in a moment.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('button', { name: 'Use the built-in coach' })).toBeNull();
  },
});

const modelFailed = { ...failed, reason: 'The language model took too long.' };

/** Where a language model failed, why, and whom to ask instead. */
export const ModelFailed = meta.story({
  args: { entries: [...talk, next, modelFailed] },
  play: async ({ canvas, canvasElement, args }) => {
    await expect(log(canvasElement)).toHaveTextContent(
      'Something went wrong. Try again in a moment.The language model took too long.',
    );
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Use the built-in coach' }));
    await expect(args.onBuiltIn).toHaveBeenCalledOnce();
  },
});

const reason = 'Your share of the language model is used up for today. It is renewed within a day.';

/** Nobody is told to try again where that can't help. */
export const UsedUpPhone = meta.story({
  args: { entries: [next, { ...failed, reason, usedUp: true }], note: undefined },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(reason)).toBeVisible();
    await expect(log(canvasElement)).not.toHaveTextContent(/try again/i);
    await expect(canvas.getByRole('button', { name: 'Use the built-in coach' })).toBeVisible();
  },
});

/** Only the newest question can be asked again. */
export const FailedBefore = meta.story({
  args: { entries: [asks('1', 'Is Brown ready?'), { ...failed, id: '2' }, next, says('4', 'Three of seven.')] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
});

export const KeyboardRetry = meta.story({
  args: { entries: [next, failed] },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

/** A thread that shows one state of itself after another. */
function Stepping({ steps, ...args }: Omit<ChatThreadProps, 'entries'> & { steps: readonly (readonly ChatEntry[])[] }) {
  const [step, setStep] = useState(0);
  return (
    <>
      <ChatThread {...args} entries={steps[step]!} />
      <Button onClick={() => setStep(step + 1)}>Go on</Button>
    </>
  );
}
const goOn = (canvasElement: HTMLElement) =>
  userEvent.click(within(canvasElement).getByRole('button', { name: 'Go on' }));

/** What assistive technology hears of as added, from now on. */
function listen(canvasElement: HTMLElement) {
  const heard: string[] = [];
  const listener = new MutationObserver((changes) => {
    for (const { addedNodes, target } of changes) {
      if (target instanceof Element && target.closest('[aria-hidden]')) continue;
      for (const node of addedNodes) {
        if (node instanceof Element && !node.closest('[aria-hidden]')) heard.push(node.textContent);
      }
    }
  });
  listener.observe(log(canvasElement), { childList: true, subtree: true });
  return heard;
}

/** So far the beginning of a reply is typed. */
const typedSoFar = (canvasElement: HTMLElement, text: string) =>
  waitFor(() => expect(growing(canvasElement)).toHaveTextContent(text));

const words = [
  'Three of ',
  'Three of **sev',
  'Three of **seven.** That is a [thr',
  'Three of **seven.** That is a [thread](/essays), not a repeat.',
];
const asking = [...talk, next];

/** Typed while it is being written, without raw syntax; heard once, when it is whole. */
export const Streams = meta.story({
  render: (args) => (
    <Stepping
      {...args}
      steps={[
        [...asking, writes('')],
        [...asking, writes('**')],
        ...words.map((text) => [...asking, writes(text)]),
        [...asking, says('4', words.at(-1)!)],
      ]}
    />
  ),
  play: async ({ canvas, canvasElement }) => {
    const heard = listen(canvasElement);
    await expect(canvas.getByRole('status')).toHaveTextContent('Thinking');
    await goOn(canvasElement);
    await expect(canvas.getByRole('status')).toHaveTextContent('Thinking');
    await expect(within(log(canvasElement)).getByText(note)).toBeVisible();
    for (const text of ['Three of', 'Three of', 'Three of seven. That is a']) {
      await goOn(canvasElement);
      await typedSoFar(canvasElement, text);
      await expect(growing(canvasElement)).not.toHaveTextContent(/[*[\]()]/);
    }
    await expect(canvas.queryByRole('status')).toBeNull();
    await goOn(canvasElement);
    await expect(heard.join()).toBe('');
    await goOn(canvasElement);
    await waitFor(() => expect(growing(canvasElement)).toBeNull());
    await expect(heard.filter((text) => text.includes('Three of seven.'))).toHaveLength(1);
    await expect(canvas.getByRole('link', { name: 'thread' })).toBeVisible();
    await expect(canvas.getAllByText(note)).toHaveLength(1);
  },
});

/** As it looks on the way. */
export const Streaming = meta.story({
  args: { entries: [...asking, writes(words[2]!)] },
  play: async ({ canvasElement }) => {
    await expect(growing(canvasElement)).toHaveTextContent('Three of seven. That is a');
  },
});

/** What was written of it goes, and what failed takes its place. */
export const StreamBreaksOff = meta.story({
  render: (args) => (
    <Stepping
      {...args}
      steps={[
        [...asking, writes('')],
        [...asking, writes(words[2]!)],
        [...asking, failed],
      ]}
    />
  ),
  play: async ({ canvas, canvasElement }) => {
    await goOn(canvasElement);
    await typedSoFar(canvasElement, 'Three of seven.');
    await goOn(canvasElement);
    await expect(growing(canvasElement)).toBeNull();
    await expect(canvas.queryByText(/Three of/)).toBeNull();
    await expect(canvas.getByText('Something went wrong. Try again in a moment.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

/** A thread of so many entries, to which the next come one by one. */
function Talking({ entries, begin = 2, ...args }: ChatThreadProps & { begin?: number }) {
  const [count, setCount] = useState(begin);
  return (
    <>
      <ChatThread {...args} entries={entries.slice(0, count)} />
      <div style={{ position: 'sticky', bottom: 0 }}>
        <Button onClick={() => setCount(count + 1)}>Next entry</Button>
      </div>
    </>
  );
}

const nextEntry = (canvasElement: HTMLElement) =>
  userEvent.click(within(canvasElement).getByRole('button', { name: 'Next entry' }));

/** A reply that arrives is typed out and stands there once; a screen reader hears of one addition. */
export const Arrives = meta.story({
  args: { entries: [...talk, next, says('4', '**Three of seven.** That is a thread, not a repeat.')] },
  render: (args) => <Talking {...args} />,
  play: async ({ canvasElement }) => {
    await nextEntry(canvasElement);
    const heard = listen(canvasElement);
    await nextEntry(canvasElement);
    await expect(growing(canvasElement)).not.toBeNull();
    await waitFor(() => expect(growing(canvasElement)).toBeNull());
    await expect(heard.filter((text) => text.includes('Three of seven.'))).toHaveLength(1);
    await expect(within(canvasElement).getAllByText('Three of seven.')).toHaveLength(1);
    await expect(within(canvasElement).getAllByText(note)).toHaveLength(1);
  },
});

/** The next question finishes what is still being typed. */
export const AskedMeanwhile = meta.story({
  args: { entries: [...talk, next, says('4', advice.repeat(6)), asks('5', 'And Cornell?')] },
  render: (args) => <Talking {...args} />,
  play: async ({ canvasElement }) => {
    await nextEntry(canvasElement);
    await nextEntry(canvasElement);
    await expect(growing(canvasElement)).not.toBeNull();
    await nextEntry(canvasElement);
    await expect(growing(canvasElement)).toBeNull();
  },
});

export const ReducedMotion = meta.story({
  args: { entries: [...talk, next, says('4', advice)] },
  globals: { motion: 'reduced' },
  render: (args) => <Talking {...args} />,
  play: async ({ canvasElement }) => {
    await nextEntry(canvasElement);
    await nextEntry(canvasElement);
    await expect(growing(canvasElement)).toBeNull();
    await expect(within(canvasElement).getAllByText('Main essay, one hour.')).toHaveLength(2);
  },
});

const thirty = Array.from({ length: 15 }, (_, i) => [
  asks(`${i}-question`, `Question ${i + 1}: is it too neat?`),
  says(`${i}-reply`, advice),
]).flat();

const fromEnd = () => document.documentElement.scrollHeight - innerHeight - window.scrollY;
const frames = async (count: number) => {
  for (let i = 0; i < count; i++) await new Promise(requestAnimationFrame);
};

/** A long conversation opens at its end. */
export const ThirtyMessages = meta.story({
  args: { entries: thirty },
  play: async () => {
    await waitFor(() => expect(fromEnd()).toBeLessThan(8));
    await expect(window.scrollY).toBeGreaterThan(1_000);
  },
});

/** The page follows what grows. Scrolled up, it stays; a question takes it to the end. */
export const FollowsTheEnd = meta.story({
  args: {
    entries: [...thirty, next, says('reply', advice.repeat(4)), asks('then', 'And Cornell?'), says('end', advice)],
  },
  render: (args) => <Talking {...args} begin={30} />,
  play: async ({ canvasElement }) => {
    await nextEntry(canvasElement);
    await nextEntry(canvasElement);
    const begun = document.documentElement.scrollHeight;
    await waitFor(() => expect(document.documentElement.scrollHeight).toBeGreaterThan(begun + 60));
    await expect(fromEnd()).toBeLessThan(60);

    window.scrollTo({ top: window.scrollY - 150, behavior: 'instant' });
    await frames(2);
    const reading = window.scrollY;
    await frames(20);
    await expect(growing(canvasElement)).not.toBeNull();
    await expect(window.scrollY).toBe(reading);

    await nextEntry(canvasElement);
    await waitFor(() => expect(fromEnd()).toBeLessThan(8));
    await nextEntry(canvasElement);
    await waitFor(() => expect(growing(canvasElement)).toBeNull());
    await waitFor(() => expect(fromEnd()).toBeLessThan(8));
  },
  tags: ['no-picture'],
});

/** A reply longer than the window is read from its beginning: the numbers to call stay in sight on a phone. */
export const HelpStaysInSight = meta.story({
  args: {
    entries: [
      ...thirty,
      asks('told', 'I want to die.'),
      {
        ...says(
          'help',
          `**Please call or text 988 now.**\n\n- **988** 988 Suicide & Crisis Lifeline. Call or text.\n\n${'I am glad you said it. '.repeat(60)}`,
        ),
        help: true,
      },
    ],
  },
  globals: { viewport: { value: 'phone' } },
  render: (args) => <Talking {...args} begin={30} />,
  play: async ({ canvas, canvasElement }) => {
    await nextEntry(canvasElement);
    await nextEntry(canvasElement);
    const call = await canvas.findByRole('link', { name: 'Call 988' });
    await frames(3);
    await expect(call.getBoundingClientRect().top).toBeGreaterThan(0);
    await expect(call.getBoundingClientRect().bottom).toBeLessThan(innerHeight);
    await expect(canvas.getByText('I want to die.').getBoundingClientRect().top).toBeGreaterThan(0);
  },
  tags: ['no-picture'],
});

export const LongText = meta.story({
  args: {
    entries: [
      asks('1', `Why ${'engineering'.repeat(30)}?`),
      says('2', `**${'engineering'.repeat(30)}** and \`${'code'.repeat(80)}\``),
    ],
  },
  globals: { viewport: { value: 'phone' } },
});
