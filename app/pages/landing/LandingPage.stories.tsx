import { QueryClient, QueryClientContext } from '@tanstack/react-query';
import { Provider } from 'jotai';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { previewEssay } from '#contract/essays.ts';
import { readServices } from '#contract/services.ts';
import { readMe } from '#contract/users.ts';
import { createAppStore } from '#app/state/store.ts';
import { db } from '#mocks/db.ts';
import { failing, mock, never, unreachable } from '#mocks/mock.ts';
import { enter } from '#mocks/scenarios.ts';
import preview from '../../../.storybook/preview.tsx';
import { AppAt } from '../../../.storybook/AppAt.tsx';
import { signalsOf } from '../story-parts.ts';
import { LandingPage } from './LandingPage.tsx';

const sample =
  'Ever since I was young, I have loved helping people. Every Saturday I rode the 14 bus with my grandmother to the market, where she argued about the price of okra in three languages.';

const meta = preview.meta({
  tags: ['nightly'],
  title: 'pages/Landing',
  component: AppAt,
  args: { path: '/' },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    enter('signed out');
    // A link to a section is noted in the address, which the stories of a file share.
    return () => history.replaceState(null, '', location.pathname + location.search);
  },
});

async function score(canvasElement: HTMLElement, text: string) {
  const canvas = within(canvasElement);
  const box = await canvas.findByRole('textbox', { name: 'Essay sample' });
  if (text) {
    await userEvent.click(box);
    await userEvent.paste(text);
  }
  await userEvent.click(canvas.getByRole('button', { name: 'Score this sample' }));
  return canvas;
}

/** A guest's page, with its sections in order and nothing asked of any logo service. */
export const Default = meta.story({
  tags: ['!nightly'],
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Apply to college with a clear head.' });
    await canvas.findByRole('heading', { name: 'Start with one sentence.' });
    const sections = [...canvasElement.querySelectorAll('section[id]')].map(({ id }) => id);
    await expect(sections).toEqual(['home', 'how', 'features', 'demo', 'testimonials', 'pricing', 'get-started']);
    const header = within(canvas.getByRole('banner'));
    await expect(header.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/signup');
    await expect(header.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/signin');
    await expect(canvas.getByRole('link', { name: 'Terms' })).toHaveAttribute('href', '/terms');
    await expect(canvas.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/privacy');
    const due = [...canvasElement.querySelectorAll('[data-state]:not([inert] *)')].map((pill) => pill.textContent);
    await expect(due).toEqual(['Past due', 'Due today', 'Due in 1 day', 'Due in 11 days', 'Due in 53 days']);
    await expect(canvasElement.querySelector('img')).toBeNull();
    await expect(canvasElement.querySelectorAll('#testimonials figure')).toHaveLength(3);
  },
});

export const SignedIn = meta.story({
  beforeEach: () => enter('writing'),
  play: async ({ canvas }) => {
    const header = within(canvas.getByRole('banner'));
    await expect(await header.findByRole('link', { name: 'Open Dashboard' })).toHaveAttribute('href', '/dashboard');
    await userEvent.click(header.getByRole('button', { name: 'Sign Out' }));
    await expect(await header.findByRole('link', { name: 'Sign In' })).toBeVisible();
    await expect(localStorage.getItem('token')).toBeNull();
  },
});

/** A student who is still being loaded is no guest. */
export const StudentLoading = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) => {
    enter('writing');
    msw.use(never(readMe));
  },
  play: async ({ canvas }) => {
    const header = within(canvas.getByRole('banner'));
    await expect(header.getByRole('link', { name: 'Open Dashboard' })).toBeVisible();
    await expect(header.queryByRole('link', { name: 'Sign In' })).toBeNull();
  },
});

/** How far a section is below the header, in px. */
function below(header: HTMLElement, id: string) {
  const section = document.querySelector(`section#${id}`)!;
  return section.getBoundingClientRect().top - header.getBoundingClientRect().bottom;
}

async function goesTo(id: string, canvasElement: HTMLElement) {
  const header = within(canvasElement).getByRole('banner');
  await waitFor(() => expect(Math.abs(below(header, id) - 12)).toBeLessThan(1));
  await waitFor(() => expect(document.querySelector(`section#${id}`)!.className).toMatch(/flash/));
  await waitFor(() => expect(header).toHaveAttribute('data-scrolled'));
}

