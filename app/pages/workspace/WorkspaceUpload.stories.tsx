import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { readEssayFile } from '#contract/import.ts';
import { limits } from '#contract/limits.ts';
import { db } from '#mocks/db.ts';
import { essay } from '#mocks/fixtures/essay.ts';
import { georgiaTechMajor } from '#mocks/fixtures/supplementals.ts';
import { mock, never, unreachable } from '#mocks/mock.ts';
import { enter } from '#mocks/scenarios.ts';
import preview from '../../../.storybook/preview.tsx';
import { AppAt } from '../../../.storybook/AppAt.tsx';
import { essayBox } from './story-parts.ts';

const meta = preview.meta({
  tags: ['nightly'],
  title: 'pages/Essay workspace, upload',
  component: AppAt,
  args: { path: '/essaysworkspace' },
  parameters: { layout: 'fullscreen' },
});

const field = () => document.querySelector<HTMLInputElement>('input[type="file"]')!;
const textFile = (text: string, name = 'draft.txt') => new File([text], name, { type: 'text/plain' });
const chosen = (file: File) => userEvent.upload(field(), file, { applyAccept: false });
const draft = () => db.accounts[0]!.draft;

/** Presses Upload, which opens the browser's own dialog, and chooses a file in it. */
async function upload(file: File) {
  const opened = spyOn(field(), 'click').mockImplementation(() => {});
  await userEvent.click(await screen.findByRole('button', { name: 'Upload' }));
  await expect(opened).toHaveBeenCalledOnce();
  opened.mockRestore();
  await chosen(file);
}

/** An answer that comes when the story says so. */
function later() {
  let comes!: (answer: { text: string }) => void;
  const answer = new Promise<{ text: string }>((resolve) => (comes = resolve));
  return { answer, comes };
}

/** What was there becomes a version, and comes back by Undo. */
export const Uploaded = meta.story({
  tags: ['!nightly', 'no-picture'],
  play: async () => {
    const box = await essayBox();
    await expect(field()).toHaveAttribute('accept', '.docx,.pdf,.txt');
    await userEvent.type(box, ' Typed last.');
    const before = box.value;
    await upload(textFile('From a file.\n\nIn two parts.'));
    await waitFor(() => expect(box).toHaveValue('From a file.\n\nIn two parts.'));
    await expect(await screen.findByText('Replaced by draft.txt.')).toBeVisible();
    await waitFor(() => expect(draft().text).toBe('From a file.\n\nIn two parts.'));
    await expect(draft().versions[0]?.text).toBe(before);
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await expect(box).toHaveValue(before);
    await waitFor(() => expect(draft().text).toBe(before));
    await expect(draft().versions[0]?.text).toBe('From a file.\n\nIn two parts.');
  },
});

export const UndoneByKeyboard = meta.story({
  play: async () => {
    const box = await essayBox();
    await upload(textFile('From a file.'));
    await waitFor(() => expect(box).toHaveValue('From a file.'));
    // Pressed elsewhere the keys are not about the essay, not even in a field that holds the same text.
    box.blur();
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(box).toHaveValue('From a file.');
    const prompt = screen.getByRole('textbox', { name: 'Prompt' });
    await userEvent.clear(prompt);
    await userEvent.type(prompt, 'From a file.{Control>}z{/Control}');
    await expect(box).toHaveValue('From a file.');
    box.focus();
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(box).toHaveValue(essay);
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    await expect(box).toHaveValue('From a file.');
    // After the student wrote on, a press takes nothing away that was not put there at once.
    await userEvent.type(box, ' And more.');
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(box).toHaveValue('From a file. And more.');
  },
  tags: ['no-picture'],
});

/** A text that can't be written in can't be changed by the keys either. */
export const NotUndoneWhileReading = meta.story({
  play: async ({ msw }) => {
    const box = await essayBox();
    await upload(textFile('From a file.'));
    await waitFor(() => expect(box).toHaveValue('From a file.'));
    msw.use(never(readEssayFile));
    await upload(textFile('From another file.'));
    await waitFor(() => expect(box).toHaveAttribute('readonly'));
    box.focus();
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(box).toHaveValue('From a file.');
  },
  tags: ['no-picture'],
});

export const OfASupplemental = meta.story({
  args: { path: '/essaysworkspace/s/georgia-tech-major' },
  play: async () => {
    const box = await essayBox();
    await upload(textFile('From a file.', 'why-this-major.txt'));
    await waitFor(() => expect(box).toHaveValue('From a file.'));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(box).toHaveValue(georgiaTechMajor.text);
    await expect(draft().text).toBe(essay);
  },
  tags: ['no-picture'],
});

