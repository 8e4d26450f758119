import { expect, userEvent } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Tabs } from './Tabs.tsx';

const meta = preview.meta({
  component: Tabs,
  args: {
    label: 'Beside the essay',
    tabs: [
      { value: 'prompt', label: 'Prompt', content: 'Tell us your story.' },
      { value: 'score', label: 'Score Details', content: 'Six categories.' },
      { value: 'history', label: 'History', content: 'Three earlier texts.' },
    ],
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'History' }));
    await expect(canvas.getByRole('tabpanel', { name: 'History' })).toHaveTextContent('Three earlier texts.');
  },
});

export const Keyboard = meta.story({
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'Prompt' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tabpanel', { name: 'Score Details' })).toBeVisible();
  },
});
