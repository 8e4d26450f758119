import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { stateful } from '../../../.storybook/stateful.tsx';
import { PlaceField } from './PlaceField.tsx';

const Stateful = stateful(PlaceField);

const meta = preview.meta({
  component: PlaceField,
  args: {
    location: 'unknown' as const,
    unavailable: 'Location permission denied or unavailable',
    value: '',
    onLocate: fn(),
    onForget: fn(),
    onChange: fn(),
  },
  render: (args) => <Stateful {...args} />,
});

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Use My Location' }));
    await expect(args.onLocate).toHaveBeenCalledOnce();
    const place = canvas.getByRole('textbox', { name: 'ZIP code or city' });
    await userEvent.type(place, '43604');
    await expect(args.onChange).toHaveBeenLastCalledWith('43604');
    await expect(place).toHaveAccessibleDescription('Used for this search, not stored.');
  },
});

/** A place can be typed meanwhile. */
export const Locating = meta.story({
  args: { location: 'locating' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Finding your location...' }));
    await expect(args.onLocate).not.toHaveBeenCalled();
    await expect(canvas.getByRole('textbox')).toBeEnabled();
  },
});

export const Located = meta.story({
  args: { location: 'located' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Using your location');
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Forget My Location' }));
    await expect(args.onForget).toHaveBeenCalledOnce();
  },
});

export const Unavailable = meta.story({
  args: { location: 'unavailable' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Location permission denied or unavailable');
    await expect(canvas.getByRole('textbox', { name: 'ZIP code or city' })).toBeVisible();
  },
});

export const UnknownPlace = meta.story({
  args: {
    value: 'Atlantis',
    error: 'We could not find that place. Try a ZIP code, or a city and its state.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid();
  },
});
