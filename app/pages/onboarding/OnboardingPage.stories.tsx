import { http, HttpResponse } from 'msw';
import { expect, fireEvent, spyOn, userEvent, waitFor } from 'storybook/test';
import { activityDefaults } from '#contract/activities.ts';
import { resolveDeadlines, suggestColleges } from '#contract/colleges.ts';
import { commitImport, previewImport } from '#contract/import.ts';
import { db } from '#mocks/db.ts';
import { failing, mock, never, unreachable, watched } from '#mocks/mock.ts';
import { activityRow } from '#mocks/rows.ts';
import { enter } from '#mocks/scenarios.ts';
import preview from '../../../.storybook/preview.tsx';
import { AppAt } from '../../../.storybook/AppAt.tsx';
import { at, field, pasteInto, press } from './story-parts.ts';

const meta = preview.meta({
  tags: ['nightly'],
  title: 'pages/Onboarding',
  component: AppAt,
  args: { path: '/onboarding' },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => enter('new student'),
});

const fourActivities = [
  'Captain, Science Olympiad\tStart High School\t6\t30\tLed team to state; built a sound rig that placed 2nd',
  'Founder and lead, Fix-It Saturdays\tToledo Public Library\t4\t40\tFree repair clinic, 14 volunteers, 212 machines fixed',
  'Violin, second section\tToledo Youth Orchestra\t5\t36\t4 concerts a season',
  'Captain, Science Olympiad\tStart High School\t6\t30\tLed team to state',
].join('\r\n');

