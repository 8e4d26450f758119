import preview from '../../../.storybook/preview.tsx';
import { StatusLabel } from './StatusLabel.tsx';

const meta = preview.meta({ component: StatusLabel });

export const Default = meta.story({ args: { status: 'drafting' } });

export const Statuses = meta.story({
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 20 }}>
      {(['drafting', 'editing', 'submitted', 'final'] as const).map((status) => (
        <StatusLabel key={status} status={status} />
      ))}
    </div>
  ),
});
