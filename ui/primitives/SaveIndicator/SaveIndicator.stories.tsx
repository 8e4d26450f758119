import { expect, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { SaveIndicator } from './SaveIndicator.tsx';

const meta = preview.meta({ component: SaveIndicator });

/** The region of the toasts comes after it. */
const indicator = (canvasElement: HTMLElement) => within(canvasElement).getAllByRole('status')[0];

/** Nothing written yet: the region is there and silent. */
export const Empty = meta.story({
  args: { state: null },
  play: async ({ canvasElement }) => {
    await expect(indicator(canvasElement)).toBeEmptyDOMElement();
  },
});

export const Saving = meta.story({
  args: { state: 'saving' },
  play: async ({ canvasElement }) => {
    await expect(indicator(canvasElement)).toHaveTextContent('Saving…');
  },
});

export const Saved = meta.story({
  args: { state: 'saved' },
  play: async ({ canvasElement }) => {
    await expect(indicator(canvasElement)).toHaveTextContent('Saved');
  },
});

export const Failed = meta.story({
  args: { state: 'failed' },
  play: async ({ canvasElement }) => {
    await expect(indicator(canvasElement)).toHaveTextContent('Save failed. Kept on this device.');
  },
});

export const Offline = meta.story({
  args: { state: 'offline' },
  play: async ({ canvasElement }) => {
    await expect(indicator(canvasElement)).toHaveTextContent('Offline. Kept on this device.');
  },
});

/** Neither the server has it, nor does the browser keep it. */
export const Unkept = meta.story({
  args: { state: 'unkept' },
  play: async ({ canvasElement }) => {
    await expect(indicator(canvasElement)).toHaveTextContent('Not saved. Keep this page open.');
  },
});

const all = (
  <div style={{ display: 'grid', gap: 12 }}>
    {(['saving', 'saved', 'failed', 'offline', 'unkept'] as const).map((state) => (
      <SaveIndicator key={state} state={state} />
    ))}
  </div>
);

export const Dark = meta.story({ render: () => all, globals: { theme: 'dark' } });

export const Phone = meta.story({ render: () => all, globals: { viewport: { value: 'phone' } } });