export const Activities = meta.story({
  tags: ['!nightly'],
  play: async ({ canvasElement }) => {
    const canvas = await at('Activities', canvasElement);
    await expect(canvas.getByRole('button', { name: 'Back' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Preview' })).toBeDisabled();
    await expect(canvas.queryByRole('link', { name: 'Dashboard' })).toBeNull();
    for (const name of ['Title', 'Organization', 'Hours/week', 'Weeks/year', 'Impact'])
      await expect(field(canvas, name)).toHaveValue('');
  },
});

export const Honors = meta.story({
  play: async ({ canvasElement }) => {
    const canvas = await at('Honors', canvasElement);
    await userEvent.type(field(canvas, 'Title'), 'National Merit Commended Student');
    await userEvent.selectOptions(field(canvas, 'Level'), 'National');
    await userEvent.selectOptions(field(canvas, 'Grade'), '12');
    await press(canvas, 'Preview');
    await expect(
      await canvas.findByRole('row', { name: /National Merit Commended Student.*National, grade 12/ }),
    ).toBeVisible();
    await press(canvas, 'Import');
    await canvas.findByText('Imported 1 item(s). Skipped 0 duplicate(s).');
    await expect(db.accounts[0]!.honors[0]).toMatchObject({
      kind: 'Award',
      level: 'National',
      gradeYear: 12,
      notes: null,
    });
  },
});

export const Applications = meta.story({
  play: async ({ canvasElement }) => {
    const canvas = await at('Applications', canvasElement);
    await userEvent.type(field(canvas, 'College'), 'mit');
    await userEvent.click(await canvas.findByRole('option', { name: /^Massachusetts Institute of Technology/ }));
    await expect(field(canvas, 'College')).toHaveValue('Massachusetts Institute of Technology');
    await userEvent.selectOptions(field(canvas, 'Round'), 'ea');
    await userEvent.type(field(canvas, 'Deadline'), '2026-11-01');
    await press(canvas, 'Preview');
    await expect(await canvas.findByRole('row', { name: /Massachusetts.*Early Action Nov 1, 2026/ })).toBeVisible();
    await press(canvas, 'Import');
    await canvas.findByText('Imported 1 item(s). Skipped 0 duplicate(s).');
    await expect(db.accounts[0]!.applications[0]).toMatchObject({
      college: 'Massachusetts Institute of Technology',
      status: 'drafting',
      round: 'ea',
      // 23:59 in New York, on the last day of summer time.
      deadline: '2026-11-02T04:59:00.000Z',
    });
  },
});

/** Pasted from a spreadsheet, previewed, imported: duplicates are said and stay out. */
export const Previewed = meta.story({
  play: async ({ canvasElement }) => {
    const canvas = await at('Activities', canvasElement);
    await pasteInto(field(canvas, 'Title'), fourActivities);
    await press(canvas, 'Preview');
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Ready to import' })).toHaveFocus());
    await expect(canvas.getByText(/to import,/)).toHaveTextContent('3 to import, 1 duplicate');
    await expect(canvas.getByText('Duplicate, will be skipped')).toBeVisible();
  },
});

export const Imported = meta.story({
  play: async ({ canvasElement }) => {
    const canvas = await at('Activities', canvasElement);
    await pasteInto(field(canvas, 'Title'), fourActivities);
    await press(canvas, 'Preview');
    await press(canvas, 'Import');
    const result = await canvas.findByText('Imported 3 item(s). Skipped 1 duplicate(s).');
    await waitFor(() => expect(result.closest('[role="status"]')).toHaveFocus());
    await expect(canvas.getAllByLabelText('Title')).toHaveLength(1);
    await expect(field(canvas, 'Title')).toHaveValue('');
    await expect(db.accounts[0]!.activities).toHaveLength(3);
    await press(canvas, 'Next');
    await canvas.findByText('Step 2 of 4: Honors');
  },
});

/** Rows that break a rule stay, with what is wrong at the field, and can be imported once it is right. */
export const WithErrors = meta.story({
  play: async ({ canvasElement }) => {
    const canvas = await at('Activities', canvasElement);
    await pasteInto(
      field(canvas, 'Title'),
      'Arabic tutor\tIslamic Center\t2\t30\nBabysitting\t\t200\t50\n\tLibrary\t3',
    );
    await press(canvas, 'Preview');
    await canvas.findByRole('heading', { name: 'Ready to import' });
    await expect(canvas.getByText(/to import,/)).toHaveTextContent('1 to import, 0 duplicates, 2 to correct');
    await expect(canvas.getByRole('row', { name: /^Row 3 Library/ })).toBeVisible();
    await expect(field(canvas, 'Hours/week', 2)).toHaveAccessibleDescription('Use 0 to 168 hours a week.');
    await expect(field(canvas, 'Title', 3)).toHaveAccessibleDescription('Give the activity a title or an impact.');
    await press(canvas, 'Import');
    await canvas.findByText('Imported 1 item(s). Skipped 0 duplicate(s).');
    await expect(canvas.getByText(/2 rows need a change/)).toBeVisible();
    await expect(field(canvas, 'Title')).toHaveValue('Babysitting');
    await userEvent.clear(field(canvas, 'Hours/week'));
    await userEvent.type(field(canvas, 'Hours/week'), '20');
    await expect(field(canvas, 'Hours/week')).toBeValid();
  },
});

/** What the student has already is a duplicate too. */
export const NothingNew = meta.story({
  beforeEach: () => enter('writing'),
  play: async ({ canvasElement }) => {
    const canvas = await at('Activities', canvasElement);
    await pasteInto(field(canvas, 'Title'), 'violin, second section\tToledo Youth Orchestra\t5');
    await press(canvas, 'Preview');
    await expect(await canvas.findByText(/to import,/)).toHaveTextContent('0 to import, 1 duplicate');
    await expect(canvas.getByRole('button', { name: 'Import' })).toBeDisabled();
  },
});

/** What was previewed is what is imported: after a change it has to be previewed again. */
export const StalePreview = meta.story({
  play: async ({ canvasElement }) => {
    const canvas = await at('Activities', canvasElement);
    await userEvent.type(field(canvas, 'Title'), 'Chess');
    await press(canvas, 'Preview');
    await canvas.findByText(/to import,/);
    await userEvent.type(field(canvas, 'Organization'), 'Library');
    await expect(canvas.getByText('You changed the rows. Preview them again to import.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Import' })).toBeDisabled();
    await press(canvas, 'Preview');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Import' })).toBeEnabled());
  },
});

export const Previewing = meta.story({
  beforeEach: ({ msw }) => msw.use(never(previewImport)),
  play: async ({ canvasElement }) => {
    const canvas = await at('Activities', canvasElement);
    await userEvent.type(field(canvas, 'Title'), 'Chess');
    await press(canvas, 'Preview');
    await expect(await canvas.findByRole('button', { name: 'Previewing…' })).toHaveAttribute('aria-busy', 'true');
  },
});

export const PreviewFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(failing(previewImport)),
  play: async ({ canvasElement, msw }) => {
    const canvas = await at('Activities', canvasElement);
    await pasteInto(field(canvas, 'Title'), fourActivities);
    await press(canvas, 'Preview');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Preview failed');
    await expect(field(canvas, 'Title', 3)).toHaveValue('Violin, second section');
    msw.use(failing(previewImport, 400, 'Import at most 500 rows at once.'));
    await press(canvas, 'Try again');
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Import at most 500 rows at once.'));
  },
});

