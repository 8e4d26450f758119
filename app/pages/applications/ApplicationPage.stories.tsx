import { delay } from 'msw';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { deleteApplication, listApplications, patchApplication, readApplication } from '#contract/applications.ts';
import { resolveDeadline } from '#contract/colleges.ts';
import { restoreDeleted } from '#contract/deletions.ts';
import { limits } from '#contract/limits.ts';
import { createSupplemental, deleteSupplemental, saveApplicationSupplemental } from '#contract/supplementals.ts';
import { supplementalOf } from '#mocks/answers.ts';
import { db } from '#mocks/db.ts';
import { georgiaTechMajor } from '#mocks/fixtures/supplementals.ts';
import { failing, mock, never, slow, unreachable } from '#mocks/mock.ts';
import { removeRow } from '#mocks/rows.ts';
import preview from '../../../.storybook/preview.tsx';
import { AppAt } from '../../../.storybook/AppAt.tsx';

const meta = preview.meta({
  tags: ['nightly'],
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
  tags: ['!nightly'],
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

/** Every round that an application may have. */
export const Rounds = meta.story({
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    await college();
    await userEvent.click(canvas.getByRole('combobox', { name: 'Round' }));
    const options = await screen.findAllByRole('option');
    await expect(options.map(({ textContent }) => textContent)).toEqual([
      'None',
      'Regular Decision',
      'Early Decision',
      'Early Decision II',
      'Early Action',
      'Restrictive EA',
      'Rolling',
      'Other',
    ]);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
  },
});

const withoutDeadline = () => void Object.assign(stored('oberlin'), { round: null, deadline: null });

/** The date that is known of a round is offered while there is none, and set by the student alone. */
export const DateIsOffered = meta.story({
  args: { path: '/applications/oberlin' },
  beforeEach: withoutDeadline,
  play: async ({ canvas }) => {
    await college('Oberlin College');
    await expect(canvas.queryByRole('group', { name: 'Known dates' })).toBeNull();
    await choose('Round', 'Early Decision II');
    const offer = await canvas.findByRole('button', { name: 'Early Decision II, Jan 5, 2027' });
    await expect(canvas.getByText(/^This is from the Common App Requirements Grid 2026–27/)).toBeVisible();
    await waitFor(() => expect(stored('oberlin').round).toBe('ed2'));
    await expect(stored('oberlin').deadline).toBeNull();
    await userEvent.click(offer);
    await waitFor(() => expect(stored('oberlin').deadline).toBe('2027-01-06T04:59:00.000Z'));
    // Its source stays in sight, with a link to the page.
    await waitFor(() => expect(offer).not.toBeInTheDocument());
    const known = within(canvas.getByRole('group', { name: 'Known dates' }));
    await expect(known.getByRole('link', { name: 'Open the page' })).toHaveAttribute(
      'href',
      expect.stringContaining('commonapp.org'),
    );
    // Another round has another date: it is offered, and the one that is set stays until it is taken.
    await choose('Round', 'Regular Decision');
    await expect(await canvas.findByRole('button', { name: /^Regular Decision, Jan \d+, 2027$/ })).toBeVisible();
    await expect(stored('oberlin').deadline).toBe('2027-01-06T04:59:00.000Z');
  },
});

/** A date after the known one is warned of until the student takes the other. A date of another year is not held against it. */
export const DateIsTooLate = meta.story({
  args: { path: '/applications/oberlin' },
  beforeEach: () => void Object.assign(stored('oberlin'), { round: 'ed2', deadline: '2027-01-11T04:59:00.000Z' }),
  play: async ({ canvas }) => {
    await college('Oberlin College');
    const warning = await canvas.findByText('Careful: your deadline is later than the one that Laurel knows.');
    await userEvent.click(canvas.getByRole('button', { name: 'Early Decision II, Jan 5, 2027' }));
    await waitFor(() => expect(stored('oberlin').deadline).toBe('2027-01-06T04:59:00.000Z'));
    await waitFor(() => expect(warning).not.toBeInTheDocument());
    fireEvent.change(canvas.getByLabelText('Deadline'), { target: { value: '2028-01-05' } });
    await waitFor(() => expect(stored('oberlin').deadline).toBe('2028-01-06T04:59:00.000Z'));
    await expect(canvas.queryByRole('group', { name: 'Known dates' })).toBeNull();
  },
});

/** As it is stored, it is the instant that was offered, and no other of that day. */
export const OtherTime = meta.story({
  args: { path: '/applications/oberlin' },
  beforeEach: ({ msw }) => {
    withoutDeadline();
    const deadline = '2027-10-15T17:00:00.000Z';
    msw.use(
      mock(resolveDeadline, ({ query }) => ({
        item: { ...query, deadline, source: null, checkedOn: null, page: null },
      })),
    );
  },
  play: async ({ canvas }) => {
    await college('Oberlin College');
    await choose('Round', 'Regular Decision');
    await userEvent.click(await canvas.findByRole('button', { name: 'Regular Decision, Oct 15, 2027, 1:00 PM' }));
    await waitFor(() => expect(stored('oberlin').deadline).toBe('2027-10-15T17:00:00.000Z'));
    await expect(canvas.getByText('In 339 days, 1:00 PM')).toBeVisible();
  },
});

export const NoDateIsKnown = meta.story({
  args: { path: '/applications/oberlin' },
  beforeEach: withoutDeadline,
  play: async ({ canvas }) => {
    await college('Oberlin College');
    await choose('Round', 'Rolling');
    await expect(await canvas.findByText("No date is known for this. Check the college's page.")).toBeVisible();
  },
});

/** A status that this page does not know displays as drafting. */
export const UnknownStatus = meta.story({
  beforeEach: () => {
    Object.assign(stored(), { status: 'accepted' });
    Object.assign(stored().supplementals[0]!, { status: 'accepted' });
  },
  play: async ({ canvas }) => {
    await college();
    await expect(canvas.getAllByRole('combobox', { name: 'Status' })[0]).toHaveTextContent('Drafting');
    await expect((await supplemental()).getByText('Word limit', { exact: false }).closest('section')).toHaveTextContent(
      'Status Drafting',
    );
  },
});

/** The list shows it at once, also while the server has not answered it yet. */
export const BackInTheList = meta.story({
  tags: ['no-picture'],
  args: { path: '/applications' },
  play: async ({ canvas, msw }) => {
    const row = async () => within(await canvas.findByRole('article', { name: /^Georgia/ }));
    await userEvent.click((await row()).getByRole('link', { name: /^Open/ }));
    await college();
    await choose('Status', 'Editing');
    await waitFor(() => expect(stored().status).toBe('editing'));
    await isSaved();
    msw.use(never(listApplications));
    await userEvent.click(canvas.getAllByRole('link', { name: 'Applications' })[0]!);
    await expect((await row()).getByRole('combobox', { name: 'Status' })).toHaveTextContent('Editing');
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
    await expect(await canvas.findByText('Save failed. Kept on this device.')).toBeVisible();
    await expect((await notes()).value).toMatch(/ Done\.$/);
    await expect(kept().join()).toContain('Done.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('Save failed. Kept on this device.')).toBeVisible();
  },
});

export const NotesFromBeforeAreKept = meta.story({
  beforeEach: () =>
    localStorage.setItem(
      `laurel.unsaved.${db.accounts[0]!.user.id}.notes.georgia-tech.a-page-that-crashed`,
      JSON.stringify({ text: 'Written before the crash.', baseRevision: stored().notesRevision }),
    ),
  play: async () => {
    await expect(await notes()).toHaveValue('Written before the crash.');
    await waitFor(() => expect(stored().notes).toBe('Written before the crash.'));
    await waitFor(() => expect(kept()).toEqual([]));
  },
});

/** The application was deleted in another tab: what is typed while it is being restored is the newest. */
export const NotesTypedWhileRestoring = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(slow(restoreDeleted, 500)),
  play: async ({ canvas }) => {
    const box = await notes();
    const account = db.accounts[0]!;
    removeRow(account, account.applications, 'georgia-tech', limits.applications);
    await userEvent.type(box, ' Ask first.');
    await userEvent.tab();
    await userEvent.click(await canvas.findByRole('button', { name: 'Restore' }));
    await userEvent.type(box, ' Then write.');
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
    await userEvent.tab();
    await waitFor(() => expect(stored().notes).toMatch(/ Ask first\. Then write\.$/));
    await waitFor(() => expect(kept()).toEqual([]));
  },
});

