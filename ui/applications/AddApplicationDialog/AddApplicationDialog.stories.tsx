import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { AddApplicationDialog, type AddApplicationDialogProps } from './AddApplicationDialog.tsx';
import type { SuggestedCollege } from './ApplicationForm.tsx';

/** 23:59 in New York, if no time is given. */
const plan = (round: string, day: string, time: string | null = null, instant = `${day}T23:59-05:00`) => ({
  round,
  day,
  time,
  instant,
  passed: false,
});

const colleges: SuggestedCollege[] = [
  {
    id: 'Case Western Reserve University',
    label: 'Case Western Reserve University',
    detail: 'Cleveland, OH',
    plans: [plan('ed', '2026-11-01'), plan('ea', '2026-11-01'), plan('ed2', '2027-01-15'), plan('rd', '2027-01-15')],
  },
  { id: 'Case Technical Institute', label: 'Case Technical Institute', detail: 'Toledo, OH', plans: [] },
  {
    id: 'University of Oxford',
    label: 'University of Oxford',
    detail: 'Oxford, GB',
    plans: [plan('rd', '2027-10-15', '1:00 PM', '2027-10-15T17:00:00.000Z')],
  },
];

const rounds = [
  { value: 'rd', label: 'Regular Decision' },
  { value: 'ed', label: 'Early Decision' },
  { value: 'ed2', label: 'Early Decision II' },
  { value: 'ea', label: 'Early Action' },
  { value: 'rolling', label: 'Rolling' },
];

/** Answers with the colleges that begin like what is typed. */
function Opener({ suggestions, ...args }: AddApplicationDialogProps) {
  const [open, setOpen] = useState(args.open);
  const [typed, setTyped] = useState('');
  const [added, setAdded] = useState(args.added);
  const found = suggestions.colleges.filter(
    ({ label }) => typed.trim() !== '' && label.toLowerCase().startsWith(typed.trim().toLowerCase()),
  );
  return (
    <>
      <Button onClick={() => setOpen(true)}>Add Application</Button>
      <AddApplicationDialog
        {...args}
        open={open}
        onOpenChange={(next) => {
          setOpen(next);
          args.onOpenChange(next);
        }}
        onCollegeChange={setTyped}
        suggestions={{ ...suggestions, colleges: found }}
        added={added}
        onCreate={(application, next) => {
          args.onCreate(application, next);
          if (next === 'another') setAdded([...added, application.college]);
        }}
      />
    </>
  );
}

const meta = preview.meta({
  component: AddApplicationDialog,
  args: {
    open: true,
    onOpenChange: fn(),
    onCollegeChange: fn(),
    suggestions: { colleges, loading: false, failed: false },
    onRoundChange: fn(),
    onDeadlineChange: fn(),
    verdicts: [],
    rounds,
    busy: false,
    errors: {},
    added: [] as string[],
    onCreate: fn(),
  },
  render: (args) => <Opener {...args} />,
});

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Add Application' }));

export const Default = meta.story({
  play: async ({ args }) => {
    const form = await dialog();
    const college = form.getByRole('combobox', { name: 'College' });
    await waitFor(() => expect(college).toHaveFocus());
    await userEvent.type(college, 'Case W');
    await userEvent.click(await screen.findByRole('option', { name: /Case Western Reserve University/ }));
    await expect(college).toHaveValue('Case Western Reserve University');
    // The regular deadline is filled in, as the one that binds to nothing.
    await userEvent.click(form.getByRole('button', { name: 'Create & Open' }));
    await expect(args.onCreate).toHaveBeenLastCalledWith(
      {
        college: 'Case Western Reserve University',
        round: 'rd',
        deadline: '2027-01-15',
        instant: '2027-01-15T23:59-05:00',
        status: 'drafting',
      },
      'open',
    );
    await expect(form.getByText("Check the college's page before you rely on a date.")).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: 'Early Action, Nov 1, 2026' }));
    await expect(args.onRoundChange).toHaveBeenLastCalledWith('ea');
    await expect(args.onDeadlineChange).toHaveBeenLastCalledWith('2026-11-01');
    await expect(form.getByRole('button', { name: 'Early Action, Nov 1, 2026' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(form.getByLabelText('Deadline')).toHaveValue('2026-11-01');
    await expect(form.getByRole('combobox', { name: 'Round' })).toHaveTextContent('Early Action');
    await userEvent.click(form.getByRole('button', { name: 'Create & Open' }));
    await expect(args.onCreate).toHaveBeenLastCalledWith(
      {
        college: 'Case Western Reserve University',
        round: 'ea',
        deadline: '2026-11-01',
        instant: '2026-11-01T23:59-05:00',
        status: 'drafting',
      },
      'open',
    );
  },
});