/** The section stops 12 px below the header, flashes, and its heading has the focus. */
export const FollowsASectionLink = meta.story({
  tags: ['no-picture'],
  play: async ({ canvas, canvasElement }) => {
    const links = within(canvas.getByRole('navigation', { name: 'Sections' }));
    await userEvent.click(links.getByRole('link', { name: 'Pricing' }));
    await goesTo('pricing', canvasElement);
    await expect(canvas.getByRole('heading', { name: 'Free during beta' })).toHaveFocus();
    await userEvent.click(within(canvas.getByRole('banner')).getByRole('link', { name: 'Laurel home' }));
    await waitFor(() => expect(scrollY).toBe(0));
  },
});

/** On a phone the links to the sections are in the footer. */
export const PhoneSectionLink = meta.story({
  tags: ['no-picture'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('navigation', { name: 'Sections' })).toBeNull();
    const links = within(canvas.getByRole('navigation', { name: 'Footer' }));
    await userEvent.click(links.getByRole('link', { name: 'Demo' }));
    await goesTo('demo', canvasElement);
  },
});

export const KeyboardSectionLink = meta.story({
  tags: ['no-picture'],
  globals: { motion: 'reduced' },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    within(canvas.getByRole('navigation', { name: 'Sections' }))
      .getByRole('link', { name: 'How it Works' })
      .focus();
    await userEvent.keyboard('{Enter}');
    await goesTo('how', canvasElement);
    await expect(document.activeElement).toHaveTextContent(/^From a blank page/);
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const Scored = meta.story({
  play: async ({ canvasElement }) => {
    const canvas = await score(canvasElement, sample);
    await expect(await canvas.findByRole('meter', { name: 'Score' })).toHaveAttribute(
      'aria-valuetext',
      '6.8 out of 10',
    );
    await expect(canvas.getByText('Rewritten intro')).toBeVisible();
  },
});

/** By keyboard, and back to what was pasted. */
export const ScoreExplained = meta.story({
  play: async ({ canvasElement }) => {
    const canvas = await score(canvasElement, sample);
    const opener = await canvas.findByRole('button', { name: 'How this score is made' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'How this score is made' }));
    const rows = dialog
      .getAllByRole('rowheader')
      .map((header) => header.closest('tr')!.innerText.split('\t').join(' '));
    await expect(rows).toEqual(['Structure 15%', 'Voice 30%', 'Clarity 25%', 'Specificity 30%']);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(canvas.getByRole('textbox', { name: 'Essay sample' })).toHaveValue(sample);
  },
  tags: ['no-picture'],
});

const setUpWith = (languageModel: string) => mock(readServices, () => ({ languageModel, google: false, email: false }));
const answerOf = (engine: string) => ({
  score: 6.8,
  feedback: ['Start on the bus.'],
  rewritten_intro: '',
  engine,
  rule: '',
});

/** Who will read the sample is said before it is sent, and who has read it afterwards. */
export const ByLanguageModel = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      setUpWith('gpt-5-mini'),
      mock(previewEssay, () => answerOf('gpt-5-mini')),
    ),
  play: async ({ canvas, canvasElement }) => {
    await expect(
      await canvas.findByText(/^Your text is sent to the service that runs gpt-5-mini, a language model\./),
    ).toBeVisible();
    await score(canvasElement, sample);
    await expect(
      await canvas.findByText(/^Scored by gpt-5-mini, a language model\. Laurel does not store your text\./),
    ).toBeVisible();
    await expect(canvas.queryByText(/built-in coach/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'How this score is made' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'How this score is made' }));
    await expect(dialog.getByText(/rates four categories/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

/** As long as it is not known who will read it, nothing is said of that. */
export const ReaderUnknown = meta.story({
  beforeEach: ({ msw }) => msw.use(never(readServices)),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Laurel does not store your text.')).toBeVisible();
    await expect(canvas.queryByText(/language model|our own server/)).toBeNull();
  },
  tags: ['no-picture'],
});

/** Who has chosen the built-in coach has chosen it here as well: the server knows, and the page says so. */
export const CoachChosen = meta.story({
  beforeEach: ({ msw }) => {
    enter('writing');
    db.accounts[0]!.user.engine = 'built-in';
    asked.length = 0;
    msw.use(
      setUpWith('gpt-5-mini'),
      mock(previewEssay, ({ body }) => {
        asked.push(body.engine);
        return answerOf('built-in');
      }),
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(/^Laurel's built-in coach reads your text/)).toBeVisible();
    await score(canvasElement, sample);
    await canvas.findByText(/^Scored by Laurel's built-in coach\./);
    await expect(asked).toEqual([undefined]);
  },
  tags: ['no-picture'],
});
const asked: unknown[] = [];

/** Where a language model failed, anyone may ask the built-in coach for this one score. */
export const ModelFailed = meta.story({
  beforeEach: ({ msw }) => {
    const reason = 'The language model took too long.';
    msw.use(setUpWith('gpt-5-mini'), failing(previewEssay, 504, 'Preview failed', { engine: reason }));
  },
  play: async ({ canvas, canvasElement, msw }) => {
    await score(canvasElement, sample);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      /^Preview failed\. The language model took too long\./,
    );
    const sent: unknown[] = [];
    msw.use(
      mock(previewEssay, ({ body }) => {
        sent.push(body.engine);
        return answerOf('built-in');
      }),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Use the built-in coach' }));
    await expect(await canvas.findByText(/^Scored by Laurel's built-in coach\./)).toBeVisible();
    await expect(sent).toEqual(['built-in']);
  },
  tags: ['no-picture'],
});

export const TooShort = meta.story({
  play: async ({ canvasElement }) => {
    const canvas = await score(canvasElement, 'Too short.');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Paste a longer sample (~60+ chars).');
  },
});

/** Sixty characters are enough, and fifty-nine are not; spaces around them do not count. */
export const JustLongEnough = meta.story({
  tags: ['no-picture'],
  play: async ({ canvasElement }) => {
    const fiftyNine = sample.slice(0, 59).trim().padEnd(59, '.');
    const canvas = await score(canvasElement, `  ${fiftyNine}\n`);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Paste a longer sample (~60+ chars).');
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Essay sample' }));
    await score(canvasElement, `${fiftyNine}.`);
    await expect(await canvas.findByRole('meter', { name: 'Score' })).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

export const Scoring = meta.story({
  beforeEach: ({ msw }) => msw.use(never(previewEssay)),
  play: async ({ canvasElement }) => {
    const canvas = await score(canvasElement, sample);
    await expect(await canvas.findByRole('button', { name: 'Analyzing...' })).toHaveAttribute('aria-busy', 'true');
  },
});

/** Once the page is left, nobody reads the answer. */
export const LeftMeanwhile = meta.story({
  beforeEach: ({ msw }) => msw.use(never(previewEssay)),
  play: async ({ canvas, canvasElement }) => {
    const given = await signalsOf(async () => {
      await score(canvasElement, sample);
      await canvas.findByRole('button', { name: 'Analyzing...' });
    });
    await userEvent.click(within(canvas.getByRole('banner')).getByRole('link', { name: 'Sign Up' }));
    await waitFor(() => expect(given.map(({ aborted }) => aborted)).toEqual([true]));
  },
  tags: ['no-picture'],
});

/** What was pasted stays where it is. */
export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failing(previewEssay)),
  play: async ({ canvasElement }) => {
    const canvas = await score(canvasElement, sample);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Preview failed');
    await expect(canvas.getByRole('textbox', { name: 'Essay sample' })).toHaveValue(sample);
  },
});

export const FailedWithTheServersWords = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(failing(previewEssay, 429, 'Too many requests. Try again in a minute.')),
  play: async ({ canvasElement }) => {
    const canvas = await score(canvasElement, sample);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Too many requests. Try again in a minute.');
  },
});

export const Offline = meta.story({
  beforeEach: ({ msw }) => msw.use(unreachable(previewEssay)),
  play: async ({ canvasElement }) => {
    const canvas = await score(canvasElement, sample);
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Essay sample' })).toHaveValue(sample);
  },
});

/** A logo service is set, and answers nothing. */
export const LogosFailing = meta.story({
  tags: ['no-picture'],
  render: () => (
    <Provider store={createAppStore()}>
      <QueryClientContext value={new QueryClient()}>
        <Router hook={memoryLocation({ path: '/' }).hook}>
          <LandingPage logoOf={(domain) => `data:image/png,${domain}`} />
        </Router>
      </QueryClientContext>
    </Provider>
  ),
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    const ticker = canvas.getByRole('region', { name: 'Universities students track in Laurel' });
    await expect(within(ticker).getAllByRole('listitem')).toHaveLength(14);
  },
});
