import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { createActivity, listActivities } from '#contract/activities.ts';
import { db } from '#mocks/db.ts';
import { failing, never, unreachable } from '#mocks/mock.ts';
import { enter } from '#mocks/scenarios.ts';
import preview from '../../../.storybook/preview.tsx';
import { AppAt } from '../../../.storybook/AppAt.tsx';
import { button, form, row, titles } from './story-parts.ts';

const meta = preview.meta({
  tags: ['nightly'],
  title: 'pages/Extracurriculars',
  component: AppAt,
  args: { path: '/extracurriculars' },
  parameters: { layout: 'fullscreen' },
});

/** Newest first. */
const rows = () => db.accounts[0]!.activities;

export const Default = meta.story({
  tags: ['!nightly'],
  play: async () => {
    await row('Founder and lead, Fix-It Saturdays');
    await expect(screen.getByText(/^Estimated commitment/)).toHaveTextContent(
      'Estimated commitment 1,330 hrs/yr across five activities.',
    );
    await expect(titles()).toEqual([
      'Founder and lead, Fix-It Saturdays',
      'Captain, Science Olympiad',
      'Evening shift, family laundromat',
      'Violin, second section',
      'Arabic tutor',
    ]);
  },
});

export const Empty = meta.story({
  beforeEach: () => enter('blank page'),
  play: async () => {
    await screen.findByRole('heading', { name: 'No activities yet.' });
    await userEvent.click(await button('Start with a title'));
    await expect((await form()).getByRole('textbox', { name: 'Title' })).toHaveFocus();
  },
});

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(never(listActivities)) });

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failing(listActivities)),
  play: async () => {
    await screen.findByRole('heading', { name: 'Failed to load activities' });
  },
});

export const Unreachable = meta.story({
  beforeEach: ({ msw }) => msw.use(unreachable(listActivities)),
  play: async () => {
    await screen.findByRole('heading', { name: 'Failed to load activities' });
  },
});

/** A sheet leads here to what a form asks for. */
export const EditForAForm = meta.story({
  args: { path: '/extracurriculars?edit=science-olympiad' },
  play: async () => {
    const fields = await row('Captain, Science Olympiad');
    await waitFor(() => expect(fields.getByRole('textbox', { name: 'Title' })).toHaveFocus());
    await expect(fields.getByRole('textbox', { name: 'Position' })).toBeVisible();
    await userEvent.click(fields.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(fields.getByRole('button', { name: 'Edit' })).toHaveFocus());
  },
});

export const Add = meta.story({
  play: async () => {
    await row('Arabic tutor');
    const fields = await form();
    await userEvent.type(fields.getByRole('textbox', { name: 'Title' }), 'President, Robotics Club');
    await userEvent.type(fields.getByRole('textbox', { name: 'Organization' }), 'Start High School');
    await userEvent.type(fields.getByRole('textbox', { name: 'Hours/week' }), '7');
    await userEvent.type(fields.getByRole('textbox', { name: 'Weeks/year' }), '35');
    await userEvent.type(fields.getByRole('textbox', { name: 'Impact' }), 'Rebuilt 2 robots.');
    await userEvent.click(fields.getByRole('button', { name: 'Add activity' }));
    await (await row('President, Robotics Club')).findByText('Diamond');
    await expect(screen.getByText(/^Estimated commitment/)).toHaveTextContent('1,575 hrs/yr across six activities.');
    await expect(fields.getByRole('textbox', { name: 'Title' })).toHaveValue('');
    await expect(fields.getByRole('textbox', { name: 'Title' })).toHaveFocus();
    await expect(rows()[0]).toMatchObject({ title: 'President, Robotics Club', hoursPerWeek: 7, weeksPerYear: 35 });
  },
});

export const AddByKeyboard = meta.story({
  beforeEach: () => enter('blank page'),
  play: async () => {
    const title = (await form()).getByRole('textbox', { name: 'Title' });
    title.focus();
    await userEvent.keyboard('Chess Club{Enter}');
    await row('Chess Club');
    await expect(rows()[0]).toMatchObject({ title: 'Chess Club', hoursPerWeek: null, weeksPerYear: null });
  },
});

