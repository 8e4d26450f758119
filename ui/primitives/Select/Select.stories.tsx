import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { stateful } from '../../../.storybook/stateful.tsx';
import { Select } from './Select.tsx';

const Stateful = stateful(Select<string>);

const meta = preview.meta({
  component: Select<string>,
  args: {
    label: 'Status',
    value: 'draft',
    options: [
      { value: 'draft', label: 'Draft' },
      { value: 'revising', label: 'Revising' },
      { value: 'final', label: 'Final' },
    ],
    onChange: fn(),
  },
  render: (args) => <Stateful {...args} />,
});

const open = async () => {
  await userEvent.click(screen.getByRole('combobox'));
  return within(await screen.findByRole('listbox'));
};

/** An open list hides its trigger from screen readers, so the check of the page wants it closed. */
const close = async () => {
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
};

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    const trigger = canvas.getByRole('combobox', { name: 'Status' });
    await expect(trigger).toHaveTextContent('Draft');
    await userEvent.click((await open()).getByRole('option', { name: 'Final' }));
    await expect(args.onChange).toHaveBeenCalledWith('final');
    await waitFor(() => expect(trigger).toHaveTextContent('Final'));
    await waitFor(() => expect(trigger).toHaveFocus());
  },
});

export const Options = meta.story({
  play: async () => {
    await expect((await open()).getByRole('option', { name: 'Draft' })).toHaveAttribute('aria-selected', 'true');
    await close();
  },
});

export const Small = meta.story({ args: { look: 'small' } });

export const Bare = meta.story({ args: { look: 'bare' } });

/** A value that is not among the options shows nothing rather than breaking. */
export const Unknown = meta.story({ args: { value: 'archived' } });

export const LongText = meta.story({
  args: {
    value: 'long',
    options: [
      { value: 'long', label: `Why ${'Massachusetts'.repeat(24)}` },
      { value: 'short', label: 'Why Yale' },
    ],
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox').getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth);
    await open();
    await waitFor(() => {
      const { left, right } = screen.getByRole('listbox').getBoundingClientRect();
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(innerWidth);
    });
    await close();
  },
});

export const Keyboard = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    const trigger = canvas.getByRole('combobox', { name: 'Status' });
    await expect(trigger).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Draft' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Revising' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('revising');
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('listbox');
    await close();
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
});

export const Dark = meta.story({ globals: { theme: 'dark' } });

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox').offsetHeight).toBeGreaterThanOrEqual(44);
    for (const option of (await open()).getAllByRole('option'))
      await expect(option.offsetHeight).toBeGreaterThanOrEqual(44);
    await close();
  },
});

export const Open = meta.story({
  // Radix hides the page behind an open list from screen readers, and keeps the focus in the list.
  parameters: { a11y: { config: { rules: [{ id: 'aria-hidden-focus', enabled: false }] } } },
  play: async () => {
    await expect((await open()).getByRole('option', { name: 'Final' })).toBeVisible();
  },
});
