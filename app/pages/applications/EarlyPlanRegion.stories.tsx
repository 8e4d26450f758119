import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { readRounds } from '#contract/rounds.ts';
import { db } from '#mocks/db.ts';
import { failing } from '#mocks/mock.ts';
import { applicationRow } from '#mocks/rows.ts';
import { enter } from '#mocks/scenarios.ts';
import preview from '../../../.storybook/preview.tsx';
import { AppAt } from '../../../.storybook/AppAt.tsx';

/** Brown in Early Decision, sent, and these beside it. */
function beside(...others: { college: string; round: 'ed' | 'ed2' | 'ea' | 'rd' }[]) {
  enter('blank page');
  const row = (college: string, round: 'ed' | 'ed2' | 'ea' | 'rd', status: 'submitted' | 'drafting') =>
    applicationRow({ college, round, status, deadline: '2026-11-20T04:59:00.000Z', notes: '' });
  db.accounts[0]!.applications.push(
    { ...row('Brown University', 'ed', 'submitted'), id: 'brown' },
    ...others.map(({ college, round }, n) => ({ ...row(college, round, 'drafting'), id: `other-${n}` })),
  );
}

const meta = preview.meta({
  tags: ['nightly'],
  title: 'pages/Applications/Early plan',
  component: AppAt,
  args: { path: '/applications' },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => beside({ college: 'Cornell University', round: 'ed' }, { college: 'Michigan', round: 'ea' }),
});

const region = async () => within(await screen.findByRole('region', { name: 'Early plan' }));

/** A clash says who, by which rule, where and when that was read, and what would settle it. */
export const Clash = meta.story({
  tags: ['!nightly'],
  play: async () => {
    const early = await region();
    await expect(early.getByText(/may not be open beside/)).toBeVisible();
    await expect(early.getByText('Only one binding plan may be pending at a time.')).toBeVisible();
    await expect(early.getAllByText(/checked November 22, 2026/)[0]).toBeVisible();
    await expect(early.getByText('Move Cornell University to Regular Decision.')).toBeVisible();
    await userEvent.click(early.getByRole('link', { name: 'Change the round of Cornell University' }));
    await expect(await screen.findByRole('heading', { level: 1, name: 'Cornell University' })).toBeVisible();
  },
});

export const Fine = meta.story({
  beforeEach: () => beside({ college: 'University of Michigan', round: 'ea' }),
  play: async () => {
    const early = await region();
    await expect(early.getByText('Nothing clashes: your early plans may go together.')).toBeVisible();
  },
});

export const NoEarlyPlan = meta.story({
  tags: ['no-picture'],
  beforeEach: () => {
    beside();
    db.accounts[0]!.applications[0]!.round = 'rd';
  },
  play: async () => {
    await screen.findByRole('article', { name: 'Brown University' });
    await expect(screen.queryByRole('region', { name: 'Early plan' })).toBeNull();
  },
});

/** Without the verdicts the page still shows everything else. */
export const LoadFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(failing(readRounds)),
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(screen.getByRole('article', { name: 'Brown University' })).toBeVisible();
  },
});

/** On the page of an application its verdict follows the round at once. */
export const AfterARoundIsChanged = meta.story({
  args: { path: '/applications/other-0' },
  play: async () => {
    const status = await screen.findByRole('status', { name: 'Early plan of this application' });
    await waitFor(() => expect(status).toHaveTextContent('Clashes with Brown University, Early Decision.'));
    await userEvent.click(screen.getByRole('combobox', { name: 'Round' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Regular Decision' }));
    await waitFor(() => expect(status).toHaveTextContent('Fine with your other plans.'));
  },
});

/** The dialog says the verdict before the application exists, and forbids nothing. */
export const InTheDialog = meta.story({
  play: async () => {
    await region();
    await userEvent.click(screen.getByRole('button', { name: 'Add Application' }));
    const form = within(await screen.findByRole('dialog', { name: 'Add Application' }));
    await userEvent.type(form.getByRole('combobox', { name: 'College' }), 'Oberlin College');
    await userEvent.click(form.getByRole('combobox', { name: 'Round' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Early Decision' }));
    const status = form.getByRole('status', { name: 'Early plan of this application' });
    await waitFor(() => expect(status).toHaveTextContent('Clashes with Brown University, Early Decision.'));
    await expect(form.getByRole('button', { name: 'Create & Open' })).toBeEnabled();
  },
});

export const Dark = meta.story({ globals: { theme: 'dark' }, play: async () => void (await region()) });

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await region();
  },
});
