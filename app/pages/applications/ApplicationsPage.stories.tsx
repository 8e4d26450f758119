import { expect, fireEvent, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { listApplications, patchApplication } from '#contract/applications.ts';
import { DEFAULT_TIME_ZONE, instantOf } from '#contract/dates.ts';
import { db } from '#mocks/db.ts';
import { handlers } from '#mocks/handlers/index.ts';
import { failing, never, unreachable } from '#mocks/mock.ts';
import { applicationRow } from '#mocks/rows.ts';
import { enter } from '#mocks/scenarios.ts';
import preview from '../../../.storybook/preview.tsx';
import { AppAt } from '../../../.storybook/AppAt.tsx';

const meta = preview.meta({
  tags: ['nightly'],
  title: 'pages/Applications',
  component: AppAt,
  args: { path: '/applications' },
  parameters: { layout: 'fullscreen' },
});

const stored = (id: string) => db.accounts[0]!.applications.find((application) => application.id === id);

const rowOf = async (college: string) => within(await screen.findByRole('article', { name: college }));

const colleges = () => screen.queryAllByRole('article').map((row) => within(row).getByRole('heading').textContent);

async function choose(box: HTMLElement, option: string) {
  await userEvent.click(box);
  await userEvent.click(await screen.findByRole('option', { name: option }));
}

export const Default = meta.story({
  tags: ['!nightly'],
  play: async ({ canvas }) => {
    await rowOf('Case Western Reserve University');
    await expect(canvas.getByText('Eight colleges. Six still open.')).toBeVisible();
    await expect(colleges()).toEqual([
      'Case Western Reserve University',
      'The Ohio State University',
      'Georgia Institute of Technology',
      'University of California, Berkeley',
      'Cornell University',
      'Oberlin College',
      'Brown University',
      'University of Michigan',
    ]);
    const grid = within(canvas.getByRole('grid', { name: 'November 2026' }));
    await expect(grid.getByRole('link', { name: /^Case Western/ })).toHaveAttribute('data-state', 'past');
    await expect(grid.getByRole('link', { name: /^Case Western/ })).toHaveAttribute(
      'href',
      '/applications/case-western',
    );
    await expect(grid.getByRole('link', { name: /^Brown/ })).toHaveAttribute('data-state', 'done');
  },
});

export const Filtered = meta.story({
  play: async ({ canvas }) => {
    await rowOf('Brown University');
    await choose(canvas.getByRole('combobox', { name: 'Status filter' }), 'Submitted');
    await waitFor(() => expect(colleges()).toEqual(['Brown University', 'University of Michigan']));
  },
});

/** The filter, the month and the day are in the address. */
export const FromTheAddress = meta.story({
  args: { path: '/applications?status=drafting&month=2027-01&day=2027-01-02' },
  play: async ({ canvas }) => {
    await rowOf('Cornell University');
    await expect(colleges()).toEqual(['Cornell University']);
    await expect(canvas.getByRole('grid', { name: 'January 2027' })).toBeVisible();
    await expect(canvas.getByText('1 application due Jan 2, 2027')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all days' }));
    await expect(colleges()).toHaveLength(4);
    await expect(canvas.getByRole('combobox', { name: 'Status filter' })).toHaveTextContent('Drafting');
  },
});

/** February 31 is no day. */
export const NoSuchDay = meta.story({
  args: { path: '/applications?day=2026-02-31' },
  play: async () => {
    await rowOf('Brown University');
    await expect(colleges()).toHaveLength(8);
  },
});

/** An address that says nothing sensible is as good as none. */
export const OddAddress = meta.story({
  args: { path: '/applications?status=lost&month=2026-13&day=soon' },
  play: async ({ canvas }) => {
    await rowOf('Brown University');
    await expect(colleges()).toHaveLength(8);
    await expect(canvas.getByRole('grid', { name: 'November 2026' })).toBeVisible();
  },
});

export const FilterMatchesNothing = meta.story({
  beforeEach: () => enter('decisions in'),
  args: { path: '/applications?status=editing' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No applications match this filter.')).toBeVisible();
    await expect(canvas.getByText('Eight colleges. All submitted.')).toBeVisible();
  },
});

export const Empty = meta.story({
  beforeEach: () => enter('blank page'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No applications yet.' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add your first college' }));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Add your first college' })).toHaveFocus());
    await expect(canvas.getByRole('button', { name: 'Add Application' })).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(never(listApplications)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Applications', level: 1 })).toBeVisible();
    await expect(colleges()).toEqual([]);
  },
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failing(listApplications, 400)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Failed to load applications' })).toBeVisible();
    await expect(canvas.queryByRole('grid')).toBeNull();
  },
});

