import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { chat } from '#contract/ai.ts';
import type { Answer } from '#contract/client.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { limits } from '#contract/limits.ts';
import { mock, never } from '#mocks/mock.ts';
import preview from '../../../.storybook/preview.tsx';
import { AppAt } from '../../../.storybook/AppAt.tsx';
import { ask, log, messageBox, sources } from './story-parts.ts';

const meta = preview.meta({
  tags: ['nightly'],
  title: 'pages/AdmitLens kept',
  component: AppAt,
  args: { path: '/admitlens' },
  globals: { motion: 'reduced' },
  parameters: { layout: 'fullscreen' },
});

/** What was sent last. */
let sent: InputOf<typeof chat>['body'] | undefined;
const answering = (message: string) =>
  mock(chat, ({ body }) => {
    sent = body;
    return { message, engine: 'built-in', sources };
  });

const reloaded = <AppAt key="reloaded" path="/admitlens" />;

/** What was said is there after a reload, not typed out once more, and the next question is asked with it. */
export const SurvivesAReload = meta.story({
  tags: ['!nightly'],
  beforeEach: ({ msw }) => msw.use(answering('Begin with **Ohio State**.')),
  play: async ({ canvasElement, mount }) => {
    await mount();
    await ask(canvasElement, 'What is due first?');
    await screen.findByText(/^Begin with/);
    await mount(reloaded);
    const conversation = within(await log(canvasElement));
    await expect(conversation.getByText('What is due first?')).toBeVisible();
    await expect(conversation.getByText(/^Begin with/)).toBeVisible();
    await expect(conversation.getByText(/^Answered by Laurel's built-in coach\./)).toBeVisible();
    await ask(canvasElement, 'And then?');
    await waitFor(() => expect(screen.getAllByText(/^Begin with/)).toHaveLength(2));
    await expect(sent?.messages.map(({ content }) => content)).toEqual([
      'What is due first?',
      'Begin with **Ohio State**.',
      'And then?',
    ]);
  },
});

/** A reply that was awaited when the page went is said to be missing, and can be asked for again. */
export const InterruptedByAReload = meta.story({
  beforeEach: ({ msw }) => msw.use(never(chat)),
  play: async ({ canvasElement, mount }) => {
    await mount();
    await ask(canvasElement, 'What is due first?');
    await screen.findByRole('status');
    await mount(reloaded);
    const conversation = within(await log(canvasElement));
    await expect(conversation.getByText('What is due first?')).toBeVisible();
    await expect(conversation.getByText('This reply was interrupted before it was finished.')).toBeVisible();
    await expect(conversation.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

export const AskedAgainAfterAReload = meta.story({
  beforeEach: ({ msw }) => msw.use(never(chat)),
  play: async ({ canvasElement, mount, msw }) => {
    await mount();
    await ask(canvasElement, 'What is due first?');
    await screen.findByRole('status');
    await mount(reloaded);
    await msw.use(answering('Begin with **Ohio State**.'));
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await screen.findByText(/^Begin with/);
    await expect(sent?.messages).toEqual([{ role: 'user', content: 'What is due first?' }]);
    await expect(screen.queryByText(/interrupted/)).toBeNull();
  },
});

const kept = () =>
  Object.entries(sessionStorage).flatMap(([key, value]) =>
    key.startsWith('laurel.conversation.') ? (JSON.parse(String(value)) as { entries: unknown[] }).entries : [],
  );

/** Of a conversation without an end the newest messages are kept, and the last twelve are sent. */
export const KeptWithinBounds = meta.story({
  beforeEach: ({ msw }) => msw.use(answering('Yes.')),
  play: async ({ canvasElement, mount }) => {
    await mount();
    await ask(canvasElement, 'Question 1');
    await screen.findByText('Yes.');
    const [key, value] = Object.entries(sessionStorage).find(([name]) => name.startsWith('laurel.conversation.'))!;
    const { entries, topic } = JSON.parse(String(value)) as { entries: unknown[]; topic: unknown };
    sessionStorage.setItem(key, JSON.stringify({ entries: Array.from({ length: 40 }, () => entries).flat(), topic }));
    await mount(reloaded);
    await ask(canvasElement, 'The last question');
    await waitFor(() => expect(screen.getAllByText('Yes.')).toHaveLength(41));
    await expect(kept()).toHaveLength(60);
    await expect(sent?.messages).toHaveLength(limits.chatMessages);
  },
  tags: ['no-picture'],
});

/** A new conversation knows nothing of the old one, and what is being written stays. */
export const NewConversation = meta.story({
  beforeEach: ({ msw }) => msw.use(answering('Begin with **Ohio State**.')),
  play: async ({ canvasElement }) => {
    await expect(screen.queryByRole('button', { name: 'New conversation' })).toBeNull();
    await ask(canvasElement, 'What is due first?');
    await screen.findByText(/^Begin with/);
    await userEvent.type(await messageBox(canvasElement), 'Is my theme');
    await userEvent.click(screen.getByRole('button', { name: 'New conversation' }));
    const conversation = within(await log(canvasElement));
    await expect(conversation.queryByText('What is due first?')).toBeNull();
    await expect(kept()).toEqual([]);
    await expect(await messageBox(canvasElement)).toHaveFocus();
    await userEvent.keyboard(' clear?{Enter}');
    await screen.findByText(/^Begin with/);
    await expect(sent?.messages).toEqual([{ role: 'user', content: 'Is my theme clear?' }]);
  },
});

/** Undo brings the old conversation back, before what was said since. */
export const NewConversationUndone = meta.story({
  beforeEach: ({ msw }) => msw.use(answering('Begin with **Ohio State**.')),
  play: async ({ canvasElement }) => {
    await ask(canvasElement, 'What is due first?');
    await screen.findByText(/^Begin with/);
    await userEvent.click(screen.getByRole('button', { name: 'New conversation' }));
    await ask(canvasElement, 'And then?');
    await screen.findByText(/^Begin with/);
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    const said = (await log(canvasElement)).textContent;
    await expect(said.indexOf('What is due first?')).toBeGreaterThan(-1);
    await expect(said.indexOf('What is due first?')).toBeLessThan(said.indexOf('And then?'));
    await expect(kept()).toHaveLength(4);
  },
});

/** A reply that comes after Undo is put at its place, and nothing that came back is lost. */
export const UndoneBeforeTheReply = meta.story({
  beforeEach: ({ msw }) => msw.use(answering('Begin with **Ohio State**.')),
  play: async ({ canvasElement, msw }) => {
    await ask(canvasElement, 'What is due first?');
    await screen.findByText(/^Begin with/);
    await userEvent.click(screen.getByRole('button', { name: 'New conversation' }));
    let comes!: () => void;
    const reply = new Promise<Answer<'chat'>>((resolve) => {
      comes = () => resolve({ message: 'Then **Michigan**.', engine: 'built-in', sources });
    });
    msw.use(mock(chat, () => reply));
    await ask(canvasElement, 'And then?');
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    comes();
    await screen.findByText(/^Then/);
    const conversation = within(await log(canvasElement));
    await expect(conversation.getByText('What is due first?')).toBeVisible();
    await expect(conversation.getByText(/^Begin with/)).toBeVisible();
    await expect(kept()).toHaveLength(4);
  },
  tags: ['no-picture'],
});

export const Phone = meta.story({
  globals: { motion: 'reduced', viewport: { value: 'phone' } },
  beforeEach: ({ msw }) => msw.use(answering('Begin with **Ohio State**.')),
  play: async ({ canvasElement }) => {
    await ask(canvasElement, 'What is due first?');
    await screen.findByText(/^Begin with/);
    await expect(screen.getByRole('button', { name: 'New conversation' })).toBeVisible();
  },
});
