import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { WaysOut } from './WaysOut.tsx';

const setHours = fn();

const meta = preview.meta({
  component: WaysOut,
  args: {
    ways: [
      {
        says: '15 hours a week instead of 8.',
        gain: 'Then it fits',
        action: { label: 'Set 15 hours', onPress: setHours },
      },
      {
        says: 'Send Ohio State in Regular Decision, due January 15, and set that date.',
        gain: 'Saves 2 h 5 min',
        action: { label: 'Open application', href: '#ohio-state' },
      },
      {
        says: 'Leave UC Berkeley out.',
        gain: 'Saves 14 h 35 min',
        action: { label: 'Open application', href: '#berkeley' },
      },
    ],
  },
});

export const Three = meta.story({
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('group', { name: 'Three ways out. Laurel changes nothing by itself.' }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Set 15 hours' }));
    await expect(setHours).toHaveBeenCalledOnce();
    await expect(
      canvas.getByRole('link', { name: 'Open application', description: 'Leave UC Berkeley out.' }),
    ).toHaveAttribute('href', '#berkeley');
  },
});

export const Dark = meta.story({ globals: { theme: 'dark' } });

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
