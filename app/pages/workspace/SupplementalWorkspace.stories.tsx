import { expect, fireEvent, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { listApplications } from '#contract/applications.ts';
import { gradeEssay } from '#contract/essays.ts';
import { readSupplemental, saveSupplemental } from '#contract/supplementals.ts';
import { limits } from '#contract/limits.ts';
import { countWords } from '#contract/words.ts';
import { db } from '#mocks/db.ts';
import { cornellCommunity, georgiaTechMajor } from '#mocks/fixtures/supplementals.ts';
import { handlers } from '#mocks/handlers/index.ts';
import { failing, never, unreachable, watched } from '#mocks/mock.ts';
import { removeRow } from '#mocks/rows.ts';
import preview from '../../../.storybook/preview.tsx';
import { AppAt } from '../../../.storybook/AppAt.tsx';
import { essayBox } from './story-parts.ts';

const meta = preview.meta({
  tags: ['nightly'],
  title: 'pages/Essay workspace, supplementals',
  component: AppAt,
  args: { path: '/essaysworkspace/s/georgia-tech-major' },
  parameters: { layout: 'fullscreen' },
});

const stored = (id = 'georgia-tech-major') =>
  db.accounts[0]!.applications.flatMap(({ supplementals }) => supplementals).find((row) => row.id === id)!;

const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const isSaved = () => waitFor(() => expect(screen.getByText('Saved')).toBeVisible());

/** A story that only shows: what it shows has to have arrived. */
const arrives = async () => void (await essayBox());

export const Scored = meta.story({
  tags: ['!nightly'],
  play: async ({ canvas }) => {
    await expect(await essayBox()).toHaveValue(georgiaTechMajor.text);
    await expect(canvas.getByRole('heading', { level: 1, name: 'Why this major, why here' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Prompt' })).toHaveValue(stored().prompt);
    await expect(canvas.getByRole('textbox', { name: 'Word limit' })).toHaveValue('300');
    await expect(canvas.getByRole('meter', { name: 'Score' })).toHaveAttribute('aria-valuenow', '78');
    await expect(canvas.getByRole('combobox', { name: 'Status' })).toHaveTextContent('Editing');
    await expect(canvas.getByRole('combobox', { name: 'Essay picker' })).toHaveTextContent(
      'Why this major, why here · Georgia Institute of Technology',
    );
    await expect(canvas.queryByText(/kept in this browser only/)).toBeNull();
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } }, play: arrives });

export const Empty = meta.story({
  args: { path: '/essaysworkspace/s/georgia-tech-honors' },
  play: async ({ canvas }) => {
    await expect(await essayBox()).toHaveValue('');
    await expect(canvas.queryByRole('meter', { name: 'Score' })).toBeNull();
  },
});

/** Another college's name is marked like what needs work, and told once more when the answer becomes final. */
export const NamesLeftIn = meta.story({
  beforeEach: () => {
    stored().text = 'I would love to study at Stanford University, where the labs open at night.';
  },
  play: async ({ canvas }) => {
    await essayBox();
    await expect((await canvas.findAllByRole('button', { name: /Stanford University/ }))[0]).toBeVisible();
    await userEvent.click(canvas.getByRole('combobox', { name: 'Status' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Final' }));
    await expect(await screen.findByText('Final. It still names “Stanford University”.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show' }));
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Stanford University'));
  },
});

/** An empty answer is started from another essay; the student is led to the first name that came along. */
export const StartedFromAnother = meta.story({
  args: { path: '/essaysworkspace/s/georgia-tech-honors' },
  beforeEach: () => {
    stored('georgia-tech-honors').prompt = stored('ohio-state-honors').prompt;
  },
  play: async () => {
    const region = within(await screen.findByRole('region', { name: 'Could start from' }));
    await userEvent.click(region.getAllByRole('button', { name: /^Start from/ })[0]!);
    await expect(await screen.findByText(/ words copied\./)).toHaveTextContent(
      /^438 words copied\. It still names “Ohio State”\.$/,
    );
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Ohio State'));
    await expect(await essayBox()).toHaveValue(stored('ohio-state-honors').text);
  },
});

export const EverythingIsSaved = meta.story({
  play: async ({ canvas }) => {
    const box = await essayBox();
    await userEvent.type(box, ' More.');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Title' }), ', why now');
    await expect(canvas.getByRole('combobox', { name: 'Essay picker' })).toHaveTextContent(/^Why.* now · Georgia/);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Prompt' }), ' In 300 words.');
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Word limit' }));
    await userEvent.click(canvas.getByRole('combobox', { name: 'Status' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Final' }));
    await isSaved();
    await expect(stored().text.endsWith('wrong. More.')).toBe(true);
    await expect(stored()).toMatchObject({
      title: 'Why this major, why here, why now',
      prompt: 'Why do you want to study your chosen major specifically at Georgia Tech? In 300 words.',
      wordLimit: null,
      status: 'final',
    });
    await expect(canvas.getByText('65')).toBeVisible();
    await expect(canvas.queryByText(/Over limit/)).toBeNull();
  },
});

export const IsScoredForItsPrompt = meta.story({
  // The edges of leaves that have just moved are drawn a little otherwise each time.
  tags: ['no-picture'],
  play: async ({ canvas, msw }) => {
    const box = await essayBox();
    const row = stored();
    const { score, gradedText } = row;
    const sent: unknown[] = [];
    msw.use(watched(gradeEssay, async (request) => sent.push(await request.json())));
    await userEvent.type(box, ' I would listen first.');
    await userEvent.click(canvas.getByRole('button', { name: 'Score (AI)' }));
    await waitFor(() => expect(row.gradedText).toBe(`${gradedText} I would listen first.`));
    await expect(sent).toEqual([{ text: row.gradedText, prompt: row.prompt, supplementalId: row.id }]);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Score (AI)' })).toBeEnabled());
    await waitFor(() =>
      expect(canvas.getByRole('meter', { name: 'Score' })).toHaveAttribute('aria-valuenow', String(row.score)),
    );
    await expect(row.previousScore).toBe(score);
  },
});

export const OverTheLimit = meta.story({
  beforeEach: () => void Object.assign(stored(), { text: georgiaTechMajor.text.repeat(60), wordLimit: 300 }),
  play: async ({ canvas }) => {
    await essayBox();
    await expect(canvas.getByText(/^Over limit by 3,/)).toBeVisible();
  },
});

export const NoLimit = meta.story({
  beforeEach: () => void Object.assign(stored(), { wordLimit: null }),
  play: async ({ canvas }) => {
    await essayBox();
    const limit = canvas.getByRole('textbox', { name: 'Word limit' });
    await expect(limit).toHaveValue('');
    await userEvent.type(limit, '25');
    await waitFor(() => expect(stored().wordLimit).toBe(25));
    await expect(canvas.getByText(/^Over limit by/)).toBeVisible();
  },
});

/** Through the picker, and round with the buttons and keys; what is unsaved goes along. */
export const OtherEssays = meta.story({
  play: async ({ canvas }) => {
    await userEvent.type(await essayBox(), ' Unsaved.');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Next essay' })).not.toHaveAttribute('aria-disabled'),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Next essay' }));
    await title('Honors Program: a thing you changed your mind about');
    await waitFor(() => expect(stored().text).toMatch(/Unsaved\.$/));

    await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}');
    await title('Why this major, why here');
    await expect(await essayBox()).toHaveValue(`${georgiaTechMajor.text} Unsaved.`);

    await userEvent.click(canvas.getByRole('combobox', { name: 'Essay picker' }));
    await expect(await screen.findAllByRole('option')).toHaveLength(7);
    await userEvent.click(screen.getByRole('option', { name: 'Main essay' }));
    await title('Main essay');

    await userEvent.click(canvas.getByRole('button', { name: 'Previous essay' }));
    await title('Open Curriculum');
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
    await title('Main essay');
    await expect(Object.keys(localStorage).filter((key) => key.startsWith('laurel.unsaved.'))).toEqual([]);
  },
});

export const OnlyEssay = meta.story({
  args: { path: '/essaysworkspace' },
  globals: { scenario: 'blank page' },
  play: async ({ canvas }) => {
    await essayBox();
    const next = canvas.getByRole('button', { name: 'Next essay' });
    await waitFor(() => expect(next).toHaveAttribute('aria-disabled', 'true'));
    await userEvent.click(next);
    await expect(canvas.getByRole('heading', { level: 1, name: 'Main essay' })).toBeVisible();
  },
});

/** The list is only for the way to the others, which is not guessed without it. */
export const ListFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(failing(listApplications)),
  play: async ({ canvas, msw }) => {
    await expect(await essayBox()).toHaveValue(georgiaTechMajor.text);
    await expect(canvas.getByRole('combobox', { name: 'Essay picker' })).toHaveTextContent('Why this major, why here');
    await expect(await screen.findByText('Your other essays did not load.')).toBeVisible();
    const next = canvas.getByRole('button', { name: 'Next essay' });
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await expect(next).toHaveAccessibleDescription('Your other essays did not load.');
    await userEvent.click(next);
    await title('Why this major, why here');
    msw.use(...handlers);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(next).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(next);
    await title('Honors Program: a thing you changed your mind about');
  },
});

/** A status that this page does not know displays as drafting. */
export const UnknownStatus = meta.story({
  tags: ['no-picture'],
  beforeEach: () => void Object.assign(stored(), { status: 'accepted' }),
  play: async ({ canvas }) => {
    await essayBox();
    await expect(canvas.getByRole('combobox', { name: 'Status' })).toHaveTextContent('Drafting');
  },
});

/** Nothing is cut without a word: what is too long stays, and the server says so. */
export const PromptTooLong = meta.story({
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    await essayBox();
    const prompt = canvas.getByRole('textbox', { name: 'Prompt' });
    fireEvent.change(prompt, { target: { value: 'Why us? '.repeat(800) } });
    await expect(await canvas.findByText(/^Use at most 5,000 characters\./)).toBeVisible();
    await expect(prompt).toHaveValue('Why us? '.repeat(800));
  },
});

/** Deleted with its application in another tab: Copy gives the newest words, and Restore brings both back. */
export const DeletedWithItsApplication = meta.story({
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    const box = await essayBox();
    const account = db.accounts[0]!;
    removeRow(account, account.applications, 'georgia-tech', limits.applications);
    await userEvent.type(box, ' More.');
    const copy = within(await canvas.findByRole('alert')).getByRole('button', {
      name: 'Copy',
    });
    const copied = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.type(box, ' And more.', { delay: null });
    await userEvent.click(copy);
    await expect(copied).toHaveBeenCalledWith(expect.stringMatching(/ More\. And more\.$/));
    copied.mockRestore();
    await userEvent.click(canvas.getByRole('button', { name: 'Restore' }));
    await waitFor(() => expect(stored().text).toMatch(/ More\. And more\.$/));
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
    await expect(box).toHaveFocus();
  },
});

