import { useEffect, useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { SmartFrameDialog, type SmartFrameDialogProps } from './SmartFrameDialog.tsx';

const options = [
  'Teach Arabic literacy to 18 children ages 6 to 9; designed 120 picture cards now used in every Sunday classroom at the center.',
  'Raised 18 early readers from letters to full sentences in 2 terms with a picture-card set I drew, tested and printed myself.',
  'Built a 120-card Arabic reading kit, taught 18 beginners weekly, and trained 3 older students to run the lesson without me.',
];

function Arriving(args: SmartFrameDialogProps) {
  const [busy, setBusy] = useState(true);
  useEffect(() => {
    const timer = setTimeout(setBusy, 300, false);
    return () => clearTimeout(timer);
  }, []);
  return <SmartFrameDialog {...args} busy={busy} />;
}

const meta = preview.meta({
  component: SmartFrameDialog,
  args: {
    open: true,
    onOpenChange: fn(),
    activity: 'Arabic tutor',
    options,
    questions: [] as string[],
    busy: false,
    suggestedBy: "Laurel's built-in coach",
    caution: 'It adds no facts of its own.',
    onUse: fn(),
    onCopy: fn(),
    onTryAgain: fn(),
  },
});

const dialog = async () => within(await screen.findByRole('dialog', { name: 'SmartFrame suggestions' }));

/** Equals: none is the primary one. */
export const Default = meta.story({
  play: async ({ args }) => {
    const view = await dialog();
    await expect(view.getByText('126 / 150')).toBeVisible();
    await expect(view.getByText(/Suggested by Laurel's built-in coach\. It adds no facts of its own\.$/)).toBeVisible();
    await expect(
      view.getByText('Arabic tutor. Check every number before you use a line; they have to be true.'),
    ).toBeVisible();
    await userEvent.click(view.getAllByRole('button', { name: 'Use this' })[1]!);
    await expect(args.onUse).toHaveBeenCalledWith(options[1]);
    await userEvent.click(view.getAllByRole('button', { name: 'Copy' })[2]!);
    await expect(args.onCopy).toHaveBeenCalledWith(options[2]);
    await userEvent.click(view.getByRole('button', { name: 'Try again' }));
    await expect(args.onTryAgain).toHaveBeenCalledOnce();
    await userEvent.click(view.getByRole('button', { name: 'Cancel' }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
});

/** What arrives takes the focus; from there Tab leads to the first wording. */
export const Keyboard = meta.story({
  render: (args) => <Arriving {...args} />,
  play: async ({ args }) => {
    const view = await dialog();
    await view.findAllByRole('button', { name: 'Use this' });
    await userEvent.tab();
    await expect(view.getAllByRole('button', { name: 'Use this' })[0]).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onUse).toHaveBeenCalledWith(options[0]);
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
});

export const Busy = meta.story({
  args: { busy: true, options: [], suggestedBy: undefined },
  play: async ({ args }) => {
    const view = await dialog();
    await expect(view.queryByRole('button', { name: 'Use this' })).toBeNull();
    await userEvent.click(view.getByRole('button', { name: 'Try again' }));
    await expect(args.onTryAgain).not.toHaveBeenCalled();
  },
});

export const Failed = meta.story({
  args: { options: [], error: 'Failed to run SmartFrame', suggestedBy: undefined },
  play: async () => {
    await expect((await dialog()).getByRole('alert')).toHaveTextContent('Failed to run SmartFrame');
  },
});

/** The way to another try stands below already. */
export const ModelFailed = meta.story({
  args: {
    options: [],
    error: 'Failed to run SmartFrame. The language model took too long.',
    suggestedBy: undefined,
    onBuiltIn: fn(),
  },
  play: async ({ args }) => {
    const view = await dialog();
    await userEvent.click(view.getByRole('button', { name: 'Use the built-in coach' }));
    await expect(args.onBuiltIn).toHaveBeenCalledOnce();
    await userEvent.click(view.getByRole('button', { name: 'Try again' }));
    await expect(args.onTryAgain).toHaveBeenCalledOnce();
  },
});

/** Only the built-in coach can help then. */
export const UsedUp = meta.story({
  args: {
    options: [],
    error:
      'Failed to run SmartFrame. Your share of the language model is used up for today. It is renewed within a day.',
    suggestedBy: undefined,
    onBuiltIn: fn(),
    usedUp: true,
  },
  play: async () => {
    const view = await dialog();
    await expect(view.getByRole('button', { name: 'Use the built-in coach' })).toBeVisible();
    await expect(view.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
});

export const ByLanguageModel = meta.story({
  args: {
    suggestedBy: 'meta-llama/Llama-4-Maverick-17B-128E-Instruct',
    caution:
      'Laurel looks for numbers and names that you did not give, and can miss some. Check everything before you use it.',
  },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await dialog();
  },
});

/** A question is no line: there is nothing to use. */
export const WithQuestions = meta.story({
  args: {
    options: ['Arabic tutor, Islamic Center Sunday School'],
    questions: [
      'How many students do you teach, and how often do you meet?',
      'What can your students do now that they could not do before?',
    ],
  },
  play: async () => {
    const view = await dialog();
    await expect(view.getAllByRole('button', { name: 'Use this' })).toHaveLength(1);
    await expect(view.getByRole('heading', { name: 'A better line could answer' })).toBeVisible();
  },
});

export const OnlyQuestions = meta.story({
  args: {
    activity: '',
    options: [],
    questions: ['For this activity: how many hours a week, and how many weeks a year?'],
  },
  play: async () => {
    await expect((await dialog()).queryByRole('button', { name: 'Use this' })).toBeNull();
  },
});

export const NoOthers = meta.story({
  args: { note: 'These are all wordings of it. Tell more in Impact for others.' },
});

export const LongText = meta.story({
  args: { activity: 'Volunteering'.repeat(16), options: ['repair'.repeat(25), ...options] },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await dialog();
  },
});
