import { expect, userEvent, waitFor } from 'storybook/test';
import { commitImport, readEssayFile } from '#contract/import.ts';
import { limits } from '#contract/limits.ts';
import { patchMe } from '#contract/users.ts';
import { db } from '#mocks/db.ts';
import { essay } from '#mocks/fixtures/essay.ts';
import { failing, mock, never, unreachable } from '#mocks/mock.ts';
import { enter } from '#mocks/scenarios.ts';
import preview from '../../../.storybook/preview.tsx';
import { AppAt } from '../../../.storybook/AppAt.tsx';
import { at, type Canvas, pasteInto, press } from './story-parts.ts';

const meta = preview.meta({
  tags: ['nightly'],
  title: 'pages/Onboarding/Essay step',
  component: AppAt,
  args: { path: '/onboarding' },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => enter('new student'),
});

/** Once it is known what it begins as. */
const essayBox = async (canvas: Canvas) => {
  const box = await canvas.findByRole('textbox', { name: 'Essay' });
  await waitFor(() => expect(box).not.toHaveAttribute('readonly'));
  return box;
};
const upload = async (canvas: Canvas, file: File) =>
  userEvent.upload(await canvas.findByLabelText('Upload essay'), file, { applyAccept: false });

export const EssayPasted = meta.story({
  tags: ['!nightly'],
  play: async ({ canvasElement }) => {
    const canvas = await at('Essays', canvasElement);
    await expect(canvas.getByRole('button', { name: 'Save essay' })).toBeDisabled();
    await pasteInto(await essayBox(canvas), essay);
    await expect(canvas.getByText('592 words')).toBeVisible();
    await press(canvas, 'Save essay');
    await expect(await canvas.findByRole('link', { name: 'Open in Editor' })).toBeVisible();
    await press(canvas, 'Finish');
    await expect(await canvas.findByRole('heading', { name: /, Noor$/ })).toBeVisible();
  },
});

export const SkippedToTheEnd = meta.story({
  play: async ({ canvasElement }) => {
    const canvas = await at('Essays', canvasElement);
    await press(canvas, 'Skip');
    await expect(await canvas.findByRole('heading', { name: /, Noor$/ })).toBeVisible();
  },
});

export const FinishTakesTheEssayAlong = meta.story({
  play: async ({ canvasElement }) => {
    const canvas = await at('Essays', canvasElement);
    await userEvent.type(await essayBox(canvas), 'Typed, and never saved by hand.');
    await press(canvas, 'Back');
    await canvas.findByText('Step 3 of 4: Applications');
    await press(canvas, 'Skip');
    await expect(await essayBox(canvas)).toHaveValue('Typed, and never saved by hand.');
    await press(canvas, 'Finish');
    await canvas.findByRole('heading', { name: /, Noor$/ });
    await expect(db.accounts[0]!.draft.text).toBe('Typed, and never saved by hand.');
  },
});

/** What is typed survives a reload, until it is saved. */
export const EssayIsKept = meta.story({
  play: async ({ canvasElement, mount }) => {
    await mount();
    let canvas = await at('Essays', canvasElement);
    await userEvent.type(await essayBox(canvas), 'Typed, and never saved by hand.');
    await mount(<AppAt key="reloaded" path="/onboarding" />);
    canvas = await at('Essays', canvasElement);
    await waitFor(async () => expect(await essayBox(canvas)).toHaveValue('Typed, and never saved by hand.'));
    await expect(kept()).toHaveLength(1);
    await press(canvas, 'Save essay');
    await canvas.findByRole('link', { name: 'Open in Editor' });
    await expect(await essayBox(canvas)).toHaveValue('Typed, and never saved by hand.');
    await expect(kept()).toEqual([]);
  },
});
const kept = () => Object.keys(localStorage).filter((key) => key.startsWith('laurel.unsaved.'));

/** What was typed here before the main essay was written on is older than that, and does not replace it. */
export const WrittenOnSince = meta.story({
  play: async ({ canvasElement }) => {
    const canvas = await at('Essays', canvasElement);
    await userEvent.type(await essayBox(canvas), 'A first sentence.');
    await press(canvas, 'Skip');
    await canvas.findByRole('heading', { name: /, Noor$/ });
    const { draft } = db.accounts[0]!;
    Object.assign(draft, { text: essay, revision: draft.revision + 1 });
    await userEvent.click(await canvas.findByRole('link', { name: 'Start Onboarding' }));
    await at('Essays', canvasElement);
    await waitFor(async () => expect(await essayBox(canvas)).toHaveValue(essay));
    await press(canvas, 'Finish');
    await canvas.findByRole('heading', { name: /, Noor$/ });
    await expect(draft.text).toBe(essay);
  },
});

export const WithAnEssayAlready = meta.story({
  beforeEach: () => enter('writing'),
  play: async ({ canvasElement }) => {
    const canvas = await at('Essays', canvasElement);
    const box = await essayBox(canvas);
    await waitFor(() => expect(box).toHaveValue(essay));
  },
});

