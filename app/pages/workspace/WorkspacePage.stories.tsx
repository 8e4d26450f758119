import { expect, fireEvent, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { BUILT_IN, EARLIER_BUILT_IN } from '#contract/built-in.ts';
import { gradeEssay, listVersions, patchMainEssayMeta, readDraft, saveDraft } from '#contract/essays.ts';
import { db } from '#mocks/db.ts';
import { essay } from '#mocks/fixtures/essay.ts';
import { failing, mock, never, slow, unreachable, watched } from '#mocks/mock.ts';
import { enter } from '#mocks/scenarios.ts';
import preview from '../../../.storybook/preview.tsx';
import { AppAt } from '../../../.storybook/AppAt.tsx';
import { essayBox } from './story-parts.ts';

const meta = preview.meta({
  tags: ['nightly'],
  title: 'pages/Essay workspace',
  component: AppAt,
  args: { path: '/essaysworkspace' },
  parameters: { layout: 'fullscreen' },
});

const kept = () =>
  Object.entries(localStorage)
    .filter(([key]) => key.startsWith(`laurel.unsaved.${db.accounts[0]!.user.id}.main.`))
    .map(([, value]) => String(value));

/** As another device would. */
function changeElsewhere() {
  const account = db.accounts[0]!;
  account.draft = { ...account.draft, text: 'Written on the other device.', revision: 13 };
}

export const Scored = meta.story({
  tags: ['!nightly'],
  play: async ({ canvasElement }) => {
    await essayBox();
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('meter', { name: 'Score' })).toHaveAttribute('aria-valuenow', '84');
    const details = within(canvas.getByRole('heading', { name: 'Score Details' }).closest('section')!);
    await expect(
      details.getAllByRole('meter').map((meter) => `${meter.ariaLabel} ${meter.getAttribute('aria-valuenow')}`),
    ).toEqual(['Content 8.8', 'Structure 8.2', 'Voice 9.1', 'Clarity 8.4', 'Specificity 8.3', 'Reflection 7.4']);
    await expect(canvas.getByText(/^Scored by Laurel's built-in coach\./)).toBeVisible();
    const marks = [...canvasElement.querySelectorAll('mark')];
    await expect(marks).toHaveLength(6);
    for (const mark of marks) await expect(essay).toContain(mark.textContent);
  },
});

/** What a reader said opens by itself, in the place of the score; a wording is put in with one press. */
export const Comments = meta.story({
  beforeEach: () => enter('shared with readers'),
  play: async ({ canvasElement }) => {
    const box = await essayBox();
    const region = within(await within(canvasElement).findByRole('region', { name: 'Comments' }));
    const wording = region.getByText('Bring it back to the dryer.').closest('li')!;
    await userEvent.click(within(wording).getByRole('button', { name: 'Put it in' }));
    await waitFor(() => expect(box.value).toContain('because of a dryer that learned to complain'));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(box.value).toBe(essay));
    await userEvent.click(region.getByRole('button', { name: 'Back to Score' }));
    await expect(within(canvasElement).getByRole('meter', { name: 'Score' })).toBeVisible();
  },
});

export const CommentsOnPhone = meta.story({
  beforeEach: () => enter('shared with readers'),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await essayBox();
    await expect(await within(canvasElement).findByRole('region', { name: 'Comments' })).toBeVisible();
  },
});

