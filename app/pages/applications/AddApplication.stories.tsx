import { expect, fireEvent, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { createApplication } from '#contract/applications.ts';
import { resolveDeadline, suggestColleges } from '#contract/colleges.ts';
import { sentences } from '#contract/sentences.ts';
import { db } from '#mocks/db.ts';
import { failing, mock, never, unreachable, watched } from '#mocks/mock.ts';
import preview from '../../../.storybook/preview.tsx';
import { AppAt } from '../../../.storybook/AppAt.tsx';

const meta = preview.meta({
  tags: ['nightly'],
  title: 'pages/Applications/Add Application',
  component: AppAt,
  args: { path: '/applications' },
  parameters: { layout: 'fullscreen' },
});

const rowOf = async (college: string) => within(await screen.findByRole('article', { name: college }));

async function openDialog() {
  await rowOf('Brown University');
  await userEvent.click(screen.getByRole('button', { name: 'Add Application' }));
  const form = within(await screen.findByRole('dialog', { name: 'Add Application' }));
  await waitFor(() => expect(form.getByRole('combobox', { name: 'College' })).toHaveFocus());
  return form;
}

export const WithoutCollege = meta.story({
  tags: ['!nightly'],
  play: async () => {
    const form = await openDialog();
    await userEvent.click(form.getByRole('button', { name: 'Create & Open' }));
    const college = form.getByRole('combobox', { name: 'College' });
    await waitFor(() => expect(college).toHaveAccessibleDescription('College is required.'));
    await waitFor(() => expect(college).toHaveFocus());
  },
});

export const Suggestions = meta.story({
  play: async () => {
    const form = await openDialog();
    await userEvent.type(form.getByRole('combobox', { name: 'College' }), 'Case W');
    const option = await screen.findByRole('option', { name: /Case Western Reserve University/ });
    await expect(option.querySelector('b')).toHaveTextContent('Case W');
    await userEvent.click(option);
    // On the day of the stories the early dates have passed.
    await expect(await form.findByText('Early Action, Nov 1, 2026, has passed.')).toBeVisible();
    await expect(form.queryByRole('button', { name: /Nov 1, 2026/ })).toBeNull();
    await expect(form.getByRole('combobox', { name: 'Round' })).toHaveTextContent('Regular Decision');
  },
});

async function choose(box: HTMLElement, option: string) {
  await userEvent.click(box);
  await userEvent.click(await screen.findByRole('option', { name: option }));
}

/** However fast it is typed, it is asked for once, when the typing has paused for 200 ms. */
export const AskedOnce = meta.story({
  tags: ['no-picture'],
  play: async ({ msw }) => {
    const timers = spyOn(window, 'setTimeout');
    const asked: (string | null)[] = [];
    msw.use(watched(suggestColleges, ({ url }) => asked.push(new URL(url).searchParams.get('q'))));
    const form = await openDialog();
    await userEvent.type(form.getByRole('combobox', { name: 'College' }), 'Case W', { delay: null });
    await screen.findByRole('option', { name: /Case Western Reserve University/ });
    await expect(asked).toEqual(['Case W']);
    await expect(timers).toHaveBeenCalledWith(expect.any(Function), 200);
    timers.mockRestore();
  },
});

/** Where the date of a round is from is the server's to say. */
export const Source = meta.story({
  play: async () => {
    const form = await openDialog();
    await userEvent.type(form.getByRole('combobox', { name: 'College' }), 'Penn');
    await userEvent.click(await screen.findByRole('option', { name: /Pennsylvania State/ }));
    await choose(form.getByRole('combobox', { name: 'Round' }), 'Early Action');
    await expect(await form.findByText(/^This is from the Common App Requirements Grid 2026–27/)).toBeVisible();
    await choose(form.getByRole('combobox', { name: 'Round' }), 'Rolling');
    await expect(await form.findByText(/^There is no fixed date:/)).toBeVisible();
    await choose(form.getByRole('combobox', { name: 'Round' }), 'Early Decision');
    await expect(await form.findByText("No date is known for this. Check the college's page.")).toBeVisible();
  },
});

const OXFORD = 'University of Oxford';
const SIX_IN_OXFORD = '2027-01-14T18:00:00.000Z';

/** A college in the UK closes at six in the evening there, and not at the end of the student's day. */
export const OtherTime = meta.story({
  beforeEach: ({ msw }) => {
    const college = {
      name: OXFORD,
      score: 1,
      plans: { rd: SIX_IN_OXFORD },
      domain: 'ox.ac.uk',
      location: 'Oxford, United Kingdom',
    };
    const item = {
      college: OXFORD,
      round: 'rd',
      deadline: SIX_IN_OXFORD,
      source: 'From memory.',
      checkedOn: null,
      page: null,
    };
    msw.use(
      mock(suggestColleges, () => ({ items: [college] })),
      mock(resolveDeadline, () => ({ item })),
    );
  },
  play: async ({ canvas }) => {
    const form = await openDialog();
    await userEvent.type(form.getByRole('combobox', { name: 'College' }), 'Oxford');
    await userEvent.click(await screen.findByRole('option', { name: /Oxford/ }));
    await userEvent.click(await form.findByRole('button', { name: 'Regular Decision, Jan 14, 2027, 1:00 PM' }));
    await expect(await form.findByText('From memory.')).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: 'Create & Open' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: OXFORD })).toBeVisible();
    await expect(db.accounts[0]!.applications.at(-1)?.deadline).toBe(SIX_IN_OXFORD);
    await expect(canvas.getByText('In 65 days, 1:00 PM')).toBeVisible();
  },
});

