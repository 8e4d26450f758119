import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { honors } from '../../../mocks/fixtures/honors.ts';
import preview from '../../../.storybook/preview.tsx';
import { HonorList, type HonorListProps } from './HonorList.tsx';

/** Holds honors, query and drafts, as an app would. */
function Stateful(args: HonorListProps) {
  const [given, setGiven] = useState(args.honors);
  const [query, setQuery] = useState(args.query);
  const [drafts, setDrafts] = useState(args.drafts);
  return (
    <HonorList
      {...args}
      honors={given}
      query={query}
      onQueryChange={setQuery}
      drafts={drafts}
      onEdit={(id) => setDrafts({ ...drafts, [id]: given!.find((honor) => honor.id === id)! })}
      onDraftChange={(id, draft) => {
        const { [id]: before, ...others } = drafts;
        setDrafts(draft ? { ...others, [id]: draft } : others);
      }}
      onDelete={async (id) => {
        const refused = await args.onDelete(id);
        if (!refused) setGiven((now) => now?.filter((honor) => honor.id !== id));
        return refused;
      }}
    />
  );
}

const meta = preview.meta({
  component: HonorList,
  args: {
    titleRequired: 'Title is required.',
    empty: {
      title: 'No honors yet.',
      text: 'A certificate, a prize, a thank-you with your name on it. Small ones count.',
    },
    honors,
    saving: new Set<string>(),
    drafts: {} as HonorListProps['drafts'],
    onEdit: fn(),
    onDraftChange: fn(),
    query: '',
    onQueryChange: fn(),
    onSave: fn(async () => undefined),
    onDelete: fn(async (): Promise<string | undefined> => undefined),
    onAddFirst: fn(),
  },
  render: (args) => <Stateful {...args} />,
});

const remove = async (row: HTMLElement) => {
  await userEvent.click(within(row).getByRole('button', { name: 'Delete' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete honor?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
  return within(dialog);
};

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Your honors' })).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(5);
  },
});

export const Empty = meta.story({
  args: { honors: [] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('No honors yet.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add your first honor' }));
    await expect(args.onAddFirst).toHaveBeenCalledOnce();
  },
});

export const Loading = meta.story({
  args: { honors: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Your honors' })).toHaveAttribute('aria-busy', 'true');
  },
});

/** Every word counts, apostrophes do not. */
export const Search = meta.story({
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), "governor's innovation");
    await expect(canvas.getAllByRole('article')).toHaveLength(1);
    await expect(canvas.getByText('1 found')).toBeInTheDocument();
  },
});

export const NothingFound = meta.story({
  args: { query: 'chess' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No honors match “chess”.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(canvas.getAllByRole('article')).toHaveLength(5);
  },
});

/** What is being changed stays in sight, whatever is searched for. */
export const SearchWhileEditing = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: 'Edit' })[0]!);
    await userEvent.keyboard('!');
    await userEvent.type(canvas.getByRole('searchbox'), 'osha');
    await expect(canvas.getAllByRole('article')).toHaveLength(2);
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveValue(`${honors[0]!.title}!`);
  },
});

/** The focus goes to the next row, after the last one to the one before. */
export const Delete = meta.story({
  play: async ({ canvas, args }) => {
    await remove(canvas.getAllByRole('article')[3]!);
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(4));
    await waitFor(() => expect(canvas.getByRole('article', { name: honors[4]!.title })).toHaveFocus());
    await remove(canvas.getAllByRole('article')[3]!);
    await waitFor(() => expect(canvas.getByRole('article', { name: honors[2]!.title })).toHaveFocus());
    await expect(args.onDelete).toHaveBeenCalledTimes(2);
  },
});

export const Deleting = meta.story({
  args: { onDelete: fn(() => new Promise<undefined>(() => {})) },
  play: async ({ canvas }) => {
    const dialog = await remove(canvas.getAllByRole('article')[0]!);
    await expect(dialog.getByRole('button', { name: 'Deleting...' })).toHaveAttribute('aria-busy', 'true');
  },
});

export const DeleteFailed = meta.story({
  args: { onDelete: fn(async () => 'That could not be deleted. Try again.') },
  play: async ({ canvas }) => {
    const dialog = await remove(canvas.getAllByRole('article')[0]!);
    await expect(await dialog.findByRole('alert')).toHaveTextContent('That could not be deleted. Try again.');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Delete' })[0]).toHaveFocus());
  },
});
