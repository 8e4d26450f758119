import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import type { CollegeQuestion } from './college-prompts.ts';
import { CollegePrompts, type CollegePromptsProps } from './CollegePrompts.tsx';

const question = (id: string, text: string, part: Partial<CollegeQuestion> = {}): CollegeQuestion => ({
  id,
  text,
  limit: { unit: 'words', min: 150, max: 250 },
  need: 'required',
  group: null,
  appliesTo: null,
  added: false,
  ...part,
});

const brown = [
  question(
    'brown-1',
    'Brown’s Open Curriculum allows students to explore broadly while also diving deeply. Tell us about any academic interests that excite you.',
  ),
  question('brown-2', 'Tell us about a place or community you call home. How has it shaped your perspective?'),
  question('brown-3', 'Tell us about something that brings you joy.', { limit: { unit: 'words', min: 100, max: 150 } }),
  question('brown-4', 'What three words best describe you?', { limit: { unit: 'words', min: 3, max: 3 } }),
  question('brown-5', 'Why do you want to become a physician?', { need: 'conditional', appliesTo: 'PLME' }),
  question('brown-6', 'How will the program serve your future practice?', { need: 'conditional', appliesTo: 'PLME' }),
  question('brown-7', 'What would you make at both schools?', {
    need: 'conditional',
    appliesTo: 'Brown-RISD Dual Degree',
  }),
];

const source = {
  name: 'Brown University, its own page',
  url: 'https://admission.brown.edu/ask/essay-questions',
  checkedOn: '2026-11-22',
  cycle: '2026-27',
};

const meta = preview.meta({
  component: CollegePrompts,
  args: {
    name: 'Brown',
    status: 'published' as CollegePromptsProps['status'],
    note: null,
    source,
    prompts: brown,
    adding: new Set<string>(),
    onAdd: fn(),
  },
});

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    const region = within(canvas.getByRole('region', { name: 'Questions of this season' }));
    await expect(region.getByText('Brown asks for four:')).toBeVisible();
    await expect(region.getByText('100 to 150 words')).toBeVisible();
    await expect(region.getByText(/, checked November 22, 2026$/)).toBeVisible();
    await userEvent.click(region.getByRole('button', { name: 'Add them' }));
    await expect(args.onAdd).toHaveBeenCalledWith(['brown-1', 'brown-2', 'brown-3', 'brown-4']);
    await userEvent.click(region.getByRole('button', { name: 'Add: What three words best describe you?' }));
    await expect(args.onAdd).toHaveBeenLastCalledWith(['brown-4']);
  },
});

/** Whom a question concerns is said before it is opened. */
export const OnlyForSome = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText('Only for PLME: two questions'));
    await userEvent.click(canvas.getByRole('button', { name: 'Add both' }));
    await expect(args.onAdd).toHaveBeenCalledWith(['brown-5', 'brown-6']);
  },
});

const choice = (id: string, text: string, part?: Partial<CollegeQuestion>) =>
  question(id, text, {
    need: 'choice',
    group: { key: 'essay', choose: 2 },
    limit: { unit: 'words', min: null, max: 350 },
    ...part,
  });
const uc = [
  choice('uc-1', 'Describe an example of your leadership experience.'),
  choice('uc-2', 'Every person has a creative side. Describe how you express yours.'),
  choice('uc-3', 'What would you say is your greatest talent or skill?'),
  choice('uc-4', 'What have you done to make your school or your community a better place?'),
];

/** The student picks as many as are asked for; one more takes the place of the first. */
export const Choose = meta.story({
  args: { name: 'UC Berkeley', prompts: uc, note: 'One application for nine campuses, the same answers for each.' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('UC Berkeley asks for two. Choose two of them below:')).toBeVisible();
    const add = canvas.getByRole('button', { name: 'Add them' });
    await userEvent.click(add);
    await expect(args.onAdd).not.toHaveBeenCalled();
    for (const box of canvas.getAllByRole('checkbox').slice(0, 3)) await userEvent.click(box);
    await expect(canvas.getAllByRole('checkbox').map((box) => (box as HTMLInputElement).checked)).toEqual([
      false,
      true,
      true,
      false,
    ]);
    await userEvent.click(add);
    await expect(args.onAdd).toHaveBeenCalledWith(['uc-2', 'uc-3']);
  },
});

