import { FUNCTION_WORDS } from '../words.ts';
import { feelingIn, intentsLike, questionOf, named as intentNamed, type Intent } from './intents.ts';
import type { Heard } from './items.ts';
import type { Found } from './search.ts';
import { ofItsForm, signOf } from './signs.ts';
import { LIKENESS } from './likeness.ts';

const NAME_ALONE = /^[A-Z]{4,}$/;

/** The share of the likeliest intent from which one about the student's own work is preferred, where the question names some. */
const ALMOST = 0.8;
/** The share of what is lived through from which a question is taken to be asked instead. */
const NEARLY = 0.8;

/** The likeliest intent, and whether another one is about as likely. */
export interface Likely extends Found<Intent> {
  doubtful: boolean;
  /** What a question may mean as well, whose answer stands below the first one. */
  other?: Intent;
}

/** True for a danger, and for what is plainly told as lived through. */
const isFelt = (found: Found<Intent> | undefined): boolean => {
  const { danger, beside } = found?.thing.feeling ?? { beside: true };
  return danger !== undefined || (!beside && found !== undefined && found.alike >= LIKENESS.surely);
};

/**
 * The intent that a question surely says, else the likeliest one, of the form that the question names.
 * @param mayFollow whether an intent about the last answer can be meant
 */
export function likeliest(heard: Heard, rest: string, mayFollow: (intent: Intent) => boolean): Likely | undefined {
  const sign = signOf(heard);
  const whole = readingsOf(heard.text);
  const thing = sign && intentNamed(sign.intent);
  // An example is heard as its intent. Only of which fact of a college it asks, a sign says more.
  const isKnown = whole[0]?.alike === 1 && !sign?.topic;
  if (thing && !isKnown && !isFelt(whole[0]) && (isRefused(thing) || !(whole[0] && isRefused(whole[0].thing)))) {
    const alike = whole.find((found) => found.thing === thing)?.alike ?? 0;
    return { thing, alike: Math.max(LIKENESS.surely, alike), doubtful: false };
  }
  const found = likeliestOf(heard, rest, mayFollow);
  const name = found && ofItsForm(found.thing.name, heard);
  if (!found || name === found.thing.name) return found;
  return { thing: intentNamed(name!), alike: found.alike, doubtful: false };
}

/**
 * The likeliest intent: what the student lives through, then what is asked beside a feeling. Beside a name of the student's
 * own, what is general gives way to a question about the record.
 */
function likeliestOf(
  { text, ...named }: Heard,
  rest: string,
  mayFollow: (intent: Intent) => boolean,
): Likely | undefined {
  const { apps, essays, activities, honors, strangers } = named;
  const whole = readingsOf(text).filter(({ thing }) => !thing.follows || mayFollow(thing));
  // "COLLEGE" alone, of "COLLEGE deferred me", asks nothing.
  const left = NAME_ALONE.test(rest) ? [] : besideFeeling(rest);
  const asked = rest === text ? whole : rest === '' ? [] : [...left, ...besideFeeling(text)];
  const found = asked
    .toSorted((a, b) => b.alike - a.alike)
    .filter(({ thing }) => !thing.ofCollege || apps.length + strangers.length > 0);
  const felt = onlyFelt(text);
  const lived = felt && !whole[0]?.thing.feeling?.danger && whole[0]?.alike !== 1 ? felt : whole[0];
  const questions = found.filter(({ thing }) => !thing.feeling);
  if (lived?.thing.feeling && !givesWay(lived, questions[0], text)) return { ...lived, doubtful: false };
  const [first, second] = questions;
  if (!first) return undefined;
  const ofOwn = apps.length + essays.length + activities.length + honors.length > 0;
  if (!(first.thing.advice && ofOwn) && !first.thing.anyFact) {
    const doubtful = !ofOwn && isDoubtful(first, second);
    // To decline what should be answered costs a question; to help with what should be declined costs more.
    const refused = doubtful
      ? questions.find((one) => isRefused(one.thing) && one.alike >= AS_LIKELY * first.alike)
      : undefined;
    if (refused) return { ...refused, doubtful: false };
    return { ...first, doubtful, other: ofOwn || !saysEnough(text) ? undefined : otherReading(questions) };
  }
  const isClose = ({ thing, alike }: Found<Intent>) =>
    !thing.advice && !thing.feeling && !thing.anyFact && alike >= ALMOST * first.alike;
  return { ...(found.find(isClose) ?? first), doubtful: false };
}

/** The share of the likeliest intent from which another one is about as likely. */
const AS_LIKELY = 0.9;

/** How far behind the first a second reading is at most. */
const BEHIND = 0.04;

/** The next likely question that can be put in plain words, where it is about as likely as the first: of these the first is right in two of five, and one of both in three. */
function otherReading([first, ...others]: Found<Intent>[]): Intent | undefined {
  if (!first || !questionOf(first.thing) || first.thing.follows || first.alike >= LIKENESS.oneReading) return undefined;
  const second = others.find(({ thing }) => !thing.smallTalk && !thing.follows);
  return second && questionOf(second.thing) && second.alike >= first.alike - BEHIND ? second.thing : undefined;
}

