import preview from '../../../.storybook/preview.tsx';
import type { RingState } from '../requirements.ts';
import { StateRing } from './StateRing.tsx';

const meta = preview.meta({ component: StateRing });

const states: RingState[] = ['open', 'begun', 'asked', 'sent', 'received', 'waived', 'unknown', 'notNeeded', 'late'];

export const States = meta.story({
  render: () => (
    <ul style={{ display: 'grid', gap: 8 }}>
      {states.map((state) => (
        <li key={state} style={{ display: 'flex', gap: 8, alignItems: 'center' }}>
          <StateRing state={state} />
          {state}
        </li>
      ))}
    </ul>
  ),
});