export const LoadedAgain = meta.story({
  beforeEach: ({ msw }) => msw.use(failing(listApplications, 400)),
  play: async ({ canvas, msw }) => {
    const again = await canvas.findByRole('button', { name: 'Try again' });
    msw.use(...handlers);
    await userEvent.click(again);
    // The button is gone with the panel.
    await expect(canvas.getByRole('heading', { level: 1, name: 'Applications' })).toHaveFocus();
    await rowOf('Brown University');
  },
});

export const Offline = meta.story({
  beforeEach: ({ msw }) => msw.use(unreachable(listApplications)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Failed to load applications' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

/** A status that this page does not know displays as drafting, and is found as that. */
export const UnknownStatus = meta.story({
  args: { path: '/applications?status=drafting' },
  beforeEach: () => void Object.assign(stored('case-western')!, { status: 'accepted' }),
  play: async () => {
    const row = await rowOf('Case Western Reserve University');
    await expect(row.getByRole('combobox', { name: 'Status' })).toHaveTextContent('Drafting');
  },
});

/** As UK colleges close, six in the evening there. */
export const OtherTime = meta.story({
  tags: ['no-picture'],
  beforeEach: () => void Object.assign(stored('cornell')!, { deadline: '2027-10-15T17:00:00.000Z' }),
  play: async () => {
    const row = await rowOf('Cornell University');
    await expect(row.getByText('Regular Decision, closes at 1:00 PM')).toBeVisible();
  },
});

/** What is no date is said at the row, and changes nothing. */
export const NoDate = meta.story({
  tags: ['no-picture'],
  play: async () => {
    const deadline = (await rowOf('Cornell University')).getByLabelText('Deadline');
    await userEvent.click(deadline);
    await userEvent.keyboard('{ArrowRight}');
    fireEvent.change(deadline, { target: { value: '1999-12-01' } });
    await userEvent.tab();
    await waitFor(() => expect(deadline).toHaveAccessibleDescription('Deadline must be a valid date.'));
    await expect(stored('cornell')?.deadline).toBe('2027-01-03T04:59:00.000Z');
  },
});

export const StatusChanged = meta.story({
  play: async ({ canvas }) => {
    const row = await rowOf('Case Western Reserve University');
    await choose(row.getByRole('combobox', { name: 'Status' }), 'Submitted');
    await waitFor(() => expect(canvas.getByText('Eight colleges. Five still open.')).toBeVisible());
    await waitFor(() => expect(stored('case-western')?.status).toBe('submitted'));
    await waitFor(() => expect(canvas.queryByText('Saving…')).toBeNull());
    await expect(colleges().slice(5)).toEqual([
      'Brown University',
      'University of Michigan',
      'Case Western Reserve University',
    ]);
    const entry = within(canvas.getByRole('grid')).getByRole('link', { name: /^Case Western/ });
    await expect(entry).toHaveAttribute('data-state', 'done');
  },
});

/** A date means 23:59 where the student is. */
export const DeadlineChanged = meta.story({
  play: async ({ canvas }) => {
    const row = await rowOf('Cornell University');
    fireEvent.change(row.getByLabelText('Deadline'), { target: { value: '2026-11-12' } });
    await waitFor(() => expect(stored('cornell')?.deadline).toBe('2026-11-13T04:59:00.000Z'));
    await waitFor(() => expect(colleges()[2]).toBe('Cornell University'));
    await expect(within(canvas.getByRole('grid')).getByRole('link', { name: /^Cornell/ })).toHaveAttribute(
      'data-state',
      'soon',
    );
    fireEvent.change((await rowOf('Cornell University')).getByLabelText('Deadline'), { target: { value: '' } });
    await waitFor(() => expect(stored('cornell')?.deadline).toBeNull());
  },
});

/** Two rows at once; each says that it is saving. */
export const Saving = meta.story({
  beforeEach: ({ msw }) => msw.use(never(patchApplication)),
  play: async ({ canvas }) => {
    const georgiaTech = await rowOf('Georgia Institute of Technology');
    await choose(georgiaTech.getByRole('combobox', { name: 'Status' }), 'Editing');
    await waitFor(() => expect(georgiaTech.getByText('Saving…')).toBeVisible());
    const oberlin = await rowOf('Oberlin College');
    fireEvent.change(oberlin.getByLabelText('Deadline'), { target: { value: '2027-01-05' } });
    await waitFor(() => expect(canvas.getAllByText('Saving…')).toHaveLength(2));
    await expect(georgiaTech.getByRole('combobox', { name: 'Status' })).toHaveTextContent('Editing');
  },
});

/** Refused or without a network: put back, and said so, with a way to try again. */
export const ChangePutBack = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(unreachable(patchApplication));
    const logged = spyOn(console, 'error').mockImplementation(() => {});
    return () => logged.mockRestore();
  },
  play: async ({ canvas }) => {
    const row = await rowOf('Georgia Institute of Technology');
    const status = row.getByRole('combobox', { name: 'Status' });
    await choose(status, 'Editing');
    await expect(await canvas.findByText('That change did not save, so we put it back.')).toBeVisible();
    await expect(status).toHaveTextContent('Drafting');
    await expect(canvas.queryByText('Saving…')).toBeNull();
    await expect(console.error).toHaveBeenCalledWith('A change did not save.', expect.any(Error));
  },
});

