import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { federal } from '../story-parts.ts';
import { Duties, type DutyItem } from './Duties.tsx';

const duty = (id: string, says: string, part: Partial<DutyItem> = {}): DutyItem => ({
  id,
  says,
  due: null,
  usual: null,
  optional: false,
  info: false,
  applications: [],
  source: { ...federal, cycle: 'undated copy' },
  ...part,
});

const meta = preview.meta({
  component: Duties,
  args: {
    title: 'Brown University said yes.',
    items: [
      duty('aid-gap', 'If the aid falls short, speak with the aid office before anything else.', {
        optional: true,
        due: 'before the deposit',
      }),
      duty('withdraw-all', 'Withdraw every other application.', {
        due: 'at once',
        applications: [
          { id: 'georgetown', college: 'Georgetown University', href: '#georgetown' },
          { id: 'michigan', college: 'University of Michigan', href: '#michigan' },
        ],
      }),
      duty('reply', 'Reply by the date in the letter.', { due: 'date in the letter', usual: '2027-05-01' }),
      duty('free', 'A restrictive plan no longer holds you back.', { info: true }),
    ],
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Brown University said yes.' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Georgetown University' })).toHaveAttribute('href', '#georgetown');
    await expect(canvas.getByText('Date in the letter. Most colleges agree on May 1, 2027.')).toBeVisible();
  },
});

export const Nothing = meta.story({
  tags: ['no-picture'],
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
});

export const Dark = meta.story({ globals: { theme: 'dark' } });

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
