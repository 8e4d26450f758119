import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { LegalPage } from './LegalPage.tsx';

const meta = preview.meta({
  component: LegalPage,
  args: {
    title: 'Terms',
    updated: 'Last changed on August 1, 2025.',
    sections: [
      { heading: '1. Your writing', paragraphs: ['What you write is yours.', 'You may take it with you at any time.'] },
      { heading: '2. Our part', paragraphs: ['Laurel is free during beta.'] },
      {
        heading: 'Contact',
        paragraphs: [
          <>
            Questions: write to <a href="mailto:support@laurel.example">support@laurel.example</a>.
          </>,
        ],
      },
    ],
  },
  parameters: { layout: 'fullscreen' },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Terms' })).toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(3);
    const email = canvas.getByRole('link', { name: 'support@laurel.example' });
    await expect(email).toHaveAttribute('href', 'mailto:support@laurel.example');
    await expect(canvas.getByText('You may take it with you at any time.')).toBeVisible();
  },
});

export const Empty = meta.story({ args: { sections: [] } });

export const LongText = meta.story({
  args: {
    sections: [
      { heading: 'unbroken'.repeat(38), paragraphs: ['What you write is yours. '.repeat(80), 'unbroken'.repeat(38)] },
    ],
  },
  globals: { viewport: { value: 'phone' } },
});
