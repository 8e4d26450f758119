import { expect, userEvent } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Fold } from './Fold.tsx';

const meta = preview.meta({
  component: Fold,
  args: { summary: '3 not needed or optional', children: <p>Application fee, tests, interview</p> },
});

export const Keyboard = meta.story({
  play: async ({ canvas }) => {
    const words = canvas.getByText('Application fee, tests, interview');
    await expect(words).not.toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByText('3 not needed or optional')).toHaveFocus();
    await userEvent.click(canvas.getByText('3 not needed or optional'));
    await expect(words).toBeVisible();
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
