import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { AnalyzingOverlay } from './AnalyzingOverlay.tsx';

const meta = preview.meta({
  component: AnalyzingOverlay,
  args: { active: true },
  parameters: { layout: 'fullscreen' },
});

const words = 'Analyzing your essay…';
const shown = async () => {
  await expect((await screen.findByText(words)).closest('[role="status"]')).not.toBeNull();
  await waitFor(() => expect(screen.getByText(words)).toBeVisible());
};

export const Default = meta.story({ play: shown });

export const Inactive = meta.story({
  args: { active: false },
  play: async () => {
    await expect(screen.queryByText(words)).toBeNull();
  },
});

/** It goes when the scoring is done, but never within 400 ms of its coming. */
export const Done = meta.story({
  render: function Toggle() {
    const [active, setActive] = useState(false);
    return (
      <>
        <AnalyzingOverlay active={active} />
        <Button onClick={() => setActive(!active)}>{active ? 'Finish' : 'Start'}</Button>
      </>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Start' }));
    await expect(screen.queryByText(words)).toBeNull();
    await shown();
    await userEvent.click(canvas.getByRole('button', { name: 'Finish' }), { pointerEventsCheck: 0 });
    await expect(screen.getByText(words)).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText(words)).toBeNull());
  },
});

export const Dark = meta.story({ globals: { theme: 'dark' }, play: shown });

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } }, play: shown });