export const ImportFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(unreachable(commitImport)),
  play: async ({ canvasElement }) => {
    const canvas = await at('Activities', canvasElement);
    await pasteInto(field(canvas, 'Title'), fourActivities);
    await press(canvas, 'Preview');
    await press(canvas, 'Import');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Import failed');
    await expect(canvas.getAllByLabelText('Title')).toHaveLength(4);
    await expect(canvas.getByRole('button', { name: 'Import' })).toBeEnabled();
  },
});

/** Meanwhile the step stays, so that what came of it is read. */
export const Importing = meta.story({
  beforeEach: ({ msw }) => msw.use(never(commitImport)),
  play: async ({ canvasElement }) => {
    const canvas = await at('Activities', canvasElement);
    await userEvent.type(field(canvas, 'Title'), 'Chess');
    await press(canvas, 'Preview');
    await press(canvas, 'Import');
    await expect(await canvas.findByRole('button', { name: 'Importing…' })).toHaveAttribute('aria-busy', 'true');
    for (const name of ['Skip', 'Next']) await press(canvas, name);
    await expect(canvas.getByText('Step 1 of 4: Activities')).toBeVisible();
    await expect(canvas.queryByText('Completed')).toBeNull();
  },
});

/** What has come in by other ways since the preview is a duplicate too. */
export const SkippedByTheServer = meta.story({
  play: async ({ canvasElement }) => {
    const canvas = await at('Activities', canvasElement);
    await pasteInto(field(canvas, 'Title'), fourActivities);
    await press(canvas, 'Preview');
    await canvas.findByText(/to import,/);
    db.accounts[0]!.activities.unshift(
      activityRow({
        ...activityDefaults,
        title: 'Violin, second section',
        organization: 'Toledo Youth Orchestra',
        impact: '',
        hoursPerWeek: null,
        weeksPerYear: null,
      }),
    );
    await press(canvas, 'Import');
    await canvas.findByText('Imported 2 item(s). Skipped 2 duplicate(s).');
  },
});

/** Next imports what is filled in, in one go, says what it did and goes on. */
export const NextImports = meta.story({
  play: async ({ canvasElement }) => {
    const canvas = await at('Activities', canvasElement);
    await pasteInto(field(canvas, 'Title'), fourActivities);
    await press(canvas, 'Next');
    await expect(await canvas.findByText('Imported 3 item(s). Skipped 1 duplicate(s).')).toBeVisible();
    await canvas.findByText('Step 2 of 4: Honors');
    await expect(db.accounts[0]!.activities).toHaveLength(3);
    await press(canvas, 'Back');
    await waitFor(() => expect(field(canvas, 'Title')).toHaveValue(''));
  },
});

/** It stops where a row is wrong: that one stays, with the reason, and has the focus; the others are imported. */
export const NextStops = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const canvas = await at('Activities', canvasElement);
    await pasteInto(field(canvas, 'Title'), 'Arabic tutor\tIslamic Center\t2\t30\nBabysitting\t\t200\t50');
    await press(canvas, 'Next');
    await canvas.findByText('Imported 1 item(s). Skipped 0 duplicate(s).');
    await expect(
      canvas.getByText(/^Row 1 is not imported: Use 0 to 168 hours a week\./).closest('[role="alert"]'),
    ).toHaveTextContent('Correct it and press Next, or press Skip to go on without it.');
    await waitFor(() => expect(field(canvas, 'Hours/week')).toHaveFocus());
    await expect(field(canvas, 'Hours/week')).toHaveAccessibleDescription('Use 0 to 168 hours a week.');
    await expect(canvas.queryByText('Completed')).toBeNull();
  },
});

