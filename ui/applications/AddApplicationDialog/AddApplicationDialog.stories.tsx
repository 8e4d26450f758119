import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import {
  AddApplicationDialog,
  type AddApplicationDialogProps,
  type SuggestedCollege,
} from './AddApplicationDialog.tsx';

const known: SuggestedCollege[] = [
  {
    id: 'Case Western Reserve University',
    label: 'Case Western Reserve University',
    detail: 'Cleveland, OH',
    plans: [
      { round: 'ed', day: '2026-11-01' },
      { round: 'ea', day: '2026-11-01' },
      { round: 'ed2', day: '2027-01-15' },
      { round: 'rd', day: '2027-01-15' },
    ],
  },
  { id: 'Case Technical Institute', label: 'Case Technical Institute', detail: 'Toledo, OH', plans: [] },
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
  const colleges = suggestions.colleges.filter(
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
        suggestions={{ ...suggestions, colleges }}
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
    suggestions: { colleges: known, loading: false, failed: false },
    rounds,
    busy: false,
    errors: {},
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
    // A date is offered, not taken.
    await userEvent.click(form.getByRole('button', { name: 'Create & Open' }));
    await expect(args.onCreate).toHaveBeenLastCalledWith({
      college: 'Case Western Reserve University',
      round: null,
      deadline: null,
      status: 'drafting',
    });
    await userEvent.click(form.getByRole('button', { name: 'Early Action, Nov 1, 2026' }));
    await expect(form.getByLabelText('Deadline')).toHaveValue('2026-11-01');
    await expect(form.getByRole('combobox', { name: 'Round' })).toHaveTextContent('Early Action');
    await userEvent.click(form.getByRole('button', { name: 'Create & Open' }));
    await expect(args.onCreate).toHaveBeenLastCalledWith({
      college: 'Case Western Reserve University',
      round: 'ea',
      deadline: '2026-11-01',
      status: 'drafting',
    });
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
    await expect(args.onCreate).toHaveBeenCalledWith({
      college: 'Deep Springs',
      round: null,
      deadline: null,
      status: 'drafting',
    });
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
    await expect(form.getByLabelText('Deadline')).toBeInvalid();
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
    await expect(args.onCreate).toHaveBeenCalledWith({
      college: 'Case Western Reserve University',
      round: 'ea',
      deadline: '2026-11-01',
      status: 'drafting',
    });
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

export const LongText = meta.story({
  args: {
    suggestions: {
      colleges: [{ ...known[0]!, id: 'long', label: `Case ${'Interdisziplinarität'.repeat(8)}` }],
      loading: false,
      failed: false,
    },
  },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const form = await dialog();
    await userEvent.type(form.getByRole('combobox', { name: 'College' }), 'Case');
    await userEvent.click(await screen.findByRole('option'));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
});
