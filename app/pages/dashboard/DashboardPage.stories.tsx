import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { DEFAULT_TIME_ZONE, instantOf } from '#contract/dates.ts';
import { readOverview } from '#contract/overview.ts';
import { patchPlanItem, readPlan, readPlanSettings } from '#contract/plan.ts';
import { polishParagraph, strengthenActivity } from '#contract/quick-ai.ts';
import { db } from '#mocks/db.ts';
import { failing, mock, never, unreachable } from '#mocks/mock.ts';
import { enter } from '#mocks/scenarios.ts';
import preview from '../../../.storybook/preview.tsx';
import { AppAt } from '../../../.storybook/AppAt.tsx';
import { signalsOf } from '../story-parts.ts';

const meta = preview.meta({
  tags: ['nightly'],
  title: 'pages/Dashboard',
  component: AppAt,
  args: { path: '/dashboard' },
  parameters: { layout: 'fullscreen' },
});

const region = (canvasElement: HTMLElement, name: string) => within(canvasElement).findByRole('region', { name });

export const Default = meta.story({
  tags: ['!nightly'],
  play: async ({ canvas, canvasElement }) => {
    const deadlines = await region(canvasElement, 'Upcoming Deadlines');
    await expect(within(deadlines).getAllByRole('listitem')).toHaveLength(6);
    await expect(within(deadlines).getByRole('link', { name: /Ohio State.*Due today/ })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Good morning, Noor' })).toBeVisible();
    await expect(canvas.getByText('Tuesday, November 10. One application is due today.')).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'Essay Score' })).toHaveTextContent('81.6');
    const latest = await region(canvasElement, 'Latest essay');
    await expect(within(latest).getByRole('meter', { name: 'Score' })).toHaveAttribute('aria-valuenow', '84');
    await expect(canvas.queryByText('Finish setting up your account')).toBeNull();
    for (const [name, href] of [
      ['Improve Essay', '/essays'],
      ['Add EC', '/extracurriculars'],
      ['Track Apps', '/applications'],
      ['View All', '/applications'],
      ['Open workspace', '/essaysworkspace'],
      ['See highlights', '/essaysworkspace?highlights'],
    ] as const)
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', href);
    const suggestions = within(await region(canvasElement, 'Suggestions'));
    for (const [name, href] of [
      [/^The Ohio State University is due today .* supp\./, '/applications'],
      [/^Reflection is the lowest category of your main essay/, '/essays'],
    ] as const)
      await expect(suggestions.getByRole('link', { name })).toHaveAttribute('href', href);
  },
});

export const NewStudent = meta.story({
  beforeEach: () => enter('blank page'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Finish setting up your account')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Start Onboarding' })).toHaveAttribute('href', '/onboarding');
    await expect(canvas.getByText('Nothing due yet')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Start your essay' })).toBeVisible();
  },
});

export const DeadlinesDue = meta.story({
  beforeEach: () => enter('deadlines due'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Tuesday, November 10. Three applications are due today.')).toBeVisible();
  },
});

/** Five are overdue, of which the last two stand before what can still be met. */
export const ManyOverdue = meta.story({
  tags: ['no-picture'],
  beforeEach: () => {
    enter('deadlines due');
    db.accounts[0]!.applications.slice(0, 5).forEach((application, i) => {
      application.deadline = instantOf(`2026-11-0${i + 1}`, DEFAULT_TIME_ZONE);
    });
  },
  play: async ({ canvasElement }) => {
    const deadlines = await region(canvasElement, 'Upcoming Deadlines');
    const states = [...deadlines.querySelectorAll('[data-state]')].map((card) => card.getAttribute('data-state'));
    await expect(states).toEqual(['past', 'past', 'soon', 'soon', 'soon']);
    await expect(within(deadlines).getByText('6 days overdue')).toBeVisible();
    await expect(within(deadlines).getByText('5 days overdue')).toBeVisible();
  },
});

export const DecisionsIn = meta.story({
  beforeEach: () => enter('decisions in'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('group', { name: 'Wins' })).toHaveTextContent('2');
  },
});

async function today(canvasElement: HTMLElement) {
  await within(canvasElement).findByRole('status', { name: 'Does it fit' });
  return within(await region(canvasElement, 'Today'));
}

