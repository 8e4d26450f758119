import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { FitVerdict } from '../FitVerdict/FitVerdict.tsx';
import { georgetown, leadership, whitfield } from '../story-parts.ts';
import { Today, TodayFailed, TodayLoading } from './Today.tsx';

const verdict = (
  <FitVerdict
    says="It just fits: 1 hour to spare before November 30."
    load={{ needed: 905, available: 965 }}
    planHref="#plan"
  />
);

const meta = preview.meta({
  component: Today,
  args: {
    items: [leadership, whitfield, georgetown],
    empty: {
      title: 'Nothing for today.',
      text: 'Everything that can be done today is done. The next thing is on Wednesday: check Georgetown’s portal.',
    },
    onDone: fn(),
    onUndo: fn(),
    onLater: fn(),
    children: verdict,
  },
});

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('region', { name: 'Today' })).toHaveTextContent('Three things, 3 h 20 min');
    await expect(canvas.getByRole('link', { name: 'Keep writing' })).toHaveAttribute('href', '#leadership');
    await expect(canvas.getAllByRole('button', { name: 'Done' })).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }));
    await expect(args.onDone).toHaveBeenCalledWith('whitfield');
    await userEvent.click(canvas.getByRole('button', { name: 'Later' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /^Tomorrow/ }));
    await waitFor(() => expect(args.onLater).toHaveBeenCalledWith('whitfield', '2026-11-23'));
  },
});

/** One is done and can be undone for a while; of another the change did not save. */
export const DoneAndUnsaved = meta.story({
  args: {
    items: [
      leadership,
      { ...whitfield, isDone: true, note: 'Marked done at 4:12 PM.' },
      {
        ...whitfield,
        id: 'ortiz',
        title:
          'Remind Ms. Oyelaran-Ortiz of the school report to The University of North Carolina at Chapel Hill and Case Western Reserve University',
        by: 'The University of North Carolina at Chapel Hill, due January 15.',
        unsaved: { says: 'That did not save, so it is back on today’s list.', onRetry: fn() },
      },
    ],
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Two things left, 3 h 5 min')).toBeVisible();
    await expect(canvas.getByText('Marked done at 4:12 PM.')).toHaveRole('status');
    const undo = canvas.getByRole('button', { name: 'Undo' });
    // The second half of a double click on `Done`.
    await fireEvent.click(undo, { detail: 2 });
    await expect(args.onUndo).not.toHaveBeenCalled();
    await userEvent.click(undo);
    await expect(args.onUndo).toHaveBeenCalledWith('whitfield');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.items[2]!.unsaved!.onRetry).toHaveBeenCalledOnce();
  },
});

export const NothingToDo = meta.story({ args: { items: [] } });

export const Loading = meta.story({ render: () => <TodayLoading /> });

const retry = fn();

export const Failed = meta.story({
  render: () => <TodayFailed onRetry={retry} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to load today’s list');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
});

export const Dark = meta.story({ globals: { theme: 'dark' } });

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
