import type { ChatSource } from '#contract/ai.ts';
import { PARTS_APART } from '#contract/chat-parts.ts';
import { applicationPath, paths } from '#contract/paths.ts';
import { countWords } from '#contract/words.ts';

/** A part of an answer from one source, each piece Markdown: what is so, the items that show it, what else to know, and the one step to take now. */
export interface Reply {
  says: string[];
  list?: string[];
  /** True where the order of the list counts. */
  ordered?: boolean;
  also?: string[];
  next?: string;
  /** Left out where it is the student's own rows that the intent is about. */
  source?: ChatSource;
}

/** A part whose source is known. */
export type Sourced = Reply & { source: ChatSource };

/** The message, and the source of each of its parts. */
export interface Told {
  message: string;
  sources: ChatSource[];
}

const MOST_WORDS = 180;
const MOST_LINES = 20;
/** The most lines of a list that stands beside another answer. */
const FEW_LINES = 4;

/**
 * The answers to one message as Markdown. One alone has at most about 180 words: where it is longer, its lists end early and say how
 * much is left out. Of several each is short, no sentence stands twice, and only the last one has its step.
 */
export function tell(answers: Sourced[][]): Told {
  const [only = [], ...others] = answers;
  if (others.length === 0) return joined(fitted(only));
  const told = new Set<string>();
  return joined(
    answers.flatMap((parts, at) =>
      fitted(
        parts.map((part) => {
          const { source, says, list = [], ordered, next } = part;
          const news = says.filter((sentence) => !told.has(sentence));
          for (const sentence of says) told.add(sentence);
          const more = list.length - FEW_LINES;
          const cut = more > 0 ? [...list.slice(0, FEW_LINES), `and ${moreOf(list.slice(FEW_LINES))}`] : list;
          return { source, says: news, list: cut, ordered, next: at === answers.length - 1 ? next : '' };
        }),
      ),
    ),
  );
}

interface Text {
  text: string;
  source: ChatSource;
}

/** What is to be done in an order is told down to here, however long the answer is: the third thing may be for today as well. */
const FEWEST_IN_ORDER = 3;

function fitted(parts: Sourced[]): Text[] {
  const longest = Math.max(0, ...parts.map(({ list = [] }) => list.length));
  const shownAt = (shown: number) => parts.map((part) => ({ text: markdownOf(part, shown), source: part.source }));
  for (let shown = Math.min(MOST_LINES, longest); shown > 1; shown--) {
    const texts = shownAt(shown);
    if (countWords(texts.map(({ text }) => text).join(' ')) <= MOST_WORDS) return texts;
  }
  return shownAt(1);
}

/** Parts of one source, one after the other, are one part. */
function joined(texts: Text[]): Told {
  const parts: Text[] = [];
  for (const { text, source } of texts) {
    const last = parts.at(-1);
    if (text === '') continue;
    if (last && isSame(last.source, source)) last.text += `\n\n${text}`;
    else parts.push({ text, source });
  }
  return { message: parts.map(({ text }) => text).join(PARTS_APART), sources: parts.map(({ source }) => source) };
}

const isSame = (one: ChatSource, other: ChatSource): boolean => JSON.stringify(one) === JSON.stringify(other);

/** A line of the plan tells its minutes behind its link, and is neither a college nor an essay but something to do. */
const beginsWithLinkTo = (path: string) => new RegExp(String.raw`^(?:\d+\. )?\[[^\]]*\]\(${path}[^)]*\)(?!, about \d)`);

/** What the lines of a list are about, by the page that each begins with a link to. */
const KINDS: readonly (readonly [line: RegExp, one: string, many: string])[] = [
  [beginsWithLinkTo(paths.workspace), 'essay', 'essays'],
  [beginsWithLinkTo(applicationPath('')), 'college', 'colleges'],
  [/\), about \d/, 'thing', 'things'],
];

/** "2 more essays", "3 more of these". */
function moreOf(left: readonly string[]): string {
  const [, one, many] = KINDS.find(([line]) => left.every((text) => line.test(text))) ?? [];
  return one && many ? `${left.length} more ${left.length === 1 ? one : many}` : `${left.length} more of these`;
}

function markdownOf({ says, list = [], ordered, also = [], next = '' }: Reply, most: number): string {
  const shown = ordered ? Math.max(most, FEWEST_IN_ORDER) : most;
  const lines = list.slice(0, shown).map((line, at) => `${ordered ? `${at + 1}.` : '-'} ${line}`);
  const more = shown < list.length ? `And ${moreOf(list.slice(shown))}.` : '';
  return [...says, lines.join('\n'), more, ...also, next].filter((part) => part !== '').join('\n\n');
}
