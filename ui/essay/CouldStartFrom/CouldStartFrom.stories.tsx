import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { CouldStartFrom } from './CouldStartFrom.tsx';

const sources = [
  {
    id: 'major',
    title: 'Why this major, why here',
    about: 'Georgia Institute of Technology · 296 words, Final',
    coverage: 0.68,
    reasons: ['Answers 2 of 2', '96 words too long'],
  },
  {
    id: 'curriculum',
    title: 'Open Curriculum',
    about: 'Brown University · 247 words, Final',
    coverage: 0.4,
    reasons: ['Answers 1 of 2', '47 words too long'],
  },
];

const meta = preview.meta({ component: CouldStartFrom, args: { sources, onRead: fn(), onStart: fn() } });

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('region', { name: 'Could start from' })).toBeVisible();
    const [first] = canvas.getAllByRole('button', { name: 'Start from this essay' });
    await expect(first).toHaveAccessibleDescription('Why this major, why here');
    await userEvent.click(first!);
    await expect(args.onStart).toHaveBeenCalledWith('major');
    await userEvent.click(canvas.getAllByRole('button', { name: 'Read it' })[1]!);
    await expect(args.onRead).toHaveBeenCalledWith('curriculum');
  },
});

export const Read = meta.story({
  args: {
    reading: {
      id: 'major',
      text: 'There is a lab on the third floor of the Love Building where graduate students record gearboxes until they fail.\n\nMy recordings of twenty-two dryers taught me to hear a bearing two weeks before it quits.',
    },
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('region', { name: 'Why this major, why here' })).toHaveTextContent(/gearboxes/);
    await userEvent.click(canvas.getByRole('button', { name: 'Close it' }));
    await expect(args.onRead).toHaveBeenCalledWith(null);
  },
});

export const Loading = meta.story({ args: { reading: { id: 'major' } } });

export const ReadFailed = meta.story({
  args: { reading: { id: 'major', error: 'Failed to load' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to load');
  },
});

export const Starting = meta.story({
  args: { starting: 'major' },
  play: async ({ canvas, args }) => {
    const busy = canvas.getByRole('button', { name: 'Starting…' });
    await expect(busy).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(busy);
    await expect(args.onStart).not.toHaveBeenCalled();
  },
});

export const Failed = meta.story({
  args: { error: 'That essay did not copy. This answer is still empty.' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: 'Start from this essay' })[1]!);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onStart).toHaveBeenLastCalledWith('curriculum');
  },
});

export const LongText = meta.story({
  args: {
    sources: [{ ...sources[0]!, title: 'unbroken'.repeat(30), about: 'A university with a long name, '.repeat(6) }],
  },
  globals: { viewport: { value: 'phone' } },
});

export const Keyboard = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getAllByRole('button', { name: 'Read it' })[0]).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onStart).toHaveBeenCalledWith('major');
  },
});

export const Dark = meta.story({ globals: { theme: 'dark' } });

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
