import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { PolishCard } from './PolishCard.tsx';

const paragraph =
  'Due to the fact that the dryer was very loud, I basically started to record it in order to hear what was wrong.';

const byBuiltIn = { polishedBy: "Laurel's built-in coach", caution: 'It adds no facts of its own.' };

const meta = preview.meta({
  component: PolishCard,
  args: { value: '', onChange: fn(), onSubmit: fn(), onCopy: fn(), result: null },
});

export const Empty = meta.story({
  play: async ({ canvas }) => {
    // That is the answer to an empty text, not a hint.
    await expect(canvas.queryByText('Paste a paragraph to preview and improve.')).toBeNull();
  },
});

export const Written = meta.story({
  args: { value: paragraph },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Polish' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
});

export const Busy = meta.story({
  args: { value: paragraph, busy: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Polishing...' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const Failed = meta.story({
  args: { value: paragraph, error: 'Failed to run polish' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
  },
});

/** Where a language model failed, the built-in coach can be asked; the focus is where its answer is waited for. */
export const ModelFailed = meta.story({
  args: {
    value: paragraph,
    error: 'Failed to run polish. The language model could not answer.',
    onBuiltIn: fn(),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Use the built-in coach' }));
    await expect(args.onBuiltIn).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: 'Polish' })).toHaveFocus();
  },
});

export const ByLanguageModel = meta.story({
  args: {
    value: paragraph,
    result: {
      output: 'Because the dryer was loud, I started to record it to hear what was wrong.',
      changes: [],
      polishedBy: 'meta-llama/Llama-4-Maverick-17B-128E-Instruct',
      caution:
        'Laurel looks for numbers and names that you did not give, and can miss some. Check everything before you use it.',
    },
  },
  globals: { viewport: { value: 'phone' } },
});

export const Done = meta.story({
  args: {
    value: paragraph,
    result: {
      output: 'Because the dryer was loud, I started to record it to hear what was wrong.',
      changes: [
        { what: '“due to the fact that” is now “because”', why: 'One word says it.' },
        { what: 'Words that only add weight are gone', why: 'The word after them is stronger alone.' },
      ],
      ...byBuiltIn,
    },
  },
  play: async ({ canvas, args }) => {
    await expect(
      canvas.getByText(/^Polished by Laurel's built-in coach\. It adds no facts of its own\./),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await expect(args.onCopy).toHaveBeenCalledWith(expect.stringContaining('Because the dryer'));
  },
});

export const NothingToChange = meta.story({
  args: {
    value: 'I record dryers.',
    result: { ...byBuiltIn, output: 'I record dryers.', changes: [] },
  },
});