/** The list shows what was written at once, also while the server has not answered it yet. */
export const BackInTheList = meta.story({
  tags: ['no-picture'],
  args: { path: '/essays' },
  play: async ({ canvas, msw }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Edit Community essay' }));
    await userEvent.type(await essayBox(), ' And more.');
    await isSaved();
    msw.use(never(listApplications));
    await userEvent.click(canvas.getAllByRole('link', { name: 'Essays' })[0]!);
    const cornell = within(await canvas.findByRole('article', { name: 'Cornell University' }));
    await expect(cornell.getByText(`${countWords(cornellCommunity.text) + 2} of 350 words`)).toBeVisible();
  },
});

export const PhoneMenu = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await essayBox();
    await userEvent.click(canvas.getByRole('button', { name: 'More actions' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Next essay' }));
    await title('Honors Program: a thing you changed your mind about');
  },
});

export const Offline = meta.story({
  beforeEach: ({ msw }) => msw.use(unreachable(saveSupplemental)),
  play: async ({ canvas }) => {
    await userEvent.type(await essayBox(), ' More.');
    await expect(await canvas.findByText('Offline. Kept on this device.')).toBeVisible();
    // Gone and back again, the words are still there.
    await userEvent.click(canvas.getByRole('button', { name: 'Next essay' }));
    await title('Honors Program: a thing you changed your mind about');
    await userEvent.click(canvas.getByRole('button', { name: 'Previous essay' }));
    await title('Why this major, why here');
    await expect(await essayBox()).toHaveValue(`${georgiaTechMajor.text} More.`);
  },
});