/** What is not known can be added all the same. */
export const UnknownCollege = meta.story({
  play: async ({ canvas }) => {
    const form = await openDialog();
    await userEvent.type(form.getByRole('combobox', { name: 'College' }), 'Deep Springs College');
    await expect(await form.findByText('We do not know this college yet. You can add it all the same.')).toBeVisible();
    fireEvent.change(form.getByLabelText('Deadline'), { target: { value: '2026-12-01' } });
    await userEvent.click(form.getByRole('button', { name: 'Create & Open' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Deep Springs College' })).toBeVisible();
    await expect(db.accounts[0]!.applications.at(-1)).toMatchObject({
      college: 'Deep Springs College',
      round: null,
      status: 'drafting',
      deadline: '2026-12-02T04:59:00.000Z',
    });
  },
});

/** A date of the years before 2000 is none that can be taken. */
export const NoDate = meta.story({
  play: async () => {
    const form = await openDialog();
    const { length } = db.accounts[0]!.applications;
    await userEvent.type(form.getByRole('combobox', { name: 'College' }), 'Deep Springs College');
    const deadline = form.getByLabelText('Deadline');
    await userEvent.click(deadline);
    await userEvent.keyboard('{ArrowRight}');
    fireEvent.change(deadline, { target: { value: '1999-12-01' } });
    await userEvent.click(form.getByRole('button', { name: 'Create & Open' }));
    await waitFor(() => expect(deadline).toHaveAccessibleDescription('Deadline must be a valid date.'));
    await waitFor(() => expect(deadline).toHaveFocus());
    await expect(db.accounts[0]!.applications).toHaveLength(length);
  },
});

/** Without suggestions a college may be known all the same, once it is typed in full. */
export const KnownWithoutSuggestions = meta.story({
  beforeEach: ({ msw }) => msw.use(failing(suggestColleges)),
  play: async () => {
    const form = await openDialog();
    await userEvent.type(form.getByRole('combobox', { name: 'College' }), 'Oberlin College');
    await choose(form.getByRole('combobox', { name: 'Round' }), 'Rolling');
    await expect(await form.findByText("No date is known for this. Check the college's page.")).toBeVisible();
    await choose(form.getByRole('combobox', { name: 'Round' }), 'Early Decision II');
    await userEvent.click(await form.findByRole('button', { name: 'Early Decision II, Jan 5, 2027' }));
    await expect(form.getByLabelText('Deadline')).toHaveValue('2027-01-05');
  },
});

/** One after the other; the list behind the dialog has them at once. */
export const Another = meta.story({
  play: async ({ canvas }) => {
    const form = await openDialog();
    const college = () => form.getByRole('combobox', { name: 'College' });
    await userEvent.type(college(), 'Yale University');
    await waitFor(() => expect(form.getByLabelText('Deadline')).toHaveValue('2027-01-02'));
    await userEvent.click(form.getByRole('button', { name: 'Create & add another' }));
    await expect(await form.findByText('Added Yale University, Regular Decision, due Jan 2, 2027.')).toBeVisible();
    await waitFor(() => expect(college()).toHaveFocus());
    await expect(db.accounts[0]!.applications.at(-1)).toMatchObject({ college: 'Yale University', status: 'drafting' });
    await userEvent.type(college(), 'Deep Springs');
    await userEvent.click(form.getByRole('button', { name: 'Create & add another' }));
    await expect(await form.findByText('Added Deep Springs. 2 added so far.')).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: 'Done' }));
    await expect(await canvas.findByRole('article', { name: 'Deep Springs' })).toBeVisible();
  },
});

