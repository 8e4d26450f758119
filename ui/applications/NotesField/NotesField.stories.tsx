import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { stateful } from '../../../.storybook/stateful.tsx';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { NotesField } from './NotesField.tsx';

const Stateful = stateful(NotesField);

const meta = preview.meta({
  component: NotesField,
  args: {
    value:
      'Ask Mr. Abara for the second letter by Thursday.\nMention Dr. Sabra’s acoustics group, not rankings.\nFee waiver code arrived Oct 28.',
    onChange: fn(),
    onBlur: fn(),
  },
  render: (args) => <Stateful {...args} />,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 288 }}>
        <h1>Georgia Institute of Technology</h1>
        <Story />
      </div>
    ),
  ],
});

/** Saved when it is left, by Tab as by a click elsewhere. */
export const Default = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    const box = canvas.getByRole('textbox', { name: 'Notes' });
    await expect(box).toHaveFocus();
    await expect(box).toHaveAccessibleDescription('Saves when you leave the field.');
    await userEvent.keyboard(' Done.');
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.stringMatching(/ Done\.$/));
    await expect(args.onBlur).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(args.onBlur).toHaveBeenCalledOnce();
  },
});

export const Empty = meta.story({ args: { value: '' } });

export const Failed = meta.story({
  args: {
    notice: (
      <Banner action={{ label: 'Try again', onAction: fn() }}>
        That did not save. Your words are kept on this device.
      </Banner>
    ),
  },
});

export const LongText = meta.story({
  args: {
    value: `${'unbroken'.repeat(60)} ${'Ask for the letter. '.repeat(80)}`,
    notice: <Banner>{'unbroken'.repeat(30)}</Banner>,
  },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('textbox');
    await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
  },
});
