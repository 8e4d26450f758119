import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { deleteApplication, patchApplication, readApplication } from '#contract/applications.ts';
import { createSupplemental, deleteSupplemental, saveSupplemental } from '#contract/supplementals.ts';
import { db } from '#mocks/db.ts';
import { georgiaTechMajor } from '#mocks/fixtures/supplementals.ts';
import { failing, never, unreachable } from '#mocks/mock.ts';
import preview from '../../../.storybook/preview.tsx';
import { AppAt } from '../../../.storybook/AppAt.tsx';

const meta = preview.meta({
  title: 'pages/Application',
  component: AppAt,
  args: { path: '/applications/georgia-tech' },
  parameters: { layout: 'fullscreen' },
});

const MAJOR = 'Why this major, why here';
const HONORS = 'Honors Program: a thing you changed your mind about';

const stored = (id = 'georgia-tech') => db.accounts[0]!.applications.find((row) => row.id === id)!;
const college = (name = 'Georgia Institute of Technology') => screen.findByRole('heading', { level: 1, name });
const supplemental = async (title = MAJOR) => within(await screen.findByRole('region', { name: title }));
const response = async (title = MAJOR) =>
  (await supplemental(title)).getByRole<HTMLTextAreaElement>('textbox', { name: 'Response' });
const notes = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Notes' });
const isSaved = () => waitFor(() => expect(screen.getByText('Saved')).toBeVisible());
const kept = () => Object.entries(localStorage).filter(([key]) => key.startsWith('laurel.unsaved.'));
const choose = async (select: string, option: string) => {
  await userEvent.click((await screen.findAllByRole('combobox', { name: select }))[0]!);
  await userEvent.click(await screen.findByRole('option', { name: option }));
};

/** A story that only shows: what it shows has to have arrived. */
const arrives = async () => void (await screen.findAllByRole('textbox', { name: 'Response' }));

export const Default = meta.story({
  play: async ({ canvas }) => {
    await college();
    await expect(canvas.getByRole('combobox', { name: 'Round' })).toHaveTextContent('Early Action');
    await expect(canvas.getByLabelText('Deadline')).toHaveValue('2026-11-15');
    await expect(canvas.getByText('In 5 days')).toBeVisible();
    await expect(await response()).toHaveValue(georgiaTechMajor.text);
    await expect((await supplemental()).getByText('Due tomorrow')).toBeVisible();
    await expect((await supplemental()).getByRole('link', { name: 'Open in Editor' })).toHaveAttribute(
      'href',
      '/essaysworkspace/s/georgia-tech-major',
    );
    await expect(canvas.getByText('1 of 2 started')).toBeVisible();
    await expect(canvas.getByText('Saved')).toBeVisible();
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } }, play: arrives });

export const Empty = meta.story({
  args: { path: '/applications/oberlin' },
  play: async ({ canvas }) => {
    await college('Oberlin College');
    await expect(canvas.getByText(/^No supplementals yet\./)).toBeVisible();
    await expect(canvas.queryByText(/started/)).toBeNull();
  },
});

export const Overdue = meta.story({
  args: { path: '/applications/case-western' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 day overdue')).toBeVisible();
  },
});

/** What was submitted is never overdue, and can be decided on. */
export const Submitted = meta.story({
  args: { path: '/applications/brown' },
  play: async ({ canvas }) => {
    await college('Brown University');
    await expect(canvas.queryByText(/overdue/)).toBeNull();
    await choose('Decision', 'Accepted');
    await isSaved();
    await expect(stored('brown').decision).toBe('accepted');
    await choose('Status', 'Editing');
    await waitFor(() => expect(stored('brown')).toMatchObject({ status: 'editing', decision: null }));
    await expect(canvas.queryByRole('combobox', { name: 'Decision' })).toBeNull();
  },
});

export const StandingIsSaved = meta.story({
  play: async ({ canvas }) => {
    await college();
    await choose('Status', 'Submitted');
    await choose('Round', 'Regular Decision');
    fireEvent.change(canvas.getByLabelText('Deadline'), { target: { value: '2027-01-05' } });
    await waitFor(() =>
      expect(stored()).toMatchObject({ status: 'submitted', round: 'rd', deadline: '2027-01-06T04:59:00.000Z' }),
    );
    await isSaved();
  },
});

export const Saving = meta.story({
  beforeEach: ({ msw }) => msw.use(never(patchApplication)),
  play: async ({ canvas }) => {
    await college();
    await choose('Status', 'Editing');
    await expect(canvas.getByText('Saving…')).toBeVisible();
    await expect(canvas.getAllByRole('combobox', { name: 'Status' })[0]).toHaveTextContent('Editing');
  },
});

