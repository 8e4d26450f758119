import { expect, fn, userEvent, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { groups, missing, pasted } from '../story-parts.ts';
import { Sheet } from './Sheet.tsx';

const meta = preview.meta({
  component: Sheet,
  args: {
    groups,
    missing,
    facts: 'Fields and limits of the Common App for 2026–27, read November 22, 2026. The form’s own counter decides.',
    sources: [
      {
        name: 'Common App, essay prompts',
        url: 'https://www.commonapp.org/apply/essay-prompts',
        read: 'November 22, 2026',
      },
      { name: 'from memory', url: null, read: 'November 22, 2026' },
    ],
    onCopy: fn(async () => true),
    onPasted: fn(),
  },
});

/** What is pasted is folded; a link of what is missing opens its entry and takes the focus there. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('meter', { name: 'Pasted' })).toHaveAttribute('aria-valuetext', '4 of 16 pasted');
    const laundromat = canvas.getByText('Evening shift, family laundromat').closest('details')!;
    await expect(laundromat).not.toHaveAttribute('open');
    await userEvent.click(canvas.getByRole('link', { name: 'Activity 2, description: 14 characters over' }));
    await expect(canvas.getAllByRole('group', { name: /^Please describe this activity, including/ })[1]).toHaveFocus();
  },
});

export const Copied = meta.story({
  play: async ({ canvas, args }) => {
    const group = canvas.getByRole('group', { name: 'Honors title' });
    await userEvent.click(within(group).getByRole('button', { name: 'Copy' }));
    await expect(args.onCopy).toHaveBeenCalledWith(
      expect.objectContaining({ value: 'National Merit Commended Student' }),
    );
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Honors title of National Merit Commended Student copied, 32 characters',
    );
  },
  tags: ['no-picture'],
});

export const AllPasted = meta.story({
  args: {
    missing: [],
    groups: groups.map((group) => ({ ...group, entries: group.entries.map(pasted) })),
  },
});

export const NoRoomLeft = meta.story({
  args: {
    missing: [],
    groups: [
      { ...groups[0]!, most: 3, leftOut: 2 },
      { ...groups[1]!, entries: [] },
    ],
  },
});

/** One entry is open: the first with something left. */
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const open = [...canvasElement.querySelectorAll<HTMLElement>('details[open] h3')];
    await expect(open.map(({ textContent }) => textContent)).toEqual(['Build lead, robotics']);
  },
});
