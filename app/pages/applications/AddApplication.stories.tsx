import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { createApplication } from '#contract/applications.ts';
import { suggestColleges } from '#contract/colleges.ts';
import { db } from '#mocks/db.ts';
import { failing, never, unreachable } from '#mocks/mock.ts';
import preview from '../../../.storybook/preview.tsx';
import { AppAt } from '../../../.storybook/AppAt.tsx';

const meta = preview.meta({
  title: 'pages/Applications/Add Application',
  component: AppAt,
  args: { path: '/applications' },
  parameters: { layout: 'fullscreen' },
});

const SLOW = { timeout: 5_000 };

const rowOf = async (college: string) => within(await screen.findByRole('article', { name: college }, SLOW));

async function openDialog() {
  await rowOf('Brown University');
  await userEvent.click(screen.getByRole('button', { name: 'Add Application' }));
  const form = within(await screen.findByRole('dialog', { name: 'Add Application' }));
  await waitFor(() => expect(form.getByRole('combobox', { name: 'College' })).toHaveFocus());
  return form;
}

export const WithoutCollege = meta.story({
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
    const option = await screen.findByRole('option', { name: /Case Western Reserve University/ }, SLOW);
    await expect(option.querySelector('b')).toHaveTextContent('Case W');
    await userEvent.click(option);
    await expect(await form.findByRole('button', { name: 'Early Action, Nov 1, 2026' }, SLOW)).toBeVisible();
  },
});

/** What is not known can be added all the same. */
export const UnknownCollege = meta.story({
  play: async ({ canvas }) => {
    const form = await openDialog();
    await userEvent.type(form.getByRole('combobox', { name: 'College' }), 'Deep Springs College');
    await expect(
      await form.findByText('We do not know this college yet. You can add it all the same.', undefined, SLOW),
    ).toBeVisible();
    fireEvent.change(form.getByLabelText('Deadline'), { target: { value: '2026-12-01' } });
    await userEvent.click(form.getByRole('button', { name: 'Create & Open' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Deep Springs College' }, SLOW)).toBeVisible();
    await expect(db.accounts[0]!.applications.at(-1)).toMatchObject({
      college: 'Deep Springs College',
      round: null,
      status: 'drafting',
      deadline: '2026-12-02T04:59:00.000Z',
    });
  },
});

export const WithoutSuggestions = meta.story({
  beforeEach: ({ msw }) => msw.use(unreachable(suggestColleges)),
  play: async () => {
    const form = await openDialog();
    const college = form.getByRole('combobox', { name: 'College' });
    await userEvent.type(college, 'Oberlin');
    await waitFor(
      () => expect(college).toHaveAccessibleDescription('Suggestions did not load. Type the whole name to add it.'),
      SLOW,
    );
    await userEvent.click(form.getByRole('button', { name: 'Create & Open' }));
    await waitFor(() => expect(db.accounts[0]!.applications.at(-1)?.college).toBe('Oberlin'), SLOW);
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
    await screen.findByRole('option', { name: /Yale University/ }, SLOW);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await userEvent.tab();
    await expect(form.getByRole('combobox', { name: 'Round' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('Reg{Enter}');
    await waitFor(() => expect(form.getByLabelText('Deadline')).toHaveValue('2027-01-02'));
    form.getByRole('button', { name: 'Create & Open' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Yale University' }, SLOW)).toBeVisible();
    await expect(db.accounts[0]!.applications.at(-1)).toMatchObject({ college: 'Yale University', round: 'rd' });
  },
});

export const Adding = meta.story({
  beforeEach: ({ msw }) => msw.use(never(createApplication)),
  play: async () => {
    const form = await openDialog();
    await userEvent.type(form.getByRole('combobox', { name: 'College' }), 'Oberlin College');
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
    await userEvent.type(college, 'Oberlin College');
    await userEvent.click(form.getByRole('button', { name: 'Create & Open' }));
    await expect(await form.findByRole('alert')).toHaveTextContent('Failed to create application.');
    await expect(college).toHaveValue('Oberlin College');
  },
});

export const Refused = meta.story({
  beforeEach: ({ msw }) => msw.use(failing(createApplication, 400, 'You have as many applications as fit here.')),
  play: async () => {
    const form = await openDialog();
    await userEvent.type(form.getByRole('combobox', { name: 'College' }), 'Oberlin College');
    await userEvent.click(form.getByRole('button', { name: 'Create & Open' }));
    await expect(await form.findByRole('alert')).toHaveTextContent('You have as many applications as fit here.');
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const form = await openDialog();
    await userEvent.type(form.getByRole('combobox', { name: 'College' }), 'University');
    await expect((await screen.findAllByRole('option', undefined, SLOW)).length).toBeGreaterThan(1);
  },
});