/** Put back, with a way to try once more. */
export const StandingFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(failing(patchApplication)),
  play: async ({ canvas }) => {
    await college();
    await choose('Status', 'Editing');
    await expect(await screen.findByText('That change did not save, so we put it back.')).toBeVisible();
    await expect(canvas.getAllByRole('combobox', { name: 'Status' })[0]).toHaveTextContent('Drafting');
    await expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

export const NotesAreSavedWhenLeft = meta.story({
  play: async ({ canvas }) => {
    await userEvent.type(await notes(), ' Done.');
    await expect(stored().notes).not.toMatch(/Done/);
    await expect(canvas.queryByText('Saved')).toBeNull();
    await userEvent.tab();
    await waitFor(() => expect(stored().notes).toMatch(/ Done\.$/));
    await isSaved();
    await expect(kept()).toEqual([]);
  },
});

export const NotesFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(failing(patchApplication)),
  play: async ({ canvas }) => {
    await userEvent.type(await notes(), ' Done.');
    await userEvent.tab();
    await expect(await canvas.findByText('That did not save. Your words are kept on this device.')).toBeVisible();
    await expect(await canvas.findByText('Save failed')).toBeVisible();
    await expect((await notes()).value).toMatch(/ Done\.$/);
    await expect(kept().join()).toContain('Done.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('Save failed')).toBeVisible();
  },
});

export const NotesFromBeforeAreKept = meta.story({
  beforeEach: () =>
    localStorage.setItem(
      `laurel.unsaved.${db.accounts[0]!.user.id}.notes.georgia-tech.a-page-that-crashed`,
      JSON.stringify({ text: 'Written before the crash.' }),
    ),
  play: async () => {
    await expect(await notes()).toHaveValue('Written before the crash.');
    await waitFor(() => expect(stored().notes).toBe('Written before the crash.'));
    await waitFor(() => expect(kept()).toEqual([]));
  },
});

export const ResponseIsSavedWhenLeft = meta.story({
  play: async ({ canvas }) => {
    await userEvent.type(await response(HONORS), 'I was sure.');
    await expect((await supplemental(HONORS)).getByText('3 words')).toBeVisible();
    await userEvent.tab();
    await waitFor(() => expect(stored().supplementals[1]!.text).toBe('I was sure.'));
    await expect(await canvas.findByText('2 of 2 started')).toBeVisible();
    await isSaved();
    await expect(kept()).toEqual([]);
  },
});

/** Written here, found in the editor, and the other way round. */
export const OpenInEditor = meta.story({
  play: async ({ canvas }) => {
    await userEvent.type(await response(), ' Here.');
    await userEvent.click((await supplemental()).getByRole('link', { name: 'Open in Editor' }));
    const essay = await canvas.findByRole('textbox', { name: 'Essay' });
    await expect(essay).toHaveValue(`${georgiaTechMajor.text} Here.`);
    await userEvent.type(essay, ' There.');
    await userEvent.click(canvas.getByRole('link', { name: 'Applications' }));
    const row = within(await canvas.findByRole('article', { name: /Georgia Institute of Technology/ }));
    await userEvent.click(row.getByRole('link', { name: /^Open/ }));
    await waitFor(async () => expect(await response()).toHaveValue(`${georgiaTechMajor.text} Here. There.`));
  },
});

export const Offline = meta.story({
  beforeEach: ({ msw }) => msw.use(unreachable(saveSupplemental)),
  play: async ({ canvas }) => {
    await userEvent.type(await response(), ' More.');
    await userEvent.tab();
    await expect(await canvas.findByText("Laurel can't be reached. Your words are kept on this device.")).toBeVisible();
    await expect(await canvas.findByText('Offline. Kept on this device.')).toBeVisible();
    await expect(kept().join()).toContain('More.');
  },
});

export const ResponseRefused = meta.story({
  beforeEach: ({ msw }) => msw.use(failing(saveSupplemental, 400, 'Use at most 100,000 characters.')),
  play: async ({ canvas }) => {
    await userEvent.type(await response(), ' More.');
    await userEvent.tab();
    await expect(
      await canvas.findByText('Use at most 100,000 characters. Your words are kept on this device.'),
    ).toBeVisible();
    await expect(await response()).toHaveValue(`${georgiaTechMajor.text} More.`);
  },
});

export const TwoTexts = meta.story({
  play: async () => {
    const box = await response();
    Object.assign(stored().supplementals[0]!, { text: 'Written on the other device.', revision: 5 });
    await userEvent.type(box, ' Mine.');
    await userEvent.tab();
    await userEvent.click(await screen.findByRole('button', { name: 'Compare both texts' }));
    const dialog = await screen.findByRole('dialog', { name: 'This essay was changed somewhere else' });
    await expect(within(dialog).getByText('Written on the other device.')).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Keep this text' }));
    await waitFor(() => expect(stored().supplementals[0]!.text).toBe(`${georgiaTechMajor.text} Mine.`));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Compare both texts' })).toBeNull());
  },
});

export const OverTheLimit = meta.story({
  beforeEach: () => void Object.assign(stored().supplementals[0]!, { wordLimit: 50 }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Over limit by 14')).toBeVisible();
  },
});