export const TriedAgain = meta.story({
  beforeEach: ({ msw }) => msw.use(failing(patchApplication)),
  play: async ({ canvas, msw }) => {
    const row = await rowOf('Georgia Institute of Technology');
    await choose(row.getByRole('combobox', { name: 'Status' }), 'Editing');
    const again = await canvas.findByRole('button', { name: 'Try again' });
    await expect(stored('georgia-tech')?.status).toBe('drafting');
    msw.use(...handlers);
    await userEvent.click(again);
    await waitFor(() => expect(stored('georgia-tech')?.status).toBe('editing'));
    await expect(row.getByRole('combobox', { name: 'Status' })).toHaveTextContent('Editing');
    await waitFor(() => expect(row.getByText('Saved')).toBeInTheDocument());
  },
});

/** The server's own sentence is said, and what it will refuse again is not offered again. */
export const ChangeRefused = meta.story({
  beforeEach: ({ msw }) => msw.use(failing(patchApplication, 400, 'Laurel keeps no such status.')),
  play: async ({ canvas }) => {
    const row = await rowOf('Georgia Institute of Technology');
    await choose(row.getByRole('combobox', { name: 'Status' }), 'Editing');
    await expect(
      await canvas.findByText('That change did not save, so we put it back. Laurel keeps no such status.'),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
    await expect(row.queryByText('Saved')).toBeNull();
  },
});

/** A newer choice is not undone by trying an older one again. */
export const ChangedSince = meta.story({
  beforeEach: ({ msw }) => msw.use(failing(patchApplication)),
  play: async ({ canvas, msw }) => {
    const row = await rowOf('Georgia Institute of Technology');
    const status = row.getByRole('combobox', { name: 'Status' });
    await choose(status, 'Editing');
    const again = await canvas.findByRole('button', { name: 'Try again' });
    await userEvent.hover(again);
    msw.use(...handlers);
    // Without a pointer, which would let the toast go.
    status.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('Sub{Enter}');
    await waitFor(() => expect(stored('georgia-tech')?.status).toBe('submitted'));
    fireEvent.click(again);
    await waitFor(() => expect(again).not.toBeInTheDocument());
    await expect(status).toHaveTextContent('Submitted');
    await expect(stored('georgia-tech')?.status).toBe('submitted');
  },
});

export const CalendarByKeyboard = meta.story({
  play: async ({ canvas }) => {
    await rowOf('Brown University');
    canvas.getByRole('gridcell', { current: 'date' }).focus();
    await userEvent.keyboard('{PageDown}');
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName('Thursday, December 10, 2026'));
    await userEvent.keyboard('t{ArrowLeft}');
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/^Monday, November 9, 2026, 1 deadline/));
    await userEvent.keyboard('{Enter}');
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Case Western Reserve University' }),
    ).toBeVisible();
  },
});

/** On a phone a day filters the list below. */
export const PhoneDay = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await rowOf('Brown University');
    await userEvent.click(canvas.getByRole('button', { name: /^Sunday, November 1, 2026, 2 deadlines/ }));
    await waitFor(() => expect(colleges()).toEqual(['Brown University', 'University of Michigan']));
    await expect(canvas.getByText('2 applications due Nov 1, 2026')).toBeVisible();
  },
});

export const LongText = meta.story({
  beforeEach: () => enter('long names'),
  play: async () => {
    await waitFor(() => expect(colleges()).toHaveLength(8));
  },
});

export const Forty = meta.story({
  beforeEach: () => {
    db.accounts[0]!.applications.push(
      ...Array.from({ length: 32 }, (_, i) =>
        applicationRow({
          college: `${['Ohio', 'Texas', 'Oregon', 'Kansas'][i % 4]} College ${i + 1}`,
          status: 'drafting',
          round: 'rd',
          deadline: i % 8 === 7 ? null : instantOf(i < 16 ? '2026-11-15' : '2026-11-20', DEFAULT_TIME_ZONE),
          notes: '',
        }),
      ),
    );
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(colleges()).toHaveLength(40));
    await expect(canvas.getByText('40 colleges. 38 still open.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '+13 more' })).toBeVisible();
  },
});