/** Where nothing stood, nothing is to be taken back. */
export const IntoABlankPage = meta.story({
  beforeEach: () => enter('blank page'),
  play: async () => {
    const box = await essayBox();
    await upload(textFile('From a file.'));
    await waitFor(() => expect(box).toHaveValue('From a file.'));
    await expect(await screen.findByText('Uploaded draft.txt.')).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  },
  tags: ['no-picture'],
});

export const SameText = meta.story({
  play: async () => {
    await essayBox();
    const { revision } = draft();
    await upload(textFile(essay));
    await expect(await screen.findByText('The text of draft.txt is already here.')).toBeVisible();
    await expect(draft().revision).toBe(revision);
  },
  tags: ['no-picture'],
});

/** The text rests while the file is read, so that no word is typed into what is replaced. */
export const Reading = meta.story({
  beforeEach: ({ msw }) => msw.use(never(readEssayFile)),
  play: async () => {
    const box = await essayBox();
    await upload(textFile('From a file.', 'common-app-essay-final-final-2.docx'));
    await expect(await screen.findByText('Reading common-app-essay-final-final-2.docx…')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Reading…' })).toHaveAttribute('aria-busy', 'true');
    await expect(box).toHaveAttribute('readonly');
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const box = await essayBox();
    await userEvent.click(screen.getByRole('button', { name: 'More actions' }));
    await upload(textFile('From a file.'));
    await waitFor(() => expect(box).toHaveValue('From a file.'));
    await expect(await screen.findByText('Replaced by draft.txt.')).toBeVisible();
  },
});

/** The server's sentence stands above the text, which stays, until it is written on or another file is chosen. */
export const Unreadable = meta.story({
  play: async () => {
    const box = await essayBox();
    await upload(new File(['%PDF-1.7 pictures only'], 'scan.pdf'));
    await expect(await screen.findByRole('alert')).toHaveTextContent('Could not parse file');
    await expect(box).toHaveValue(essay);
    await expect(screen.getByRole('button', { name: 'Choose another file' })).toBeVisible();
  },
});

export const WrittenOnAfterAFailure = meta.story({
  play: async () => {
    const box = await essayBox();
    await upload(new File([new Uint8Array(limits.upload + 1)], 'essay.pdf'));
    await expect(await screen.findByRole('alert')).toHaveTextContent('That file is larger than 10 MB.');
    await userEvent.type(box, ' More.');
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  },
  tags: ['no-picture'],
});

export const Offline = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(unreachable(readEssayFile));
    const online = spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    return () => online.mockRestore();
  },
  play: async () => {
    const box = await essayBox();
    await upload(textFile('From a file.'));
    const sentence = 'You are offline. Laurel can read the file once you are online again.';
    await expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    await expect(box).toHaveValue(essay);
  },
});

/** Of two files that are chosen one after the other, the second counts, however long the first one takes. */
export const TwoFiles = meta.story({
  play: async ({ msw }) => {
    const box = await essayBox();
    const first = later();
    msw.use(mock(readEssayFile, ({ file }) => (file.name === 'first.txt' ? first.answer : { text: 'The second.' })));
    await upload(textFile('1', 'first.txt'));
    await screen.findByText('Reading first.txt…');
    await chosen(textFile('2', 'second.txt'));
    await waitFor(() => expect(box).toHaveValue('The second.'));
    first.comes({ text: 'The first.' });
    await screen.findByText('Replaced by second.txt.');
    await expect(box).toHaveValue('The second.');
    await expect(screen.queryByText(/^Reading/)).toBeNull();
  },
  tags: ['no-picture'],
});

/** A file that is still being read when the student goes to another essay is put into neither. */
export const LeftMeanwhile = meta.story({
  play: async ({ canvasElement, msw }) => {
    await essayBox();
    const { answer, comes } = later();
    msw.use(mock(readEssayFile, () => answer));
    await upload(textFile('From a file.'));
    await screen.findByText('Reading draft.txt…');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Next essay' }));
    await waitFor(() => expect(screen.queryByRole('heading', { level: 1, name: 'Main essay' })).toBeNull());
    const other = (await essayBox()).value;
    comes({ text: 'From a file.' });
    await waitFor(() => expect(screen.queryByText('Reading draft.txt…')).toBeNull());
    await expect(await essayBox()).toHaveValue(other);
    await expect(draft().text).toBe(essay);
  },
  tags: ['no-picture'],
});