/** Nothing is cut without a word: what is too long stays, and the server says so. */
export const NotesTooLong = meta.story({
  play: async ({ canvas }) => {
    const long = 'Ask for a letter. '.repeat(1_200);
    fireEvent.change(await notes(), { target: { value: long } });
    fireEvent.focusOut(await notes());
    await expect(
      await canvas.findByText('Use at most 20,000 characters. Your words are kept on this device.'),
    ).toBeVisible();
    await expect(await notes()).toHaveValue(long);
  },
});

/** Notes that a page could not save, written on those that are stored now. */
const keepNotes = (text: string) =>
  localStorage.setItem(
    `laurel.unsaved.${db.accounts[0]!.user.id}.notes.georgia-tech.a-page-that-crashed`,
    JSON.stringify({ text, baseRevision: stored().notesRevision }),
  );

async function compareNotes() {
  await userEvent.click(await screen.findByRole('button', { name: 'Compare both texts' }));
  return within(await screen.findByRole('dialog', { name: 'These notes were changed somewhere else' }));
}

/** Written on notes that another device has changed since: neither is lost before the student chooses. */
export const TwoNotes = meta.story({
  beforeEach: () => {
    keepNotes('Written before the crash.');
    Object.assign(stored(), { notes: 'Written on the phone.', notesRevision: stored().notesRevision + 1 });
  },
  play: async ({ canvas }) => {
    await expect(await notes()).toHaveValue('Written before the crash.');
    await expect(await canvas.findByText(/^These notes were changed somewhere else\./)).toBeVisible();
    await userEvent.type(await notes(), ' More.');
    await userEvent.tab();
    const dialog = await compareNotes();
    await expect(dialog.getByText('Written on the phone.')).toBeVisible();
    await expect(stored().notes).toBe('Written on the phone.');
    await userEvent.click(dialog.getByRole('button', { name: 'Keep this text' }));
    await waitFor(() => expect(stored().notes).toBe('Written before the crash. More.'));
    await waitFor(() => expect(canvas.queryByText(/^These notes were changed/)).toBeNull());
    await waitFor(() => expect(kept()).toEqual([]));
  },
});

