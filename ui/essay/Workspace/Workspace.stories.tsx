import { expect, fn, userEvent, within } from 'storybook/test';
import { essay, essayCategories, essayLikes, essayNeedsWork, essayPrompt } from '../../../mocks/fixtures/essay.ts';
import preview from '../../../.storybook/preview.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Select } from '../../primitives/Select/Select.tsx';
import { EssayEditor } from '../EssayEditor/EssayEditor.tsx';
import { PromptField } from '../PromptField/PromptField.tsx';
import { WordLimit } from '../WordLimit/WordLimit.tsx';
import type { EssayReading } from '../ReadingSwitch/ReadingSwitch.tsx';
import { Workspace } from './Workspace.tsx';

const likes = essayLikes.map(({ start, end, why }, i) => ({
  id: `good-${i}`,
  kind: 'good' as const,
  start: start!,
  end: end!,
  why,
  placed: true,
}));
const needsWork = essayNeedsWork.map(({ start, end, why }, i) => ({
  id: `work-${i}`,
  kind: 'work' as const,
  start: start!,
  end: end!,
  why,
  placed: true,
}));
const result = {
  score: 84,
  previousScore: 78,
  categories: essayCategories,
  likes,
  needsWork,
  scoredBy: "Laurel's built-in coach",
};

const onScore = fn();

const foot = (
  <>
    <WordLimit words={584} limit={650} onLimitChange={fn()} />
    <Select label="Status" look="small" value="draft" options={[{ value: 'draft', label: 'Draft' }]} onChange={fn()} />
  </>
);

const meta = preview.meta({
  component: Workspace,
  args: {
    title: 'Number eleven',
    toolbar: (
      <>
        <Button variant="ghost" size="small">
          Copy
        </Button>
        <Button variant="ghost" size="small">
          Download .txt
        </Button>
      </>
    ),
    prompt: <PromptField value={essayPrompt} onChange={fn()} />,
    editor: <EssayEditor value={essay} onChange={fn()} highlights={[...likes, ...needsWork]} />,
    foot,
    reading: 'score' as EssayReading,
    onReading: fn(),
    outline: <section aria-label="Outline">The outline</section>,
    revisions: <section aria-label="Revisions">The revisions</section>,
    readAs: null,
    score: { result, onScore, onShow: fn(), onExplain: fn() },
  },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <main style={{ display: 'flex', minHeight: '100vh', background: 'var(--paper)' }}>
        <Story />
      </main>
    ),
  ],
  beforeEach: () => void onScore.mockClear(),
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Number eleven' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Prompt' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Essay' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Word limit' })).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Status' })).toBeVisible();
    const feedback = within(canvas.getByRole('complementary', { name: 'Feedback' }));
    await expect(feedback.getByRole('meter', { name: 'Score' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Score (AI)' }));
    await expect(onScore).toHaveBeenCalledOnce();
  },
});

export const Empty = meta.story({
  args: {
    prompt: <PromptField value="" onChange={fn()} />,
    editor: <EssayEditor value="" onChange={fn()} placeholder="Start with one sentence." />,
    foot: <WordLimit words={0} limit={650} onLimitChange={fn()} />,
    score: { result: null, onScore, onExplain: fn() },
  },
});

export const Busy = meta.story({
  args: {
    score: { result, busy: true, onScore, onExplain: fn() },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Analyzing...' }));
    await expect(onScore).not.toHaveBeenCalled();
  },
});

export const Failed = meta.story({
  args: { score: { result: null, error: 'The coach did not answer.', onScore, onExplain: fn() } },
});

/** In the order of the work: tools, prompt, essay, limit, status, Score (AI). */
export const Keyboard = meta.story({
  args: { editor: <EssayEditor value={essay} onChange={fn()} /> },
  play: async ({ canvas }) => {
    for (const [role, name] of [
      ['button', 'Copy'],
      ['button', 'Download .txt'],
      ['textbox', 'Prompt'],
      ['textbox', 'Essay'],
      ['textbox', 'Word limit'],
      ['combobox', 'Status'],
      ['button', 'Score'],
      ['button', 'Outline'],
      ['button', 'Revisions'],
      ['button', 'Score (AI)'],
    ] as const) {
      await userEvent.tab();
      await expect(canvas.getByRole(role, { name })).toHaveFocus();
    }
  },
});

const longName = `Why ${'engineering'.repeat(28)}`;

export const LongText = meta.story({
  args: {
    title: longName,
    prompt: <PromptField value={longName} onChange={fn()} />,
    editor: <EssayEditor value={longName} onChange={fn()} />,
  },
  globals: { viewport: { value: 'phone' } },
});

export const LongTitle = meta.story({ args: { title: longName } });

export const Dark = meta.story({ globals: { theme: 'dark' } });

/** One Score (AI) only, in the bar at the bottom; the tools are in the top bar's menu. */
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Score (AI)' }));
    await expect(onScore).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('meter', { name: 'Score' })).toHaveAttribute('aria-valuenow', '84');
    await expect(canvas.queryByRole('button', { name: 'Copy' })).toBeNull();
  },
});
