import type { Essay, Sentence } from '../text.ts';
import { FUNCTION_WORDS, OPENING_WORDS, setOf, list } from '../words.ts';
import { evidenceIn, mostTelling } from './evidence.ts';
import { findOf, needsWork, type Find, type Rule } from './rule.ts';

const repeatedSentence = needsWork('repeatedSentence', (_, whole) => {
  const seen = new Set<string>();
  return whole.sentences.flatMap((sentence) => {
    const said = sentence.words.map((word) => word.key).join(' ');
    const again = sentence.words.length >= 4 && seen.has(said);
    seen.add(said);
    return again ? [findOf(whole, sentence.words, 86)] : [];
  });
});

const WINDOW = 60;
const OFTEN = 5;

/** The same content word five times or more within sixty words: its last occurrence there is marked. */
const repeatedWord = needsWork('repeatedWord', (essay) => {
  const places = new Map<string, number[]>();
  essay.words.forEach((word, at) => {
    if (word.content && word.known && !FUNCTION_WORDS.has(word.stem))
      places.set(word.stem, [...(places.get(word.stem) ?? []).slice(-40), at]);
  });
  return [...places.values()].flatMap((at) => {
    for (let last = at.length - 1; last >= OFTEN - 1; last--) {
      const within = at.filter((place) => place <= (at[last] ?? 0) && place > (at[last] ?? 0) - WINDOW).length;
      const word = essay.words[at[last] ?? 0];
      if (within >= OFTEN && word) return [findOf(essay, [word], 46 + 3 * within, String(within))];
    }
    return [];
  });
});

const ROW = 3;
const LONG_ROW = 5;
/** Second words after which a third sentence of the kind is heard as monotony. */
const PLAIN_SECONDS = list('PLAIN_SECONDS');
const SHORTEST_IN_ROW = 6;

/** Sentences in a row, in one paragraph, that start with the same word. The first two words the same, or a run of short ones, is a figure. */
function rowsOf(essay: Essay): Sentence[][] {
  const rows: Sentence[][] = [];
  let row: Sentence[] = [];
  for (const sentence of essay.sentences) {
    const last = row.at(-1);
    if (!last || last.paragraph !== sentence.paragraph || opener(last) !== opener(sentence)) {
      rows.push(row);
      row = [];
    }
    row.push(sentence);
  }
  return [...rows, row].filter(
    (row) =>
      row.length >= ROW &&
      (row.length >= LONG_ROW || row.every(({ words }) => PLAIN_SECONDS.has(words[1]?.key ?? ''))) &&
      row.every(({ words, text }) => words.length >= SHORTEST_IN_ROW && !text.includes('"')) &&
      new Set(row.map(({ words }) => words[1]?.key)).size >= ROW - 1,
  );
}

const opener = ({ words }: Sentence): string => words[0]?.raw.toLowerCase() ?? '';

const repeatedOpening = needsWork('repeatedOpening', (essay) =>
  rowsOf(essay).flatMap((row) => {
    const third = row[ROW - 1];
    if (!third) return [];
    const [thing] = mostTelling(essay, evidenceIn(third.words.slice(2)).shown, 1);
    return [findOf(essay, third.words.slice(0, 2), 38 + 4 * row.length, thing ? `“${thing}”` : '')];
  }),
);

const LONG_PARAGRAPH = 170;

/** In a paragraph that runs long while others do not: the sentence near its middle that moves on in time. */
const longParagraph = needsWork('longParagraph', (essay) => {
  const paragraphs = paragraphsOf(essay);
  return paragraphs.flatMap((sentences): Find[] => {
    const words = lengthOf(sentences);
    if (paragraphs.length < 2 || words < LONG_PARAGRAPH) return [];
    let before = 0;
    const [best] = sentences
      .map((sentence) => {
        const place = { sentence, before };
        before += sentence.words.length;
        return place;
      })
      .filter(({ sentence, before }) => movesOn(sentence) && before > words / 4 && before < (3 * words) / 4)
      .sort((a, b) => Math.abs(a.before - words / 2) - Math.abs(b.before - words / 2));
    return best ? [findOf(essay, best.sentence.words.slice(0, 4), 46, String(best.before))] : [];
  });
});

const lengthOf = (sentences: Sentence[]): number => sentences.reduce((sum, { words }) => sum + words.length, 0);

function paragraphsOf({ sentences }: Essay): Sentence[][] {
  const paragraphs: Sentence[][] = [];
  for (const sentence of sentences) (paragraphs[sentence.paragraph] ??= []).push(sentence);
  return paragraphs.filter((paragraph) => paragraph !== undefined);
}

const MOVES_ON = setOf('one now today last by that finally eventually afterward');
const movesOn = ({ words: [first, second], text }: Sentence): boolean =>
  text[0] !== '"' &&
  ((OPENING_WORDS.has(first?.key ?? '') && !['this', 'it'].includes(second?.key ?? '')) ||
    (MOVES_ON.has(first?.key ?? '') &&
      /^(?:day|night|time|week|month|year|summer|morning|afternoon)s?$/.test(second?.key ?? '')));

export const STRUCTURE: readonly Rule[] = [repeatedSentence, repeatedWord, repeatedOpening, longParagraph];