async function choose(box: HTMLElement, option: string) {
  await userEvent.click(box);
  await userEvent.click(await screen.findByRole('option', { name: option }));
  await waitFor(() => expect(screen.queryByRole('listbox', { name: '' })).toBeNull());
}

/** A round brings its date along, unless the student has set one; another college takes an offered date away. */
export const Rounds = meta.story({
  play: async () => {
    const form = await dialog();
    const college = form.getByRole('combobox', { name: 'College' });
    const deadline = form.getByLabelText('Deadline');
    const round = form.getByRole('combobox', { name: 'Round' });
    await userEvent.type(college, 'Case W');
    await userEvent.click(await screen.findByRole('option', { name: /Case Western/ }));
    await choose(round, 'Regular Decision');
    await waitFor(() => expect(deadline).toHaveValue('2027-01-15'));
    await choose(round, 'Early Decision');
    await waitFor(() => expect(deadline).toHaveValue('2026-11-01'));
    await choose(round, 'Rolling');
    await waitFor(() => expect(deadline).toHaveValue(''));
    await expect(form.getByText("No date is known for this. Check the college's page.")).toBeVisible();
    fireEvent.change(deadline, { target: { value: '2026-12-01' } });
    await choose(round, 'Regular Decision');
    await expect(deadline).toHaveValue('2026-12-01');
    await userEvent.click(form.getByRole('button', { name: 'Regular Decision, Jan 15, 2027' }));
    await expect(deadline).toHaveValue('2027-01-15');
    await userEvent.type(college, '{Backspace}');
    await expect(deadline).toHaveValue('');
    await expect(form.queryByRole('button', { name: /2027/ })).toBeNull();
  },
});

/** An offered date keeps its own instant for as long as the deadline is on its day. */
export const OtherTime = meta.story({
  play: async ({ args }) => {
    const form = await dialog();
    await userEvent.type(form.getByRole('combobox', { name: 'College' }), 'University of Ox');
    await userEvent.click(await screen.findByRole('option', { name: /Oxford/ }));
    await userEvent.click(form.getByRole('button', { name: 'Regular Decision, Oct 15, 2027, 1:00 PM' }));
    const create = form.getByRole('button', { name: 'Create & Open' });
    await userEvent.click(create);
    await expect(args.onCreate).toHaveBeenLastCalledWith(
      expect.objectContaining({ deadline: '2027-10-15', instant: '2027-10-15T17:00:00.000Z' }),
      'open',
    );
    fireEvent.change(form.getByLabelText('Deadline'), { target: { value: '2027-10-14' } });
    await userEvent.click(create);
    await expect(args.onCreate).toHaveBeenLastCalledWith(
      expect.objectContaining({ deadline: '2027-10-14', instant: null }),
      'open',
    );
  },
});

