import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { CycleContext } from '../cycle.ts';
import { Cite } from './Cite.tsx';

const meta = preview.meta({
  component: Cite,
  args: {
    name: 'Common App Requirements Grid 2026-27',
    url: 'https://content.commonapp.org/Files/ReqGrid.pdf',
    checkedOn: '2026-09-11',
    cycle: '2026-27',
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('rel', 'noreferrer');
    await expect(canvas.getByText(/, checked September 11, 2026$/)).toBeVisible();
  },
});

export const EarlierCycle = meta.story({
  args: { name: 'IPEDS HD2024 and ADM2024, US Department of Education', cycle: 'fall 2024', checkedOn: '2026-11-22' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('of fall 2024')).toBeVisible();
  },
});

/** In the next cycle the facts of this one are earlier. */
export const NextCycle = meta.story({
  decorators: [
    (Story) => (
      <CycleContext value="2027-28">
        <Story />
      </CycleContext>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('of 2026–27')).toBeVisible();
  },
});

export const Undated = meta.story({ args: { cycle: 'undated copy' } });

export const WithoutAddress = meta.story({
  args: { url: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});

export const Dark = meta.story({ args: { cycle: 'fall 2024' }, globals: { theme: 'dark' } });
