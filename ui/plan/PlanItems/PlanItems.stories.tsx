import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { georgetown, leadership, whitfield } from '../story-parts.ts';
import { PlanItems } from './PlanItems.tsx';

const meta = preview.meta({
  component: PlanItems,
  args: {
    items: [
      { ...leadership, when: 'Nov 30' },
      { ...georgetown, when: 'Dec 15' },
      { ...whitfield, when: 'Nov 30' },
    ],
    onDone: fn(),
    onUndo: fn(),
    onLater: fn(),
  },
});

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Done', description: whitfield.title }));
    await expect(args.onDone).toHaveBeenCalledWith('whitfield');
    await expect(canvas.getByText('Dec 15')).toBeVisible();
  },
});

export const DoneAndUnsaved = meta.story({
  args: {
    items: [
      { ...whitfield, when: 'Nov 30', isDone: true },
      { ...whitfield, id: 'other', when: 'Nov 30', unsaved: { says: 'That did not save.', onRetry: fn() } },
    ],
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(args.onUndo).toHaveBeenCalledWith('whitfield');
    await expect(canvas.getByRole('alert')).toBeVisible();
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
