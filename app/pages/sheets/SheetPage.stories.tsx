import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { patchFormField, readForm } from '#contract/sheets.ts';
import { db } from '#mocks/db.ts';
import { failing, never, unreachable } from '#mocks/mock.ts';
import { enter } from '#mocks/scenarios.ts';
import preview from '../../../.storybook/preview.tsx';
import { AppAt } from '../../../.storybook/AppAt.tsx';
import { copied, refuses, takes } from '../extracurriculars/story-parts.ts';

const meta = preview.meta({
  tags: ['nightly'],
  title: 'pages/Sheet',
  component: AppAt,
  args: { path: '/sheets/common-app' },
  parameters: { layout: 'fullscreen' },
  globals: { scenario: 'ready for the form' },
});

const groups = (name: string | RegExp) => screen.findAllByRole('group', { name });
/** The field of the activity in that place, from 0. */
const field = async (name: string | RegExp, place: number) => within((await groups(name))[place]!);

export const Default = meta.story({
  tags: ['!nightly'],
  beforeEach: takes,
  play: async () => {
    await screen.findByRole('heading', { level: 1, name: 'Common App' });
    const missing = within(await screen.findByRole('region', { name: 'Missing' }));
    await expect(missing.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Activity 4, position: 14 characters over',
      'Activity 8, weeks a year: empty',
      'Activity 9, in college: not chosen',
      'Personal essay: Editing, not Final',
    ]);
    const role = await field('Position/Leadership description', 2);
    await userEvent.click(role.getByRole('button', { name: 'Copy' }));
    await waitFor(() => expect(copied).toEqual(['Captain']));
  },
});

export const University = meta.story({
  args: { path: '/sheets/uc' },
  play: async () => {
    await screen.findByRole('heading', { level: 1, name: 'University of California' });
    await expect((await groups('Describe the organization')).length).toBeGreaterThan(0);
  },
});

/** The form takes the first part only, so the first press says what would be lost. */
export const Pressed = meta.story({
  beforeEach: takes,
  play: async () => {
    const long = await field('Position/Leadership description', 3);
    const copy = long.getByRole('button', { name: 'Copy' });
    await userEvent.click(copy);
    await expect(await long.findByRole('alert')).toHaveTextContent(/^Not copied: 14 characters over\./);
    await expect(copied).toEqual([]);
    await userEvent.click(copy);
    await waitFor(() => expect(copied[0]).toHaveLength(64));
  },
});

/** A tick shows at once, and stays after the page is read anew. */
export const Ticked = meta.story({
  play: async () => {
    const role = await field('Position/Leadership description', 0);
    await userEvent.click(role.getByRole('checkbox', { name: 'Pasted' }));
    await expect(role.getByRole('checkbox', { name: 'Pasted' })).toBeChecked();
    await waitFor(() => expect(db.accounts[0]!.pasted.size).toBe(1));
    const choices = await field('Choices', 0);
    await userEvent.click(choices.getByRole('checkbox', { name: 'Pasted' }));
    await waitFor(() => expect(db.accounts[0]!.pasted.size).toBe(7));
    await expect(choices.getByRole('checkbox', { name: 'Pasted' })).toBeChecked();
  },
  tags: ['no-picture'],
});

export const TickFails = meta.story({
  beforeEach: ({ msw }) => msw.use(failing(patchFormField)),
  play: async () => {
    const role = await field('Position/Leadership description', 0);
    await userEvent.click(role.getByRole('checkbox', { name: 'Pasted' }));
    await screen.findByText(/^That change did not save, so we put it back\./);
    await expect(role.getByRole('checkbox', { name: 'Pasted' })).not.toBeChecked();
  },
});

/** Without a network the sheet is still there, and a tick is taken back. */
export const Offline = meta.story({
  beforeEach: ({ msw }) => msw.use(unreachable(patchFormField)),
  play: async () => {
    const role = await field('Position/Leadership description', 0);
    await userEvent.click(role.getByRole('checkbox', { name: 'Pasted' }));
    await screen.findByText(/^That change did not save/);
    await expect(role.getByRole('checkbox', { name: 'Pasted' })).not.toBeChecked();
  },
  tags: ['no-picture'],
});

export const CopyRefused = meta.story({
  beforeEach: refuses,
  play: async () => {
    const role = await field('Position/Leadership description', 0);
    await userEvent.click(role.getByRole('button', { name: 'Copy' }));
    await screen.findByText(/^This browser did not let us copy\./);
    await expect(role.getByRole('button', { name: 'Copy' })).toBeVisible();
  },
  tags: ['no-picture'],
});

export const AnotherForm = meta.story({
  play: async () => {
    await userEvent.click(await screen.findByRole('combobox', { name: 'Form' }));
    await userEvent.click(await screen.findByRole('option', { name: 'UCAS personal statement' }));
    await screen.findByRole('heading', { level: 1, name: 'UCAS personal statement' });
  },
  tags: ['no-picture'],
});

const opened = async () => void (await screen.findByRole('region', { name: 'Missing' }));
export const Ucas = meta.story({ args: { path: '/sheets/ucas' }, play: opened });
export const Mit = meta.story({ args: { path: '/sheets/mit' }, play: opened });

export const Empty = meta.story({
  beforeEach: () => enter('blank page'),
  play: async () => {
    await screen.findByRole('heading', { name: 'Nothing to paste yet.' });
    await expect(screen.getByRole('link', { name: 'Open Extracurriculars' })).toBeVisible();
  },
});

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(never(readForm)) });

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failing(readForm)),
  play: async () => {
    await screen.findByRole('heading', { name: 'The sheet did not open' });
  },
});

export const NoSuchForm = meta.story({
  args: { path: '/sheets/georgetown' },
  play: async () => {
    await screen.findByRole('heading', { name: 'This form is not here' });
  },
});

export const Long = meta.story({
  globals: { scenario: 'long names', viewport: { value: 'phone' } },
  play: async () => {
    await screen.findByRole('heading', { level: 2, name: 'Activities' });
  },
});

export const Phone = meta.story({
  globals: { scenario: 'ready for the form', viewport: { value: 'phone' } },
  play: async () => {
    await screen.findByRole('heading', { level: 2, name: 'Activities' });
    await expect(document.querySelectorAll('details[open] h3')).toHaveLength(1);
  },
});
