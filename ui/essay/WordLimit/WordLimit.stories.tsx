import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { WordLimit, type WordLimitProps } from './WordLimit.tsx';

function Stateful(args: WordLimitProps) {
  const [limit, setLimit] = useState(args.limit);
  return (
    <WordLimit
      {...args}
      limit={limit}
      onLimitChange={(next) => {
        setLimit(next);
        args.onLimitChange(next);
      }}
    />
  );
}

const meta = preview.meta({
  component: WordLimit,
  args: { words: 612, limit: 650, onLimitChange: fn() },
  render: (args) => <Stateful {...args} />,
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Word limit' })).toHaveValue('650');
    await expect(canvas.getByText('612')).toBeVisible();
    await expect(canvas.queryByText(/Over limit/)).toBeNull();
  },
});

export const Empty = meta.story({ args: { words: 0 } });

export const OneWord = meta.story({
  args: { words: 1 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('1 word of');
  },
});

/** As many words as allowed are not too many. */
export const AtLimit = meta.story({
  args: { words: 650 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/Over limit/)).toBeNull();
  },
});

export const OverLimit = meta.story({
  args: { words: 662 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Over limit by 12')).toBeVisible();
  },
});

export const Changed = meta.story({
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('textbox', { name: 'Word limit' });
    await userEvent.clear(box);
    await userEvent.type(box, '6o0');
    await expect(box).toHaveValue('60');
    await userEvent.type(box, '0');
    await expect(args.onLimitChange).toHaveBeenLastCalledWith(600);
    await expect(canvas.getByText('Over limit by 12')).toBeVisible();
  },
});

/** The limit holds while its field is empty or zero, and comes back when the field is left. */
export const Emptied = meta.story({
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('textbox', { name: 'Word limit' });
    for (const last of ['', '0']) {
      await userEvent.type(box, `{Backspace}{Backspace}{Backspace}${last}`);
      await expect(box).toHaveValue(last);
      await userEvent.tab();
      await expect(box).toHaveValue('650');
      await expect(args.onLimitChange).toHaveBeenLastCalledWith(650);
    }
  },
});

/** A supplemental may have no limit: the count stands alone. */
export const NoLimit = meta.story({
  args: { limit: null, optional: true },
  play: async ({ canvas, args, canvasElement }) => {
    const box = canvas.getByRole('textbox', { name: 'Word limit' });
    await expect(box).toHaveValue('');
    await expect(canvasElement).toHaveTextContent('612 words');
    await userEvent.type(box, '500');
    await expect(args.onLimitChange).toHaveBeenLastCalledWith(500);
    await expect(canvas.getByText('Over limit by 112')).toBeVisible();
    await userEvent.clear(box);
    await expect(args.onLimitChange).toHaveBeenLastCalledWith(null);
    await userEvent.tab();
    await expect(box).toHaveValue('');
    await expect(canvas.queryByText(/Over limit/)).toBeNull();
  },
});

export const Highest = meta.story({
  args: { max: 20_000 },
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('textbox', { name: 'Word limit' });
    await userEvent.clear(box);
    await userEvent.type(box, '99999');
    await userEvent.tab();
    await expect(args.onLimitChange).toHaveBeenLastCalledWith(20_000);
    await expect(box).toHaveValue('20000');
  },
});

export const LongText = meta.story({
  args: { words: 123_456, limit: 99_999 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Over limit by 23,457')).toBeVisible();
  },
});

export const Keyboard = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Word limit' })).toHaveFocus();
    await userEvent.keyboard('{Control>}a{/Control}250');
    await expect(args.onLimitChange).toHaveBeenLastCalledWith(250);
  },
});

export const Dark = meta.story({ args: { words: 662 }, globals: { theme: 'dark' } });

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox').offsetHeight).toBeGreaterThanOrEqual(44);
  },
});