const TO_PUT_DOWN =
  /^(?:\w+ ){0,3}(?:add|put|write|say|claim|list|change|make|give|pretend|invent|fake|double|draft)\b|\b(?:can|could|should) (?:i|you|we) (?:\w+ )?(?:add|put|say|write|claim|list|change|make|pretend)\b/;

/** What a text may mean, without a request to deceive that it is only a little like. */
const readingsOf = (text: string): Found<Intent>[] =>
  intentsLike(text).filter(
    ({ thing, alike }) => thing.name !== 'inventing' || alike >= LIKENESS.deceit || TO_PUT_DOWN.test(text),
  );

/** True for what the advisor does not do: to invent and to write for a student. */
const isRefused = ({ name }: Intent): boolean => name === 'inventing' || name === 'rewriting';

/** Of the questions that are asked back by this, more would have been answered wrong than right. */
const isDoubtful = ({ thing, alike }: Found<Intent>, second: Found<Intent> | undefined): boolean =>
  questionOf(thing) !== undefined &&
  !thing.follows &&
  alike < LIKENESS.clear &&
  second !== undefined &&
  second.alike >= AS_LIKELY * alike;

/** True where a question is asked rather than something lived through is told. What is told in half a sentence `livedThrough` hears. */
function givesWay(lived: Found<Intent>, asked: Found<Intent> | undefined, text: string): boolean {
  const { danger, beside } = lived.thing.feeling ?? {};
  if (!asked || danger) return false;
  if (beside && asked.alike > lived.alike) return true;
  return QUESTION.test(text) && asked.alike >= NEARLY * lived.alike;
}

const QUESTION =
  /^(?:(?:so|ok|okay|but|and|wait|um|hey|also) )*(?:what|whats|how|hows|why|when|whens|where|wheres|which|who|whos|is|isnt|are|arent|am|do|does|did|can|could|should|will|would|has|have)\b|\b(?:what is|whats|is that|isnt) /;

/** Words that say something, of which a question beside a feeling has so many; one alone has to be twice as clear. */
const FEWEST = 2;

/** Words that say nothing either, as a message is heard: "I'm so" and "right now" are left of "I'm so burnt out rn". */
const FILLERS: ReadonlySet<string> = new Set([
  'im',
  'ive',
  'id',
  'youre',
  'hes',
  'shes',
  'were',
  'theyre',
  'ugh',
  'right',
]);

const tellingWords = (text: string): number =>
  text.split(' ').filter((word) => word !== '' && !FUNCTION_WORDS.has(word) && !FILLERS.has(word)).length;

const ASKS = /\b(?:what|how|why|when|where|which|who)\b/;

/** The feeling of a text that says nothing beside it: "burned out", "I'm so lonely". What else has one of its words is about something else. */
export function onlyFelt(text: string): Found<Intent> | undefined {
  const { feeling, rest } = feelingIn(text);
  return feeling && tellingWords(rest) === 0 && !QUESTION.test(text) && !ASKS.test(rest)
    ? { thing: feeling, alike: ONLY_FELT }
    : undefined;
}

/** Words that say something, from which a message that is hardly understood is answered as far as it is, and not only asked back. */
const ENOUGH = 3;

export const saysEnough = (text: string): boolean => tellingWords(text) >= ENOUGH;

/** How alike a text must be to an intent, so that it is asked beside a feeling; undefined where the text says nothing. */
function leastBeside(text: string): number | undefined {
  const telling = tellingWords(text);
  if (telling === 0) return undefined;
  return telling < FEWEST ? 2 * LIKENESS.beside : LIKENESS.beside;
}

/** Whether a part of a message that speaks of a feeling clearly asks for something. */
export const isAskedBeside = ({ alike, question }: { alike: number; question: { text: string } }): boolean =>
  alike >= (leastBeside(question.text) ?? Infinity);

/** How alike a text counts to a feeling that it only names. */
const ONLY_FELT = 0.9;

/** What is asked in the rest of a message that speaks of a feeling, where it clearly asks for something. */
function besideFeeling(rest: string): Found<Intent>[] {
  const least = leastBeside(rest) ?? Infinity;
  const [first, second] = readingsOf(rest);
  const leads = first !== undefined && first.alike >= LIKENESS.leading && first.alike - (second?.alike ?? 0) >= AHEAD;
  return readingsOf(rest).filter(
    ({ thing, alike }) =>
      (alike >= least || (leads && least === LIKENESS.beside && thing === first.thing)) &&
      !thing.feeling &&
      !thing.follows &&
      !thing.smallTalk,
  );
}

/** How far ahead of the next one what leads is at least. */
const AHEAD = 0.045;