/** The same row wrong once more stops Next once more; corrected, it goes along. */
export const CorrectedAndOn = meta.story({
  tags: ['no-picture'],
  play: async ({ canvasElement }) => {
    const canvas = await at('Activities', canvasElement);
    await pasteInto(field(canvas, 'Title'), 'Babysitting\t\t10-12\t50');
    for (let presses = 0; presses < 2; presses++) {
      field(canvas, 'Title').focus();
      await press(canvas, 'Next');
      await waitFor(() => expect(field(canvas, 'Hours/week')).toHaveFocus());
      await expect(canvas.getByText(/^Row 1 is not imported: “10-12” is a range\./)).toBeVisible();
    }
    await userEvent.clear(field(canvas, 'Hours/week'));
    await userEvent.type(field(canvas, 'Hours/week'), '11');
    await expect(canvas.queryByText(/is not imported/)).toBeNull();
    await press(canvas, 'Next');
    await canvas.findByText('Step 2 of 4: Honors');
    await expect(db.accounts[0]!.activities).toMatchObject([{ title: 'Babysitting', hoursPerWeek: 11 }]);
  },
});

/** Skip goes on without what is filled in, and leaves it where it is. */
export const SkipLeavesRows = meta.story({
  tags: ['no-picture'],
  play: async ({ canvasElement }) => {
    const canvas = await at('Activities', canvasElement);
    await userEvent.type(field(canvas, 'Title'), 'Chess club');
    await press(canvas, 'Skip');
    await canvas.findByText('Step 2 of 4: Honors');
    await canvas.findByRole('heading', { name: 'What have people noticed?' });
    await press(canvas, 'Back');
    await waitFor(() => expect(field(canvas, 'Title')).toHaveValue('Chess club'));
    await expect(db.accounts[0]!.activities).toEqual([]);
  },
});

/** However often it is pressed, Next imports once, and passes one step. */
export const NextTwice = meta.story({
  tags: ['no-picture'],
  play: async ({ canvasElement, msw }) => {
    let asked = 0;
    msw.use(watched(commitImport, () => asked++));
    const canvas = await at('Activities', canvasElement);
    await userEvent.type(field(canvas, 'Title'), 'Chess');
    const next = canvas.getByRole('button', { name: 'Next' });
    next.click();
    next.click();
    await userEvent.dblClick(next);
    await canvas.findByText('Completed');
    await userEvent.click(next);
    await canvas.findByRole('heading', { name: 'What have people noticed?' });
    await expect(canvas.queryByText('Completed')).toBeNull();
    await expect(asked).toBe(1);
    await expect(db.accounts[0]!.activities).toHaveLength(1);
  },
});

/** Where Next fails the rows stay, and it can be taken up. */
export const NextFailed = meta.story({
  play: async ({ canvasElement, msw }) => {
    let broken: unknown = commitImport;
    for (const endpoint of [previewImport, commitImport])
      msw.use(http.post(`*${endpoint.path}`, () => (broken === endpoint ? HttpResponse.error() : undefined)));
    const canvas = await at('Activities', canvasElement);
    await pasteInto(field(canvas, 'Title'), fourActivities);
    await press(canvas, 'Next');
    for (const next of [previewImport, null]) {
      await expect(await canvas.findByRole('alert')).toHaveTextContent('Import failed');
      await expect(canvas.getAllByLabelText('Title')).toHaveLength(4);
      broken = next;
      await press(canvas, 'Try again');
    }
    await canvas.findByText('Step 2 of 4: Honors');
    await expect(db.accounts[0]!.activities).toHaveLength(3);
  },
});

/** While it imports the rows stay as they are. */
export const NextUnderWay = meta.story({
  beforeEach: ({ msw }) => msw.use(never(commitImport)),
  play: async ({ canvasElement }) => {
    const canvas = await at('Activities', canvasElement);
    await userEvent.type(field(canvas, 'Title'), 'Chess');
    await press(canvas, 'Next');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Next' })).toHaveAttribute('aria-busy', 'true'));
    await press(canvas, 'Skip');
    await expect(canvas.getByText('Step 1 of 4: Activities')).toBeVisible();
    await expect(field(canvas, 'Title').closest('[inert]')).not.toBeNull();
  },
});

