import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { stateful } from '../../../.storybook/stateful.tsx';
import { ContextSelect } from './ContextSelect.tsx';

const Stateful = stateful(ContextSelect<string>);

const meta = preview.meta({
  component: ContextSelect<string>,
  args: {
    kind: 'application' as const,
    label: 'Application to ask about',
    value: 'all',
    options: [
      { value: 'all', label: 'All applications' },
      { value: 'ohio-state', label: 'The Ohio State University' },
      { value: 'cornell', label: 'Cornell University' },
    ],
    onChange: fn(),
  },
  render: (args) => <Stateful {...args} />,
});

export const Application = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Application to ask about' }));
    const list = within(await screen.findByRole('listbox'));
    await userEvent.click(list.getByRole('option', { name: 'Cornell University' }));
    await expect(args.onChange).toHaveBeenCalledWith('cornell');
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveTextContent('Cornell University'));
  },
});

export const Essay = meta.story({
  args: {
    kind: 'essay',
    label: 'Essay to ask about',
    value: 'main',
    options: [
      { value: 'all', label: 'All essays' },
      { value: 'main', label: 'Main essay' },
    ],
  },
});

export const Keyboard = meta.story({
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('ohio-state');
  },
});

export const LongText = meta.story({
  args: { value: 'long', options: [{ value: 'long', label: `University of ${'engineering'.repeat(20)}` }] },
  globals: { viewport: { value: 'phone' } },
});
