import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { DeadlineCard } from './DeadlineCard.tsx';

const meta = preview.meta({
  component: DeadlineCard,
  args: {
    title: 'Georgia Institute of Technology',
    detail: 'Early Action',
    due: '2026-11-15',
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

export const Past = meta.story({ args: { title: 'Case Western Reserve University', due: '2026-11-09' } });

export const Today = meta.story({ args: { title: 'The Ohio State University', due: '2026-11-10' } });

export const Tomorrow = meta.story({ args: { detail: 'Mini-deadline', due: '2026-11-11' } });

export const Far = meta.story({ args: { title: 'Cornell University', detail: 'Regular Decision', due: '2027-01-02' } });

export const LongText = meta.story({
  args: {
    title: 'Universidad Politécnica Internacional de las Américas: Tell us about a belief that you no longer hold',
  },
});
