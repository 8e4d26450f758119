import { inFigures } from '#contract/in-words.ts';
import type { ContextEssay } from '#contract/ai.ts';
import { essayLink, isEmpty, isSent, lengthText, ofEarlierDraft } from '../essays.ts';
import { listed, pages, sentenceOf } from '../markdown.ts';
import { stepFor } from '../tasks.ts';
import { recordAbout, type Question } from '../question.ts';
import type { Reply } from '../reply.ts';
import { FEWEST_WORDS, furthestApart, MEASURES, voicesOf, type Pair, type Voice } from '../voices.ts';

/** Two essays are close in a measure up to this share of its span; by judgement. */
const CLOSE = 0.25;

/** "Do my essays sound like one person?", "Is my voice consistent?" */
export function answerOneVoice(question: Question): Reply {
  const asked = question.essays.length > 1 ? question.essays : recordAbout(question).essays;
  const voices = voicesOf(changeable(asked, question));
  const furthest = furthestApart(voices);
  if (!furthest) return tooFew(asked, voices[0]?.essay);
  const { a, b } = furthest;
  const short = asked.filter((essay) => !isEmpty(essay) && isShort(essay));
  return {
    says: [verdict(furthest, voices.length)],
    list: [a, b, ...voices.filter((voice) => voice !== a && voice !== b)].map(lineOf),
    also: [
      'First person counts words such as I and my, in 100 words.',
      sentenceOf('Too short to count', short.map(essayLink), 2),
      'I only count: I cannot hear humor or warmth, or whether the words are yours.',
    ],
    next: `Next step: read ${essayLink(a.essay)} and ${essayLink(b.essay)} aloud, one after the other, and change what you would never say.`,
  };
}

/** Says which two essays differ most and in what, or that even these are close. @param of how many essays were compared */
function verdict({ a, b, differences }: Pair, of: number): string {
  const pair = `${essayLink(a.essay)} and ${essayLink(b.essay)}`;
  const apart = differences.filter(({ by }) => by > CLOSE).map(({ text }) => text);
  if (apart.length > 0) {
    const differ = of > 2 ? `not all of them sound alike. ${pair} differ most` : `${pair} differ`;
    return `By what can be counted, ${differ}: ${listed(apart)}.`;
  }
  const close = of > 2 ? `Even ${pair}, which differ most, are close` : `${pair} differ little`;
  return `By what can be counted, they sound much alike. ${close}: ${listed(differences.map(({ text }) => text))}.`;
}

const isShort = ({ words }: ContextEssay): boolean => words < FEWEST_WORDS;

/** The essays that are long enough and not sent yet; where that leaves fewer than two, the sent ones too. */
function changeable(essays: ContextEssay[], { record }: Question): ContextEssay[] {
  const long = essays.filter((essay) => !isShort(essay));
  const open = long.filter((essay) => !isSent(record, essay));
  return open.length > 1 ? open : long;
}

function tooFew(essays: ContextEssay[], only: ContextEssay | undefined): Reply {
  const [next] = essays.filter((essay) => essay !== only && isShort(essay)).toSorted((a, b) => b.words - a.words);
  const far = only ? `only ${essayLink(only)} has them, with ${inFigures(only.words, 'word')}` : 'none has them';
  return {
    says: [`It takes two written essays to compare, each of ${FEWEST_WORDS} words or more. So far ${far}.`],
    next: `Next step: ${next ? goOn(next) : `add the supplementals of a college in ${pages.applications}.`}`,
  };
}

const goOn = (essay: ContextEssay): string =>
  isEmpty(essay) ? stepFor(essay) : `go on with ${essayLink(essay)} (${lengthText(essay)}).`;

/** "[Main essay](…): Voice 5.3 / 10, first person 10.4, 16 words a sentence". */
function lineOf({ essay, values }: Voice): string {
  const texts = MEASURES.map(({ name, figure, text }) => {
    const value = values[name];
    return value === null ? 'no score yet' : text(figure(value));
  });
  return `${essayLink(essay)}: ${texts.join(', ')}${ofEarlierDraft(essay)}`;
}
