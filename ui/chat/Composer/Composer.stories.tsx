import { createEvent, expect, fireEvent, fn, userEvent } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { stateful } from '../../../.storybook/stateful.tsx';
import { ContextSelect } from '../ContextSelect/ContextSelect.tsx';
import { Composer } from './Composer.tsx';

const Stateful = stateful(Composer);
const all = (kind: 'application' | 'essay', label: string) => (
  <ContextSelect kind={kind} label={label} value="all" options={[{ value: 'all', label }]} onChange={() => {}} />
);

const meta = preview.meta({
  component: Composer,
  args: {
    value: '',
    limit: 8_000,
    onChange: fn(),
    onSend: fn(),
    children: (
      <>
        {all('application', 'All applications')}
        {all('essay', 'All essays')}
      </>
    ),
  },
  render: (args) => <Stateful {...args} />,
});

const question = 'Does the laundromat show up too many times?';

/** Nothing to send. */
export const Empty = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeDisabled();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Message' }), '{Enter}');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Message' }), '   {Enter}');
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeDisabled();
    await expect(args.onSend).not.toHaveBeenCalled();
  },
});

export const Written = meta.story({
  args: { value: question },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
});

/** Enter sends and keeps the focus, Shift and Enter begin a new line. */
export const Keyboard = meta.story({
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('textbox', { name: 'Message' });
    await userEvent.click(box);
    await userEvent.keyboard('Is it{Shift>}{Enter}{/Shift}too neat?');
    await expect(box).toHaveValue('Is it\ntoo neat?');
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).toHaveBeenCalledOnce();
    await expect(box).toHaveValue('Is it\ntoo neat?');
    await expect(box).toHaveFocus();
  },
});

/** While a word is being composed Enter takes it; nothing is sent, in Safari neither, which tells it by the key code. */
export const InputMethod = meta.story({
  args: { value: '大学のエッセイ' },
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('textbox', { name: 'Message' });
    const press = async (init: KeyboardEventInit & { keyCode?: number }) => {
      const event = createEvent.keyDown(box, { key: 'Enter', ...init });
      await fireEvent(box, event);
      return event.defaultPrevented;
    };
    await expect(await press({ isComposing: true })).toBe(false);
    await expect(await press({ keyCode: 229 })).toBe(false);
    await expect(args.onSend).not.toHaveBeenCalled();
    await expect(await press({ keyCode: 13 })).toBe(true);
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
});

/** Nothing is sent while a reply is awaited; what is written stays. */
export const Busy = meta.story({
  args: { busy: true, value: question },
  play: async ({ canvas, args }) => {
    const send = canvas.getByRole('button', { name: 'Send' });
    await expect(send).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(send);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Message' }), ' Again?{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveValue(`${question} Again?`);
    await expect(args.onSend).not.toHaveBeenCalled();
  },
});

/** It grows to eight lines, then scrolls. */
export const ManyLines = meta.story({
  args: { value: 'One line' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('textbox', { name: 'Message' });
    const one = box.offsetHeight;
    await userEvent.type(box, '{Shift>}{Enter}{Enter}{/Shift}');
    await expect(box.offsetHeight).toBeGreaterThan(2 * one);
    await userEvent.type(box, `{Shift>}${'{Enter}'.repeat(20)}{/Shift}End`);
    await expect(box.offsetHeight).toBe(8 * 24);
    await expect(box.scrollHeight).toBeGreaterThan(box.clientHeight);
  },
});

export const TooLong = meta.story({
  args: { value: 'word '.repeat(1_643) },
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('textbox', { name: 'Message' });
    await expect(canvas.getByRole('alert')).toHaveTextContent('A message can have 8,000 characters.');
    await expect(box).toHaveAccessibleDescription('A message can have 8,000 characters. This one has 8,214.');
    await expect(box).toBeInvalid();
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeDisabled();
    await userEvent.type(box, '{Enter}');
    await expect(args.onSend).not.toHaveBeenCalled();
  },
});

/** Spaces around it do not count. */
export const AtTheLimit = meta.story({
  args: { limit: 43, value: `  ${question}  ` },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Message' }), '{Enter}');
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
});

export const LongText = meta.story({
  args: { value: 'engineering'.repeat(40) },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('textbox', { name: 'Message' });
    await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
    await expect(canvas.getByRole('button', { name: 'Send' }).offsetHeight).toBeGreaterThanOrEqual(44);
  },
});

export const RightToLeft = meta.story({
  args: { value: 'هل تظهر المغسلة مرات كثيرة؟' },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('textbox')).direction).toBe('rtl');
  },
});