/** At most three things, and whether everything fits once the student says how many hours they have. */
export const SaysWhetherItFits = meta.story({
  tags: ['no-picture'],
  play: async ({ canvasElement }) => {
    const list = await today(canvasElement);
    await expect((await list.findAllByRole('listitem')).length).toBeLessThanOrEqual(3);
    await expect(list.getByRole('status', { name: 'Does it fit' })).toHaveTextContent('Laurel needs your hours');
    await userEvent.type(list.getByRole('spinbutton', { name: 'Hours per week' }), '6{Enter}');
    const link = await list.findByRole('link', { name: 'See the plan' });
    await expect(link).toHaveAttribute('href', '/plan');
    await waitFor(() => expect(list.getByRole('status', { name: 'Does it fit' })).toHaveTextContent(/short for/));
    await expect(within(canvasElement).getByRole('group', { name: /ways out/ })).toBeVisible();
  },
});

/** What is ticked can be undone for a while, and goes back where it was not saved. */
export const Ticked = meta.story({
  beforeEach: () => {
    // What is left is a letter to ask for.
    const account = db.accounts[0]!;
    account.applications = account.applications.filter(({ id }) => id === 'cornell');
  },
  play: async ({ canvasElement }) => {
    const list = await today(canvasElement);
    await userEvent.click(await list.findByRole('button', { name: 'Done' }));
    await waitFor(() => expect(list.getByRole('button', { name: 'Undo' })).toHaveFocus());
    await expect(list.getByText('Marked done at 10:00 AM.')).toBeVisible();
    const letter = () => db.accounts[0]!.requirements.find(({ id }) => id === 'cornell.teacherLetter.2');
    await waitFor(() => expect(letter()?.state).toBe('asked'));
    await userEvent.click(list.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(letter()?.state).toBe('open'));
    await expect(await list.findByRole('button', { name: 'Done' })).toBeVisible();
  },
});

export const PutOff = meta.story({
  tags: ['no-picture'],
  beforeEach: () => {
    const account = db.accounts[0]!;
    account.applications = account.applications.filter(({ id }) => id === 'cornell');
  },
  play: async ({ canvasElement }) => {
    const list = await today(canvasElement);
    await userEvent.click(await list.findByRole('button', { name: 'Later' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /^Tomorrow/ }));
    await waitFor(() => expect(list.queryByRole('button', { name: 'Later' })).toBeNull());
    await expect(await screen.findByText('Put off. It comes back by itself.')).toBeVisible();
    await expect(db.accounts[0]!.planMarks).toMatchObject([{ itemId: 'ask.whitfield', later: '2026-11-11' }]);
  },
});

export const TickNotSaved = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) => {
    const account = db.accounts[0]!;
    account.applications = account.applications.filter(({ id }) => id === 'cornell');
    msw.use(failing(patchPlanItem));
  },
  play: async ({ canvasElement }) => {
    const list = await today(canvasElement);
    await userEvent.click(await list.findByRole('button', { name: 'Done' }));
    await expect(await list.findByRole('alert')).toHaveTextContent('we put it back');
    await expect(list.getByRole('button', { name: 'Done' })).toBeVisible();
  },
});

/** The rest of the page does not need the plan. */
export const PlanFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(failing(readPlan)),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Failed to load today’s list')).toBeVisible();
    await region(canvasElement, 'Upcoming Deadlines');
  },
});

export const PlanSettingsFailed = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(failing(readPlanSettings)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to load today’s list')).toBeVisible();
  },
});

export const LongNames = meta.story({ beforeEach: () => enter('long names') });

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(never(readOverview)) });

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failing(readOverview)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to load overview')).toBeVisible();
  },
});

export const Offline = meta.story({
  beforeEach: ({ msw }) => msw.use(unreachable(readOverview)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to load overview')).toBeVisible();
  },
});

const paragraph = 'Due to the fact that it was very loud, I listened.';

export const Polished = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await region(canvasElement, 'Quick AI');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Paragraph' }), paragraph);
    await userEvent.click(canvas.getByRole('button', { name: 'Polish' }));
    await expect(await canvas.findByText('Because it was loud, I listened.')).toBeVisible();
    canvas.getByText('Because it was loud, I listened.').scrollIntoView();
  },
});