/** They stand below the whole text there, so the menu leads to them. */
export const CommentsFromThePhoneMenu = meta.story({
  beforeEach: () => enter('shared with readers'),
  globals: { viewport: { value: 'phone' } },
  tags: ['no-picture'],
  play: async ({ canvasElement }) => {
    await essayBox();
    const canvas = within(canvasElement);
    const region = await canvas.findByRole('region', { name: 'Comments' });
    await userEvent.click(canvas.getByRole('button', { name: 'More actions' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Comments' }));
    await waitFor(() => expect(document.activeElement).toContainElement(region));
    await waitFor(() => expect(region.getBoundingClientRect().top).toBeLessThan(innerHeight / 2));
    // What the bars cover by half is measured as it is without them.
    scrollTo(0, 0);
  },
});

export const Share = meta.story({
  beforeEach: () => enter('shared with readers'),
  play: async ({ canvasElement }) => {
    await essayBox();
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Share' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Share “Main essay”' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'What should they look at?' }), 'Is it clear?');
    await userEvent.click(dialog.getByRole('button', { name: 'Create link' }));
    const link = await dialog.findByRole<HTMLInputElement>('textbox', { name: 'Link' });
    await expect(link.value).toMatch(/\/r#/);
    await expect(await dialog.findByText('“Is it clear?”')).toBeVisible();
  },
});

/** Pasted words are told apart from typed ones, in words, and lit in the text. */
export const WhereTheWordsCameFrom = meta.story({
  play: async ({ canvasElement }) => {
    const box = await essayBox();
    const canvas = within(canvasElement);
    box.focus();
    box.setSelectionRange(0, 0);
    await userEvent.paste('A paragraph from somewhere else. ');
    await userEvent.click(canvas.getByRole('button', { name: 'Where the words came from' }));
    const region = within(await canvas.findByRole('region', { name: 'Where the words came from' }));
    await expect(await region.findByText(/Pasted November 10: 5\./)).toBeVisible();
    await userEvent.click(region.getByRole('button', { name: /^Pasted from outside/ }));
    await expect(canvasElement.querySelector('mark')).toHaveTextContent('A paragraph from somewhere else.');
  },
});

export const Dark = meta.story({ globals: { theme: 'dark' } });

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const PhoneMenu = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await essayBox();
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'More actions' }));
    const menu = await screen.findByRole('dialog', { name: 'Main essay' });
    await expect(within(menu).getByRole('button', { name: 'Download .txt' })).toBeVisible();
  },
});

/** The details are a sheet; a remark in it leads back to its words. */
export const PhoneDetails = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await essayBox();
    await expect(within(canvasElement).getByRole('meter', { name: 'Score' })).toHaveAttribute('aria-valuenow', '84');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Score details' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Score' }));
    await expect(sheet.getByRole('meter', { name: 'Reflection' })).toHaveAttribute('aria-valuenow', '7.4');
    await userEvent.click(sheet.getByRole('button', { name: /^Fours against sevens/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/^Ten turned in fours/));
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(/^.*Fours against sevens/);
  },
  // The text is still scrolling to the words when the picture is taken.
  tags: ['no-picture'],
});

/** How the score is made, from the note that says who made it; meanwhile the workspace's keys rest. */
export const ScoreExplained = meta.story({
  play: async ({ canvas, msw }) => {
    const box = await essayBox();
    const sent: unknown[] = [];
    msw.use(watched(gradeEssay, (request) => sent.push(request)));
    const opener = canvas.getByRole('button', { name: 'How this score is made' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'How this score is made' }));
    await expect(dialog.getAllByRole('row')[1]).toHaveTextContent(/^Content20%8\.8/);
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(box).not.toHaveAttribute('readonly');
    await expect(sent).toEqual([]);
  },
  tags: ['no-picture'],
});

/** Over the sheet of the score, and back to it. */
export const PhoneScoreExplained = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await essayBox();
    await userEvent.click(canvas.getByRole('button', { name: 'Score details' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Score' }));
    const opener = sheet.getByRole('button', { name: 'How this score is made' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog', { name: 'How this score is made' });
    await userEvent.click(within(dialog).getByText('The scale'));
    await expect(dialog).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(screen.getByRole('dialog', { name: 'Score' })).toBeVisible();
  },
  tags: ['no-picture'],
});

/** As the dashboard's See highlights leads here. */
export const AtTheHighlights = meta.story({
  args: { path: '/essaysworkspace?highlights' },
  play: async ({ canvasElement }) => {
    await essayBox();
    const [first] = canvasElement.querySelectorAll('mark');
    await waitFor(() => expect(first).toHaveFocus());
    await expect(await screen.findByRole('tooltip')).toBeVisible();
  },
});

export const BlankPage = meta.story({
  beforeEach: () => enter('blank page'),
  play: async ({ canvasElement }) => {
    await expect(await essayBox()).toHaveValue('');
    await expect(within(canvasElement).queryByRole('meter', { name: 'Score' })).toBeNull();
    for (const name of ['Copy', 'Download .txt'])
      await expect(within(canvasElement).getByRole('button', { name })).toBeDisabled();
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Score (AI)' }));
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('Write or paste your essay first.');
  },
});

export const Copied = meta.story({
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    await essayBox();
    const copied = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await expect(copied).toHaveBeenCalledWith(essay);
    await expect(await screen.findByText('Copied 592 words')).toBeVisible();
    copied.mockRestore();
  },
});

/** What a press hands to the browser to keep. */
async function downloaded(press: () => Promise<void>) {
  const made = spyOn(URL, 'createObjectURL');
  const kept = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  await press();
  const link = kept.mock.contexts[0] as HTMLAnchorElement;
  const file = { name: link.download, text: await (made.mock.calls[0]![0] as Blob).text() };
  made.mockRestore();
  kept.mockRestore();
  return file;
}

export const Downloaded = meta.story({
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    await essayBox();
    const press = () => userEvent.click(canvas.getByRole('button', { name: 'Download .txt' }));
    await expect(await downloaded(press)).toEqual({ name: 'Main essay.txt', text: essay });
  },
});