/** Several one after the other: what was added is said, and the next one is typed at once. */
export const Another = meta.story({
  play: async ({ args }) => {
    const form = await dialog();
    const college = () => form.getByRole('combobox', { name: 'College' });
    const another = () => form.getByRole('button', { name: 'Create & add another' });
    await choose(form.getByRole('combobox', { name: 'Status' }), 'Editing');
    await userEvent.type(college(), 'Case Western Reserve University');
    await userEvent.click(another());
    await expect(args.onCreate).toHaveBeenLastCalledWith(
      {
        college: 'Case Western Reserve University',
        round: 'rd',
        deadline: '2027-01-15',
        instant: '2027-01-15T23:59-05:00',
        status: 'editing',
      },
      'another',
    );
    const says = form.getAllByRole('status')[0];
    await expect(says).toHaveTextContent('Added Case Western Reserve University.');
    await waitFor(() => expect(college()).toHaveFocus());
    await expect(college()).toHaveValue('');
    await expect(form.getByLabelText('Deadline')).toHaveValue('');
    await userEvent.keyboard('Deep Springs');
    await userEvent.click(another());
    await expect(args.onCreate).toHaveBeenLastCalledWith(
      { college: 'Deep Springs', round: null, deadline: null, instant: null, status: 'drafting' },
      'another',
    );
    await expect(says).toHaveTextContent('Added Deep Springs. 2 added so far.');
    await expect(form.getByRole('button', { name: 'Done' })).toBeVisible();
  },
});

const listed = {
  college: 'Case Western Reserve University',
  round: 'Early Action',
  sameRound: false,
  href: '#listed',
};

/** The college is on the list already: said, with the way to it. */
export const OnTheList = meta.story({
  args: { listed },
  play: async () => {
    const form = await dialog();
    await expect(
      form.getByText(/Case Western Reserve University is on your list already, for Early Action\./),
    ).toHaveTextContent('You can add it for another round.');
    await expect(form.getByRole('link', { name: 'Open the one you have' })).toHaveAttribute('href', '#listed');
    await expect(form.getByRole('button', { name: 'Create & Open' })).toBeEnabled();
  },
});

/** The same round, too. */
export const OnTheListForTheRound = meta.story({
  args: { listed: { ...listed, sameRound: true } },
  play: async () => {
    const form = await dialog();
    await expect(form.getByText(/on your list already/)).toHaveTextContent('Choose another round');
  },
});

/** Pressed once, it asks; a second press adds it again. */
export const AddedAgain = meta.story({
  args: { listed },
  play: async ({ args }) => {
    const form = await dialog();
    await userEvent.type(form.getByRole('combobox', { name: 'College' }), 'Case Western Reserve University');
    await userEvent.click(form.getByRole('button', { name: 'Create & Open' }));
    await expect(args.onCreate).not.toHaveBeenCalled();
    await expect(form.getByText(/on your list already, for Early Action\. Nothing is added yet/)).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: 'Add it again' }));
    await expect(args.onCreate).toHaveBeenCalledTimes(1);
  },
});

/** With another round that the student chose there is nothing to ask. */
export const AddedForAnotherRound = meta.story({
  args: { listed },
  tags: ['no-picture'],
  play: async ({ args }) => {
    const form = await dialog();
    await userEvent.type(form.getByRole('combobox', { name: 'College' }), 'Case Western Reserve University');
    await userEvent.click(form.getByRole('button', { name: 'Create & Open' }));
    await choose(form.getByRole('combobox', { name: 'Round' }), 'Early Decision');
    await userEvent.click(form.getByRole('button', { name: 'Create & Open' }));
    await expect(args.onCreate).toHaveBeenLastCalledWith(expect.objectContaining({ round: 'ed' }), 'open');
  },
});

/** A date that has passed is told and can't be taken; the round that is left is filled in. */
export const PassedDates = meta.story({
  args: {
    suggestions: {
      colleges: [
        {
          ...colleges[0]!,
          plans: [{ ...plan('ed', '2026-11-01'), passed: true }, plan('ea', '2026-11-15')],
        },
      ],
      loading: false,
      failed: false,
    },
  },
  play: async () => {
    const form = await dialog();
    await userEvent.type(form.getByRole('combobox', { name: 'College' }), 'Case Western Reserve University');
    await expect(await form.findByText('Early Decision, Nov 1, 2026, has passed.')).toBeVisible();
    await expect(form.queryByRole('button', { name: /Nov 1, 2026/ })).toBeNull();
    await expect(form.getByLabelText('Deadline')).toHaveValue('2026-11-15');
    await choose(form.getByRole('combobox', { name: 'Round' }), 'Early Decision');
    await expect(form.getByLabelText('Deadline')).toHaveValue('');
  },
});