/** The address says which step it is; what it does not know is the first one. */
export const AtItsAddress = meta.story({
  args: { path: '/onboarding?step=3' },
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Step 3 of 4: Applications')).toBeVisible();
  },
});
export const AtNoStep = meta.story({
  args: { path: '/onboarding?step=17' },
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Step 1 of 4: Activities')).toBeVisible();
  },
});

/** Google Sheets copies a line of headings along; the columns come in any order, and others are left out. */
export const PastedWithHeadings = meta.story({
  play: async ({ canvasElement }) => {
    const canvas = await at('Honors', canvasElement);
    await pasteInto(
      field(canvas, 'Title'),
      'Level\tName\tMoney\tGrade level\tNotes\nstate\tGovernor’s Award\t\tSenior\t"For Fix-It Saturdays.\nNominated."\nNational\tMerit Commended\t$0\t12th\t',
    );
    await expect(canvas.getByText('2 rows pasted.')).toBeVisible();
    await expect(canvas.getByText('No field here takes “Money”: that column was left out.')).toBeVisible();
    await expect(field(canvas, 'Title')).toHaveValue('Governor’s Award');
    await expect(field(canvas, 'Level')).toHaveValue('State');
    await expect(field(canvas, 'Grade', 2)).toHaveValue('12');
    await expect(field(canvas, 'Notes')).toHaveValue('For Fix-It Saturdays. Nominated.');
    await press(canvas, 'Preview');
    await expect(await canvas.findByText(/to import,/)).toHaveTextContent('2 to import, 0 duplicates');
  },
});

/** The columns of the Common Application: position and activity make one title, and what only forms ask for comes along. */
export const PastedFromTheCommonApp = meta.story({
  play: async ({ canvasElement }) => {
    const canvas = await at('Activities', canvasElement);
    await pasteInto(
      field(canvas, 'Title'),
      'Activity type\tPosition/Leadership description\tActivity\tOrganization Name (100 characters)\tHours spent per week\tWeeks spent per year\nRobotics\tCaptain\tRobotics\tNorth High\t10-12\t30 weeks\n',
    );
    await expect(field(canvas, 'Title')).toHaveValue('Captain, Robotics');
    await expect(field(canvas, 'Organization')).toHaveValue('North High');
    await expect(field(canvas, 'Weeks/year')).toHaveValue('30');
    await expect(field(canvas, 'Hours/week')).toHaveAccessibleDescription('“10-12” is a range. Write one number.');
    await expect(
      canvas.getByText('1 row pasted. Also taken for the forms: Type. 1 value could not be read: “10-12”.'),
    ).toBeVisible();
  },
});

export const PastedCsv = meta.story({
  play: async ({ canvasElement }) => {
    const canvas = await at('Applications', canvasElement);
    await pasteInto(
      field(canvas, 'College'),
      'School,Plan,Due date,Status\n"University of California, Los Angeles",RD,11/30/2026,editing\nOberlin College,ED II,"Jan 2",done\nUMich,SCEA,someday,',
    );
    await expect(field(canvas, 'College')).toHaveValue('University of California, Los Angeles');
    await expect(field(canvas, 'Round', 2)).toHaveValue('ed2');
    await expect(field(canvas, 'Deadline', 2)).toHaveValue('2027-01-02');
    await expect(field(canvas, 'Round', 3)).toHaveValue('rea');
    await expect(canvas.getByText('3 rows pasted. 1 value could not be read: “someday”.')).toBeVisible();
    await expect(field(canvas, 'Status', 2)).toHaveValue('submitted');
    await expect(field(canvas, 'Deadline', 3)).toHaveValue('someday');
    await press(canvas, 'Next');
    await expect(
      await canvas.findByText('Row 1 is not imported: “someday” is not a date that Laurel can read.'),
    ).toBeVisible();
    await waitFor(() => expect(field(canvas, 'Deadline')).toHaveFocus());
  },
});

