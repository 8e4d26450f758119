import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { StatusLabel } from './StatusLabel.tsx';

const meta = preview.meta({ component: StatusLabel });

export const Default = meta.story({ args: { status: 'drafting' } });

/** As one that a newer server has. */
export const Unknown = meta.story({
  args: { status: 'accepted' as 'drafting' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Drafting')).toBeVisible();
  },
});

export const Statuses = meta.story({
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 20 }}>
      {(['drafting', 'editing', 'submitted', 'final'] as const).map((status) => (
        <StatusLabel key={status} status={status} />
      ))}
    </div>
  ),
});