/** With its college: many supplementals have the same title. */
export const SupplementalDownloaded = meta.story({
  tags: ['no-picture'],
  args: { path: '/essaysworkspace/s/georgia-tech-major' },
  play: async ({ canvas }) => {
    await essayBox();
    const press = () => userEvent.click(canvas.getByRole('button', { name: 'Download .txt' }));
    const { name } = await downloaded(press);
    await expect(name).toBe('Why this major, why here, Georgia Institute of Technology.txt');
  },
});

/** It only logs: nothing about the essay changes, and nothing has failed. */
export const LocalAiDetection = meta.story({
  play: async ({ canvas, msw }) => {
    const box = await essayBox();
    const before = structuredClone(db.accounts[0]!.draft);
    const asked: Request[] = [];
    msw.use(watched(saveDraft, asked.push.bind(asked)), watched(gradeEssay, asked.push.bind(asked)));
    const logged = spyOn(console, 'log').mockImplementation(() => {});
    await userEvent.click(canvas.getByRole('button', { name: 'Local AI Detection' }));
    await expect(logged).toHaveBeenCalledWith('Local AI Detection', { words: 592 });
    logged.mockRestore();
    const toast = (await screen.findByText(/^Local AI Detection only writes a line/)).closest('[data-kind]');
    await expect(toast).not.toHaveAttribute('data-kind', 'bad');
    await expect(asked).toEqual([]);
    await expect(db.accounts[0]!.draft).toEqual(before);
    await expect(box).toHaveValue(essay);
  },
});

/** Title, prompt and word limit are the student's on every device: nothing of them is in this browser alone. */
export const KeptWithTheStudent = meta.story({
  play: async ({ canvasElement, mount, msw }) => {
    await mount();
    await essayBox();
    const canvas = within(canvasElement);
    const field = (name: string) => canvas.getByRole('textbox', { name });
    const sent: unknown[] = [];
    msw.use(watched(saveDraft, (request) => sent.push(request)));
    await userEvent.clear(field('Title'));
    await userEvent.type(field('Title'), 'The hum');
    await userEvent.type(field('Prompt'), 'What do you hear?');
    await userEvent.clear(field('Word limit'));
    await userEvent.type(field('Word limit'), '500');
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByText('Saved')).toBeVisible());

    const stored = { title: 'The hum', prompt: 'What do you hear?', wordLimit: 500 };
    await expect(db.accounts[0]!.draft).toMatchObject(stored);
    await expect(Object.keys(localStorage).filter((key) => key.includes('ssay'))).toEqual([]);
    await mount(<AppAt key="reloaded" path="/essaysworkspace" />);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'The hum' })).toBeVisible();
    await expect(field('Title')).toHaveValue('The hum');
    await expect(field('Prompt')).toHaveValue('What do you hear?');
    await expect(field('Word limit')).toHaveValue('500');
    await expect(sent).toEqual([]);
    await expect(canvas.getByRole('combobox', { name: 'Essay picker' })).toHaveTextContent('The hum');
    await waitFor(() => expect(document.title).toBe('The hum · Laurel'));

    // Also where another essay is open.
    await mount(<AppAt key="another" path="/essaysworkspace/s/georgia-tech-major" />);
    await canvas.findByRole('heading', { level: 1, name: 'Why this major, why here' });
    await userEvent.click(canvas.getByRole('combobox', { name: 'Essay picker' }));
    await userEvent.click(await screen.findByRole('option', { name: 'The hum' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'The hum' })).toBeVisible();
  },
});

