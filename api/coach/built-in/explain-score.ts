import { CATEGORY_WEIGHTS } from '#contract/category-weights.ts';
import { categoryNames } from '#contract/essays.ts';
import { countWords } from '#contract/words.ts';
import type { EssayToGrade } from '../coach.ts';
import type { GrammarSlip } from './grammar/rules.ts';
import { judge, type Judgement } from './grade.ts';
import type { Worded } from './marks/choose.ts';
import { weighCategory } from './scoring/categories.ts';

/**
 * How the score of an essay comes about, as plain text for people: its words and kind, the score as the sum of its categories, every
 * signal, what the gates and guards took, what each sentence does, and every mark. `slips` are those of grammar in the text.
 */
export function explainScore(essay: EssayToGrade, slips: readonly GrammarSlip[]): string {
  const judgement = judge(essay, slips);
  return [
    `${countWords(essay.text)} words, read as ${judgement.context.kind}`,
    `Score ${judgement.score}`,
    categoriesOf(judgement),
    'Gates and guards',
    takenBy(judgement, essay.text),
    'Signals: each is 0 to 1 and adds so many points to its category',
    signalsOf(judgement),
    'Sentences: what each does, how generic it is (0 to 1), what one can point at in it, and how far it is a thought (0 to 1)',
    sentencesOf(judgement),
    'Marks',
    [...judgement.good, ...judgement.work].map((mark) => markOf(mark, essay.text)).join('\n') || 'none',
  ].join('\n\n');
}

const points = (value: number): string => value.toFixed(1);

const categoriesOf = ({ categories }: Judgement): string =>
  table(
    ['category', 'rated', 'weight', 'points'],
    [
      ...categoryNames.map((name) => [
        name,
        `${categories[name]}`,
        `${Math.round(100 * CATEGORY_WEIGHTS[name])} %`,
        points(CATEGORY_WEIGHTS[name] * categories[name]),
      ]),
      ['sum', '', '', points(categoryNames.reduce((sum, name) => sum + CATEGORY_WEIGHTS[name] * categories[name], 0))],
    ],
  );

function takenBy({ gates, guarded: { remaining, losses, ceiling } }: Judgement, text: string): string {
  const takenOut = countWords(text) - countWords(remaining.prose);
  const lines = [
    ...gates.map(({ says, most, loss }) =>
      loss > 0 ? `${points(loss)} points: ${says}` : `${points(most)} at most: ${says}`,
    ),
    ...(takenOut > 0
      ? [`${takenOut} words are left out: repeated or copied sentences, lists of words, unknown words`]
      : []),
    ...losses
      .filter(({ share }) => share > 0)
      .map(({ guard, share }) => `${points(100 * share)} % of every category: ${guard}`),
    ...(ceiling < 100 ? [`${points(ceiling)} at most: the text is short`] : []),
  ];
  return lines.join('\n') || 'none took anything away';
}

const signalsOf = ({ reading, context }: Judgement): string =>
  table(
    ['category', 'signal', 'value', 'adds'],
    categoryNames.flatMap((category) => {
      const { rated, lowest, signals } = weighCategory(reading, context.kind, category);
      return [
        [category, 'from', '', points(lowest)],
        ...signals.map(({ signal, value, adds }) => [category, signal.key, value.toFixed(2), points(adds)]),
        [category, 'sum', '', points(rated)],
      ];
    }),
  );

const sentencesOf = ({ reading }: Judgement): string =>
  table(
    ['role', 'generic', 'seen', 'thought', 'sentence'],
    reading.sentences.map(({ role, generic, anchors, thought, text }) => [
      role,
      generic.toFixed(2),
      anchors.toFixed(1),
      thought.toFixed(1),
      text.replace(/\s+/g, ' '),
    ]),
  );

const markOf = ({ kind, key, start, end, why }: Worded, text: string): string => {
  const place = start === null || end === null ? 'the whole essay' : `“${text.slice(start, end).replace(/\s+/g, ' ')}”`;
  return `${kind === 'good' ? 'works' : 'needs work'}, ${key}: ${place}\n  ${why}`;
};

/** Rows in columns that are as wide as their longest cell, but for the last; columns of numbers are aligned to the right. */
function table(head: string[], rows: string[][]): string {
  const all = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  const isNumber = head.map((_, column) => rows.every((row) => /^(?:[-\d.]+(?: %)?)?$/.test(row[column] ?? '')));
  return all
    .map((row) =>
      row
        .map((cell, column) =>
          isNumber[column] ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
