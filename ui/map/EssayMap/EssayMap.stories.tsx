import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { community, seventeen, thirty } from '../story-parts.ts';
import { EssayMap } from './EssayMap.tsx';

const meta = preview.meta({
  component: EssayMap,
  args: seventeen,
  decorators: [
    (Story) => (
      <main>
        <h1 hidden>Essays</h1>
        <Story />
      </main>
    ),
  ],
});

/** The map with an editor that opens and closes, as in the app. */
function Correctable({ units, ...map }: ComponentProps<typeof EssayMap>) {
  const [editing, setEditing] = useState(units.editing);
  const onEdit = (id: string | null) => {
    setEditing(id);
    units.onEdit(id);
  };
  return <EssayMap {...map} units={{ ...units, editing, onEdit }} />;
}

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '17 prompts, 9 essays to write' })).toBeVisible();
    const reuse = within(canvas.getByRole('region', { name: 'Reuse' }));
    const titles = reuse.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    await expect(titles).toEqual(['Use as it is', 'Adapt', 'Start', 'New']);
    await expect(canvas.getByRole('region', { name: 'Stories' })).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /^Correct/ })).toHaveLength(17);
    await expect(canvas.queryByText(/%/)).toBeNull();
    await expect(
      canvas.getByText(/^No prompts yet for University of Michigan and University of Rochester/),
    ).toBeVisible();
    await expect(canvas.getByText('Tulane lists no supplement for 2026–27.')).toBeVisible();
  },
});

export const Empty = meta.story({
  args: { counts: { prompts: 0, written: 0, toWrite: 0, started: 0, fromWritten: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No prompts yet.' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open Applications' })).toHaveAttribute('href', '#applications');
  },
});

/** One essay is enough to begin with, and everything says so. */
export const OneEssay = meta.story({
  args: {
    counts: { prompts: 1, written: 1, toWrite: 0, started: 0, fromWritten: true },
    reuse: { ...seventeen.reuse, targets: [], fresh: [] },
    stories: { ...seventeen.stories, colleges: [] },
    units: { ...seventeen.units, groups: seventeen.units.groups.slice(0, 1) },
    without: seventeen.without.slice(0, 1),
    noSupplement: [],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '1 prompt, 0 essays to write' })).toBeVisible();
    await expect(canvas.getByText('Every prompt is written.')).toBeVisible();
    await expect(canvas.getByText(/^No answer is written yet/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Add one' })).toHaveAttribute('href', '#michigan');
  },
});

export const ThirtyPrompts = meta.story({
  args: thirty,
  play: async ({ canvas }) => {
    const reuse = within(canvas.getByRole('region', { name: 'Reuse' }));
    await expect(reuse.getByRole('button', { name: 'Starting…' })).toHaveAttribute('aria-busy', 'true');
    const asks = within(canvas.getByRole('region', { name: 'What each prompt asks for' }));
    await expect(asks.getByText('1 not read')).toBeVisible();
    await expect(asks.getByText('Not read. Say what it asks for.')).toBeVisible();
    await expect(asks.getByText('3 prompts, all final')).toBeVisible();
    await userEvent.click(reuse.getAllByRole('button', { name: 'Show 4 more' })[0]!);
    await expect(document.activeElement?.closest('li')).not.toBeNull();
  },
});

/** The counts stay until the editor is closed, so that nothing moves under the finger. */
export const Correcting = meta.story({
  args: {
    units: {
      ...seventeen.units,
      editing: community.id,
      onEdit: fn(),
      onChange: fn(),
      states: new Map([[community.id, 'saved']]),
    },
  },
  render: (args) => <Correctable {...args} />,
  play: async ({ canvas, args }) => {
    const editor = within(canvas.getByRole('group', { name: 'What Community asks for' }));
    await expect(editor.getByRole('button', { name: 'A community' })).toHaveAttribute('aria-pressed', 'true');
    await expect(
      editor.getByText('Laurel read “A community” and “Leading”. You put “What you would bring” for “Leading”.'),
    ).toBeVisible();
    await userEvent.click(editor.getByRole('button', { name: 'Leading' }));
    await expect(args.units.onChange).toHaveBeenCalledWith('community', ['community', 'contribute', 'leadership']);
    await expect(editor.getByRole('status')).toHaveTextContent('Saved');
    await userEvent.click(editor.getByRole('button', { name: 'Use Laurel’s reading' }));
    await expect(args.units.onChange).toHaveBeenCalledWith('community', null);
    await expect(canvas.getByText('your correction')).toBeVisible();
  },
});

export const Keyboard = meta.story({
  tags: ['no-picture'],
  args: { units: { ...seventeen.units, onEdit: fn() } },
  render: (args) => <Correctable {...args} />,
  play: async ({ canvas, args }) => {
    const reuse = within(canvas.getByRole('region', { name: 'Reuse' }));
    reuse.getByRole('link', { name: 'Community' }).focus();
    await userEvent.tab();
    await expect(reuse.getByRole('link', { name: 'Community essay' })).toHaveFocus();
    await userEvent.tab();
    const start = reuse.getAllByRole('button', { name: 'Start from this essay' })[0]!;
    await expect(start).toHaveFocus();
    await expect(start).toHaveAccessibleDescription('Community Community essay');

    const pencil = canvas.getByRole('button', {
      name: 'Correct what Community, University of California, Berkeley, asks for',
    });
    pencil.focus();
    await userEvent.keyboard('{Enter}');
    await expect(pencil).toHaveAttribute('aria-expanded', 'true');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Why this college' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(pencil).toHaveFocus());
    await expect(args.units.onEdit).toHaveBeenLastCalledWith(null);
  },
});

export const LongText = meta.story({
  args: {
    ...thirty,
    stories: {
      ...seventeen.stories,
      colleges: seventeen.stories.colleges.map((college) => ({ ...college, says: `${'Unbroken'.repeat(40)}.` })),
    },
    without: [{ id: 'long', college: 'Unbroken'.repeat(40), href: '#long' }],
  },
});

export const Dark = meta.story({ globals: { theme: 'dark' } });

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show 17 prompts, 1 corrected' }));
    await expect(canvas.getAllByRole('button', { name: /^Correct/ })[0]).toHaveFocus();
  },
});

export const ThirtyPromptsOnAPhone = meta.story({
  args: thirty,
  globals: { viewport: { value: 'phone' } },
});
