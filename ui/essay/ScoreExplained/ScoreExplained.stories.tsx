import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { inLargeText } from '../../../.storybook/large-text.ts';
import preview from '../../../.storybook/preview.tsx';
import { CATEGORY_MEANINGS } from '../../../api/contract/category-meanings.ts';
import { ScoreNote } from '../ScoreNote/ScoreNote.tsx';
import { ScoreExplained, type ScoreExplainedProps } from './ScoreExplained.tsx';

function Opener(args: ScoreExplainedProps) {
  const [open, setOpen] = useState(args.open);
  const change = (next: boolean) => {
    setOpen(next);
    args.onOpenChange(next);
  };
  return (
    <>
      <ScoreNote onExplain={() => change(true)}>Scored by Laurel’s built-in coach.</ScoreNote>
      <ScoreExplained {...args} open={open} onOpenChange={change} />
    </>
  );
}

const result = {
  score: 71,
  categories: { content: 74, structure: 69, voice: 77, clarity: 80, specificity: 65, reflection: 54 },
};

const meta = preview.meta({
  component: ScoreExplained,
  args: {
    open: true,
    onOpenChange: fn(),
    of: 'essay' as ScoreExplainedProps['of'],
    weights: { content: 0.2, structure: 0.15, voice: 0.15, clarity: 0.2, specificity: 0.2, reflection: 0.1 },
    meanings: CATEGORY_MEANINGS,
    result: result as ScoreExplainedProps['result'],
  },
  render: (args) => <Opener {...args} />,
});

const opener = () => screen.getByRole('button', { name: 'How this score is made' });
const dialog = async () => within(await screen.findByRole('dialog', { name: 'How this score is made' }));

/** What stands in each row of the table, the lines on what is looked at left out. */
async function figures() {
  const rows = within((await dialog()).getByRole('table', { name: /^What is looked at in each category/ }));
  const cells = (row: HTMLElement) => [...row.children].map(({ textContent }) => textContent).join(' | ');
  return rows
    .getAllByRole('row')
    .filter((row) => row.children.length > 1)
    .map(cells);
}

/** The points add up to the score that the student has. */
export const Default = meta.story({
  play: async () => {
    await expect(await figures()).toEqual([
      'Category | Weight | Score | Points',
      'Content | 20% | 7.4 | 14.80',
      'Structure | 15% | 6.9 | 10.35',
      'Voice | 15% | 7.7 | 11.55',
      'Clarity | 20% | 8.0 | 16.00',
      'Specificity | 20% | 6.5 | 13.00',
      'Reflection | 10% | 5.4 | 5.40',
      'Together | 71.10, rounded to 71 of 100',
    ]);
    const said = await dialog();
    await expect(said.getByRole('heading', { name: 'What it can’t judge' })).toBeInTheDocument();
    await expect(said.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Whether what you tell is true, or your own',
      'Taste: whether it is funny, moving or beautiful',
      'Whether it is the right story to tell',
      'What a college will decide: a score is not a chance of admission',
    ]);
    await expect(said.getByText(/Take a difference of a few points as none/)).toBeInTheDocument();
  },
});

/** Something holds the score down, so that it is less than the sum. */
export const HeldDown = meta.story({
  args: { result: { ...result, score: 60 } },
  play: async () => {
    await expect(await figures()).toContain('Together | 71.10, held down to 60 of 100');
    const said = await dialog();
    await expect(said.getByText(/Another college’s name holds it at 60/)).toBeInTheDocument();
  },
});

/** The same sum, of what a language model has rated, and other words on what that is worth. */
export const ByLanguageModel = meta.story({
  args: { model: 'meta-llama/Llama-4-Maverick-17B-128E-Instruct' },
  play: async () => {
    const said = await dialog();
    await expect(said.getByText('meta-llama/Llama-4-Maverick-17B-128E-Instruct')).toBeVisible();
    await expect(said.getByText(/and takes both out where it finds them/)).toBeVisible();
    await expect(await figures()).toContain('Together | 71.10, rounded to 71 of 100');
    for (const truth of [
      /Under 50 words there is too little to judge, and the score is 20 at most/,
      /A remark whose words are not found stands in the list without a mark/,
      /We have not measured this coach against people/,
    ])
      await expect(said.getByText(truth)).toBeInTheDocument();
    for (const untrue of [/gives the same score/, /no language model/, /seven of ten/, /goes nowhere else/])
      await expect(said.queryByText(untrue)).toBeNull();
  },
});

export const OpeningByLanguageModel = meta.story({
  args: {
    of: 'opening',
    model: 'gpt-5-mini',
    weights: { content: 0, structure: 0.15, voice: 0.3, clarity: 0.25, specificity: 0.3, reflection: 0 },
    result: undefined,
  },
  play: async () => {
    const said = await dialog();
    await expect(said.getByText(/rates four categories/)).toHaveTextContent(/Laurel does not store it\.$/);
    await expect(said.queryByText(/Its remarks/)).toBeNull();
    await expect(await figures()).toHaveLength(5);
  },
});

export const ByLanguageModelPhone = meta.story({
  args: { model: 'meta-llama/Llama-4-Maverick-17B-128E-Instruct' },
  globals: { viewport: { value: 'phone' } },
  play: () => fits(),
});

/** Without a result, and without the categories that count nothing. */
export const Opening = meta.story({
  args: {
    of: 'opening',
    weights: { content: 0, structure: 0.15, voice: 0.3, clarity: 0.25, specificity: 0.3, reflection: 0 },
    result: undefined,
  },
  play: async () => {
    await expect(await figures()).toEqual([
      'Category | Weight',
      'Structure | 15%',
      'Voice | 30%',
      'Clarity | 25%',
      'Specificity | 30%',
    ]);
    await expect((await dialog()).getByText(/Content and reflection are left out/)).toBeVisible();
  },
});

/** It is read by arrow keys, stays within the window with its head in sight, and gives the focus back. */
export const Keyboard = meta.story({
  args: { open: false },
  play: async ({ args }) => {
    await userEvent.tab();
    await expect(opener()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const text = (await dialog()).getByRole('region', { name: 'Explanation' });
    await waitFor(() => expect(text).toHaveFocus());
    await expect(screen.getByRole('dialog').getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
    await expect(await figures()).toContain('Reflection | 10% | 5.4 | 5.40');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await waitFor(() => expect(opener()).toHaveFocus());
  },
});

export const Dark = meta.story({ globals: { theme: 'dark' } });

const fits = async () => {
  const text = (await dialog()).getByRole('region', { name: 'Explanation' });
  await expect(text.scrollWidth).toBeLessThanOrEqual(text.clientWidth);
  await expect(screen.getByRole('button', { name: 'Close' })).toBeVisible();
  const { top, bottom } = screen.getByRole('dialog').getBoundingClientRect();
  await expect(top).toBeGreaterThanOrEqual(0);
  await expect(bottom).toBeLessThanOrEqual(innerHeight);
};

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } }, play: fits });

export const LargeText = meta.story({
  globals: { viewport: { value: 'phone' } },
  beforeEach: inLargeText,
  play: fits,
});
