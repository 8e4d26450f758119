import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { patchPlanItem, patchPlanSettings, readPlan, readPlanSettings } from '#contract/plan.ts';
import { patchRequirement } from '#contract/requirements.ts';
import { db } from '#mocks/db.ts';
import { failing, never, unreachable } from '#mocks/mock.ts';
import { enter } from '#mocks/scenarios.ts';
import preview from '../../../.storybook/preview.tsx';
import { AppAt } from '../../../.storybook/AppAt.tsx';

const meta = preview.meta({
  tags: ['nightly'],
  title: 'pages/Plan',
  component: AppAt,
  args: { path: '/plan' },
  parameters: { layout: 'fullscreen' },
});

const account = () => db.accounts[0]!;
const hours = (hoursPerWeek: number) => {
  account().planSettings.hoursPerWeek = hoursPerWeek;
};
const region = async (canvasElement: HTMLElement, name: string) =>
  within(await within(canvasElement).findByRole('region', { name }));
const fit = (canvasElement: HTMLElement) => within(canvasElement).findByRole('status', { name: 'Does it fit' });

/** The hours are not known yet. */
export const HoursNotKnown = meta.story({
  tags: ['!nightly'],
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Plan' })).toBeVisible();
    await expect(await fit(canvasElement)).toHaveTextContent('Not known yet: Laurel needs your hours.');
    const week = await region(canvasElement, 'This week');
    await expect(week.getByRole('link', { name: 'Edit “Honors and Scholars”' })).toBeVisible();
    await region(canvasElement, 'Weeks to come');
    const waiting = await region(canvasElement, 'Waiting for others');
    await expect(await waiting.findByRole('heading', { name: /^Ms. Ortiz/ })).toBeVisible();
  },
});

export const Fits = meta.story({
  beforeEach: () => {
    hours(40);
    account().applications.splice(0, 2);
  },
  play: async ({ canvasElement }) => {
    await expect(await fit(canvasElement)).toHaveTextContent(/to spare/);
  },
});

/** Each way out says what it brings; following the first makes it fit. */
export const Short = meta.story({
  beforeEach: () => hours(6),
  play: async ({ canvas, canvasElement }) => {
    await expect(await fit(canvasElement)).toHaveTextContent(/short for November \d+\.$/);
    const ways = within(await canvas.findByRole('group', { name: /ways out/ }));
    await expect(ways.getAllByRole('listitem')).toHaveLength(3);
    await expect(ways.getByRole('link', { name: 'Open answer', description: /^Start “Honors Program/ })).toBeVisible();
    await expect(
      ways.getByRole('link', {
        name: 'Open application',
        description: /^Send Georgia Institute of Technology in Regular/,
      }),
    ).toBeVisible();
  },
});

/** The week says which of its days are off. */
export const DaysOffThisWeek = meta.story({
  tags: ['no-picture'],
  beforeEach: () => {
    hours(12);
    account().planSettings.daysOff = [{ from: '2026-11-12', to: '2026-11-13', name: 'Robotics', writing: false }];
  },
  play: async ({ canvas }) => {
    const week = within(await canvas.findByRole('region', { name: 'This week' }));
    await expect(await week.findByText('Robotics is off.')).toBeVisible();
  },
});

export const WayOutFollowed = meta.story({
  tags: ['no-picture'],
  beforeEach: () => hours(6),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Set \d+ hours$/ }));
    await waitFor(async () => expect(await fit(canvasElement)).toHaveTextContent(/to spare/));
    await expect(canvas.queryByRole('group', { name: /ways out/ })).toBeNull();
  },
});

