import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { ReadText } from './ReadText.tsx';

const meta = preview.meta({
  component: ReadText,
  args: {
    paragraphs: [
      ['Number eleven started coughing in August.'],
      ['A worn bearing growls.', 'A loose belt slaps.', 'Number eleven was doing something else.'],
    ],
    lit: 2,
    stumbles: new Set([1]),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 616, padding: 28 }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('A loose belt slaps.')).toHaveAttribute('data-lit');
    await expect(canvas.getByText('A worn bearing growls.')).toHaveAttribute('data-stumble');
  },
});

export const Dark = meta.story({ globals: { theme: 'dark' } });

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
