import { useRef } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { CoachFailure, type CoachFailureProps } from './CoachFailure.tsx';

function BesideItsButton(args: CoachFailureProps) {
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <CoachFailure {...args} next={button} />
      <button ref={button}>Score</button>
    </>
  );
}

const meta = preview.meta({
  component: CoachFailure,
  args: { error: 'Scoring failed. The language model took too long.', onTryAgain: fn(), onBuiltIn: fn() },
});

/** Where a language model failed, the student may ask the built-in coach instead. */
export const Default = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^Scoring failed\. The language model took too long\./);
    await userEvent.click(canvas.getByRole('button', { name: 'Use the built-in coach' }));
    await expect(args.onBuiltIn).toHaveBeenCalledOnce();
    await expect(args.onTryAgain).not.toHaveBeenCalled();
  },
});

/** Anything else is no reason to ask somebody else. */
export const NoModel = meta.story({
  args: { error: 'Scoring failed', onBuiltIn: undefined },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('button', { name: 'Use the built-in coach' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onTryAgain).toHaveBeenCalledOnce();
  },
});

/** Where trying again stands elsewhere. */
export const OneWay = meta.story({
  args: { onTryAgain: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
  },
});

/** The button that was pressed goes with the failure; the focus is beside it. */
export const Keyboard = meta.story({
  render: (args) => <BesideItsButton {...args} />,
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Use the built-in coach' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onBuiltIn).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: 'Score' })).toHaveFocus();
  },
  tags: ['no-picture'],
});

const usedUp = {
  error: 'Scoring failed. Your share of the language model is used up for today. It is renewed within a day.',
  usedUp: true,
};

/** Nothing is to be had by another try. */
export const UsedUp = meta.story({
  args: usedUp,
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Use the built-in coach' }));
    await expect(args.onBuiltIn).toHaveBeenCalledOnce();
  },
});

export const Phone = meta.story({
  args: { error: 'Scoring failed. Many students are asking the language model right now.' },
  globals: { viewport: { value: 'phone' } },
});
