import { useState } from 'react';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { georgiaTechMajor } from '../../../mocks/fixtures/supplementals.ts';
import preview from '../../../.storybook/preview.tsx';
import type { Deadline } from '../../deadlines/deadlines.ts';
import { closedToday, due } from '../../deadlines/story-parts.ts';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { SupplementalCard, type SupplementalCardProps } from './SupplementalCard.tsx';

const wordsOf = (text: string) => text.match(/\S+/g)?.length ?? 0;

function Stateful({ onResponseChange, onDueChange, ...args }: SupplementalCardProps) {
  const [response, setResponse] = useState(args.response);
  const [ownDue, setOwnDue] = useState(args.due);
  return (
    <SupplementalCard
      {...args}
      response={response}
      words={wordsOf(response)}
      due={ownDue}
      onDueChange={(next) => {
        setOwnDue(next === null ? null : due(next));
        onDueChange(next);
      }}
      onResponseChange={(next) => {
        setResponse(next);
        onResponseChange(next);
      }}
    />
  );
}

const meta = preview.meta({
  component: SupplementalCard,
  args: {
    title: 'Why this major, why here',
    prompt: 'Why do you want to study your chosen major specifically at Georgia Tech?',
    wordLimit: 300,
    status: 'editing' as const,
    due: null as Deadline | null,
    onDueChange: fn(),
    today: '2026-11-10',
    response: georgiaTechMajor.text,
    words: 0,
    onResponseChange: fn(),
    responseBox: { onBlur: fn() },
    editorHref: '#editor',
    onDelete: fn(),
  },
  render: (args) => <Stateful {...args} />,
  // Under the heading that it stands below on a page.
  decorators: [
    (Story) => (
      <>
        <h1>Georgia Institute of Technology</h1>
        <h2 style={{ fontSize: '1.5em', lineHeight: 'inherit' }}>Supplementals</h2>
        <Story />
      </>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    const region = canvas.getByRole('region', { name: 'Why this major, why here' });
    await expect(region).toHaveTextContent('Word limit 300');
    await expect(region).toHaveTextContent('Status Editing');
    await expect(region).toHaveTextContent('64 words');
    await expect(canvas.getByRole('link', { name: 'Open in Editor' })).toHaveAttribute('href', '#editor');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Response' }), ' More.');
    await expect(args.onResponseChange).toHaveBeenLastCalledWith(`${georgiaTechMajor.text} More.`);
    await expect(args.responseBox.onBlur).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    await expect(args.responseBox.onBlur).toHaveBeenCalledOnce();
    await expect(args.onDelete).toHaveBeenCalledOnce();
  },
});

export const Empty = meta.story({
  args: {
    title: 'Honors Program: a thing you changed your mind about',
    prompt: 'Tell us about a belief you held firmly and no longer hold. What moved you?',
    wordLimit: 250,
    status: 'drafting',
    response: '',
  },
});

export const OverLimit = meta.story({
  args: { wordLimit: 50 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Over limit by 14')).toBeVisible();
  },
});

export const NoLimit = meta.story({
  args: { wordLimit: null, prompt: '', status: 'final' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region')).toHaveTextContent('Word limit None');
  },
});

/** A deadline of its own, before the application's. */
export const DueTomorrow = meta.story({
  args: { due: due('2026-11-11') },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Mini-deadline')).toHaveValue('2026-11-11');
    await expect(canvas.getByText('Due tomorrow')).toBeVisible();
  },
});

export const DueIsSet = meta.story({
  play: async ({ canvas, args }) => {
    const due = canvas.getByLabelText('Mini-deadline');
    await expect(due).toHaveValue('');
    fireEvent.change(due, { target: { value: '2026-11-12' } });
    await expect(args.onDueChange).toHaveBeenLastCalledWith('2026-11-12');
    await expect(canvas.getByText('In 2 days')).toBeVisible();
    fireEvent.change(due, { target: { value: '' } });
    await expect(args.onDueChange).toHaveBeenLastCalledWith(null);
    await expect(canvas.queryByText('In 2 days')).toBeNull();
    // Half a date, or none, is said and changes nothing.
    await userEvent.click(due);
    await userEvent.keyboard('{ArrowRight}');
    fireEvent.change(due, { target: { value: '1999-01-02' } });
    await userEvent.tab();
    await expect(due).toHaveAccessibleDescription('Mini-deadline must be a valid date.');
    await expect(args.onDueChange).toHaveBeenCalledTimes(2);
  },
});

export const OtherTime = meta.story({
  args: { due: due('2026-11-11', '1:00 PM') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Due tomorrow, 1:00 PM')).toBeVisible();
  },
});

/** What the server may one day call it, this page does not know. */
export const UnknownStatus = meta.story({
  args: { status: 'waiting' as 'drafting' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region')).toHaveTextContent('Status Drafting');
  },
});

export const ClosedToday = meta.story({
  args: { due: closedToday },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Closed today at 9:00 AM')).toHaveAttribute('data-state', 'past');
  },
});

export const Overdue = meta.story({ args: { due: due('2026-11-08') } });

export const Failed = meta.story({
  args: {
    notice: (
      <Banner action={{ label: 'Try again', onAction: fn() }}>
        That did not save. Your words are kept on this device.
      </Banner>
    ),
  },
});

/** Three thousand words scroll in their own box. */
export const LongText = meta.story({
  args: {
    title: `Why ${'engineering'.repeat(26)}`,
    prompt: `${'Tell us about a belief you held firmly and no longer hold. '.repeat(8)} ${'unbroken'.repeat(30)}`,
    response: `${georgiaTechMajor.text}\n\n`.repeat(47),
    wordLimit: 12_345,
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox').offsetHeight).toBeLessThanOrEqual(480);
  },
});

export const RightToLeft = meta.story({
  args: {
    title: 'لماذا هنا',
    prompt: 'صف تحديا واجهته، وكيف أثر فيك.',
    response: 'كنت في السادسة عندما أصلحت أول آلة.',
  },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('textbox')).direction).toBe('rtl');
  },
});

export const Keyboard = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Response' })).toHaveFocus();
    await userEvent.tab();
    await expect(args.responseBox.onBlur).toHaveBeenCalledOnce();
    await expect(canvas.getByLabelText('Mini-deadline')).toHaveFocus();
    canvas.getByRole('button', { name: 'Delete' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDelete).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Open in Editor' })).toHaveFocus();
  },
});
