import { categoryNames } from '#contract/essays.ts';
import { countWords } from '#contract/words.ts';
import { essayScale, spread, weighCategory } from './categories.ts';
import { read, type Reading } from './grade.ts';
import type { GrammarSlip } from './grammar/rules.ts';

const SCALE = essayScale(null);

/**
 * How the score of an essay comes about, as plain text for people: its words, the score as the sum of its categories, every signal,
 * the guards that took something away, and every highlight. `slips` are those of grammar in the text.
 */
export function explainScore(text: string, prompt: string, slips: readonly GrammarSlip[]): string {
  const reading = read(text, prompt, slips, SCALE);
  return [
    `${countWords(text)} words`,
    `Score ${reading.score}`,
    table(
      ['category', 'rated', 'weight', 'points'],
      [
        ...categoryNames.map((name) => {
          const rated = reading.categories[name];
          return [name, `${rated}`, `${Math.round(100 * SCALE.weights[name])} %`, points(SCALE.weights[name] * rated)];
        }),
        [
          'sum',
          '',
          '',
          points(categoryNames.reduce((sum, name) => sum + SCALE.weights[name] * reading.categories[name], 0)),
        ],
      ],
    ),
    'Signals: what each adds to the raw value of its category, of 100. A curve makes the rating of the raw value, then guards take away.',
    signalsOf(reading),
    'Guards',
    guardsOf(reading, text),
    'Highlights',
    highlightsOf(reading, text),
  ].join('\n\n');
}

const points = (value: number): string => value.toFixed(1);
const figure = (value: number): string => `${Math.round(1000 * value) / 1000}`;

function signalsOf({ guarded: { remaining } }: Reading): string {
  const rows = categoryNames.flatMap((category) => {
    const { raw, signals, length } = weighCategory(remaining, category, SCALE);
    return [
      ...signals.map(({ signal, measured, range, adds, most }) => [
        category,
        signal.key,
        figure(measured),
        `${figure(range.low)} to ${figure(range.high)}`,
        signal.better,
        points(100 * adds),
        points(100 * most),
      ]),
      [
        category,
        'length',
        `${remaining.words.length}`,
        '',
        'more',
        points(100 * length.adds),
        points(100 * length.most),
      ],
      [category, `raw value, rated ${Math.round(100 * spread(raw))}`, '', '', '', points(100 * raw), '100.0'],
    ];
  });
  return table(['category', 'signal', 'measured', 'range', 'better', 'adds', 'of'], rows);
}

function guardsOf({ guarded: { remaining, losses, ceiling }, categories }: Reading, text: string): string {
  const takenOut = countWords(text) - countWords(remaining.prose);
  const lines = [
    ...(takenOut > 0
      ? [`${takenOut} words are left out: repeated or copied sentences, lists of words, unknown words`]
      : []),
    ...losses
      .filter(({ share }) => share > 0)
      .map(({ guard, share }) => `${points(100 * share)} % of every category: ${guard}`),
    ...(categoryNames.some((name) => categories[name] >= Math.round(ceiling)) && ceiling < 100
      ? [`no category above ${points(ceiling)}: the text is short`]
      : []),
  ];
  return lines.join('\n') || 'none took anything away';
}

function highlightsOf({ chosen, onWhole }: Reading, text: string): string {
  const lines = [
    ...chosen.map(({ kind, rule, start, end, says, next }) => {
      const role = kind === 'like' ? 'works' : 'needs work';
      return `${role}, ${rule}: “${text.slice(start, end).replace(/\s+/g, ' ')}”\n  ${says} ${next}`;
    }),
    ...onWhole.map(([says, next]) => `the whole essay\n  ${says} ${next}`),
  ];
  return lines.join('\n') || 'none';
}

/** Rows in columns that are as wide as their longest cell; columns of numbers are aligned to the right. */
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
