import { useState } from 'react';
import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { STEP_TIMES, StepStage } from './StepStage.tsx';

const meta = preview.meta({
  component: StepStage,
  args: {
    step: 0,
    completed: false,
    onCompleted: fn(),
    children: <h1>What do you do outside class?</h1>,
  },
});

/** The first step is there at once. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'What do you do outside class?' })).toBeVisible();
  },
});

export const Completed = meta.story({
  args: { completed: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Completed').closest('[role="status"]')).not.toBeNull();
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
});

/** Steps that are completed by a button, but for one that is as soon as it comes. */
function Steps({ completeOnArrival }: { completeOnArrival?: number }) {
  const [step, setStep] = useState(1);
  const [completed, setCompleted] = useState(false);
  const next = () => {
    setStep(step + 1);
    setCompleted(step + 1 === completeOnArrival);
  };
  return (
    <>
      <StepStage step={step} completed={completed} onCompleted={next}>
        <h1>Step {step}</h1>
      </StepStage>
      <Button onClick={() => setCompleted(true)}>Next</Button>
    </>
  );
}

/** One step goes, 'Completed' holds for its time once it is there, the next one comes. */
export const Changing = meta.story({
  render: () => <Steps />,
  play: async ({ canvas }) => {
    await expect(STEP_TIMES).toEqual({ completed: 600, enter: 700 });
    await expect(canvas.getByRole('heading', { name: 'Step 1' })).toBeVisible();
    const timers = spyOn(window, 'setTimeout');
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(await canvas.findByText('Completed')).toBeInTheDocument();
    await expect(timers).toHaveBeenCalledWith(expect.any(Function), 600);
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Step 2' })).toBeVisible());
    await expect(canvas.queryByText('Completed')).toBeNull();
    await expect(canvas.queryByText('Step 1')).toBeNull();
    await waitFor(() => expect(getComputedStyle(canvas.getByRole('heading').parentElement!).opacity).toBe('1'));
  },
});

/** A step that is completed as soon as it comes is left all the same: 'Completed' holds anew. */
export const CompletedAgain = meta.story({
  render: () => <Steps completeOnArrival={2} />,
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await canvas.findByText('Completed');
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Step 3' })).toBeVisible());
  },
});
