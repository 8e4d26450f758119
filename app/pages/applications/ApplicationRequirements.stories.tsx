import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { createPerson } from '#contract/people.ts';
import { listRequirements, patchRequirement } from '#contract/requirements.ts';
import { db } from '#mocks/db.ts';
import { failing, never } from '#mocks/mock.ts';
import { enter } from '#mocks/scenarios.ts';
import preview from '../../../.storybook/preview.tsx';
import { AppAt } from '../../../.storybook/AppAt.tsx';

const meta = preview.meta({
  tags: ['nightly'],
  title: 'pages/Application/Requirements',
  component: AppAt,
  args: { path: '/applications/cornell' },
  parameters: { layout: 'fullscreen' },
});

const stored = (id: string) => db.accounts[0]!.requirements.find((row) => row.id === id);

const region = async () => within(await screen.findByRole('region', { name: 'Requirements' }));

async function choose(box: HTMLElement, option: string) {
  await userEvent.click(box);
  await userEvent.click(await screen.findByRole('option', { name: option }));
}

/** State and person of a row are stored, and a fact keeps its source. */
export const StateAndPerson = meta.story({
  tags: ['!nightly'],
  play: async () => {
    const requirements = await region();
    const report = within(await requirements.findByRole('listitem', { name: 'Mid-year report' }));
    await choose(report.getByRole('combobox', { name: 'State' }), 'Asked');
    await choose(report.getByRole('combobox', { name: 'Person' }), 'Ms. Ortiz');
    await waitFor(() =>
      expect(stored('cornell.midYear.1')).toMatchObject({ state: 'asked', personId: 'ortiz', need: null }),
    );
    await expect(report.getByText('Asked November 10.')).toBeVisible();
  },
});

/** A new person gets the requirement for which they were added. */
export const NewPerson = meta.story({
  tags: ['no-picture'],
  play: async () => {
    const requirements = await region();
    const report = within(await requirements.findByRole('listitem', { name: 'Mid-year report' }));
    await choose(report.getByRole('combobox', { name: 'Person' }), 'Add a person…');
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a person' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Mr. Kim');
    await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
    await waitFor(() => expect(report.getByRole('combobox', { name: 'Person' })).toHaveTextContent('Mr. Kim'));
  },
});

export const PersonRefused = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(failing(createPerson)),
  play: async () => {
    const requirements = await region();
    const report = within(await requirements.findByRole('listitem', { name: 'Mid-year report' }));
    await choose(report.getByRole('combobox', { name: 'Person' }), 'Add a person…');
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a person' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Mr. Kim');
    await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
    await expect(await dialog.findByRole('alert')).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Mr. Kim');
  },
});

/** A row of the student's own is added, deleted, and brought back. */
export const OwnRow = meta.story({
  tags: ['no-picture'],
  play: async () => {
    const requirements = await region();
    await userEvent.click(await requirements.findByRole('button', { name: 'Add a requirement' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a requirement' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'What it is' }), 'Sketchbook');
    await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
    const row = within(await requirements.findByRole('listitem', { name: 'Other: Sketchbook' }));
    await userEvent.click(row.getByRole('button', { name: 'More for Other: Sketchbook' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await waitFor(() => expect(requirements.queryByRole('listitem', { name: 'Other: Sketchbook' })).toBeNull());
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(await requirements.findByRole('listitem', { name: 'Other: Sketchbook' })).toBeVisible();
  },
});

/** What is not known is required once the student says so; their word has no source and can be taken back. */
export const OwnWord = meta.story({
  tags: ['no-picture'],
  play: async () => {
    const requirements = await region();
    const report = within(await requirements.findByRole('listitem', { name: 'School report' }));
    await userEvent.click(report.getByRole('button', { name: 'More for School report' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'It is required' }));
    await expect(await report.findByText('Your own word')).toBeVisible();
    await userEvent.click(report.getByRole('button', { name: 'More for School report' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Use what the college says' }));
    await expect(await report.findByText(/^Not known\./)).toBeVisible();
  },
});

/** A binding round needs an agreement, and the list follows the round. */
export const AgreementOfABindingRound = meta.story({
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    const requirements = await region();
    await requirements.findByRole('listitem', { name: 'Mid-year report' });
    await expect(requirements.queryByRole('listitem', { name: 'Early Decision agreement' })).toBeNull();
    await choose(canvas.getByRole('combobox', { name: 'Round' }), 'Early Decision');
    await expect(await requirements.findByRole('listitem', { name: 'Early Decision agreement' })).toBeVisible();
  },
});

export const NotSaved = meta.story({
  beforeEach: ({ msw }) => msw.use(failing(patchRequirement)),
  play: async () => {
    const requirements = await region();
    const report = within(await requirements.findByRole('listitem', { name: 'Mid-year report' }));
    await choose(report.getByRole('combobox', { name: 'State' }), 'Asked');
    await expect(await report.findByRole('alert')).toHaveTextContent('so we put it back');
    await expect(report.getByRole('combobox', { name: 'State' })).toHaveTextContent('Open');
    await expect(report.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(never(listRequirements)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Supplementals' })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Requirements' })).toBeNull();
  },
});

/** Without its requirements the page still shows everything else. */
export const LoadFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(failing(listRequirements)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Supplementals' })).toBeVisible();
  },
});

/** After a binding yes the page says what follows from it, the aid first, and names the others to withdraw. */
export const AfterABindingYes = meta.story({
  args: { path: '/applications/brown' },
  beforeEach: () => {
    enter('writing');
    Object.assign(
      db.accounts[0]!.applications.find(({ id }) => id === 'brown')!,
      {
        round: 'ed',
        status: 'submitted',
        decision: 'accepted',
      },
    );
  },
  play: async ({ canvas }) => {
    const duties = within(await canvas.findByRole('region', { name: 'Brown University said yes.' }));
    await expect(duties.getByRole('link', { name: 'University of Michigan' })).toBeVisible();
    await expect(duties.getAllByText(/checked November 22, 2026/)).not.toHaveLength(0);
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const requirements = await region();
    await expect(await requirements.findByRole('listitem', { name: 'Mid-year report' })).toBeVisible();
  },
});