/** A round, a status and a date are known by what they are, wherever they stand. */
export const PastedWithoutHeadings = meta.story({
  tags: ['no-picture'],
  play: async ({ canvasElement }) => {
    const canvas = await at('Applications', canvasElement);
    await pasteInto(field(canvas, 'College'), 'Oberlin College\tRD\t1/2/2027\nUCLA\tregular\t11/30/2026');
    await expect(canvas.getByText('2 rows pasted.')).toBeVisible();
    await expect(field(canvas, 'College', 2)).toHaveValue('UCLA');
    await expect(field(canvas, 'Status', 2)).toHaveValue('drafting');
    await expect(field(canvas, 'Round', 2)).toHaveValue('rd');
    await expect(field(canvas, 'Deadline')).toHaveValue('2027-01-02');
    await expect(field(canvas, 'Deadline', 2)).toHaveValue('2026-11-30');
  },
});

/** A round that stands behind a name is read from there, in a list and in a single name. */
export const PastedWithRounds = meta.story({
  tags: ['no-picture'],
  play: async ({ canvasElement }) => {
    const canvas = await at('Applications', canvasElement);
    await pasteInto(field(canvas, 'College'), 'Emory: ED II');
    await expect(field(canvas, 'College')).toHaveValue('Emory');
    await expect(field(canvas, 'Round')).toHaveValue('ed2');
    await press(canvas, 'Add row');
    await pasteInto(field(canvas, 'College', 2), 'Tufts ED2\nUMich - Early Action\nReed College');
    await expect(field(canvas, 'College', 2)).toHaveValue('Tufts');
    await expect(field(canvas, 'Round', 2)).toHaveValue('ed2');
    await expect(field(canvas, 'College', 3)).toHaveValue('UMich');
    await expect(field(canvas, 'Round', 3)).toHaveValue('ea');
    await expect(field(canvas, 'College', 4)).toHaveValue('Reed College');
    await expect(field(canvas, 'Round', 4)).toHaveValue('');
  },
});

/** A date that is none is counted as to correct, with its reason, and keeps no other row from being imported. */
export const DateNotRead = meta.story({
  tags: ['no-picture'],
  play: async ({ canvasElement }) => {
    const canvas = await at('Applications', canvasElement);
    await pasteInto(field(canvas, 'College'), 'School\tDue date\nOberlin College\tsomeday\nKenyon College\t1/15/2027');
    await press(canvas, 'Preview');
    await expect(await canvas.findByText(/to import,/)).toHaveTextContent('1 to import, 0 duplicates, 1 to correct');
    await expect(
      canvas.getByRole('row', { name: /^Oberlin College.*“someday” is not a date that Laurel can read\./ }),
    ).toBeVisible();
    await press(canvas, 'Import');
    await canvas.findByText('Imported 1 item(s). Skipped 0 duplicate(s).');
    await expect(field(canvas, 'College')).toHaveValue('Oberlin College');
    await expect(db.accounts[0]!.applications).toMatchObject([{ college: 'Kenyon College' }]);
  },
});

export const ByKeyboard = meta.story({
  play: async ({ canvasElement }) => {
    const canvas = await at('Activities', canvasElement);
    field(canvas, 'Title').focus();
    await userEvent.keyboard('Chess{Tab}Library{Tab}2{Tab}30{Tab}Teach beginners{Enter}');
    await expect(field(canvas, 'Title', 2)).toHaveFocus();
    await userEvent.keyboard('Debate{Tab}{Tab}{Tab}{Tab}{Tab}{Tab}');
    await expect(canvas.getByRole('button', { name: 'Add row' })).toHaveFocus();
    await userEvent.keyboard('{Tab}{Enter}');
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Ready to import' })).toHaveFocus());
    await userEvent.keyboard('{Tab}{Enter}');
    await canvas.findByText('Imported 2 item(s). Skipped 0 duplicate(s).');
    await userEvent.tab();
    await expect(document.activeElement).toHaveAccessibleName('Skip');
  },
});

export const DeadlinesFilled = meta.story({
  play: async ({ canvasElement }) => {
    const canvas = await at('Applications', canvasElement);
    await pasteInto(
      field(canvas, 'College'),
      'Oberlin College\t\tED\nCornell University\t\tRD\nUniversity of Toledo\t\tRolling\nBrown University\t\tED\t2026-10-30\nYale University',
    );
    await press(canvas, 'Fill deadlines');
    await canvas.findByText('2 deadlines filled in.');
    await expect(field(canvas, 'Deadline')).toHaveValue('2026-11-01');
    await expect(field(canvas, 'Deadline', 2)).toHaveValue('2027-01-02');
    // What was there stays, and no date is made up.
    await expect(field(canvas, 'Deadline', 4)).toHaveValue('2026-10-30');
    await expect(field(canvas, 'Deadline', 3)).toHaveValue('');
    await expect(canvas.getByText("Check the college's page: University of Toledo (Rolling).")).toBeVisible();
    await expect(canvas.getByText('Choose a round first: Yale University.')).toBeVisible();
  },
});

