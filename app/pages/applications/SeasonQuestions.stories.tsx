import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { addCollegePrompts, listCollegePrompts } from '#contract/college-prompts.ts';
import { db } from '#mocks/db.ts';
import { handlers } from '#mocks/handlers/index.ts';
import { failing, never } from '#mocks/mock.ts';
import preview from '../../../.storybook/preview.tsx';
import { AppAt } from '../../../.storybook/AppAt.tsx';

const meta = preview.meta({
  tags: ['nightly'],
  title: 'pages/Application/Season questions',
  component: AppAt,
  args: { path: '/applications/brown' },
  parameters: { layout: 'fullscreen' },
});

const region = async () => within(await screen.findByRole('region', { name: 'Questions of this season' }));

const application = (id: string) => db.accounts[0]!.applications.find((row) => row.id === id)!;

/** All that everybody answers is in the list after one press, without a reload. */
export const InOneStep = meta.story({
  tags: ['!nightly'],
  play: async ({ canvas }) => {
    const questions = await region();
    await expect(questions.getByText('Brown asks for four:')).toBeVisible();
    await userEvent.click(questions.getByRole('button', { name: 'Add them' }));
    await waitFor(() => expect(application('brown').supplementals).toHaveLength(5));
    await expect(await questions.findByText('Four questions added to your supplementals.')).toBeVisible();
    await expect(questions.getByText('All four that everybody answers are in your list')).toBeVisible();
    const supplementals = within(canvas.getByRole('region', { name: 'Supplementals' }));
    await expect(supplementals.getAllByRole('heading', { level: 3 })).toHaveLength(5);
  },
});

export const OneOfThem = meta.story({
  tags: ['no-picture'],
  play: async () => {
    const questions = await region();
    const [first] = questions.getAllByRole('button', { name: /^Add: / });
    await userEvent.click(first!);
    await expect(await questions.findByText('One question added to your supplementals.')).toBeVisible();
    await expect(questions.getByText('Brown asks for four, and three are not in your list yet:')).toBeVisible();
  },
});

/** Each of nine campuses asks for the same four of eight, and the student picks them. */
export const Chosen = meta.story({
  args: { path: '/applications/uc-berkeley' },
  play: async () => {
    const questions = await region();
    for (const box of questions.getAllByRole('checkbox').slice(0, 4)) await userEvent.click(box);
    await userEvent.click(questions.getByRole('button', { name: 'Add them' }));
    await waitFor(() => expect(application('uc-berkeley').supplementals).toHaveLength(4));
    await expect(await questions.findByText(/^All four that everybody answers/)).toBeVisible();
    // So that the message at the bottom of the window lies over no link.
    scrollTo({ top: 0, behavior: 'instant' });
  },
});

export const OnlyForPrograms = meta.story({
  args: { path: '/applications/oberlin' },
  play: async () => {
    const questions = await region();
    await expect(questions.getByText(/has no question for everybody\. Some programs ask their own\.$/)).toBeVisible();
    await expect(questions.getByText('Only for Composition: two questions')).toBeVisible();
  },
});

/** Nothing is guessed of a college that nobody has read. */
export const Unknown = meta.story({
  beforeEach: () => void Object.assign(application('brown'), { college: 'Kalmar College of Art' }),
  play: async () => {
    const questions = await region();
    await expect(questions.getByText(/^Not known\./)).toBeVisible();
    await expect(questions.queryByRole('button')).toBeNull();
  },
});

export const NotAdded = meta.story({
  beforeEach: ({ msw }) => msw.use(failing(addCollegePrompts)),
  play: async ({ msw }) => {
    const questions = await region();
    await userEvent.click(questions.getByRole('button', { name: 'Add them' }));
    await expect(await questions.findByRole('alert')).toHaveTextContent('That did not save.');
    msw.use(...handlers);
    await userEvent.click(questions.getByRole('button', { name: 'Try again' }));
    await expect(await questions.findByText(/^All four that everybody answers/)).toBeVisible();
  },
});

export const Loading = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(never(listCollegePrompts)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Supplementals' })).toBeVisible();
  },
});

/** Without the questions the page still shows everything else. */
export const LoadFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(failing(listCollegePrompts)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Failed to load the questions' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Supplementals' })).toBeVisible();
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect((await region()).getByText('Brown asks for four:')).toBeVisible();
  },
});