export const Added = meta.story({
  play: async ({ canvas }) => {
    const form = within(await canvas.findByRole('form', { name: 'Add a supplemental' }));
    await userEvent.click(form.getByRole('button', { name: 'Add supplemental' }));
    await expect(stored().supplementals).toHaveLength(2);
    await userEvent.type(form.getByRole('textbox', { name: 'Prompt' }), 'Why our college?');
    await userEvent.type(form.getByRole('textbox', { name: 'Word limit' }), '150');
    await userEvent.click(form.getByRole('button', { name: 'Add supplemental' }));
    await expect(await canvas.findByRole('region', { name: 'Prompt' })).toHaveTextContent('Word limit 150');
    await expect(canvas.getByText('1 of 3 started')).toBeVisible();
    await expect(form.getByRole('textbox', { name: 'Prompt' })).toHaveValue('');
  },
});

export const AddFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(failing(createSupplemental)),
  play: async ({ canvas }) => {
    const form = within(await canvas.findByRole('form', { name: 'Add a supplemental' }));
    await userEvent.type(form.getByRole('textbox', { name: 'Title' }), 'Why us{Enter}');
    await expect(await form.findByRole('alert')).toHaveTextContent('That did not save. Try again.');
    await expect(form.getByRole('textbox', { name: 'Title' })).toHaveValue('Why us');
  },
});

const askToDelete = async (title = MAJOR) => {
  await userEvent.click((await supplemental(title)).getByRole('button', { name: 'Delete' }));
  return within(await screen.findByRole('dialog', { name: 'Delete supplemental?' }));
};

export const SupplementalDeleted = meta.story({
  play: async ({ canvas }) => {
    const asked = await askToDelete();
    await expect(asked.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click((await askToDelete()).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: HONORS })).toHaveFocus());
    await expect(canvas.queryByRole('region', { name: MAJOR })).toBeNull();
    await userEvent.click((await askToDelete(HONORS)).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Supplementals' })).toHaveFocus());
    await expect(stored().supplementals).toEqual([]);
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByRole('heading', { name: HONORS })).toBeVisible();
  },
});

export const SupplementalDeleteFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(failing(deleteSupplemental)),
  play: async () => {
    const asked = await askToDelete();
    await userEvent.click(asked.getByRole('button', { name: 'Delete' }));
    await expect(await asked.findByRole('alert')).toHaveTextContent('That could not be deleted. Try again.');
  },
});

export const ApplicationDeleted = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete application' }));
    const asked = within(await screen.findByRole('dialog', { name: 'Delete application?' }));
    await userEvent.click(asked.getByRole('button', { name: 'Delete' }));
    await screen.findByRole('heading', { level: 1, name: 'Applications' });
    await expect(screen.getByText('Deleted Georgia Institute of Technology')).toBeVisible();
    await expect(stored()).toBeUndefined();
    await expect(screen.queryByRole('article', { name: /Georgia/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByText('Georgia Institute of Technology is back.');
    await expect(await screen.findByRole('article', { name: /Georgia/ })).toBeVisible();
    await expect(stored().supplementals).toHaveLength(2);
  },
});

export const ApplicationDeleteFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(failing(deleteApplication)),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete application' }));
    const asked = within(await screen.findByRole('dialog', { name: 'Delete application?' }));
    await userEvent.click(asked.getByRole('button', { name: 'Delete' }));
    await expect(await asked.findByRole('alert')).toHaveTextContent('That could not be deleted. Try again.');
    await userEvent.click(asked.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Delete application' })).toHaveFocus());
  },
});

export const LongTexts = meta.story({
  beforeEach: () => {
    const [major, honors] = stored().supplementals;
    Object.assign(stored(), { college: `${'Universität '.repeat(6)}${'engineering'.repeat(11)}` });
    Object.assign(major!, { text: `${georgiaTechMajor.text}\n\n`.repeat(47) });
    Object.assign(honors!, { title: 'A question '.repeat(27), prompt: 'Tell us about a belief. '.repeat(60) });
  },
  play: arrives,
});

export const ThirtySupplementals = meta.story({
  beforeEach: () => {
    const [major] = stored().supplementals;
    stored().supplementals = Array.from({ length: 30 }, (_, i) => ({
      ...major!,
      id: `many-${i}`,
      title: `Question ${i + 1}`,
    }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('30 of 30 started')).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('textbox', { name: 'Response' })).toHaveLength(30));
  },
});

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(never(readApplication)) });

export const LoadFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(failing(readApplication)),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Failed to load application' }, { timeout: 4_000 }),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

export const NotFound = meta.story({
  args: { path: '/applications/deleted-long-ago' },
  play: async ({ canvas }) => {
    await college('This application is not here');
    await expect(canvas.getByRole('link', { name: 'All applications' })).toHaveAttribute('href', '/applications');
  },
});