export const WordsFromBeforeAreKept = meta.story({
  beforeEach: () =>
    localStorage.setItem(
      `laurel.unsaved.${db.accounts[0]!.user.id}.georgia-tech-major.a-page-that-crashed`,
      JSON.stringify({ text: 'Written before the crash.', prompt: 'Why us?', baseRevision: 4 }),
    ),
  play: async ({ canvas }) => {
    await expect(await essayBox()).toHaveValue('Written before the crash.');
    await expect(canvas.getByRole('textbox', { name: 'Prompt' })).toHaveValue('Why us?');
    await waitFor(() => expect(stored()).toMatchObject({ text: 'Written before the crash.', prompt: 'Why us?' }));
  },
});

export const TwoTexts = meta.story({
  play: async () => {
    const box = await essayBox();
    Object.assign(stored(), { text: 'Written on the other device.', revision: 5 });
    await userEvent.type(box, ' Mine.');
    await userEvent.click(await screen.findByRole('button', { name: 'Compare both texts' }));
    const dialog = await screen.findByRole('dialog', { name: 'This essay was changed somewhere else' });
    await expect(within(dialog).getByText('Written on the other device.')).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Use the other text' }));
    await waitFor(() => expect(box).toHaveValue('Written on the other device.'));
  },
});

export const NotFound = meta.story({
  args: { path: '/essaysworkspace/s/deleted-long-ago' },
  play: async ({ canvas }) => {
    await title('This essay is not here');
    await expect(canvas.getByRole('link', { name: 'All essays' })).toHaveAttribute('href', '/essays');
  },
});

export const LongTexts = meta.story({
  beforeEach: () =>
    void Object.assign(stored(), {
      title: `Why ${'engineering'.repeat(17)}`,
      prompt: 'Tell us about a belief you held firmly and no longer hold. What moved you? '.repeat(12),
    }),
  play: arrives,
});

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(never(readSupplemental)) });

export const LoadFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(failing(readSupplemental)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Failed to load' })).toBeVisible();
  },
});
