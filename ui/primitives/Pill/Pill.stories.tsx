import { Check, Pencil } from 'lucide-react';
import preview from '../../../.storybook/preview.tsx';
import { Pill } from './Pill.tsx';

const meta = preview.meta({ component: Pill });

export const Default = meta.story({ args: { tone: 'neutral', children: 'Award' } });

export const Tones = meta.story({
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      <Pill tone="past">Past due</Pill>
      <Pill tone="today">Due today</Pill>
      <Pill tone="soon">In 5 days</Pill>
      <Pill tone="far">In 53 days</Pill>
      <Pill tone="neutral">Award</Pill>
      <Pill tone="good">
        <Check aria-hidden="true" />
        Working
      </Pill>
      <Pill tone="work">
        <Pencil aria-hidden="true" />
        Needs work
      </Pill>
      <Pill tone="line">Grade 11</Pill>
    </div>
  ),
});