/** One request for each round in use, with its colleges in their order. */
export const DeadlinesAskedByRound = meta.story({
  beforeEach: ({ msw }) => {
    requests.length = 0;
    msw.use(
      http.post(`*${resolveDeadlines.path}`, async ({ request }) => {
        requests.push(await request.clone().json());
      }),
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = await at('Applications', canvasElement);
    await pasteInto(
      field(canvas, 'College'),
      'Oberlin College\t\tED\nCornell University\t\tRD\nBrown University\t\tED\nYale University',
    );
    await press(canvas, 'Fill deadlines');
    await canvas.findByText('3 deadlines filled in.');
    const tz = 'America/New_York';
    await expect(requests).toEqual([
      { names: ['Oberlin College', 'Brown University'], round: 'ed', tz },
      { names: ['Cornell University'], round: 'rd', tz },
    ]);
  },
  tags: ['no-picture'],
});
const requests: unknown[] = [];

export const FillingFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(failing(resolveDeadlines)),
  play: async ({ canvasElement }) => {
    const canvas = await at('Applications', canvasElement);
    await expect(canvas.getByRole('button', { name: 'Fill deadlines' })).toBeDisabled();
    await pasteInto(field(canvas, 'College'), 'Oberlin College\t\tED\nBrown University\t\tED');
    await press(canvas, 'Fill deadlines');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Could not resolve colleges');
    await expect(field(canvas, 'College', 2)).toHaveValue('Brown University');
  },
});

export const SuggestionsFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(failing(suggestColleges)),
  play: async ({ canvasElement }) => {
    const canvas = await at('Applications', canvasElement);
    await userEvent.type(field(canvas, 'College'), 'stanf');
    await canvas.findByRole('option', { name: 'Stanford University Stanford, CA' });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(field(canvas, 'College')).toHaveValue('Stanford University');
    await expect(canvas.getAllByRole('combobox', { name: 'College' })).toHaveLength(1);
    await userEvent.clear(field(canvas, 'College'));
    await userEvent.type(field(canvas, 'College'), 'Lycée Molière');
    await expect(await canvas.findByText('Suggestions did not load. The name you typed works too.')).toBeVisible();
  },
});

/** A search that finds nothing leaves ten colleges to fall back on. */
export const NothingSuggested = meta.story({
  beforeEach: ({ msw }) => msw.use(mock(suggestColleges, () => ({ items: [] }))),
  play: async ({ canvasElement }) => {
    const canvas = await at('Applications', canvasElement);
    await userEvent.type(field(canvas, 'College'), 'stanf');
    const option = await canvas.findByRole('option', { name: 'Stanford University Stanford, CA' });
    await expect(option).toBeVisible();
  },
});

