import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { gradeEssay } from '#contract/essays.ts';
import { sentences } from '#contract/sentences.ts';
import { db } from '#mocks/db.ts';
import { failing, mock } from '#mocks/mock.ts';
import preview from '../../../.storybook/preview.tsx';
import { AppAt } from '../../../.storybook/AppAt.tsx';
import { essayBox } from './story-parts.ts';

const meta = preview.meta({
  tags: ['nightly'],
  title: 'pages/Essay workspace: language model',
  component: AppAt,
  args: { path: '/essaysworkspace' },
  parameters: { layout: 'fullscreen' },
});

/** A language model's score is explained in words of its own, with the same sum. */
export const ScoredByLanguageModel = meta.story({
  tags: ['!nightly'],
  beforeEach: () =>
    void Object.assign(db.accounts[0]!.draft, { engine: 'meta-llama/Llama-4-Maverick-17B-128E-Instruct' }),
  play: async ({ canvas }) => {
    await essayBox();
    await expect(canvas.getByText(/^Scored by meta-llama\/Llama-4-Maverick-17B-128E-Instruct\./)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'How this score is made' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'How this score is made' }));
    await expect(dialog.getByText(/We have not measured this coach against people/)).toBeInTheDocument();
    await expect(dialog.getAllByRole('row')[1]).toHaveTextContent(/^Content20%8\.8/);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

/** A score by another coach than the last is neither a rise nor a fall. */
export const ScoredByAnother = meta.story({
  beforeEach: ({ msw }) => {
    const { draft } = db.accounts[0]!;
    Object.assign(draft, { engine: 'gpt-5-mini', score: 60, previousScore: null });
    const { categories } = draft;
    const grade = { score: 84, likes: [], needsWork: [], categories: categories!, engine: 'built-in', stored: true };
    msw.use(mock(gradeEssay, () => grade));
  },
  play: async ({ canvas }) => {
    await essayBox();
    await userEvent.click(canvas.getByRole('button', { name: 'Score (AI)' }));
    const note = /^Scored by Laurel's built-in coach, another coach than last time\./;
    await expect(await canvas.findByText(note)).toBeVisible();
    await expect(canvas.getByText('Scored 84 out of 100')).toBeInTheDocument();
    await expect(canvas.queryByText(/since your last score/)).toBeNull();
    await expect(document.querySelector('canvas[data-confetti]')).toBeNull();
    // The next one has the same coach as this one.
    await userEvent.click(canvas.getByRole('button', { name: 'Score (AI)' }));
    await expect(await canvas.findByText(/^Scored by Laurel's built-in coach\./)).toBeVisible();
  },
  tags: ['no-picture'],
});

const tooSlow = [504, 'Scoring failed', { engine: 'The language model took too long.' }] as const;

/** Nobody else is asked but by the student, and then for this one score. */
export const ModelFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(failing(gradeEssay, ...tooSlow)),
  play: async ({ canvas }) => {
    await essayBox();
    await userEvent.click(canvas.getByRole('button', { name: 'Score (AI)' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      /^Scoring failed\. The language model took too long\./,
    );
    await expect(canvas.getByRole('button', { name: 'Use the built-in coach' })).toBeVisible();
  },
});

/** Another try does not help where the share of the day is used up. */
export const UsedUp = meta.story({
  beforeEach: ({ msw }) => msw.use(failing(gradeEssay, 429, 'Scoring failed', { engine: sentences.modelBudget })),
  play: async ({ canvas }) => {
    await essayBox();
    await userEvent.click(canvas.getByRole('button', { name: 'Score (AI)' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(`Scoring failed. ${sentences.modelBudget}`);
    await expect(canvas.getByRole('button', { name: 'Use the built-in coach' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
  tags: ['no-picture'],
});

export const BuiltInInstead = meta.story({
  beforeEach: ({ msw }) => msw.use(failing(gradeEssay, ...tooSlow)),
  play: async ({ canvas, msw }) => {
    await essayBox();
    await userEvent.click(canvas.getByRole('button', { name: 'Score (AI)' }));
    const builtIn = await canvas.findByRole('button', { name: 'Use the built-in coach' });
    const sent: unknown[] = [];
    const { categories } = db.accounts[0]!.draft;
    msw.use(
      mock(gradeEssay, ({ body }) => {
        sent.push(body.engine);
        return { score: 71, likes: [], needsWork: [], categories: categories!, engine: 'built-in', stored: true };
      }),
    );
    await userEvent.click(builtIn);
    await waitFor(() => expect(canvas.getByRole('meter', { name: 'Score' })).toHaveAttribute('aria-valuenow', '71'));
    await expect(sent).toEqual(['built-in']);
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvas.getByText(/^Scored by Laurel's built-in coach\./)).toBeVisible();
  },
  tags: ['no-picture'],
});

/** In the bar, above what it is about. */
export const PhoneModelFailed = meta.story({
  globals: { viewport: { value: 'phone' } },
  beforeEach: ({ msw }) => msw.use(failing(gradeEssay, ...tooSlow)),
  play: async ({ canvas }) => {
    await essayBox();
    await userEvent.click(canvas.getByRole('button', { name: 'Score (AI)' }));
    await expect(await canvas.findByRole('button', { name: 'Use the built-in coach' })).toBeVisible();
  },
});
