import { expect, screen, within } from 'storybook/test';
import { chat } from '#contract/ai.ts';
import { HELP_LINES, PARTS_APART } from '#contract/chat-parts.ts';
import type { Answer } from '#contract/client.ts';
import { failing, mock } from '#mocks/mock.ts';
import preview from '../../../.storybook/preview.tsx';
import { AppAt } from '../../../.storybook/AppAt.tsx';
import { ask, failure, growing, log, messageBox, typedOut } from './story-parts.ts';

const meta = preview.meta({
  tags: ['nightly'],
  title: 'pages/AdmitLens: sources',
  component: AppAt,
  args: { path: '/admitlens' },
  globals: { motion: 'reduced' },
  parameters: { layout: 'fullscreen' },
});

type Sources = Answer<'chat'>['sources'];
const undated = { url: null, checkedOn: null, cycle: null };
const answering = (parts: string[], sources: Sources) =>
  mock(chat, () => ({ message: parts.join(PARTS_APART), engine: 'built-in', sources }));

const uc = answering(
  [
    '**Monday, November 30, at 11:59 pm in California.** In Toledo that is 2:59 on Tuesday morning, so call it Monday. One application goes to all nine campuses.',
    'Two of your four answers are empty. It just fits: 15 hours of work until then, and you have 16.\n\nFor more room, start Community from your Cornell essay, which asks the same. See your [plan](/plan).',
    'Answer straight: what you did, how, what came of it, what you think about it now.',
  ],
  [
    {
      kind: 'facts',
      name: 'University of California, dates',
      url: 'https://admission.universityofcalifornia.edu',
      checkedOn: '2026-09-20',
      cycle: '2026-27',
    },
    { kind: 'record', name: 'Plan', ...undated },
    { kind: 'general', name: 'General advice of Laurel', ...undated, checkedOn: '2026-11-22', cycle: '2026-27' },
  ],
);

/** Each part has its note, which follows it for who reads with ears. */
export const Sources = meta.story({
  tags: ['!nightly'],
  beforeEach: ({ msw }) => msw.use(uc),
  play: async ({ canvasElement }) => {
    await ask(canvasElement, 'When is UC due, and will I make it?');
    await typedOut(canvasElement);
    const conversation = within(await log(canvasElement));
    const notes = await conversation.findAllByRole('note', { name: 'Where this is from' });
    await expect(notes.map((note) => note.textContent)).toEqual([
      expect.stringMatching(/^Facts of the season.*2026–27, checked Sep 20, 2026$/),
      expect.stringMatching(/^Your recordPlan$/),
      expect.stringMatching(/^Generally true.*checked Nov 22, 2026$/),
    ]);
    const fact = conversation.getByText(/^Monday, November 30/);
    await expect(fact.compareDocumentPosition(notes[0]!) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
  },
});

export const SourcesPhone = meta.story({
  globals: { motion: 'reduced', viewport: { value: 'phone' } },
  beforeEach: ({ msw }) => msw.use(uc),
  play: async ({ canvasElement }) => {
    await ask(canvasElement, 'When is UC due, and will I make it?');
    await expect(await screen.findAllByRole('note')).toHaveLength(3);
  },
});

/** A fact of an earlier cycle says so, and what is not known leads to the college's own page. */
export const EarlierCycleAndNoSource = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      answering(
        [
          'In earlier years it took applications **as they came, without a closing day**. This year’s page has not been read, so look before you count on it.',
          'Whether it interviews, I do not know. Its own page says.',
        ],
        [
          {
            kind: 'facts',
            name: 'Common App Requirements Grid 2025-26',
            url: null,
            checkedOn: '2026-11-22',
            cycle: '2025-26',
          },
          { kind: 'unknown', name: 'University of Toledo, its own page', ...undated, url: 'https://www.utoledo.edu' },
        ],
      ),
    ),
  play: async ({ canvasElement }) => {
    await ask(canvasElement, 'Could I still add the University of Toledo? Does it interview?');
    await expect(await screen.findByText('2025–26, not this cycle')).toBeVisible();
    await expect(screen.getByRole('link', { name: /^University of Toledo, its own page/ })).toBeVisible();
  },
});

/** What nobody can know comes with what can be done instead, each asked by one press. */
export const CannotKnow = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      answering(
        [
          'I cannot know that, nobody outside can, and I will not guess a number.\n\n- What does Cornell ask for?\n- Does my work fit?',
        ],
        [{ kind: 'unknown', name: 'Nobody outside the college knows, and Laurel gives no chances', ...undated }],
      ),
    ),
  play: async ({ canvasElement, msw }) => {
    await ask(canvasElement, 'What are my chances at Cornell?');
    const offer = await screen.findByRole('button', { name: 'What does Cornell ask for?' });
    msw.use(uc);
    offer.click();
    await expect(await screen.findByText(/^Monday, November 30/)).toBeVisible();
    await expect(within(await log(canvasElement)).getAllByText('What does Cornell ask for?')).toHaveLength(2);
  },
});

const help = `**Please call or text 988 now.** It is free, day and night.

- **988** 988 Suicide & Crisis Lifeline. Call or text. United States.
- **741741** Crisis Text Line. Text HOME. United States.
- **911** If you are in danger right now. Call, or your local emergency number.

Outside the United States, findahelpline.com lists lines by country.

I am glad you said it, and your life matters far more than any college. Tell an adult you trust, such as a parent, a teacher or a school counselor, in just these words.

Nothing here has to be done today.`;

const care = answering([help], [{ kind: 'general', name: HELP_LINES, ...undated }]);

/** Help lines at once: no typing, no notes, no chips, no pickers. */
export const Care = meta.story({
  globals: { motion: 'full' },
  beforeEach: ({ msw }) => msw.use(care),
  play: async ({ canvasElement }) => {
    await ask(canvasElement, 'i dont want to be here anymore');
    await expect(await screen.findByRole('link', { name: 'Call 988' })).toBeVisible();
    await expect(growing(canvasElement)).toBeNull();
    await expect(screen.queryByRole('note')).toBeNull();
    await expect(screen.queryByRole('group', { name: 'Questions to ask' })).toBeNull();
    await expect(screen.queryByRole('combobox')).toBeNull();
    await expect(screen.queryByText(/^Answered by/)).toBeNull();
    const message = await messageBox(canvasElement);
    await expect(message).toHaveAttribute('placeholder', 'Write back, if you want to');
    await expect(message).toHaveFocus();
  },
});

export const CarePhone = meta.story({
  globals: { motion: 'reduced', viewport: { value: 'phone' } },
  beforeEach: ({ msw }) => msw.use(care),
  play: async ({ canvasElement }) => {
    await ask(canvasElement, 'i dont want to be here anymore');
    await expect(await screen.findByRole('link', { name: 'Text 741741' })).toBeVisible();
  },
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failing(chat)),
  play: async ({ canvasElement }) => {
    await ask(canvasElement, 'Does the laundromat show up too many times?');
    await expect(await screen.findByText(failure)).toBeVisible();
    await expect(screen.queryByRole('note')).toBeNull();
    await expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});