const metaKey = () => `laurel.mainEssay.${db.accounts[0]!.user.id}`;
const keepMeta = () =>
  localStorage.setItem(metaKey(), JSON.stringify({ title: 'The hum', prompt: 'What do you hear?', wordLimit: 500 }));

/** What an earlier release kept in this browser alone is sent to the server, and forgotten here. */
export const SentFromThisBrowser = meta.story({
  tags: ['no-picture'],
  beforeEach: () => {
    db.accounts[0]!.draft.wordLimit = 600;
    keepMeta();
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'The hum' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Prompt' })).toHaveValue('What do you hear?');
    // What another browser has set already stays.
    await expect(canvas.getByRole('textbox', { name: 'Word limit' })).toHaveValue('600');
    await expect(localStorage.getItem(metaKey())).toBeNull();
  },
});

/** The workspace that opens meanwhile takes it over, beside what is typed by then. */
export const SentWhileWriting = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) => {
    keepMeta();
    msw.use(slow(patchMainEssayMeta, 1_500));
  },
  play: async ({ canvas }) => {
    const box = await essayBox();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Main essay' })).toBeVisible();
    await userEvent.type(box, ' One.');
    await expect(await canvas.findByRole('heading', { level: 1, name: 'The hum' })).toBeVisible();
    await waitFor(() => expect(db.accounts[0]!.draft.text).toMatch(/ One\.$/));
    await expect(box.value).toMatch(/ One\.$/);
    await expect(canvas.queryByRole('button', { name: 'Compare both texts' })).toBeNull();
  },
});

/** The page waits for none of it, and what could not be sent stays for the next time. */
export const NotSentFromThisBrowser = meta.story({
  tags: ['no-picture'],
  args: { path: '/settings' },
  beforeEach: ({ msw }) => {
    keepMeta();
    msw.use(never(patchMainEssayMeta));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Full name' })).toHaveValue(db.accounts[0]!.user.name);
    await expect(localStorage.getItem(metaKey())).toContain('The hum');
  },
});

export const OverTheLimit = meta.story({
  beforeEach: () => enter('over the limit'),
  play: async ({ canvasElement }) => {
    await essayBox();
    await expect(within(canvasElement).getByText('Over limit by 534')).toBeVisible();
  },
});

export const TypingSavesAndKeepsTheMarks = meta.story({
  play: async ({ canvasElement }) => {
    const box = await essayBox();
    const canvas = within(canvasElement);
    box.focus();
    box.setSelectionRange(0, 0);
    await userEvent.keyboard('Listen. ');
    await expect(canvas.getByText('Saving…')).toBeVisible();
    const marked = [...canvasElement.querySelectorAll('mark')].map((mark) => mark.textContent);
    await expect(marked).toContain('the way a kid owns the weather');
    await expect(marked).toHaveLength(6);
    await waitFor(() => expect(canvas.getByText('Saved')).toBeVisible());
    await expect(db.accounts[0]?.draft.text.startsWith('Listen. Number eleven')).toBe(true);
  },
});