export const PolishOfNothing = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const quickAi = await region(canvasElement, 'Quick AI');
    await userEvent.click(canvas.getByRole('button', { name: 'Polish' }));
    await expect(within(quickAi).getByRole('alert')).toHaveTextContent('Paste a paragraph to preview and improve.');
  },
});

export const PolishFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(failing(polishParagraph)),
  play: async ({ canvas, canvasElement }) => {
    await region(canvasElement, 'Quick AI');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Paragraph' }), paragraph);
    await userEvent.click(canvas.getByRole('button', { name: 'Polish' }));
    await expect(await canvas.findByText('Failed to run polish')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Paragraph' })).toHaveValue(paragraph);
  },
});

const modelFailed = { engine: 'The language model could not answer.' };

async function polishes(canvasElement: HTMLElement) {
  const quickAi = within(await region(canvasElement, 'Quick AI'));
  await userEvent.type(quickAi.getByRole('textbox', { name: 'Paragraph' }), paragraph);
  await userEvent.click(quickAi.getByRole('button', { name: 'Polish' }));
  return quickAi;
}

/** Where a language model failed, the student may ask the built-in coach for this one answer. */
export const PolishModelFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(failing(polishParagraph, 502, 'Failed to run polish', modelFailed)),
  play: async ({ canvasElement, msw }) => {
    const quickAi = await polishes(canvasElement);
    await expect(await quickAi.findByRole('alert')).toHaveTextContent(
      /^Failed to run polish\. The language model could not answer\./,
    );
    const sent: unknown[] = [];
    msw.use(
      mock(polishParagraph, ({ body }) => {
        sent.push(body);
        return { output: 'Because it was loud, I listened.', changes: [], engine: 'built-in' };
      }),
    );
    await userEvent.click(quickAi.getByRole('button', { name: 'Use the built-in coach' }));
    await expect(
      await quickAi.findByText(/^Polished by Laurel's built-in coach\. It adds no facts of its own\./),
    ).toBeVisible();
    await expect(sent).toEqual([{ text: paragraph, engine: 'built-in' }]);
    await expect(quickAi.queryByRole('alert')).toBeNull();
  },
  tags: ['no-picture'],
});

export const PolishedByLanguageModel = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(mock(polishParagraph, () => ({ output: 'It was loud. I listened.', changes: [], engine: 'gpt-5-mini' }))),
  play: async ({ canvasElement }) => {
    const quickAi = await polishes(canvasElement);
    await expect(
      await quickAi.findByText(/^Polished by gpt-5-mini\. Laurel looks for numbers and names that you did not give,/),
    ).toBeVisible();
    await expect(quickAi.queryByText(/adds no facts/)).toBeNull();
  },
  tags: ['no-picture'],
});

/** Once the page is left, nobody reads the answer. */
export const LeftMeanwhile = meta.story({
  beforeEach: ({ msw }) => msw.use(never(polishParagraph)),
  play: async ({ canvas, canvasElement }) => {
    const given = await signalsOf(async () => {
      await polishes(canvasElement);
    });
    await expect(given.map(({ aborted }) => aborted)).toEqual([false]);
    await userEvent.click(canvas.getByRole('link', { name: 'Honors' }));
    await waitFor(() => expect(given[0]!.aborted).toBe(true));
  },
  tags: ['no-picture'],
});

export const Strengthened = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await region(canvasElement, 'Quick AI');
    const box = canvas.getByRole('textbox', { name: 'Activity' });
    await userEvent.type(box, 'I tutor 18 younger kids in Arabic at the community center on Sundays.');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Copy' })).toHaveLength(3));
  },
});

export const Strengthening = meta.story({
  beforeEach: ({ msw }) => msw.use(never(strengthenActivity)),
  play: async ({ canvas, canvasElement }) => {
    await region(canvasElement, 'Quick AI');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Activity' }), 'I tutor.');
    await userEvent.click(canvas.getByRole('button', { name: 'Strengthen' }));
    await expect(await canvas.findByRole('button', { name: 'Strengthening...' })).toBeVisible();
  },
});

export const PhoneNavigation = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await region(canvasElement, 'Upcoming Deadlines');
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await expect(within(await screen.findByRole('dialog')).getByRole('link', { name: 'Settings' })).toBeVisible();
  },
});