/** A college that is on the list already, however it is written. */
export const OnTheList = meta.story({
  play: async () => {
    const form = await openDialog();
    await userEvent.type(form.getByRole('combobox', { name: 'College' }), 'oberlin college');
    await expect(
      await form.findByText(/Oberlin College is on your list already, for Early Decision II\./),
    ).toBeVisible();
    await expect(form.getByRole('link', { name: 'Open the one you have' })).toHaveAttribute(
      'href',
      '/applications/oberlin',
    );
  },
});

/** A college goes by several names, and the student's own may be one that the suggestions do not use. */
export const OnTheListByAnotherName = meta.story({
  tags: ['no-picture'],
  play: async () => {
    const form = await openDialog();
    const { length } = db.accounts[0]!.applications;
    const college = form.getByRole('combobox', { name: 'College' });
    const said = /The Ohio State University is on your list already/;
    await userEvent.type(college, 'osu');
    await expect(await form.findByText(said)).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: 'Create & Open' }));
    await expect(await form.findByRole('button', { name: 'Add it again' })).toBeVisible();
    await expect(db.accounts[0]!.applications).toHaveLength(length);

    await userEvent.clear(college);
    await expect(form.queryByText(said)).toBeNull();
    await userEvent.type(college, 'osu');
    await userEvent.click(await screen.findByRole('option', { name: /Ohio State University/ }));
    await expect(college).toHaveValue('Ohio State University');
    await expect(await form.findByText(said)).toBeVisible();

    await userEvent.clear(college);
    await userEvent.type(college, 'osu{Enter}', { delay: null });
    await waitFor(() => expect(college).toHaveValue('Ohio State University'));
    await expect(await form.findByText(said)).toBeVisible();
  },
});

/** Enter before the suggestions are there creates nothing: it waits, and takes the college that is meant. */
export const EnterAtOnce = meta.story({
  tags: ['no-picture'],
  play: async () => {
    const form = await openDialog();
    const { length } = db.accounts[0]!.applications;
    const college = form.getByRole('combobox', { name: 'College' });
    await userEvent.type(college, 'Case Western{Enter}', { delay: null });
    await waitFor(() => expect(college).toHaveValue('Case Western Reserve University'));
    await expect(form.getByRole('combobox', { name: 'Round' })).toHaveTextContent('Regular Decision');
    await expect(db.accounts[0]!.applications).toHaveLength(length);
  },
});

export const WithoutSuggestions = meta.story({
  beforeEach: ({ msw }) => msw.use(unreachable(suggestColleges)),
  play: async () => {
    const form = await openDialog();
    const college = form.getByRole('combobox', { name: 'College' });
    await userEvent.type(college, 'Oberlin');
    await waitFor(() =>
      expect(college).toHaveAccessibleDescription('Suggestions did not load. Type the whole name to add it.'),
    );
    await userEvent.click(form.getByRole('button', { name: 'Create & Open' }));
    await waitFor(() => expect(db.accounts[0]!.applications.at(-1)?.college).toBe('Oberlin'));
  },
});

