import { expect } from 'storybook/test';
import { inLargeText } from '../../../.storybook/large-text.ts';
import preview from '../../../.storybook/preview.tsx';
import { closedToday, due } from '../story-parts.ts';
import { DeadlineCard } from './DeadlineCard.tsx';

const meta = preview.meta({
  component: DeadlineCard,
  args: {
    title: 'Georgia Institute of Technology',
    detail: 'Early Action',
    due: due('2026-11-15'),
    today: '2026-11-10',
    href: '#georgia-tech',
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 360 }}>
        <Story />
      </div>
    ),
  ],
});

export const Soon = meta.story({
  play: async ({ canvas }) => {
    const card = canvas.getByRole('link', { name: /Georgia Institute of Technology.*In 5 days/ });
    await expect(card).toHaveAttribute('data-state', 'soon');
    const date = card.querySelector('time');
    await expect(date).toHaveAttribute('datetime', '2026-11-15');
    await expect(date).toHaveTextContent(/^Nov ?15$/);
  },
});

export const Past = meta.story({ args: { title: 'Case Western Reserve University', due: due('2026-11-09') } });

export const Today = meta.story({ args: { title: 'The Ohio State University', due: due('2026-11-10') } });

export const ClosedToday = meta.story({
  args: { title: 'University of St Andrews', due: closedToday },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('link', { name: /Closed today at 9:00 AM/ });
    await expect(card).toHaveAttribute('data-state', 'past');
    await expect(card).not.toHaveTextContent('closes');
  },
});

/** As UK colleges close: not at the end of the day. */
export const OtherTime = meta.story({
  args: { title: 'University of St Andrews', detail: 'Regular Decision', due: due('2026-11-15', '1:00 PM') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Regular Decision, closes at 1:00 PM')).toBeVisible();
  },
});

export const Tomorrow = meta.story({ args: { detail: 'Mini-deadline', due: due('2026-11-11') } });

export const Far = meta.story({
  args: { title: 'Cornell University', detail: 'Regular Decision', due: due('2027-01-02') },
});

export const LongText = meta.story({
  args: {
    title: 'Universidad Politécnica Internacional de las Américas: Tell us about a belief that you no longer hold',
  },
});

/** The closing time stays readable. */
export const LargeText = meta.story({
  args: { detail: 'Early Decision II', due: due('2026-11-15', '6:00 PM') },
  globals: { viewport: { value: 'phone' } },
  beforeEach: inLargeText,
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    const detail = document.createRange();
    detail.selectNodeContents(canvas.getByText('Early Decision II, closes at 6:00 PM'));
    const { right } = canvas.getByRole('link').getBoundingClientRect();
    await expect(detail.getBoundingClientRect().right).toBeLessThanOrEqual(right);
  },
});
