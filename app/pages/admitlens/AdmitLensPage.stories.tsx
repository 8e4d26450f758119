import { http } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { listActivities } from '#contract/activities.ts';
import { chat, readContext } from '#contract/ai.ts';
import { listApplications, readApplication } from '#contract/applications.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { readMainEssay } from '#contract/essays.ts';
import { limits } from '#contract/limits.ts';
import { db } from '#mocks/db.ts';
import { noor } from '#mocks/fixtures/student.ts';
import { failing, mock, never, slow, unreachable } from '#mocks/mock.ts';
import { enter } from '#mocks/scenarios.ts';
import preview from '../../../.storybook/preview.tsx';
import { AppAt } from '../../../.storybook/AppAt.tsx';
import { ask, failure, growing, log, messageBox, typedOut, sources } from './story-parts.ts';

const meta = preview.meta({
  tags: ['nightly'],
  title: 'pages/AdmitLens',
  component: AppAt,
  args: { path: '/admitlens' },
  parameters: { layout: 'fullscreen' },
});

const questions = [
  'What should I work on this week?',
  'Where is my application thin?',
  'Do my essays sound like one person?',
];

/** What was sent last. */
let sent: InputOf<typeof chat>['body'] | undefined;
const answering = (message: string, engine = 'built-in') =>
  mock(chat, ({ body }) => {
    sent = body;
    return { message, engine, sources };
  });

export const Default = meta.story({
  tags: ['!nightly'],
  play: async ({ canvasElement }) => {
    const conversation = await log(canvasElement);
    await expect(
      await within(conversation).findByText(/I have read your eight applications, seven essays and five activities\./),
    ).toHaveTextContent(/^Hi Noor\. .* Ask me about any of them, or about how they fit together\.$/);
    for (const name of questions) await expect(screen.getByRole('button', { name })).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
    await expect(screen.getByRole('heading', { level: 1, name: 'AdmitLens' })).toBeInTheDocument();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(never(readContext)),
  play: async ({ canvasElement }) => {
    const conversation = await log(canvasElement);
    await waitFor(() => expect(conversation.querySelector('[aria-hidden="true"]')).toBeVisible());
    await expect(within(conversation).queryByText(/Noor/)).toBeNull();
  },
});

/** Where the whole is not to be had, its parts are read. */
export const ContextFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(failing(readContext)),
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText(/eight applications, seven essays and five activities/),
    ).toBeVisible();
  },
});

/** One request that did not get through is no reason to do without. */
export const ContextUnreachable = meta.story({
  beforeEach: ({ msw }) => msw.use(unreachable(readContext)),
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText(/eight applications, seven essays and five activities/),
    ).toBeVisible();
  },
});

/** It can answer all the same, because the server knows. */
export const NothingToBeHad = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      ...[readContext, listApplications, readApplication, readMainEssay, listActivities].map((endpoint) =>
        unreachable(endpoint),
      ),
    ),
  globals: { motion: 'reduced' },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText(/Ask me about your applications, essays and activities/),
    ).toBeVisible();
    await ask(canvasElement, questions[0]!);
    await expect(await screen.findByText(/^Begin with/)).toBeVisible();
  },
});

export const Empty = meta.story({
  beforeEach: () => enter('blank page'),
  play: async ({ canvasElement }) => {
    const conversation = await log(canvasElement);
    await within(conversation).findByText(/There is nothing of yours to read yet/);
    await expect(within(conversation).getByRole('link', { name: 'application' })).toHaveAttribute(
      'href',
      '/applications',
    );
  },
});