/** The server tells the kinds apart by their content; here it has read a Word file, then a PDF. */
export const EssayUploaded = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement, msw }) => {
    const canvas = await at('Essays', canvasElement);
    const input = canvas.getByLabelText('Upload essay');
    await expect(input).toHaveAttribute('accept', '.docx,.pdf,.txt');
    await upload(canvas, new File(['One paragraph.\n\nAnother.'], 'essay.txt', { type: 'text/plain' }));
    const box = await essayBox(canvas);
    await waitFor(() => expect(box).toHaveValue('One paragraph.\n\nAnother.'));
    for (const name of ['essay.docx', 'essay.pdf']) {
      msw.use(mock(readEssayFile, ({ file }) => ({ text: `From ${file.name}.` })));
      await upload(canvas, new File(['PK'], name));
      await waitFor(() => expect(box).toHaveValue(`From ${name}.`));
    }
  },
});

/** A file that takes the place of what was typed can be taken back. */
export const UploadUndone = meta.story({
  play: async ({ canvasElement }) => {
    const canvas = await at('Essays', canvasElement);
    const box = await essayBox(canvas);
    await userEvent.type(box, 'Typed by hand.');
    await upload(canvas, new File(['From a file.'], 'essay.txt', { type: 'text/plain' }));
    await waitFor(() => expect(box).toHaveValue('From a file.'));
    await expect(canvas.getByText('The file took the place of what was here.')).toBeVisible();
    await press(canvas, 'Undo');
    await expect(box).toHaveValue('Typed by hand.');
    await expect(canvas.queryByRole('button', { name: 'Undo' })).toBeNull();
    box.focus();
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    await expect(box).toHaveValue('From a file.');
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(box).toHaveValue('Typed by hand.');
  },
});

/** Where nothing stood, nothing is to be taken back. */
export const UploadIntoEmptyBox = meta.story({
  play: async ({ canvasElement }) => {
    const canvas = await at('Essays', canvasElement);
    const box = await essayBox(canvas);
    await upload(canvas, new File(['From a file.'], 'essay.txt', { type: 'text/plain' }));
    await waitFor(() => expect(box).toHaveValue('From a file.'));
    await expect(canvas.queryByRole('button', { name: 'Undo' })).toBeNull();
  },
});

export const UnreadableFile = meta.story({
  play: async ({ canvasElement }) => {
    const canvas = await at('Essays', canvasElement);
    await userEvent.type(await essayBox(canvas), 'Stays here.');
    await upload(canvas, new File(['%PDF-1.7 pictures only'], 'scan.pdf'));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Could not parse file');
    await expect(await essayBox(canvas)).toHaveValue('Stays here.');
  },
});

export const TooLargeFile = meta.story({
  play: async ({ canvasElement }) => {
    const canvas = await at('Essays', canvasElement);
    await upload(canvas, new File([new Uint8Array(limits.upload + 1)], 'essay.pdf'));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('That file is larger than 10 MB.');
  },
});

export const UploadFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(unreachable(readEssayFile)),
  play: async ({ canvasElement }) => {
    const canvas = await at('Essays', canvasElement);
    await upload(canvas, new File(['x'], 'essay.txt', { type: 'text/plain' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Could not parse file');
  },
});

export const ReadingFile = meta.story({
  beforeEach: ({ msw }) => msw.use(never(readEssayFile)),
  play: async ({ canvasElement }) => {
    const canvas = await at('Essays', canvasElement);
    await upload(canvas, new File(['x'], 'essay.txt', { type: 'text/plain' }));
    await expect(await canvas.findByText('Reading…')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Essay' })).toHaveAttribute('readonly');
  },
});

/** A file that is still being read when the step is left is given up: what was typed stays. */
export const LeftWhileReading = meta.story({
  play: async ({ canvasElement, msw }) => {
    const canvas = await at('Essays', canvasElement);
    await userEvent.type(await essayBox(canvas), 'Typed by hand.');
    let comes!: () => void;
    const answer = new Promise<{ text: string }>((resolve) => (comes = () => resolve({ text: 'From a file.' })));
    msw.use(mock(readEssayFile, () => answer));
    await upload(canvas, new File(['PK'], 'essay.docx'));
    await canvas.findByText('Reading…');
    await press(canvas, 'Back');
    await canvas.findByText('Step 3 of 4: Applications');
    comes();
    await press(canvas, 'Skip');
    const box = await essayBox(canvas);
    // As long as the answer may take to be shown.
    await new Promise((resolve) => setTimeout(resolve, 500));
    await expect(box).toHaveValue('Typed by hand.');
    await expect(canvas.getByText('Upload essay')).toBeVisible();
  },
  tags: ['no-picture'],
});

export const SaveFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(failing(commitImport)),
  play: async ({ canvasElement }) => {
    const canvas = await at('Essays', canvasElement);
    await userEvent.type(await essayBox(canvas), 'One sentence.');
    await press(canvas, 'Save essay');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Save failed');
    await expect(await essayBox(canvas)).toHaveValue('One sentence.');
  },
});

export const Finishing = meta.story({
  beforeEach: ({ msw }) => msw.use(never(patchMe)),
  play: async ({ canvasElement }) => {
    const canvas = await at('Essays', canvasElement);
    await press(canvas, 'Finish');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Finish' })).toHaveAttribute('aria-busy', 'true'));
  },
});

export const FinishFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(failing(patchMe)),
  play: async ({ canvasElement }) => {
    const canvas = await at('Essays', canvasElement);
    await press(canvas, 'Finish');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Save failed');
    await press(canvas, 'Back');
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});
