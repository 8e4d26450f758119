import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { type WaitingItem, WaitingList } from './WaitingList.tsx';

const meta = preview.meta({
  component: WaitingList,
  args: {
    items: [
      {
        id: 'ortiz',
        who: 'Ms. Ortiz',
        role: 'Counselor',
        state: 'asked',
        what: 'The school report, the transcript and the letter to Cornell and Oberlin',
        why: 'Asked on November 9. First due on January 2.',
        canRemind: true,
      },
      {
        id: 'sat',
        who: 'Georgetown University',
        role: 'College',
        state: 'sent',
        what: 'Tests for Georgetown University',
        why: 'Sent on November 9. Sent is not received: only the portal of Georgetown University says that.',
        canRemind: false,
      },
      {
        id: 'fafsa',
        who: 'Rania Haddad',
        role: 'Parent',
        state: 'open',
        what: 'Send the FAFSA to Oberlin College',
        why: 'Oberlin College wants it by January 15.',
        canRemind: false,
      },
      {
        id: 'late',
        who: 'Ms. Oyelaran-Ortiz of the International Baccalaureate Programme',
        role: 'Teacher',
        state: 'late',
        what: 'The letter to The University of North Carolina at Chapel Hill',
        why: 'Asked on October 9. First due on November 15.',
        canRemind: false,
        unsaved: { says: 'That did not save.', onRetry: fn() },
      },
    ] as WaitingItem[],
    onReminded: fn(),
    onArrived: fn(),
  },
});

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'I reminded them' }));
    await expect(args.onReminded).toHaveBeenCalledWith('ortiz');
    await userEvent.click(
      canvas.getByRole('button', { name: 'It arrived', description: 'Georgetown University College' }),
    );
    await expect(args.onArrived).toHaveBeenCalledWith('sat');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.items[3]!.unsaved!.onRetry).toHaveBeenCalledOnce();
  },
});

export const Dark = meta.story({ globals: { theme: 'dark' } });

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