/** Enter sends, the reply is typed out, and the focus stays where the next question is written. */
export const Asked = meta.story({
  play: async ({ canvasElement }) => {
    await ask(canvasElement, 'What is due first?');
    const conversation = await log(canvasElement);
    await within(conversation).findByText('What is due first?');
    const box = await messageBox(canvasElement);
    await expect(box).toHaveValue('');
    await waitFor(() => expect(growing(canvasElement)).not.toBeNull());
    await typedOut(canvasElement);
    await expect(within(conversation).getByText(/^Begin with/)).toBeVisible();
    await expect(within(conversation).getByText(/^Answered by Laurel's built-in coach\./)).toHaveTextContent(
      /It reads your .* honors, does not know what a college will decide, and can be wrong\./,
    );
    await expect(box).toHaveFocus();
  },
});

export const AskedByMouse = meta.story({
  globals: { motion: 'reduced' },
  play: async ({ canvasElement }) => {
    const box = await messageBox(canvasElement);
    await userEvent.type(box, 'What is due first?');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await screen.findByText(/^Begin with/);
    await expect(box).toHaveFocus();
  },
});

/** A chip asks at once and leaves alone what is being written. */
export const AskedByChip = meta.story({
  globals: { motion: 'reduced' },
  beforeEach: ({ msw }) => msw.use(answering('Of your **five** activities, one has no number.')),
  play: async ({ canvasElement }) => {
    await userEvent.type(await messageBox(canvasElement), 'And what about ');
    await userEvent.click(screen.getByRole('button', { name: questions[1] }));
    await screen.findByText(/activities, one has no number/);
    await expect(sent).toMatchObject({
      messages: [{ role: 'user', content: questions[1] }],
      appId: null,
      essayId: null,
      tz: 'America/New_York',
    });
    await expect(await messageBox(canvasElement)).toHaveValue('And what about ');
  },
});

/** A click on a reply that is being typed shows all of it. */
export const ClickFinishesTyping = meta.story({
  beforeEach: ({ msw }) => msw.use(answering('A reader sees the place before the point. '.repeat(150))),
  play: async ({ canvasElement }) => {
    await ask(canvasElement, questions[0]!);
    await waitFor(() => expect(growing(canvasElement)).not.toBeNull());
    await userEvent.click(growing(canvasElement)!.parentElement!);
    await expect(growing(canvasElement)).toBeNull();
  },
});

/** Nothing can be sent meanwhile, but the next question can be written. */
export const Thinking = meta.story({
  beforeEach: ({ msw }) => msw.use(never(chat)),
  play: async ({ canvasElement }) => {
    await ask(canvasElement, 'Does the laundromat show up too many times?');
    await expect(await within(await log(canvasElement)).findByRole('status')).toHaveTextContent('Thinking');
    await ask(canvasElement, 'And the');
    await expect(await messageBox(canvasElement)).toHaveValue('And the');
    await expect(screen.getByRole('button', { name: 'Send' })).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(screen.getByRole('button', { name: questions[0] }));
    await expect(within(await log(canvasElement)).queryByText(questions[0]!)).toBeNull();
  },
});

/** Always in the same words. */
export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failing(chat, 502, 'The AI service failed.')),
  play: async ({ canvasElement }) => {
    await ask(canvasElement, 'What is due first?');
    const conversation = within(await log(canvasElement));
    await expect(await conversation.findByText(failure)).toBeVisible();
    await expect(conversation.queryByText('The AI service failed.')).toBeNull();
    await expect(conversation.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

/** The same question is asked again, and what is being written stays. */
export const TriedAgain = meta.story({
  globals: { motion: 'reduced' },
  beforeEach: ({ msw }) => msw.use(failing(chat)),
  play: async ({ canvasElement, msw }) => {
    await ask(canvasElement, 'What is due first?');
    const conversation = within(await log(canvasElement));
    await conversation.findByText(failure);
    await userEvent.type(await messageBox(canvasElement), 'And then?');

    await msw.use(answering('Begin with **The Ohio State University**.'));
    await userEvent.click(conversation.getByRole('button', { name: 'Try again' }));
    await conversation.findByText(/^Begin with/);
    await expect(sent?.messages).toEqual([{ role: 'user', content: 'What is due first?' }]);
    await expect(conversation.queryByText(failure)).toBeNull();
    await expect(conversation.getAllByText('What is due first?')).toHaveLength(1);
    await expect(await messageBox(canvasElement)).toHaveValue('And then?');
    await expect(await messageBox(canvasElement)).toHaveFocus();
  },
});

export const Offline = meta.story({
  beforeEach: ({ msw }) => msw.use(unreachable(chat)),
  play: async ({ canvasElement }) => {
    await ask(canvasElement, 'What is due first?');
    const conversation = within(await log(canvasElement));
    await expect(await conversation.findByText(failure)).toBeVisible();
  },
});

/** Another question can be asked instead; what failed is no part of the conversation that is sent. */
export const AskedOnAfterFailure = meta.story({
  globals: { motion: 'reduced' },
  beforeEach: ({ msw }) => msw.use(failing(chat)),
  play: async ({ canvasElement, msw }) => {
    await ask(canvasElement, 'What is due first?');
    await screen.findByText(failure);
    await msw.use(answering('It is due today.'));
    await ask(canvasElement, 'Is Ohio State due?');
    await screen.findByText('It is due today.');
    await expect(sent?.messages.map(({ content }) => content)).toEqual(['What is due first?', 'Is Ohio State due?']);
    await expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
});

export const EmptyReply = meta.story({
  globals: { motion: 'reduced' },
  beforeEach: ({ msw }) => msw.use(answering(' ')),
  play: async ({ canvasElement }) => {
    await ask(canvasElement, 'What is due first?');
    await expect(await screen.findByText("Sorry — I couldn't generate a reply.")).toBeVisible();
  },
});

/** Some servers call the reply `answer`. */
export const ReplyCalledAnswer = meta.story({
  globals: { motion: 'reduced' },
  beforeEach: ({ msw }) =>
    msw.use(
      http.post(`*${chat.path}`, () => Response.json({ message: ' ', answer: 'It is due today.', engine: 'built-in' })),
    ),
  play: async ({ canvasElement, msw }) => {
    await ask(canvasElement, 'Is Ohio State due?');
    await expect(await screen.findByText('It is due today.')).toBeVisible();
    msw.use(http.post(`*${chat.path}`, () => Response.json({ answer: 'Tomorrow.', engine: 'built-in' })));
    await ask(canvasElement, 'And Cornell?');
    await expect(await screen.findByText('Tomorrow.')).toBeVisible();
  },
});

/** Whoever answers is named. */
export const AnotherEngine = meta.story({
  globals: { motion: 'reduced' },
  beforeEach: ({ msw }) => msw.use(answering('Three of seven. **That is a thread,** not a repeat.', 'gpt-5-mini')),
  play: async ({ canvasElement }) => {
    await ask(canvasElement, 'Does the laundromat show up too many times?');
    await expect(await screen.findByText(/^Answered by gpt-5-mini\./)).toBeVisible();
  },
});

/** Links of a reply lead to pages of the app, which then come back to the conversation as it was. */
export const LinkAndBack = meta.story({
  globals: { motion: 'reduced' },
  beforeEach: ({ msw }) => msw.use(answering('Your [main essay](/essaysworkspace) is the strongest.')),
  play: async ({ canvasElement }) => {
    await ask(canvasElement, 'Which essay is strongest?');
    await userEvent.type(await messageBox(canvasElement), 'And why');
    await userEvent.click(await screen.findByRole('link', { name: 'main essay' }));
    await screen.findByRole('textbox', { name: 'Essay' });
    await userEvent.click(await screen.findByRole('link', { name: 'AdmitLens' }));
    const conversation = within(await log(canvasElement));
    await expect(conversation.getByText('Which essay is strongest?')).toBeVisible();
    await expect(conversation.getByText(/is the strongest\./)).toBeVisible();
    await expect(await messageBox(canvasElement)).toHaveValue('And why');
  },
});

/** A reply that comes while another page is shown is there afterwards, and not typed out any more. */
export const AnsweredMeanwhile = meta.story({
  beforeEach: ({ msw }) => msw.use(slow(chat, 600), answering('It is due today.')),
  play: async ({ canvasElement }) => {
    await ask(canvasElement, 'Is Ohio State due?');
    await userEvent.click(screen.getByRole('link', { name: 'Honors' }));
    await waitFor(() => expect(screen.queryByRole('log')).toBeNull());
    await new Promise((resolve) => setTimeout(resolve, 900));
    await userEvent.click(await screen.findByRole('link', { name: 'AdmitLens' }));
    await expect(await screen.findByText('It is due today.')).toBeVisible();
    await expect(growing(canvasElement)).toBeNull();
  },
});

async function signIn() {
  const email = await screen.findByLabelText('Email');
  // It may be remembered.
  await userEvent.clear(email);
  await userEvent.type(email, noor.email);
  await userEvent.type(screen.getByLabelText('Password'), noor.password);
  await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
}

/** Signing out ends the conversation, also for the same student. */
export const EndsWithSigningOut = meta.story({
  globals: { motion: 'reduced' },
  play: async ({ canvasElement }) => {
    await ask(canvasElement, 'What is due first?');
    await screen.findByText(/^Begin with/);
    await userEvent.click(screen.getByRole('button', { name: 'Sign Out' }));
    await signIn();
    await userEvent.click(await screen.findByRole('link', { name: 'AdmitLens' }));
    await log(canvasElement);
    await expect(screen.queryByText('What is due first?')).toBeNull();
  },
  tags: ['no-picture'],
});

/** Nor does it come back when a later session ends by itself. */
export const EndsForGood = meta.story({
  globals: { motion: 'reduced' },
  play: async ({ canvasElement }) => {
    await ask(canvasElement, 'What is due first?');
    await screen.findByText(/^Begin with/);
    await userEvent.click(screen.getByRole('button', { name: 'Sign Out' }));
    await signIn();
    await screen.findByRole('link', { name: 'AdmitLens' });
    db.tokens.clear();
    await userEvent.click(screen.getByRole('link', { name: 'Honors' }));
    await screen.findByText(/Your session has ended/);
    await signIn();
    await userEvent.click(await screen.findByRole('link', { name: 'AdmitLens' }));
    await log(canvasElement);
    await expect(screen.queryByText('What is due first?')).toBeNull();
  },
  tags: ['no-picture'],
});

/** A session that ends by itself takes nothing away: the question is still there, and can be tried again. */
export const SessionEnds = meta.story({
  globals: { motion: 'reduced' },
  play: async ({ canvasElement }) => {
    const box = await messageBox(canvasElement);
    await userEvent.type(box, 'What is due first?');
    db.tokens.clear();
    await userEvent.keyboard('{Enter}');
    await screen.findByText(/Your session has ended/);
    await signIn();
    const conversation = within(await log(canvasElement));
    await expect(conversation.getByText('What is due first?')).toBeVisible();
    await userEvent.click(await conversation.findByRole('button', { name: 'Try again' }));
    await expect(await conversation.findByText(/^Begin with/)).toBeVisible();
  },
  tags: ['no-picture'],
});

/** Nobody else sees it, not even a reply that was on its way. */
export const AnotherStudent = meta.story({
  globals: { motion: 'reduced' },
  beforeEach: ({ msw }) => {
    db.add({ name: 'Sam Okafor', email: 'sam@example.com', password: 'spectrogram', onboarded: true });
    msw.use(slow(chat, 1_500), answering('It is due today.'));
  },
  play: async ({ canvasElement }) => {
    await ask(canvasElement, 'Is Ohio State due?');
    await userEvent.click(screen.getByRole('button', { name: 'Sign Out' }));
    await userEvent.type(await screen.findByLabelText('Email'), 'sam@example.com');
    await userEvent.type(screen.getByLabelText('Password'), 'spectrogram');
    await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
    await userEvent.click(await screen.findByRole('link', { name: 'AdmitLens' }));
    await within(await log(canvasElement)).findByText('Sam');
    await new Promise((resolve) => setTimeout(resolve, 1_600));
    await expect(screen.queryByText('Is Ohio State due?')).toBeNull();
    await expect(screen.queryByText('It is due today.')).toBeNull();
  },
  tags: ['no-picture'],
});

async function choose(label: string, option: string) {
  await userEvent.click(screen.getByRole('combobox', { name: label }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
}

/** What is chosen goes with the question. An application narrows the essays to its own. */
export const AboutOneEssay = meta.story({
  globals: { motion: 'reduced' },
  beforeEach: ({ msw }) => msw.use(answering('It ends where it began.')),
  play: async ({ canvasElement }) => {
    await screen.findByText(/I have read your/);
    await choose('Essay to ask about', 'Honors and Scholars, The Ohio State University');
    await choose('Application to ask about', 'Cornell University');
    await expect(screen.getByRole('combobox', { name: 'Essay to ask about' })).toHaveTextContent('All essays');
    await choose('Essay to ask about', 'Community essay');
    await ask(canvasElement, 'How does it end?');
    await screen.findByText('It ends where it began.');
    await expect(sent).toMatchObject({ appId: 'cornell', essayId: 'cornell-community' });
  },
});

/** What was chosen is gone, as by another tab: the next try is about what is left. */
export const TopicGone = meta.story({
  globals: { motion: 'reduced' },
  play: async ({ canvasElement }) => {
    await screen.findByText(/I have read your eight/);
    await choose('Application to ask about', 'Cornell University');
    const { applications } = db.accounts[0]!;
    applications.splice(
      applications.findIndex(({ id }) => id === 'cornell'),
      1,
    );
    await ask(canvasElement, 'What is due first?');
    await screen.findByText(failure);
    await expect(screen.getByRole('combobox', { name: 'Application to ask about' })).toHaveTextContent(
      'All applications',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await expect(await screen.findByText(/^Begin with/)).toBeVisible();
  },
});

/** Of this tab, the message that is not sent yet. */
const unsent = () => Object.keys(sessionStorage).filter((key) => key.startsWith('laurel.admitlens.'));

/** A message that is not sent yet survives a reload, until it is sent. */
export const DraftIsKept = meta.story({
  globals: { motion: 'reduced' },
  play: async ({ canvasElement, mount }) => {
    await mount();
    await userEvent.type(await messageBox(canvasElement), 'What is due');
    await mount(<AppAt key="reloaded" path="/admitlens" />);
    const box = await messageBox(canvasElement);
    await expect(box).toHaveValue('What is due');
    await userEvent.type(box, ' first?{Enter}');
    await screen.findByText(/^Begin with/);
    await expect(box).toHaveValue('');
    await expect(unsent()).toEqual([]);
  },
});

/** It ends when the student signs out. */
export const DraftEndsWithSigningOut = meta.story({
  play: async ({ canvasElement }) => {
    await userEvent.type(await messageBox(canvasElement), 'What is due');
    await expect(unsent()).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Sign Out' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Sign out and discard' }));
    await signIn();
    await expect(unsent()).toEqual([]);
    await userEvent.click(await screen.findByRole('link', { name: 'AdmitLens' }));
    await expect(await messageBox(canvasElement)).toHaveValue('');
  },
  tags: ['no-picture'],
});

/** And with the account. */
export const DraftEndsWithTheAccount = meta.story({
  play: async ({ canvasElement }) => {
    await userEvent.type(await messageBox(canvasElement), 'What is due');
    await userEvent.click(screen.getByRole('link', { name: 'Settings' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete account' }));
    await userEvent.type(await screen.findByLabelText('Your password'), `${noor.password}{Enter}`);
    await screen.findByText('Your account and everything in it are deleted.');
    await expect(unsent()).toEqual([]);
  },
  tags: ['no-picture'],
});

const fromEnd = () => document.documentElement.scrollHeight - innerHeight - window.scrollY;

/** Of a long conversation the last twelve messages are sent. It opens at its end. */
export const LongConversation = meta.story({
  globals: { motion: 'reduced' },
  beforeEach: ({ msw }) =>
    msw.use(answering('Begin with **The Ohio State University**, due today.\n\n- Then Georgia Tech\n- Then Cornell')),
  play: async ({ canvasElement }) => {
    await ask(canvasElement, 'Question 1');
    await screen.findByText(/^Begin with/);
    for (let i = 2; i <= 9; i++) {
      await ask(canvasElement, `Question ${i}`);
      await waitFor(() => expect(screen.getAllByText(/^Begin with/)).toHaveLength(i));
    }
    await expect(sent?.messages).toHaveLength(limits.chatMessages);
    await expect(sent?.messages.at(-1)).toEqual({ role: 'user', content: 'Question 9' });
    await expect(sent?.messages[0]?.role).toBe('assistant');
    await waitFor(() => expect(fromEnd()).toBeLessThan(8));
    await expect(window.scrollY).toBeGreaterThan(100);

    await userEvent.click(screen.getByRole('link', { name: 'Honors' }));
    await waitFor(() => expect(screen.queryByRole('log')).toBeNull());
    await userEvent.click(await screen.findByRole('link', { name: 'AdmitLens' }));
    await log(canvasElement);
    await new Promise((resolve) => setTimeout(resolve, 600));
    await expect(fromEnd()).toBeLessThan(8);
  },
});

export const LongText = meta.story({
  beforeEach: ({ msw }) => {
    enter('long names');
    msw.use(answering(`**${'engineering'.repeat(18)}**\n\n\`${'code'.repeat(80)}\``));
  },
  globals: { motion: 'reduced', viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await ask(canvasElement, `Why ${'engineering'.repeat(20)}?`);
    await screen.findByText(/codecode/);
  },
});

/** The composer stands on the tab bar. */
export const Phone = meta.story({
  globals: { motion: 'reduced', viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await ask(canvasElement, questions[0]!);
    await screen.findByText(/^Begin with/);
    const composer = (await messageBox(canvasElement)).closest('form')!.getBoundingClientRect();
    const tabs = screen.getByRole('navigation', { name: 'Main' }).getBoundingClientRect();
    await expect(composer.bottom).toBeLessThanOrEqual(tabs.top);
  },
});
