import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { OnboardingFrame } from './OnboardingFrame.tsx';

const meta = preview.meta({
  component: OnboardingFrame,
  args: {
    steps: ['Activities', 'Honors', 'Applications', 'Essays'],
    step: 0,
    onBack: fn(),
    onSkip: fn(),
    onNext: fn(),
    onSignOut: fn(),
    children: (
      <>
        <h1 tabIndex={-1}>What do you do outside class?</h1>
        <TextField label="Activity" />
      </>
    ),
  },
  parameters: { layout: 'fullscreen' },
});

/** The first step has nowhere to go back to. */
export const Default = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Step 1 of 4: Activities')).toBeVisible();
    await expect(canvas.getByText('Honors, Applications and Essays come next')).toBeVisible();
    await expect(canvas.getByRole('progressbar', { name: 'Onboarding' })).toHaveAttribute('aria-valuenow', '1');
    await expect(canvas.getByRole('button', { name: 'Back' })).toBeDisabled();
    await expect(canvas.queryByRole('link', { name: 'Dashboard' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(args.onNext).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Skip' }));
    await expect(args.onSkip).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Sign Out' }));
    await expect(args.onSignOut).toHaveBeenCalledOnce();
  },
});

export const Middle = meta.story({
  args: { step: 2 },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Step 3 of 4: Applications')).toBeVisible();
    await expect(canvas.getByText('Essays come next')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
});

export const Last = meta.story({
  args: { step: 3 },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByText(/come next/)).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Next' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Finish' }));
    await expect(args.onNext).toHaveBeenCalledOnce();
  },
});

/** While a step changes, its buttons do nothing. */
export const Busy = meta.story({
  args: { step: 1, busy: true },
  play: async ({ canvas, args }) => {
    for (const name of ['Back', 'Skip', 'Next']) await userEvent.click(canvas.getByRole('button', { name }));
    await expect(args.onBack).not.toHaveBeenCalled();
    await expect(args.onSkip).not.toHaveBeenCalled();
    await expect(args.onNext).not.toHaveBeenCalled();
  },
});

export const Finishing = meta.story({
  args: { step: 3, saving: true },
  play: async ({ canvas, args }) => {
    const finish = canvas.getByRole('button', { name: 'Finish' });
    await userEvent.click(finish);
    await expect(finish).toHaveAttribute('aria-busy', 'true');
    await expect(args.onNext).not.toHaveBeenCalled();
  },
});

/** While a preview is under way the student may go back or skip, but Next waits. */
export const NextWaits = meta.story({
  args: { step: 1, nextWaits: true },
  tags: ['no-picture'],
  play: async ({ canvas, args }) => {
    for (const name of ['Skip', 'Next']) await userEvent.click(canvas.getByRole('button', { name }));
    await expect(args.onSkip).toHaveBeenCalledOnce();
    await expect(args.onNext).not.toHaveBeenCalled();
  },
});

/** A double click is one press, so that no step is passed unread. */
export const DoubleClick = meta.story({
  args: { step: 1 },
  tags: ['no-picture'],
  play: async ({ canvas, args }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Skip' }));
    await expect(args.onSkip).toHaveBeenCalledOnce();
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Next' }));
    await expect(args.onNext).toHaveBeenCalledOnce();
  },
});

/** Who is through with it already may leave for the dashboard. */
export const MayLeave = meta.story({
  args: { dashboardHref: '#dashboard' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '#dashboard');
  },
});

export const SigningOut = meta.story({
  args: { signingOut: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Signing out...' }));
    await expect(args.onSignOut).not.toHaveBeenCalled();
  },
});

export const Keyboard = meta.story({
  args: { step: 1 },
  play: async ({ args }) => {
    for (const name of ['Laurel home', 'Sign Out', 'Activity', 'Back', 'Skip', 'Next']) {
      await userEvent.tab();
      await expect(document.activeElement).toHaveAccessibleName(name);
    }
    await userEvent.keyboard('{Enter}');
    await expect(args.onNext).toHaveBeenCalledOnce();
  },
});

export const LongText = meta.story({
  args: { children: <h1>{'unbroken'.repeat(38)}</h1> },
  globals: { viewport: { value: 'phone' } },
});

export const Phone = meta.story({
  args: { step: 1, dashboardHref: '#dashboard' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Dashboard' }).offsetHeight).toBeGreaterThanOrEqual(44);
    for (const button of canvas.getAllByRole('button')) await expect(button.offsetHeight).toBeGreaterThanOrEqual(44);
  },
});
