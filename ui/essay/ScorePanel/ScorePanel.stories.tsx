import { expect, fn, userEvent } from 'storybook/test';
import { essayCategories, essayLikes, essayNeedsWork } from '../../../mocks/fixtures/essay.ts';
import preview from '../../../.storybook/preview.tsx';
import { type EssayScore, ScorePanel } from './ScorePanel.tsx';

const scored: EssayScore = {
  score: 84,
  previousScore: null,
  categories: essayCategories,
  likes: essayLikes.map(({ why }, i) => ({ id: `good-${i}`, why, placed: true })),
  needsWork: essayNeedsWork.map(({ why }, i) => ({ id: `work-${i}`, why, placed: i !== 2 })),
  scoredBy: "Laurel's built-in coach",
};

const meta = preview.meta({
  component: ScorePanel,
  args: { result: scored, onScore: fn(), onShow: fn(), onExplain: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 316, margin: '0 auto' }}>
        <Story />
      </div>
    ),
  ],
});

/** Before the first score. */
export const Empty = meta.story({
  args: { result: null },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/^No score yet/)).toBeVisible();
    await expect(canvas.queryByRole('meter')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Score (AI)' }));
    await expect(args.onScore).toHaveBeenCalledOnce();
  },
});

export const FirstScore = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('meter', { name: 'Score' })).toHaveAttribute('aria-valuenow', '84');
    await expect(canvas.getAllByRole('meter')).toHaveLength(7);
    await expect(canvas.getByText('Scored 84 out of 100')).toBeInTheDocument();
    await expect(canvas.queryByText(/since your last score/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: essayNeedsWork[0]!.why }));
    await expect(args.onShow).toHaveBeenCalledWith('work-0');
  },
});

/** Two coaches' scores can't be compared: no arrow, and a word about it. */
export const OtherCoach = meta.story({
  args: {
    result: { ...scored, scoredBy: 'meta-llama/Llama-4-Maverick-17B-128E-Instruct', otherCoach: true },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Scored by meta-llama.*, another coach than last time\. It reads/)).toBeVisible();
    await expect(canvas.queryByText(/since your last score/)).toBeNull();
    await expect(canvas.getByText('Scored 84 out of 100')).toBeInTheDocument();
  },
});

export const Up = meta.story({
  args: { result: { ...scored, previousScore: 78 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('6 since your last score')).toBeVisible();
    await expect(canvas.getByText('Scored 84 out of 100, up 6')).toBeInTheDocument();
  },
});

export const Down = meta.story({
  args: { result: { ...scored, score: 71, previousScore: 78 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('7 lower since your last score')).toBeVisible();
    await expect(canvas.getByText('Scored 71 out of 100, down 7')).toBeInTheDocument();
  },
});

/** The text was changed since it was scored: that says more than how far the score moved. */
export const EarlierDraft = meta.story({
  args: { result: { ...scored, previousScore: 78, outdated: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Scored on an earlier draft')).toBeVisible();
    await expect(canvas.getByText(/since your last score/)).not.toBeVisible();
  },
});

export const Same = meta.story({
  args: { result: { ...scored, previousScore: 84 } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/since your last score/)).toBeNull();
  },
});

export const Zero = meta.story({
  args: {
    result: {
      ...scored,
      score: 0,
      categories: { content: 0, structure: 0, voice: 0, clarity: 0, specificity: 0, reflection: 0 },
      likes: [],
      needsWork: [],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing stood out yet.')).toBeVisible();
    await expect(canvas.getByText('Nothing to fix stood out.')).toBeVisible();
  },
});

export const Busy = meta.story({
  args: { busy: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Analyzing...' }));
    await expect(args.onScore).not.toHaveBeenCalled();
    await expect(canvas.getByRole('meter', { name: 'Score' })).toBeVisible();
  },
});

/** The last score stays. */
export const Failed = meta.story({
  args: { error: 'The coach did not answer.' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The coach did not answer.');
    await expect(canvas.getByRole('meter', { name: 'Score' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onScore).toHaveBeenCalledOnce();
  },
});

/** Where a language model failed, the built-in coach can be asked; the focus is where its answer is waited for. */
export const ModelFailed = meta.story({
  args: { error: 'Scoring failed. The language model took too long.', onBuiltIn: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Use the built-in coach' }));
    await expect(args.onBuiltIn).toHaveBeenCalledOnce();
    await expect(args.onScore).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'Score (AI)' })).toHaveFocus();
  },
});

export const LongText = meta.story({
  args: {
    result: {
      ...scored,
      likes: [{ id: 'long', why: `You wrote “${'unbroken'.repeat(38)}”. `.repeat(2), placed: false }],
      scoredBy: `Laurel with ${'model'.repeat(60)}`,
    },
    error: `The server said ${'unbroken'.repeat(38)}.`,
  },
  globals: { viewport: { value: 'phone' } },
});

export const Keyboard = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Score (AI)' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onScore).toHaveBeenCalledOnce();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onShow).toHaveBeenCalledWith('good-0');
    for (let i = 0; i < 5; i++) await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'How this score is made' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onExplain).toHaveBeenCalledOnce();
  },
});

export const Dark = meta.story({ args: { result: { ...scored, previousScore: 78 } }, globals: { theme: 'dark' } });

export const FailedDark = meta.story({
  args: { result: null, error: 'The coach did not answer.' },
  globals: { theme: 'dark' },
});

/** The phone's bottom bar has the button. */
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Score (AI)' })).toBeNull();
    await expect(canvas.getByRole('meter', { name: 'Score' })).toBeVisible();
    const explain = canvas.getByRole('button', { name: 'How this score is made' });
    await expect(explain.offsetHeight).toBeGreaterThanOrEqual(44);
  },
});