const SOURCE =
  "This is from memory of earlier cycles and is not confirmed. Check the college's page before you rely on it.";
const PAGE = 'https://admissions.example.edu';

/** Of a round that is chosen, it says where its date is from. */
export const Source = meta.story({
  args: { known: { source: SOURCE, date: null, page: PAGE } },
  play: async () => {
    const form = await dialog();
    await userEvent.type(form.getByRole('combobox', { name: 'College' }), 'Case W');
    await userEvent.click(await screen.findByRole('option', { name: /Case Western/ }));
    await choose(form.getByRole('combobox', { name: 'Round' }), 'Regular Decision');
    await expect(form.getByText(SOURCE)).toBeVisible();
    await expect(form.getByRole('link', { name: 'Open the page' })).toHaveAttribute('href', PAGE);
    await expect(form.queryByText(/before you rely on a date/)).toBeNull();
  },
});

/** A college that is not among the suggestions may be known all the same. */
export const KnownWithoutSuggestion = meta.story({
  args: {
    suggestions: { colleges: [], loading: false, failed: true },
    known: { source: SOURCE, date: plan('ea', '2026-11-01'), page: PAGE },
  },
  play: async ({ args }) => {
    const form = await dialog();
    await userEvent.type(form.getByRole('combobox', { name: 'College' }), 'Deep Springs');
    await choose(form.getByRole('combobox', { name: 'Round' }), 'Early Action');
    await expect(args.onRoundChange).toHaveBeenLastCalledWith('ea');
    await userEvent.click(form.getByRole('button', { name: 'Early Action, Nov 1, 2026' }));
    await expect(form.getByLabelText('Deadline')).toHaveValue('2026-11-01');
    await userEvent.click(form.getByRole('button', { name: 'Create & Open' }));
    await expect(args.onCreate).toHaveBeenCalledWith(
      expect.objectContaining({ instant: '2026-11-01T23:59-05:00' }),
      'open',
    );
  },
});

export const NotKnown = meta.story({
  args: { known: { source: null, date: null, page: PAGE } },
  play: async () => {
    const form = await dialog();
    await userEvent.type(form.getByRole('combobox', { name: 'College' }), 'Deep Springs');
    await choose(form.getByRole('combobox', { name: 'Round' }), 'Rolling');
    await expect(form.getByText("No date is known for this. Check the college's page.")).toBeVisible();
  },
});

export const NoKnownDates = meta.story({
  play: async () => {
    const form = await dialog();
    await userEvent.type(form.getByRole('combobox', { name: 'College' }), 'Case T');
    await userEvent.click(await screen.findByRole('option', { name: /Case Technical/ }));
    await expect(form.getByText("No date is known for this. Check the college's page.")).toBeVisible();
  },
});

/** Any college can be added. */
export const NothingFound = meta.story({
  play: async ({ args }) => {
    const form = await dialog();
    await userEvent.type(form.getByRole('combobox', { name: 'College' }), 'Deep Springs');
    await expect(form.getByText('We do not know this college yet. You can add it all the same.')).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: 'Create & Open' }));
    await expect(args.onCreate).toHaveBeenCalledWith(
      { college: 'Deep Springs', round: null, deadline: null, instant: null, status: 'drafting' },
      'open',
    );
  },
});

export const SuggestionsFailed = meta.story({
  args: { suggestions: { colleges: [], loading: false, failed: true } },
  play: async () => {
    await expect((await dialog()).getByRole('combobox', { name: 'College' })).toHaveAccessibleDescription(
      'Suggestions did not load. Type the whole name to add it.',
    );
  },
});