/** What the student says of their time applies at once. */
export const SettingsChange = meta.story({
  tags: ['no-picture'],
  play: async ({ canvas, canvasElement }) => {
    const field = await canvas.findByRole('spinbutton', { name: 'Hours per week' });
    await userEvent.type(field, '50');
    await waitFor(() => expect(account().planSettings.hoursPerWeek).toBe(50));
    await waitFor(async () => expect(await fit(canvasElement)).toHaveTextContent(/short|spare/));
    await userEvent.click(canvas.getByRole('button', { name: 'Add days off' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Robotics qualifier');
    fireEvent.change(canvas.getByLabelText('From'), { target: { value: '2026-11-12' } });
    await userEvent.click(canvas.getByRole('button', { name: 'Save days off' }));
    const week = await region(canvasElement, 'This week');
    await waitFor(() => expect(week.getByRole('img')).toHaveAccessibleName(/Thu 12: off\./));
  },
});

export const SettingNotSaved = meta.story({
  beforeEach: ({ msw }) => {
    hours(16);
    msw.use(failing(patchPlanSettings, 500, 'The server is resting.'));
  },
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('spinbutton', { name: 'Hours per week' });
    await userEvent.clear(field);
    await userEvent.type(field, '20');
    await userEvent.tab();
    await expect(
      await canvas.findByText('That change did not save, so we put it back. The server is resting.'),
    ).toBeVisible();
    await waitFor(() => expect(field).toHaveValue(16));
  },
});

/** Ticking an ask marks the letters; what arrives no longer waits. */
export const AskAndArrive = meta.story({
  tags: ['no-picture'],
  beforeEach: () => {
    account().applications = account().applications.filter(({ id }) => id === 'cornell' || id === 'oberlin');
    account().applications.find(({ id }) => id === 'cornell')!.deadline = '2026-12-05T04:59:00.000Z';
  },
  play: async ({ canvasElement }) => {
    const week = await region(canvasElement, 'This week');
    const title = 'Ask Ms. Whitfield for a letter to Cornell University';
    await userEvent.click(await week.findByRole('button', { name: 'Done', description: title }));
    await expect(await week.findByRole('button', { name: 'Undo', description: title })).toBeVisible();
    const letter = () => account().requirements.find(({ id }) => id === 'cornell.teacherLetter.2');
    await waitFor(() => expect(letter()?.state).toBe('asked'));
    const waiting = await region(canvasElement, 'Waiting for others');
    const row = await waiting.findByRole('button', { name: 'It arrived', description: /^Ms. Whitfield/ });
    await userEvent.click(row);
    await waitFor(() => expect(letter()?.state).toBe('received'));
    await waitFor(() => expect(row).not.toBeInTheDocument());
  },
});

/** After a deferral the counselor owes the mid-year grades. Where nothing is known of the college, no requirement stands behind this duty, so the item itself is ticked. */
export const DutyArrives = meta.story({
  tags: ['no-picture'],
  beforeEach: () => {
    Object.assign(
      account().applications.find(({ id }) => id === 'brown')!,
      { college: 'Harrow Hill College', decision: 'deferred' },
    );
  },
  play: async ({ canvasElement }) => {
    const waiting = await region(canvasElement, 'Waiting for others');
    const row = await waiting.findByRole('button', { name: 'It arrived', description: /^Your counselor/ });
    await userEvent.click(row);
    await waitFor(() => expect(row).not.toBeInTheDocument());
  },
});

/** What a parent has to do, and nobody has asked for yet, is in sight too. */
export const ParentHasNotBegun = meta.story({
  tags: ['no-picture'],
  beforeEach: () => {
    const letter = account().requirements.find(({ id }) => id === 'cornell.teacherLetter.2')!;
    account().requirements.push({ ...letter, id: 'cornell.fee.1', kind: 'fee', personId: 'rania' });
  },
  play: async ({ canvasElement }) => {
    const waiting = await region(canvasElement, 'Waiting for others');
    const row = await waiting.findByRole('button', { name: 'It arrived', description: /^Rania Haddad/ });
    await expect(await waiting.findByText(/^Pay the fee of Cornell/)).toBeVisible();
    await userEvent.click(row);
    await waitFor(() =>
      expect(account().requirements.find(({ id }) => id === 'cornell.fee.1')?.state).toBe('received'),
    );
    await waitFor(() => expect(row).not.toBeInTheDocument());
  },
});

export const ArrivalNotSaved = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(failing(patchRequirement)),
  play: async ({ canvasElement }) => {
    const waiting = await region(canvasElement, 'Waiting for others');
    await userEvent.click((await waiting.findAllByRole('button', { name: 'It arrived' }))[0]!);
    await expect(await waiting.findByRole('alert')).toHaveTextContent('so it still waits');
  },
});

export const MarkNotSaved = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) => {
    account().applications.find(({ id }) => id === 'cornell')!.deadline = '2026-12-05T04:59:00.000Z';
    msw.use(failing(patchPlanItem));
  },
  play: async ({ canvasElement }) => {
    const week = await region(canvasElement, 'This week');
    await userEvent.click((await week.findAllByRole('button', { name: 'Done' }))[0]!);
    await expect(await week.findByRole('alert')).toHaveTextContent('we put it back');
  },
});

/** After a binding yes nothing is left but what that asks for. */
export const AfterAcceptance = meta.story({
  beforeEach: () => {
    Object.assign(
      account().applications.find(({ id }) => id === 'brown')!,
      { decision: 'accepted' },
    );
  },
  play: async ({ canvasElement }) => {
    const week = await region(canvasElement, 'This week');
    await expect(week.getByRole('link', { name: /^Withdraw every other application/ })).toBeVisible();
    await expect(week.queryByRole('link', { name: /^Edit/ })).toBeNull();
  },
});

export const LongNames = meta.story({ beforeEach: () => enter('long names') });

export const Empty = meta.story({
  beforeEach: () => enter('blank page'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing to plan yet.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Add Application' })).toHaveAttribute('href', '/applications');
  },
});

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(never(readPlan)) });

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failing(readPlan)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to load the plan')).toBeVisible();
  },
});

export const SettingsFailed = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(failing(readPlanSettings)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to load the plan')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

export const Offline = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(unreachable(readPlan)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to load the plan')).toBeVisible();
  },
});

export const Dark = meta.story({ beforeEach: () => hours(6), globals: { theme: 'dark' } });

export const Phone = meta.story({ beforeEach: () => hours(6), globals: { viewport: { value: 'phone' } } });