/** From the button to the page of the application without a mouse. */
export const ByKeyboard = meta.story({
  play: async ({ canvas }) => {
    await rowOf('Brown University');
    canvas.getByRole('button', { name: 'Add Application' }).focus();
    await userEvent.keyboard('{Enter}');
    const form = within(await screen.findByRole('dialog', { name: 'Add Application' }));
    await waitFor(() => expect(form.getByRole('combobox', { name: 'College' })).toHaveFocus());
    await userEvent.keyboard('Yale');
    await screen.findByRole('option', { name: /Yale University/ });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await userEvent.tab();
    await expect(form.getByRole('combobox', { name: 'Round' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('Reg{Enter}');
    await waitFor(() => expect(form.getByLabelText('Deadline')).toHaveValue('2027-01-02'));
    form.getByRole('button', { name: 'Create & Open' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Yale University' })).toBeVisible();
    await expect(db.accounts[0]!.applications.at(-1)).toMatchObject({ college: 'Yale University', round: 'rd' });
  },
});

export const Adding = meta.story({
  beforeEach: ({ msw }) => msw.use(never(createApplication)),
  play: async () => {
    const form = await openDialog();
    await userEvent.type(form.getByRole('combobox', { name: 'College' }), 'Kenyon College');
    await userEvent.click(form.getByRole('button', { name: 'Create & Open' }));
    await expect(await form.findByRole('button', { name: 'Creating...' })).toBeVisible();
    await expect(form.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  },
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failing(createApplication)),
  play: async () => {
    const form = await openDialog();
    const college = form.getByRole('combobox', { name: 'College' });
    await userEvent.type(college, 'Kenyon College');
    await userEvent.click(form.getByRole('button', { name: 'Create & Open' }));
    await expect(await form.findByRole('alert')).toHaveTextContent('Failed to create application.');
    await expect(college).toHaveValue('Kenyon College');
  },
});

export const Refused = meta.story({
  beforeEach: ({ msw }) => msw.use(failing(createApplication, 400, 'You have as many applications as fit here.')),
  play: async () => {
    const form = await openDialog();
    await userEvent.type(form.getByRole('combobox', { name: 'College' }), 'Kenyon College');
    await userEvent.click(form.getByRole('button', { name: 'Create & Open' }));
    await expect(await form.findByRole('alert')).toHaveTextContent('You have as many applications as fit here.');
  },
});

/** The form has no field that could be mended for it. */
export const StatusRefused = meta.story({
  beforeEach: ({ msw }) => msw.use(failing(createApplication, 400, sentences.status, { status: sentences.status })),
  play: async () => {
    const form = await openDialog();
    await userEvent.type(form.getByRole('combobox', { name: 'College' }), 'Kenyon College');
    await userEvent.click(form.getByRole('button', { name: 'Create & Open' }));
    await expect(await form.findByRole('alert')).toHaveTextContent('Status is invalid.');
  },
});

export const FieldsRefused = meta.story({
  beforeEach: ({ msw }) => {
    const { college, deadline } = sentences;
    msw.use(failing(createApplication, 400, college, { college, deadline }));
  },
  play: async () => {
    const form = await openDialog();
    await userEvent.type(form.getByRole('combobox', { name: 'College' }), 'Kenyon College');
    await userEvent.click(form.getByRole('button', { name: 'Create & Open' }));
    await waitFor(() =>
      expect(form.getByRole('combobox', { name: 'College' })).toHaveAccessibleDescription('College is required.'),
    );
    await expect(form.getByLabelText('Deadline')).toHaveAccessibleDescription('Deadline must be a valid date.');
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const form = await openDialog();
    await userEvent.type(form.getByRole('combobox', { name: 'College' }), 'University');
    await expect((await screen.findAllByRole('option')).length).toBeGreaterThan(1);
  },
});