export const Wrong = meta.story({
  args: { errors: { college: 'College is required.', deadline: 'Deadline must be a valid date.' } },
  play: async () => {
    const form = await dialog();
    await expect(form.getByRole('combobox', { name: 'College' })).toHaveAccessibleDescription('College is required.');
    await expect(form.getByLabelText('Deadline')).toHaveAccessibleDescription('Deadline must be a valid date.');
    await waitFor(() => expect(form.getByRole('combobox', { name: 'College' })).toHaveFocus());
    await userEvent.keyboard('C');
    await expect(form.queryByText('College is required.')).toBeNull();
    await expect(form.getByLabelText('Deadline')).toBeValid();
  },
});

export const Failed = meta.story({
  args: { errors: { form: 'Failed to create application.' } },
  play: async () => {
    const form = await dialog();
    await expect(form.getByRole('alert')).toHaveTextContent('Failed to create application.');
    await choose(form.getByRole('combobox', { name: 'Status' }), 'Editing');
    await expect(form.queryByRole('alert')).toBeNull();
  },
});

/** It stays open, so that what comes of it is seen. */
export const Busy = meta.story({
  args: { busy: true },
  play: async ({ args }) => {
    const form = await dialog();
    await userEvent.click(form.getByRole('button', { name: 'Creating...' }));
    await expect(args.onCreate).not.toHaveBeenCalled();
    await expect(form.getByRole('button', { name: 'Cancel' })).toBeDisabled();
    await userEvent.click(form.getByRole('button', { name: 'Close' }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
});

/** Everything by keyboard; Escape closes the list first and then the dialog. */
export const Keyboard = meta.story({
  args: { open: false },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const form = await dialog();
    const college = form.getByRole('combobox', { name: 'College' });
    await waitFor(() => expect(college).toHaveFocus());
    await userEvent.keyboard('case');
    await expect(await screen.findAllByRole('option')).toHaveLength(2);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(college).toHaveValue('Case Western Reserve University');
    await userEvent.tab();
    await expect(form.getByRole('combobox', { name: 'Round' })).toHaveFocus();
    form.getByRole('button', { name: 'Early Action, Nov 1, 2026' }).focus();
    await userEvent.keyboard('{Enter}');
    form.getByRole('button', { name: 'Create & Open' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onCreate).toHaveBeenCalledWith(
      {
        college: 'Case Western Reserve University',
        round: 'ea',
        deadline: '2026-11-01',
        instant: '2026-11-01T23:59-05:00',
        status: 'drafting',
      },
      'open',
    );
    await userEvent.clear(college);
    await userEvent.keyboard('case');
    await screen.findAllByRole('option');
    await userEvent.keyboard('{Escape}');
    await expect(college).toBeVisible();
    await expect(screen.queryByRole('option')).toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Add Application' })).toHaveFocus());
  },
});

/** Enter settles the college, so that a round can be chosen, and only another Enter creates. */
export const EnterInCollege = meta.story({
  tags: ['no-picture'],
  play: async () => {
    const form = await dialog();
    const college = form.getByRole('combobox', { name: 'College' });
    // It answers whether the browser would send the form.
    const enter = () => fireEvent.keyDown(college, { key: 'Enter' });
    await userEvent.type(college, 'case w');
    await expect(enter()).toBe(false);
    await waitFor(() => expect(college).toHaveValue('Case Western Reserve University'));
    await expect(form.getByRole('combobox', { name: 'Round' })).toHaveTextContent('Regular Decision');
    await userEvent.clear(college);
    await userEvent.type(college, 'Case Technical Institute');
    await expect(enter()).toBe(false);
    await waitFor(() => expect(enter()).toBe(true));
  },
});

export const LongText = meta.story({
  args: {
    suggestions: {
      colleges: [{ ...colleges[0]!, id: 'long', label: `Case ${'Interdisziplinarität'.repeat(8)}` }],
      loading: false,
      failed: false,
    },
  },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const form = await dialog();
    await userEvent.type(form.getByRole('combobox', { name: 'College' }), 'Case');
    await userEvent.click(await screen.findByRole('option'));
  },
});
