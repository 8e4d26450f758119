import { expect, userEvent } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { DeadlineCard } from '../../deadlines/DeadlineCard/DeadlineCard.tsx';
import { due, today } from '../../deadlines/story-parts.ts';
import { Illustration } from './Illustration.tsx';

const meta = preview.meta({
  component: Illustration,
  args: {
    alt: 'Example: the deadline of a college on a card, in 5 days.',
    children: (
      <DeadlineCard title="Georgia Tech" detail="Early Action" due={due('2026-11-15')} today={today} href="#college" />
    ),
  },
});

/** What is pictured can't be pressed. */
export const Default = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('img', { name: args.alt })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { hidden: true })).not.toHaveFocus();
  },
});
