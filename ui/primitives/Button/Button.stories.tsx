import { expect, fn, userEvent, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Button } from './Button.tsx';

const meta = preview.meta({ component: Button, args: { children: 'Open in Editor', onClick: fn() } });

export const Secondary = meta.story({});

export const Primary = meta.story({ args: { variant: 'primary', children: 'Score (AI)' } });

export const Busy = meta.story({
  args: { variant: 'primary', busy: true, children: 'Analyzing...' },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Analyzing...' });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
});

export const Keyboard = meta.story({
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
});
