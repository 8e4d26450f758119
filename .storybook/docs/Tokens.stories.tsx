import { expect } from 'storybook/test';
import preview from '../preview.tsx';
import * as tokens from './Tokens.tsx';
import { tokenGroups } from './tokens.ts';

const meta = preview.meta({ title: 'Laurel/Tokens' });

export const Colours = meta.story({
  render: () => <tokens.Colours />,
  play: async ({ canvasElement }) => {
    await expect(tokenGroups.length).toBeGreaterThan(10);
    const accent = [...canvasElement.querySelectorAll('div')].find(
      (row) => row.querySelector('code')?.textContent === '--accent',
    );
    await expect(getComputedStyle(accent!.querySelector('i')!).backgroundColor).toMatch(/^oklch\(0\.405/);
  },
});

export const Type = meta.story({ render: () => <tokens.Type /> });

export const Shape = meta.story({ render: () => <tokens.Shape /> });

export const Motion = meta.story({ render: () => <tokens.Motion /> });
