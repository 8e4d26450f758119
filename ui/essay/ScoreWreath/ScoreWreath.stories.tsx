import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { ScoreWreath, WreathDrawing } from './ScoreWreath.tsx';

const meta = preview.meta({
  component: ScoreWreath,
  args: { score: 84 },
  argTypes: { score: { control: { type: 'range', min: 0, max: 100 } } },
});

const greenLeaves = (root: HTMLElement) => root.querySelectorAll('[data-leaf]').length;

export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const meter = canvas.getByRole('meter', { name: 'Score' });
    await expect(meter).toHaveAttribute('aria-valuenow', '84');
    await expect(meter).toHaveAttribute('aria-valuetext', '84 out of 100');
    await expect(greenLeaves(canvasElement)).toBe(22);
  },
});

export const Zero = meta.story({
  args: { score: 0 },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('meter', { name: 'Score' })).toHaveAttribute('aria-valuenow', '0');
    await expect(greenLeaves(canvasElement)).toBe(0);
  },
});

export const Low = meta.story({ args: { score: 32 } });

export const Middling = meta.story({ args: { score: 58 } });

export const Good = meta.story({ args: { score: 71 } });

export const Full = meta.story({
  args: { score: 100 },
  play: async ({ canvasElement }) => {
    await expect(greenLeaves(canvasElement)).toBe(24);
  },
});

/** Before the first score there is no meter to read. */
export const Empty = meta.story({
  args: { score: null },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('meter')).toBeNull();
    await expect(greenLeaves(canvasElement)).toBe(0);
  },
});

export const OutOfTen = meta.story({
  args: { score: 70, outOf: 10, size: 172 },
  play: async ({ canvas }) => {
    const meter = canvas.getByRole('meter', { name: 'Score' });
    await expect(meter).toHaveTextContent('7.0/ 10');
    await expect(meter).toHaveAttribute('aria-valuenow', '70');
    await expect(meter).toHaveAttribute('aria-valuetext', '7.0 out of 10');
  },
});

/** Too small for a number: decoration beside one. */
export const Small = meta.story({
  args: { size: 52 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('meter')).toBeNull();
    await expect(canvas.queryByText('84')).toBeNull();
  },
});

export const Large = meta.story({ args: { size: 232, score: 100 } });

/** A new score grows from the last one. */
export const Grows = meta.story({
  // A picture would catch it anywhere on the way.
  tags: ['no-picture'],
  args: { score: 58 },
  render: function Rescored(args) {
    const [score, setScore] = useState(args.score);
    return (
      <>
        <ScoreWreath {...args} score={score} />
        <Button onClick={() => setScore(84)}>Score again</Button>
      </>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    const meter = canvas.getByRole('meter', { name: 'Score' });
    await userEvent.click(canvas.getByRole('button', { name: 'Score again' }));
    await expect(meter).toHaveAttribute('aria-valuenow', '84');
    await waitFor(() => expect(meter).toHaveTextContent('84/ 100'));
    await waitFor(() => expect(greenLeaves(canvasElement)).toBe(22));
  },
});

export const Drawing = meta.story({
  render: () => (
    <div style={{ width: 184 }}>
      <WreathDrawing filled={0.5} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(greenLeaves(canvasElement)).toBe(12);
  },
});

export const Dark = meta.story({ globals: { theme: 'dark' } });

export const Phone = meta.story({ args: { size: 480 }, globals: { viewport: { value: 'phone' } } });