/** Letters that come quickly are asked for once, 200 ms after the last. */
export const SuggestedAfterAPause = meta.story({
  beforeEach: ({ msw }) => {
    requests.length = 0;
    msw.use(
      http.get(`*${suggestColleges.path}`, ({ request }) => {
        requests.push(new URL(request.url).searchParams.get('q'));
      }),
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = await at('Applications', canvasElement);
    await userEvent.click(field(canvas, 'College'));
    const timers = spyOn(window, 'setTimeout');
    for (const value of ['c', 'co', 'cor', 'corn', 'corne', 'cornel'])
      void fireEvent.change(field(canvas, 'College'), { target: { value } });
    await canvas.findByRole('option', { name: /^Cornell University/ });
    await expect(timers).toHaveBeenCalledWith(expect.any(Function), 200);
    await expect(requests).toEqual(['cornel']);
  },
  tags: ['no-picture'],
});

/** Rows survive the way to another step and back, and a reload of the page. */
export const RowsAreKept = meta.story({
  play: async ({ canvasElement, mount }) => {
    await mount();
    let canvas = await at('Activities', canvasElement);
    await userEvent.type(field(canvas, 'Title'), 'Chess');
    await press(canvas, 'Skip');
    await canvas.findByRole('heading', { name: 'What have people noticed?' });
    await userEvent.type(field(canvas, 'Title'), 'Spelling bee');
    await press(canvas, 'Back');
    await waitFor(() => expect(field(canvas, 'Title')).toHaveValue('Chess'));
    await mount(<AppAt key="reloaded" path="/onboarding" />);
    canvas = await at('Activities', canvasElement);
    await waitFor(() => expect(field(canvas, 'Title')).toHaveValue('Chess'));
    canvas = await at('Essays', canvasElement);
    await expect(
      canvas.getByText(/^Filled in but not imported yet: Activities \(1 row\) and Honors \(1 row\)\./),
    ).toBeInTheDocument();
    await expect(Object.keys(localStorage).filter((key) => key.startsWith('laurel.unsaved.'))).toHaveLength(2);
  },
});

/** As many rows as can be imported at once, found again after a reload. */
export const FiveHundredRows = meta.story({
  beforeEach: () => {
    enter('new student');
    const rows = Array.from({ length: 500 }, (_, i) => ({ title: `Activity ${i + 1}`, organization: 'Club' }));
    localStorage.setItem(
      `laurel.unsaved.${db.accounts[0]!.user.id}.onboarding.activities.a-page-that-crashed`,
      JSON.stringify({ text: JSON.stringify({ cells: rows }) }),
    );
  },
  tags: ['no-picture'],
  // The rows are those of the other stories; to look at each of them takes the checker a minute.
  parameters: { a11y: { test: 'off' } },
  play: async ({ canvasElement }) => {
    // Found by their words alone: asking thousands of fields for their roles takes longer than all the rest.
    const button = (words: string) =>
      waitFor(() => {
        const found = [...canvasElement.querySelectorAll('button')].find(({ textContent }) => textContent === words);
        if (!found) throw new Error(`No button says ${words}.`);
        return found;
      });
    await userEvent.click(await button('Preview'));
    await userEvent.click(await button('Import'));
    await waitFor(() => expect(canvasElement).toHaveTextContent('Imported 500 item(s). Skipped 0 duplicate(s).'));
    await expect(Object.keys(localStorage).filter((key) => key.startsWith('laurel.unsaved.'))).toEqual([]);
  },
});

/** Each row is a small form, the preview a list. */
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const canvas = await at('Activities', canvasElement);
    await pasteInto(field(canvas, 'Title'), fourActivities);
    await press(canvas, 'Preview');
    await canvas.findByText('Duplicate, will be skipped');
    await expect(canvas.getAllByText('Impact')[0]).toBeVisible();
  },
});

export const LongText = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const canvas = await at('Applications', canvasElement);
    await pasteInto(
      field(canvas, 'College'),
      `${'unbroken'.repeat(20)}\tsubmitted\tRolling\n${'College of '.repeat(16)}\tdrafting\t${'unbroken'.repeat(20)}\n`,
    );
    await press(canvas, 'Fill deadlines');
    await canvas.findByText('No deadlines filled in.');
    await press(canvas, 'Preview');
    await canvas.findByText(/to import,/);
  },
});

export const NextAndBack = meta.story({
  play: async ({ canvasElement }) => {
    const canvas = await at('Activities', canvasElement);
    await press(canvas, 'Next');
    await waitFor(() => expect(canvas.getByText('Completed')).toBeVisible());
    await canvas.findByText('Step 2 of 4: Honors');
    await press(canvas, 'Back');
    await expect(await canvas.findByText('Step 1 of 4: Activities')).toBeVisible();
    await canvas.findByRole('heading', { name: 'What do you do when class is over?' });
  },
});

/** Who is onboarded has a way back. */
export const OnboardedAlready = meta.story({
  beforeEach: () => enter('blank page'),
  play: async ({ canvasElement }) => {
    const canvas = await at('Activities', canvasElement);
    await userEvent.click(canvas.getByRole('link', { name: 'Dashboard' }));
    await expect(await canvas.findByRole('heading', { name: /, Noor$/ })).toBeVisible();
  },
});
