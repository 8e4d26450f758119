import { Copy } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Button } from './Button.tsx';

const meta = preview.meta({ component: Button, args: { children: 'Open in Editor', onClick: fn() } });

export const Secondary = meta.story({});

export const Primary = meta.story({ args: { variant: 'primary', children: 'Score (AI)' } });

export const Ghost = meta.story({ args: { variant: 'ghost', children: 'Sign Out' } });

export const Danger = meta.story({ args: { variant: 'danger', children: 'Delete' } });

export const OnDeep = meta.story({
  args: { variant: 'on-deep', children: 'Start free' },
  decorators: [
    (Story) => (
      <div style={{ padding: 24, background: 'var(--deep)' }}>
        <Story />
      </div>
    ),
  ],
});

export const Sizes = meta.story({
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 }}>
      {(['small', 'medium', 'large'] as const).map((size) => (
        <Button {...args} key={size} size={size}>
          {size}
        </Button>
      ))}
    </div>
  ),
});

export const Wide = meta.story({ args: { wide: true, variant: 'primary', children: 'Sign In' } });

export const Disabled = meta.story({
  args: { disabled: true, children: 'Back' },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Back' });
    await userEvent.click(button, { pointerEventsCheck: 0 });
    await expect(button).toBeDisabled();
    await expect(args.onClick).not.toHaveBeenCalled();
  },
});

export const Busy = meta.story({
  args: { variant: 'primary', busy: true, children: 'Analyzing...' },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Analyzing...' });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
});

/** While the button is busy, the spinner takes the place of its icon. */
export const WithIcon = meta.story({
  args: { icon: Copy, children: 'Copy' },
  render: (args) => (
    <div style={{ display: 'flex', gap: 12 }}>
      <Button {...args} />
      <Button {...args} busy>
        Copying...
      </Button>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Copy' }).querySelector('svg')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Copying...' }).querySelector('svg')).toBeNull();
  },
});

/** A form is not sent a second time while the first is under way, not even by Enter in one of its fields. */
export const BusySubmit = meta.story({
  args: { variant: 'primary', busy: true, type: 'submit', children: 'Signing in...' },
  render: ({ onClick, ...args }) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onClick?.(event as never);
      }}
    >
      <input aria-label="Email" />
      <Button {...args} />
    </form>
  ),
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'maya@example.com{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Signing in...' }));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
});

export const AsLink = meta.story({
  args: { asChild: true, variant: 'primary', children: <a href="#sign-up">Sign Up</a> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '#sign-up');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const Keyboard = meta.story({
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
});

const everyVariant = (
  <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
    {(['primary', 'secondary', 'ghost', 'danger', 'danger-ghost'] as const).map((variant) => (
      <Button key={variant} variant={variant}>
        {variant}
      </Button>
    ))}
    <Button disabled>disabled</Button>
  </div>
);

export const Dark = meta.story({ render: () => everyVariant, globals: { theme: 'dark' } });

export const Phone = meta.story({
  render: () => everyVariant,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) await expect(button.offsetHeight).toBeGreaterThanOrEqual(44);
  },
});
