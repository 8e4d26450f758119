import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { SaveIndicator } from './SaveIndicator.tsx';

const meta = preview.meta({ component: SaveIndicator, args: { state: 'saved' } });

/** Nothing written yet: the region is there and silent. */
export const Empty = meta.story({
  args: { state: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
});

export const Saving = meta.story({
  args: { state: 'saving' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Saving…');
  },
});

export const Saved = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Saved');
  },
});

export const Failed = meta.story({
  args: { state: 'failed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Save failed');
  },
});

export const Offline = meta.story({
  args: { state: 'offline' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Offline. Kept on this device.');
  },
});

const all = (
  <div style={{ display: 'grid', gap: 12 }}>
    {(['saving', 'saved', 'failed', 'offline'] as const).map((state) => (
      <SaveIndicator key={state} state={state} />
    ))}
  </div>
);

export const Dark = meta.story({ render: () => all, globals: { theme: 'dark' } });

export const Phone = meta.story({ render: () => all, globals: { viewport: { value: 'phone' } } });