/** 700 ms after the last change of the text, 450 ms after one of what goes with it. */
export const WaitsBeforeItSaves = meta.story({
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    const box = await essayBox();
    const timers = spyOn(window, 'setTimeout');
    const waits = () => timers.mock.calls.map(([, wait]) => wait).filter((wait) => wait === 700 || wait === 450);
    await userEvent.type(box, ' M', { delay: null });
    await expect(waits()).toEqual([700, 700]);
    await waitFor(() => expect(db.accounts[0]!.draft.text).toMatch(/ M$/));
    timers.mockClear();
    await userEvent.click(canvas.getByRole('combobox', { name: 'Status' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Final' }));
    await expect(waits()).toEqual([450]);
    await waitFor(() => expect(db.accounts[0]!.draft.status).toBe('final'));
    timers.mockRestore();
  },
});

export const ChangedWordsLoseTheirMark = meta.story({
  play: async ({ canvasElement }) => {
    const box = await essayBox();
    const at = essay.indexOf('weather');
    box.focus();
    box.setSelectionRange(at + 7, at + 7);
    await userEvent.keyboard('s');
    const marked = () => [...canvasElement.querySelectorAll('mark')].map((mark) => mark.textContent);
    await waitFor(() => expect(marked()).toHaveLength(5));
    await expect(marked()).not.toContain('the way a kid owns the weathers');
    const remark = () => within(canvasElement).queryByRole('button', { name: /^This says how much you own it/ });
    await expect(remark()).toBeNull();
    await userEvent.keyboard('{Backspace}');
    await waitFor(() => expect(marked()).toHaveLength(6));
    await expect(remark()).toBeVisible();
  },
});

/** A score says so while its text is another, and no more once it is again what was scored. */
export const ScoredOnAnEarlierDraft = meta.story({
  play: async ({ canvas }) => {
    const box = await essayBox();
    const note = canvas.getByText('Scored on an earlier draft');
    await expect(note).not.toBeVisible();
    await userEvent.click(box);
    await userEvent.type(box, '!', { initialSelectionStart: essay.length });
    await waitFor(() => expect(note).toBeVisible());
    await userEvent.keyboard('{Backspace}');
    await waitFor(() => expect(note).not.toBeVisible());
    await userEvent.keyboard('!');
    await waitFor(() => expect(db.accounts[0]!.draft.text).toBe(`${essay}!`));
    await userEvent.keyboard('{Backspace}');
    await waitFor(() => expect(db.accounts[0]!.draft.text).toBe(essay));
    await waitFor(() => expect(note).not.toBeVisible());
    await userEvent.keyboard('?');
    await waitFor(() => expect(note).toBeVisible());
  },
});

export const TooltipByKeyboard = meta.story({
  play: async () => {
    await essayBox();
    await userEvent.keyboard('{F8}');
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('in seven words');
    await userEvent.keyboard('{F8}');
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('This could be anyone’s sentence.');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
});

export const Scoring = meta.story({
  beforeEach: ({ msw }) => msw.use(never(gradeEssay)),
  play: async ({ canvasElement }) => {
    await essayBox();
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Score (AI)' }));
    await expect(await screen.findByText('Analyzing your essay…')).toBeVisible();
  },
});

export const ScoreRises = meta.story({
  play: async ({ canvasElement }) => {
    const account = db.accounts[0]!;
    account.draft = { ...account.draft, score: 60 };
    await essayBox();
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Score (AI)' }));
    await waitFor(() => expect(document.querySelector('canvas[data-confetti]')).not.toBeNull());
    await waitFor(() => expect(document.querySelector('canvas[data-confetti]')).toBeNull());
  },
  tags: ['no-picture'],
});

/** What the prompt tells, until the student chooses another kind, which is kept. */
export const ReadAsAnotherKind = meta.story({
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    await essayBox();
    const kind = canvas.getByRole('combobox', { name: 'Read as' });
    await expect(kind).toHaveTextContent('Personal statement');
    await userEvent.click(kind);
    await userEvent.click(await screen.findByRole('option', { name: 'Additional information' }));
    await expect(kind).toHaveTextContent('Additional information');
    await waitFor(() => expect(db.accounts[0]!.draft.kind).toBe('additionalInformation'));
  },
});

/** A score of the coach before this one says so, and is not compared with a new one. */
export const ScoredByTheEarlierCoach = meta.story({
  tags: ['no-picture'],
  beforeEach: () => void (db.accounts[0]!.draft.engine = EARLIER_BUILT_IN),
  play: async ({ canvas }) => {
    await essayBox();
    await expect(canvas.getByText("Scored by an earlier version of Laurel's coach", { exact: false })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Score (AI)' }));
    await waitFor(() => expect(db.accounts[0]!.draft.engine).toBe(BUILT_IN));
    await expect(db.accounts[0]!.draft.previousScore).toBeNull();
  },
});

/** For the prompt, which the server does not have otherwise. */
export const IsScoredForItsPrompt = meta.story({
  tags: ['no-picture'],
  play: async ({ canvas, msw }) => {
    await essayBox();
    const sent: unknown[] = [];
    msw.use(watched(gradeEssay, async (request) => sent.push(await request.json())));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Prompt' }), 'What do you hear?');
    await userEvent.click(canvas.getByRole('button', { name: 'Score (AI)' }));
    await waitFor(() => expect(sent).toEqual([{ text: essay, prompt: 'What do you hear?' }]));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Score (AI)' })).toBeEnabled());
  },
});

/** The very save before the scoring finds it. */
export const TwoTextsAtScoring = meta.story({
  // It looks as two other stories together; how it was drawn last decides on the edges of the wreath.
  tags: ['no-picture'],
  play: async ({ canvas, msw }) => {
    const box = await essayBox();
    const sent: unknown[] = [];
    msw.use(watched(gradeEssay, (request) => sent.push(request)));
    changeElsewhere();
    await userEvent.type(box, ' Mine.');
    await userEvent.click(canvas.getByRole('button', { name: 'Score (AI)' }));
    await expect(await canvas.findByText('Choose between both texts first.')).toBeVisible();
    await expect(sent).toEqual([]);
  },
});

/** A status is saved over another text, but a text that is not the stored one is not scored. */
export const TwoTextsFoundByStatus = meta.story({
  tags: ['no-picture'],
  play: async ({ canvas, msw }) => {
    await essayBox();
    const sent: unknown[] = [];
    msw.use(watched(gradeEssay, (request) => sent.push(request)));
    changeElsewhere();
    await userEvent.click(canvas.getByRole('combobox', { name: 'Status' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Final' }));
    await screen.findByRole('button', { name: 'Compare both texts' });
    await expect(db.accounts[0]!.draft.status).toBe('final');
    await userEvent.click(canvas.getByRole('button', { name: 'Score (AI)' }));
    await expect(await canvas.findByText('Choose between both texts first.')).toBeVisible();
    await expect(sent).toEqual([]);
  },
});

/** A score that the server does not keep is shown, and said to be that. */
export const ScoreNotKept = meta.story({
  // The edges of leaves that have just moved are drawn a little otherwise each time.
  tags: ['no-picture'],
  beforeEach: ({ msw }) => {
    const { categories } = db.accounts[0]!.draft;
    const grade = { score: 71, likes: [], needsWork: [], categories: categories!, engine: 'built-in', stored: false };
    msw.use(mock(gradeEssay, () => grade));
  },
  play: async ({ canvas }) => {
    await essayBox();
    await userEvent.click(canvas.getByRole('button', { name: 'Score (AI)' }));
    await expect(
      await canvas.findByText('This score is not kept: the essay was changed somewhere else.'),
    ).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('meter', { name: 'Score' })).toHaveAttribute('aria-valuenow', '71'));
  },
});

export const ScoringFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(failing(gradeEssay)),
  play: async ({ canvasElement }) => {
    await essayBox();
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Score (AI)' }));
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('Scoring failed');
  },
});

export const Offline = meta.story({
  beforeEach: ({ msw }) => msw.use(unreachable(saveDraft)),
  play: async ({ canvasElement }) => {
    const box = await essayBox();
    await userEvent.type(box, ' More.');
    await expect(await within(canvasElement).findByText('Offline. Kept on this device.')).toBeVisible();
    await expect(kept().join()).toContain('More.');
  },
});

export const WordsFromBeforeAreKept = meta.story({
  beforeEach: () =>
    localStorage.setItem(
      `laurel.unsaved.${db.accounts[0]!.user.id}.main.a-page-that-crashed`,
      JSON.stringify({ text: 'Written before the crash.', baseRevision: 12 }),
    ),
  play: async () => {
    await expect(await essayBox()).toHaveValue('Written before the crash.');
    await waitFor(() => expect(db.accounts[0]?.draft.text).toBe('Written before the crash.'));
    await waitFor(() => expect(kept()).toEqual([]));
  },
});

export const TwoTexts = meta.story({
  play: async () => {
    const box = await essayBox();
    changeElsewhere();
    await userEvent.type(box, ' Mine.');
    // The writing goes on until the student wants to look.
    await userEvent.click(await screen.findByRole('button', { name: 'Compare both texts' }));
    await expect(box.value).toContain('Mine.');
    const dialog = await screen.findByRole('dialog', { name: 'This essay was changed somewhere else' });
    await expect(within(dialog).getByText('Written on the other device.')).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Keep this text' }));
    await waitFor(() => expect(db.accounts[0]!.draft.text.endsWith('all right. Mine.')).toBe(true));
  },
});

/** Choosing the other text can be undone, so that neither is lost by a slip. */
export const OtherTextUndone = meta.story({
  play: async () => {
    const box = await essayBox();
    changeElsewhere();
    await userEvent.type(box, ' Mine.');
    await userEvent.click(await screen.findByRole('button', { name: 'Compare both texts' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'This essay was changed somewhere else' }));
    await userEvent.click(dialog.getByRole('radio', { name: 'What differs' }));
    await expect(dialog.getByRole('region').querySelector('del')).toHaveTextContent('Written');
    await userEvent.click(dialog.getByRole('button', { name: 'Use the other text' }));
    await waitFor(() => expect(box).toHaveValue('Written on the other device.'));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(db.accounts[0]!.draft.text.endsWith('all right. Mine.')).toBe(true));
    await expect(db.accounts[0]!.draft.versions[0]?.text).toBe('Written on the other device.');
  },
});

export const Versions = meta.story({
  play: async () => {
    const box = await essayBox();
    const written = box.value;
    await userEvent.click(await screen.findByRole('button', { name: 'Versions' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Earlier versions' }));
    await expect(await dialog.findByText('This is the essay as it stands.')).toBeVisible();
    await userEvent.click(dialog.getByRole('radio', { name: /^Nov 7, 1:30 PM \d+ words, scored 78$/ }));
    await expect(await dialog.findByRole('region', { name: 'Nov 7, 1:30 PM' })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Restore this version' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(db.accounts[0]!.draft.text).toBe(box.value));
    await expect(box.value).not.toBe(written);
    const score = () => screen.getByRole('meter', { name: 'Score' }).getAttribute('aria-valuenow');
    await waitFor(() => expect(score()).toBe('78'));
    await expect(screen.getByText('Scored on an earlier draft')).not.toBeVisible();
    await expect(document.querySelector('canvas')).toBeNull();
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(db.accounts[0]!.draft.text).toBe(written));
    await waitFor(() => expect(score()).toBe('84'));
    await expect(document.querySelector('canvas')).toBeNull();
  },
});

export const VersionsShown = meta.story({
  play: async () => {
    await essayBox();
    await userEvent.click(await screen.findByRole('button', { name: 'Versions' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Earlier versions' }));
    await userEvent.click(await dialog.findByRole('radio', { name: /^Yesterday, 6:05 PM/ }));
    await dialog.findByRole('region', { name: 'Yesterday, 6:05 PM' });
  },
});

export const VersionsFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(failing(listVersions)),
  play: async () => {
    await essayBox();
    await userEvent.click(await screen.findByRole('button', { name: 'Versions' }));
    await screen.findByText('The earlier versions could not be loaded.');
  },
});

export const TooLong = meta.story({
  beforeEach: ({ msw }) => msw.use(failing(saveDraft, 400, 'Use at most 100,000 characters.')),
  play: async ({ canvasElement }) => {
    const box = await essayBox();
    await userEvent.type(box, ' More.');
    await expect(await within(canvasElement).findByText(/Use at most 100,000 characters\./)).toBeVisible();
    await expect(box.value).toContain('More.');
  },
});

/** The prompt is refused alone: the text beside it is stored, and what is written next stands on that. */
export const PromptTooLong = meta.story({
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    const box = await essayBox();
    const prompt = canvas.getByRole('textbox', { name: 'Prompt' });
    const refused = () => canvas.findByText(/^Use at most 5,000 characters\./);
    await userEvent.type(box, ' One.');
    fireEvent.change(prompt, { target: { value: 'Why us? '.repeat(800) } });
    await expect(await refused()).toBeVisible();
    const storedText = () => db.accounts[0]!.draft.text;
    await waitFor(() => expect(storedText()).toMatch(/ One\.$/));
    await userEvent.type(box, ' Two.');
    await waitFor(() => expect(storedText()).toMatch(/ One\. Two\.$/));
    await expect(canvas.queryByRole('button', { name: 'Compare both texts' })).toBeNull();
    fireEvent.change(prompt, { target: { value: 'Why us?' } });
    await waitFor(() => expect(db.accounts[0]!.draft.prompt).toBe('Why us?'));
    await waitFor(() => expect(canvas.queryByText(/^Use at most/)).toBeNull());
    await waitFor(() => expect(kept()).toEqual([]));
  },
});

export const StatusIsKeptOffline = meta.story({
  beforeEach: ({ msw }) => msw.use(unreachable(saveDraft)),
  play: async ({ canvasElement }) => {
    await essayBox();
    await userEvent.click(within(canvasElement).getByRole('combobox', { name: 'Status' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Final' }));
    await waitFor(() => expect(kept().join()).toContain('"status":"final"'));
  },
});

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(never(readDraft)) });

export const LoadFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(failing(readDraft)),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('heading', { name: 'Failed to load' })).toBeVisible();
  },
});