/** Neither title nor impact: nothing happens, and the form says why. */
export const AddNothing = meta.story({
  play: async () => {
    await row('Arabic tutor');
    const fields = await form();
    for (const name of ['Add activity', 'SmartFrame']) {
      await userEvent.click(fields.getByRole('button', { name }));
      await expect(fields.getByText('Give the activity a title or an impact.')).toBeVisible();
    }
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(rows()).toHaveLength(5);
  },
});

export const AddWrongNumbers = meta.story({
  play: async () => {
    const fields = await form();
    await userEvent.type(fields.getByRole('textbox', { name: 'Title' }), 'Chess Club');
    await userEvent.type(fields.getByRole('textbox', { name: 'Hours/week' }), '200');
    await userEvent.type(fields.getByRole('textbox', { name: 'Weeks/year' }), 'all');
    await userEvent.click(fields.getByRole('button', { name: 'Add activity' }));
    await expect(fields.getByText('Use 0 to 168 hours a week.')).toBeVisible();
    await expect(fields.getByText('Use 0 to 52 weeks a year.')).toBeVisible();
    await expect(rows()).toHaveLength(5);
  },
});

export const Adding = meta.story({
  beforeEach: ({ msw }) => msw.use(never(createActivity)),
  play: async () => {
    const fields = await form();
    await userEvent.type(fields.getByRole('textbox', { name: 'Title' }), 'Chess Club{Enter}');
    await expect(fields.getByRole('button', { name: 'Adding...' })).toHaveAttribute('aria-busy', 'true');
  },
});

/** The words stay, in the form and in the browser. */
export const AddFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(failing(createActivity)),
  play: async () => {
    const fields = await form();
    await userEvent.type(fields.getByRole('textbox', { name: 'Title' }), 'Chess Club{Enter}');
    await expect(await fields.findByRole('alert')).toHaveTextContent('That did not save. Try again.');
    await expect(fields.getByRole('textbox', { name: 'Title' })).toHaveValue('Chess Club');
    await expect(Object.values(localStorage).join()).toContain('Chess Club');
  },
});

export const WordsFromBeforeAreKept = meta.story({
  beforeEach: () => {
    const keep = (id: string, input: object) =>
      localStorage.setItem(
        `laurel.unsaved.${db.accounts[0]!.user.id}.activity.${id}.a-page-that-crashed`,
        JSON.stringify({ text: JSON.stringify(input) }),
      );
    keep('new', { title: 'Half a title' });
    keep('violin', { title: 'Violin, first section', impact: 'Moved up.' });
  },
  play: async () => {
    await waitFor(async () =>
      expect((await form()).getByRole('textbox', { name: 'Title' })).toHaveValue('Half a title'),
    );
    await waitFor(() => expect(rows()[1]).toMatchObject({ title: 'Violin, first section', impact: 'Moved up.' }));
    const edited = await row('Violin, first section');
    await expect(edited.getByRole('textbox', { name: 'Impact' })).toHaveValue('Moved up.');
    await edited.findByText('Saved');
  },
});

export const FortyActivities = meta.story({
  beforeEach: () => {
    const [first] = rows();
    db.accounts[0]!.activities = Array.from({ length: 40 }, (_, i) => ({
      ...first!,
      id: `activity-${i}`,
      title: `Activity ${i + 1}`,
    }));
  },
  play: async () => {
    await row('Activity 40');
    await expect(screen.getByText(/^Estimated commitment/)).toHaveTextContent('2,400 hrs/yr across 40 activities.');
  },
});

export const LongText = meta.story({
  globals: { viewport: { value: 'phone' } },
  beforeEach: () => {
    const [first] = rows();
    Object.assign(first!, {
      title: 'Founder and lead of the Toledo Lucas County Public Library '.repeat(3),
      organization: 'library'.repeat(28),
      impact: 'repair'.repeat(25),
    });
  },
  play: async () => {
    await row('Violin, second section');
  },
});