/** Taking the other ones can be undone. */
export const OtherNotes = meta.story({
  tags: ['no-picture'],
  beforeEach: () => {
    keepNotes('Written before the crash.');
    Object.assign(stored(), { notes: 'Written on the phone.', notesRevision: stored().notesRevision + 1 });
  },
  play: async () => {
    const dialog = await compareNotes();
    await userEvent.click(dialog.getByRole('button', { name: 'Use the other text' }));
    await waitFor(async () => expect(await notes()).toHaveValue('Written on the phone.'));
    await expect(kept()).toEqual([]);
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(stored().notes).toBe('Written before the crash.'));
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
  beforeEach: ({ msw }) => msw.use(unreachable(saveApplicationSupplemental)),
  play: async ({ canvas }) => {
    await userEvent.type(await response(), ' More.');
    await userEvent.tab();
    await expect(await canvas.findByText("Laurel can't be reached. Your words are kept on this device.")).toBeVisible();
    await expect(await canvas.findByText('Offline. Kept on this device.')).toBeVisible();
    await expect(kept().join()).toContain('More.');
  },
});

export const ResponseRefused = meta.story({
  beforeEach: ({ msw }) => msw.use(failing(saveApplicationSupplemental, 400, 'Use at most 100,000 characters.')),
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

/** A deadline of its own means the end of its day where the student is; without one it is the application's. */
export const MiniDeadlineIsSaved = meta.story({
  play: async ({ canvas }) => {
    const due = (await supplemental(HONORS)).getByLabelText('Mini-deadline');
    await expect(due).toHaveValue('');
    fireEvent.change(due, { target: { value: '2026-11-12' } });
    await expect((await supplemental(HONORS)).getByText('In 2 days')).toBeVisible();
    await waitFor(() => expect(stored().supplementals[1]!.due).toBe('2026-11-13T04:59:00.000Z'));
    await isSaved();
    fireEvent.change((await supplemental()).getByLabelText('Mini-deadline'), { target: { value: '' } });
    await waitFor(() => expect(stored().supplementals[0]!.due).toBeNull());
    await expect(canvas.queryByText('Due tomorrow')).toBeNull();
  },
});

export const MiniDeadlineSaving = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(never(saveApplicationSupplemental)),
  play: async ({ canvas }) => {
    fireEvent.change((await supplemental()).getByLabelText('Mini-deadline'), { target: { value: '2026-11-12' } });
    await expect(await canvas.findByText('Saving…')).toBeVisible();
    await expect((await supplemental()).getByLabelText('Mini-deadline')).toHaveValue('2026-11-12');
  },
});

export const MiniDeadlinePutBack = meta.story({
  beforeEach: ({ msw }) => msw.use(failing(saveApplicationSupplemental)),
  play: async () => {
    const due = (await supplemental()).getByLabelText('Mini-deadline');
    fireEvent.change(due, { target: { value: '2026-11-12' } });
    await expect(await screen.findByText('That change did not save, so we put it back.')).toBeVisible();
    await expect(due).toHaveValue('2026-11-11');
    await expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

/** A response that was saved before, and is answered after it, does not take it back. */
export const MiniDeadlineBesideResponse = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) => {
    const answerLate = mock(saveApplicationSupplemental, async ({ body: { due, response } }) => {
      const [row] = stored().supplementals;
      Object.assign(row!, due !== undefined && { due }, response !== undefined && { text: response });
      const answer = supplementalOf(stored(), row!);
      if (response !== undefined) await delay(300);
      return answer;
    });
    msw.use(answerLate);
  },
  play: async () => {
    await userEvent.type(await response(), ' More.');
    const due = (await supplemental()).getByLabelText('Mini-deadline');
    due.focus();
    await waitFor(() => expect(stored().supplementals[0]!.text).toMatch(/ More\.$/));
    fireEvent.change(due, { target: { value: '2026-11-12' } });
    await waitFor(() => expect(stored().supplementals[0]!.due).toBe('2026-11-13T04:59:00.000Z'));
    await isSaved();
    await expect(due).toHaveValue('2026-11-12');
    await expect(await response()).toHaveValue(`${georgiaTechMajor.text} More.`);
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
    // What lies half under the bar at the top is measured as it is without it.
    scrollTo(0, 0);
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
    await expect(await canvas.findByRole('heading', { name: 'Failed to load application' })).toBeVisible();
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