export const RequiredAndChosen = meta.story({
  args: { name: 'Yale', prompts: [...brown.slice(0, 3), ...uc] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add the other three' }));
    await expect(args.onAdd).toHaveBeenCalledWith(['brown-1', 'brown-2', 'brown-3']);
  },
});

/** The one button after the other gives the focus on. */
function Adding(props: CollegePromptsProps) {
  const [added, setAdded] = useState<readonly string[]>([]);
  return (
    <CollegePrompts
      {...props}
      prompts={props.prompts.map((prompt) => ({ ...prompt, added: added.includes(prompt.id) }))}
      says={added.length > 0 ? 'Added.' : ''}
      onAdd={(ids) => setAdded([...added, ...ids])}
    />
  );
}

export const Keyboard = meta.story({
  tags: ['no-picture'],
  render: (args) => <Adding {...args} />,
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: /^Add: Brown’s Open Curriculum/ }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: /^Add: Tell us about a place/ })).toHaveFocus();
    await expect(canvas.getByText('Brown asks for four, and three are not in your list yet:')).toBeVisible();
    canvas.getByRole('button', { name: 'Add them' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('All four that everybody answers are in your list')).toBeVisible();
    await expect(document.activeElement).not.toBe(document.body);
  },
});

export const AllAdded = meta.story({ args: { prompts: brown.map((prompt) => ({ ...prompt, added: true })) } });

export const Busy = meta.story({
  args: { adding: new Set(['brown-1', 'brown-2', 'brown-3', 'brown-4']) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: 'Adding…' })[0]!);
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
});

const retry = fn();
export const NotAdded = meta.story({
  args: { unsaved: { says: 'That did not save. Try again.', onRetry: retry } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
});

export const ProgramOnly = meta.story({
  args: {
    status: 'program-only',
    name: 'Ohio State',
    prompts: brown.slice(4),
    note: 'Honors and Morrill Scholars ask for more.',
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Ohio State has no question for everybody. Some programs ask their own.'),
    ).toBeVisible();
  },
});

export const NoSupplement = meta.story({
  args: { status: 'no-supplement', name: 'Oberlin', prompts: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Oberlin lists no supplement for 2026–27.')).toBeVisible();
  },
});

export const Carried = meta.story({
  args: { status: 'carried', note: 'Wording carried over from 2025-26 by the source.' },
});

export const LastCycle = meta.story({
  args: { status: 'last-cycle', source: { ...source, cycle: '2025-26' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^The questions of this season are not known. These are of 2025–26/)).toBeVisible();
  },
});

export const Unknown = meta.story({
  args: {
    status: 'unknown',
    name: 'Kalmar',
    prompts: [],
    source: { name: 'Kalmar, its own page', url: 'https://kalmar.example', checkedOn: null, cycle: null },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'See the page of Kalmar' })).toHaveAttribute(
      'href',
      'https://kalmar.example',
    );
  },
});

export const UnknownWithoutPage = meta.story({
  tags: ['no-picture'],
  args: { status: 'unknown', prompts: [], source: null },
});

export const LongText = meta.story({
  args: {
    name: 'Unbroken'.repeat(20),
    note: 'Unbroken'.repeat(60),
    prompts: [
      question('long', 'Unbroken'.repeat(60)),
      question('optional', 'Anything else?', { need: 'optional', limit: { unit: 'characters', min: null, max: 500 } }),
      question('program', 'Why?', {
        need: 'conditional',
        appliesTo: 'Unbroken'.repeat(20),
        limit: { unit: 'unknown', min: null, max: null },
      }),
    ],
  },
});

export const Dark = meta.story({ globals: { theme: 'dark' } });

export const Phone = meta.story({
  args: { name: 'UC Berkeley', prompts: [...uc, ...brown.slice(4)] },
  globals: { viewport: { value: 'phone' } },
});
