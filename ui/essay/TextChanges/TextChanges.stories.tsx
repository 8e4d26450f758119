import { expect } from 'storybook/test';
import { essay } from '../../../mocks/fixtures/essay.ts';
import preview from '../../../.storybook/preview.tsx';
import { TextChanges } from './TextChanges.tsx';

const meta = preview.meta({
  component: TextChanges,
  args: { label: 'Nov 8, 7:40 PM', from: 'The old piano hums.\n\nIt is out of tune.', to: 'The blue piano hums.' },
});

const all = (kind: 'del' | 'ins') => [...document.querySelectorAll(kind)].map(({ textContent }) => textContent);

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Nov 8, 7:40 PM' })).toBeVisible();
    await expect(all('del')).toEqual(['old', '\n\nIt is out of tune.']);
    await expect(all('ins')).toEqual(['blue']);
  },
});

export const TextAlone = meta.story({
  args: { to: undefined },
  play: async () => {
    await expect([...all('del'), ...all('ins')]).toEqual([]);
  },
});

export const Empty = meta.story({ args: { from: '', to: '' } });

export const LongText = meta.story({ args: { from: essay, to: essay.replaceAll('the', 'a') } });

export const RightToLeft = meta.story({ args: { from: 'ذهبت إلى السوق مع جدتي.', to: 'ذهبت إلى المدرسة مع جدتي.' } });
