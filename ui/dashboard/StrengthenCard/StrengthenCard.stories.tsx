import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { StrengthenCard } from './StrengthenCard.tsx';

const activity = 'I tutor younger kids in Arabic at the community center on Sundays.';

const meta = preview.meta({
  component: StrengthenCard,
  args: { value: '', onChange: fn(), onSubmit: fn(), onCopy: fn(), limit: 150, result: null },
});

export const Empty = meta.story({});

export const Written = meta.story({
  args: { value: activity },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Strengthen' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
});

export const Busy = meta.story({ args: { value: activity, busy: true } });

export const Failed = meta.story({ args: { value: activity, error: 'Failed to run SmartFrame' } });

/** Where a language model failed, the built-in coach can be asked; the focus is where its answer is waited for. */
export const ModelFailed = meta.story({
  args: {
    value: activity,
    error: 'Failed to run SmartFrame. Many students are asking the language model right now.',
    onBuiltIn: fn(),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Use the built-in coach' }));
    await expect(args.onBuiltIn).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: 'Strengthen' })).toHaveFocus();
  },
});

const options = [
  'Teach Arabic literacy to 18 children ages 6 to 9; designed 120 picture cards now used in every Sunday classroom at the center.',
  'Tutor younger kids in Arabic at the community center on Sundays.',
  'Raised 18 early readers from letters to full sentences in 2 terms with a picture-card set I drew, tested, printed and gave to 4 more centers myself.',
];

export const Done = meta.story({
  args: {
    value: activity,
    result: { options, questions: [], wordedBy: "Laurel's built-in coach", caution: 'It adds no facts of its own.' },
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/^Worded by Laurel's built-in coach\. It adds no facts of its own\./)).toBeVisible();
    await userEvent.click(canvas.getAllByRole('button', { name: 'Copy' })[1]!);
    await expect(args.onCopy).toHaveBeenCalledWith(options[1]);
  },
});

/** A question is no line: there is nothing to copy. */
export const WithQuestions = meta.story({
  args: {
    value: activity,
    result: {
      options: options.slice(1, 2),
      questions: ['When did you start, and how many hours a week do you spend on it?', 'How many people do you teach?'],
      wordedBy: "Laurel's built-in coach",
      caution: 'It adds no facts of its own.',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'A better line could answer' })).toBeVisible();
    await expect(canvas.getByText('How many people do you teach?')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'Copy' })).toHaveLength(1);
  },
});

export const OnlyQuestions = meta.story({
  args: {
    value: activity,
    result: {
      options: [],
      questions: ['What happened because you suggested it?'],
      wordedBy: "Laurel's built-in coach",
      caution: 'It adds no facts of its own.',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Answer one of these first' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Copy' })).toBeNull();
  },
});
