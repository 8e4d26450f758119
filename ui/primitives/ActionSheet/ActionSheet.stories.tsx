import { Copy, Download, Ellipsis, Settings2, Trash2 } from 'lucide-react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { IconButton } from '../Button/IconButton.tsx';
import type { LinkProps } from '../Link/Link.tsx';
import { UiProvider } from '../../provider/UiProvider.tsx';
import { ActionSheet } from './ActionSheet.tsx';

const onCopy = fn();
const onDelete = fn();

const meta = preview.meta({
  component: ActionSheet,
  args: {
    title: 'More',
    actions: [
      { label: 'Copy', icon: Copy, onAction: onCopy },
      { label: 'Download .txt', icon: Download, onAction: fn() },
      { label: 'Delete', icon: Trash2, disabled: true, onAction: onDelete },
      { label: 'Settings', icon: Settings2, href: '#settings' },
    ],
    trigger: <IconButton icon={Ellipsis} label="More" />,
  },
  beforeEach() {
    onCopy.mockClear();
    onDelete.mockClear();
  },
});

const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  return within(await screen.findByRole('dialog', { name: 'More' }));
};

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'More' })).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click((await open()).getByRole('button', { name: 'Copy' }));
    await expect(onCopy).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

export const Open = meta.story({ play: async () => void (await open()) });

export const Disabled = meta.story({
  play: async () => {
    const button = (await open()).getByRole('button', { name: 'Delete' });
    await userEvent.click(button, { pointerEventsCheck: 0 });
    await expect(button).toBeDisabled();
    await expect(onDelete).not.toHaveBeenCalled();
    await expect(screen.getByRole('dialog')).toBeInTheDocument();
  },
});

/** As a router's link does, it stays on the page. */
const RouterLink = ({ href, onClick, children, ...rest }: LinkProps) => (
  <a
    {...rest}
    href={href}
    onClick={(event) => {
      event.preventDefault();
      onClick?.(event);
    }}
  >
    {children}
  </a>
);

export const Links = meta.story({
  decorators: [
    (Story) => (
      <UiProvider link={RouterLink}>
        <Story />
      </UiProvider>
    ),
  ],
  play: async () => {
    const link = (await open()).getByRole('link', { name: 'Settings' });
    await expect(link).toHaveAttribute('href', '#settings');
    await userEvent.click(link);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

export const LongText = meta.story({
  args: { actions: [{ label: `Download ${'essay'.repeat(60)}.txt`, icon: Download, onAction: fn() }] },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const sheet = await open();
    await expect(sheet.getByRole('button', { name: /^Download/ }).offsetWidth).toBeLessThanOrEqual(innerWidth);
  },
});

export const Keyboard = meta.story({
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const sheet = within(await screen.findByRole('dialog', { name: 'More' }));
    await waitFor(() => expect(sheet.getByRole('button', { name: 'Copy' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'More' })).toHaveFocus());
  },
});

export const Dark = meta.story({ globals: { theme: 'dark' }, play: async () => void (await open()) });

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const sheet = await open();
    for (const button of sheet.getAllByRole('button')) await expect(button.offsetHeight).toBeGreaterThanOrEqual(44);
  },
});
