import { inFigures } from '#contract/in-words.ts';
import { collegeNames } from '#api/colleges/college-names.ts';
import type { ContextEssay } from '#contract/ai.ts';
import { slipsIn } from '#contract/slips/slips-in.ts';
import { around } from '../around.ts';
import { essayLink, isEmpty, isSent, MAIN, textOf } from '../essays.ts';
import { listed, nameOf, quoted } from '../markdown.ts';
import type { Known, Question } from '../question.ts';
import type { Reply } from '../reply.ts';

/** Of one essay so many places are shown. */
const MOST_PLACES = 3;

/** A place where an essay names a college other than its own, quoted. */
export interface LeftOver {
  essay: ContextEssay;
  place: string;
}

/**
 * The places where essays name another college than their own and the student has not said to mean it. The main essay goes to every
 * college, so it should name none.
 */
export const leftOverIn = (essays: ContextEssay[], { namesLeft }: Pick<Known, 'namesLeft'>): LeftOver[] =>
  essays.flatMap((essay) =>
    placesIn(textOf(essay), essay.college, namesLeft[essay.id]).map((place) => ({ essay, place: quoted(place) })),
  );

/**
 * At most three places, each with the words around it.
 * @param left the names that are not meant; without them every name counts
 */
export const placesIn = (text: string, college: string | null, left?: readonly string[]): string[] =>
  [
    ...new Set(
      slipsIn(text, college ?? '', collegeNames())
        .filter(({ start, end }) => left?.includes(text.slice(start, end)) ?? true)
        .map(({ start, end }) => around(text, start, end)),
    ),
  ].slice(0, MOST_PLACES);

/** Slips of another kind that are asked for. */
const LANGUAGE = /\b(?:typos?|spelling|misspell\w*|spelled|grammar|punctuation|commas?)\b/;

/** "Is it in any other one?" */
const OTHERS = /\b(?:other|others|else|elsewhere)\b/;
const NOT_ALL = 'I can miss a nickname, a mascot or a street. Next step: read each one aloud once before you send it.';

/** "Did I leave another college's name in an essay?" */
export function answerLeftOver(question: Question): Reply {
  const { record } = question;
  const written = record.essays.filter((essay) => !isEmpty(essay) && !isSent(record, essay));
  const asked = written.filter(
    (essay) => question.essays.includes(essay) || question.apps.some(({ id }) => id === essay.appId),
  );
  const everywhere = leftOverIn(written, question);
  const inAsked = everywhere.filter(({ essay }) => asked.includes(essay));
  // What was asked about may be clean while another essay is not.
  const all = inAsked.length > 0 && question.essays.length > 0 ? inAsked : everywhere;
  const clean = asked.filter((essay) => inAsked.every((one) => one.essay !== essay));
  const heads = question.strangers.map((name) => name.split(' ')[0] ?? name);
  const ofNamed = all.filter(({ place }) => heads.some((head) => place.includes(head)));
  const isToldBefore = ({ essay }: LeftOver) => OTHERS.test(question.text) && question.told.includes(essayLink(essay));
  const found = (ofNamed.length > 0 ? ofNamed : all).filter((one) => !isToldBefore(one));
  const told = everywhere.find(isToldBefore);
  const [first] = found;
  const asksForSentence = /\b(?:sentence|line|where|show|quote|read|say|says|instead|replace|which)\b/.test(
    question.text,
  );
  const also = LANGUAGE.test(question.text)
    ? ['Spelling and grammar I do not check here: have the essay scored, and they are marked in its text.']
    : [];
  if (!first && told)
    return { says: [`No other essay names a college out of place, only ${essayLink(told.essay)}.`], next: NOT_ALL };
  if (!first) {
    return {
      says: [
        `I looked through ${asked.length > 0 ? listed(asked.map(essayLink), 3) : inFigures(written.length, 'essay')} for the names of other colleges, and found none out of place.`,
      ],
      also,
      next: NOT_ALL,
    };
  }
  return {
    says: [
      clean.length > 0
        ? `${listed(clean.map(essayLink), 3)} ${clean.length === 1 ? 'names' : 'name'} no other college, as far as I see.`
        : '',
      found.length === 1 ? 'One place names another college:' : 'These places name another college:',
    ],
    list: found.map(({ essay, place: short }) => {
      const place = asksForSentence ? (sentenceWith(textOf(essay), short) ?? short) : short;
      const toAll = essay.id === MAIN ? ', which goes to every college' : '';
      return `${essayLink(essay)}${toAll}: ${place}`;
    }),
    also,
    next: `Next step: open ${essayLink(first.essay)} and check whether you mean it; if not, ${instead(first.essay)}. A surname or a town can look the same to me.`,
  };
}

/** What belongs in the place of a name that is not meant. */
const instead = ({ college }: ContextEssay): string =>
  college ? `put ${nameOf(college)} there, and check that the rest is true of it` : 'leave the name out';

/** The whole sentence of a place, quoted; undefined where it is not found again. */
function sentenceWith(text: string, place: string): string | undefined {
  const bare = place.replace(/^\u201c|\u201d$/g, '').slice(0, 20);
  const sentence = text.split(/(?<=[.!?])\s+/).find((one) => one.includes(bare));
  return sentence === undefined ? undefined : quoted(sentence);
}
