import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { essayCategories, essayLikes, essayNeedsWork } from '../../../mocks/fixtures/essay.ts';
import preview from '../../../.storybook/preview.tsx';
import type { EssayScore } from '../ScorePanel/ScorePanel.tsx';
import type { EssayReading } from '../ReadingSwitch/ReadingSwitch.tsx';
import { PhoneScore } from './PhoneScore.tsx';

const scored: EssayScore = {
  score: 84,
  previousScore: 78,
  categories: essayCategories,
  likes: essayLikes.map(({ why }, i) => ({ id: `good-${i}`, why, placed: true })),
  needsWork: essayNeedsWork.map(({ why }, i) => ({ id: `work-${i}`, why, placed: true })),
  scoredBy: "Laurel's built-in coach",
};

const meta = preview.meta({
  component: PhoneScore,
  args: {
    result: scored as EssayScore | null,
    onScore: fn(),
    onShow: fn(),
    onExplain: fn(),
    reading: 'score' as EssayReading,
    onReading: fn(),
    outline: 'The outline',
    revisions: 'The revisions',
  },
  globals: { viewport: { value: 'phone' } },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <main style={{ minHeight: '100vh', padding: 20, background: 'var(--paper)' }}>
        <h1>Main essay</h1>
        <Story />
      </main>
    ),
  ],
});

const opener = () => screen.getByRole('button', { name: 'Score details' });
const sheet = async () => within(await screen.findByRole('dialog', { name: 'Score' }));
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** The text was changed since it was scored. */
export const EarlierDraft = meta.story({
  args: { result: { ...scored, outdated: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Scored on an earlier draft')).toBeVisible();
    await expect(canvas.getByText(/to revise/)).not.toBeVisible();
  },
});

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    const meter = canvas.getByRole('meter', { name: 'Score' });
    await expect(meter).toHaveAttribute('aria-valuetext', '84 out of 100');
    await expect(canvas.getByText('3 working, 3 to revise')).toBeVisible();
    await expect(canvas.getByText('Scored 84 out of 100, up 6')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Score (AI)' }));
    await expect(args.onScore).toHaveBeenCalledOnce();
    await expect(opener().offsetHeight).toBeGreaterThanOrEqual(44);
  },
});

/** Everything that was said, over half of the screen. */
export const Open = meta.story({
  play: async ({ args }) => {
    await userEvent.click(opener());
    const details = await sheet();
    await expect(details.getByRole('meter', { name: 'Reflection' })).toHaveAttribute('aria-valuenow', '7.4');
    await expect(details.getByRole('meter', { name: 'Score' })).toBeVisible();
    await expect(screen.getByRole('dialog').offsetHeight).toBeLessThan(0.7 * innerHeight);
    await userEvent.click(details.getByRole('button', { name: 'How this score is made' }));
    await expect(args.onExplain).toHaveBeenCalledOnce();
  },
});

/** A remark closes the sheet and shows its words in the text. */
export const RemarkShown = meta.story({
  play: async ({ args }) => {
    await userEvent.click(opener());
    await userEvent.click((await sheet()).getByRole('button', { name: essayNeedsWork[1]!.why }));
    await gone();
    await waitFor(() => expect(args.onShow).toHaveBeenCalledWith('work-1'));
  },
});

export const Pulled = meta.story({
  play: async () => {
    fireEvent.pointerDown(opener(), { clientY: 800 });
    fireEvent.pointerMove(opener(), { clientY: 790 });
    await expect(screen.queryByRole('dialog')).toBeNull();
    fireEvent.pointerMove(opener(), { clientY: 760 });
    const title = (await sheet()).getByRole('heading', { name: 'Score' });
    fireEvent.pointerDown(title, { clientY: 400 });
    fireEvent.pointerMove(title, { clientY: 440 });
    await gone();
  },
});

export const Empty = meta.story({
  args: { result: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No score')).toBeVisible();
    await expect(canvas.queryByRole('meter')).toBeNull();
    await userEvent.click(opener());
    await expect((await sheet()).getByText(/^No score yet/)).toBeVisible();
  },
});

export const Busy = meta.story({
  args: { busy: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Analyzing...' }));
    await expect(args.onScore).not.toHaveBeenCalled();
  },
});

export const Failed = meta.story({
  args: { error: 'The coach did not answer.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The coach did not answer.');
  },
});

/** In the bar as in the sheet, the built-in coach can be asked instead of the language model that failed. */
export const ModelFailed = meta.story({
  args: {
    error: 'Scoring failed. Your share of the language model is used up for today. It is renewed within a day.',
    onBuiltIn: fn(),
    usedUp: true,
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Use the built-in coach' }));
    await expect(args.onBuiltIn).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: 'Score (AI)' })).toHaveFocus();
    await userEvent.click(opener());
    await expect((await sheet()).queryByRole('button', { name: 'Try again' })).toBeNull();
    await userEvent.click((await sheet()).getByRole('button', { name: 'Use the built-in coach' }));
    await expect(args.onBuiltIn).toHaveBeenCalledTimes(2);
    await userEvent.keyboard('{Escape}');
    await gone();
  },
});

export const LongText = meta.story({
  args: { error: `The server said ${'unbroken'.repeat(12)}.` },
});

export const Keyboard = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(opener()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await sheet();
    await userEvent.keyboard('{Escape}');
    await gone();
    await waitFor(() => expect(opener()).toHaveFocus());
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Score (AI)' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onScore).toHaveBeenCalledOnce();
  },
});
