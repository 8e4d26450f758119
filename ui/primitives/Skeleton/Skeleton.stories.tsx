import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Skeleton } from './Skeleton.tsx';

const meta = preview.meta({ component: Skeleton, args: { height: '20px' } });

/** Hidden from screen readers, and from everyone for 200 ms. */
export const Default = meta.story({
  play: async ({ canvasElement }) => {
    const skeleton = canvasElement.querySelector('[aria-hidden="true"]')!;
    await waitFor(() => expect(getComputedStyle(skeleton).opacity).toBe('1'));
  },
});

/** What comes within 200 ms comes without a flicker before it. */
export const NotYet = meta.story({
  tags: ['no-picture'],
  beforeEach: () => {
    const { motion } = document.documentElement.dataset;
    document.documentElement.dataset.motion = 'full';
    return () => {
      document.documentElement.dataset.motion = motion;
    };
  },
  play: async ({ canvasElement }) => {
    const skeleton = canvasElement.querySelector('[aria-hidden="true"]')!;
    const opacityAt = (time: number) => {
      skeleton.getAnimations()[0]!.currentTime = time;
      return getComputedStyle(skeleton).opacity;
    };
    // Storybook holds movements while it takes leave of the story before.
    await waitFor(() => expect([opacityAt(199), opacityAt(201)]).toEqual(['0', '1']));
  },
});

export const Shapes = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      <Skeleton width="40%" height="34px" />
      <Skeleton height="16px" />
      <Skeleton width="70%" height="16px" />
      <Skeleton height="180px" />
    </div>
  ),
});

export const Dark = meta.story({ globals: { theme: 'dark' } });

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
