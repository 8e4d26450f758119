import { inFigures } from '#contract/in-words.ts';
import type { Activity } from '#contract/activities.ts';
import { listed, pages, sentenceOf } from '../markdown.ts';
import type { Question } from '../question.ts';
import type { Reply } from '../reply.ts';
import { nameOfActivity } from './activities.ts';

/** A kind of activity that students ask for: the words of a question, the types of the form, and words that speak of it where no type is entered. */
interface Kind {
  name: string;
  asks: RegExp;
  /** Undefined where no type of the form says it. */
  type?: RegExp;
  words: RegExp;
}

const KINDS: readonly Kind[] = [
  {
    name: 'through a school',
    asks: /\b(?:through|at|in|from|inside|outside(?: of)?|thru) (?:my |the )?(?:high )?school\b|\bschool (?:activit\w+|clubs?)\b/,
    words: /\b(?:school|clubs?|student (?:council|government)|varsity|honor society|class)\b/i,
  },
  {
    name: 'paid work',
    asks: /\b(?:jobs?|paid|(?<!volunteer |community |team |school )work|employ\w*|earn\w*|pay)\b/,
    type: /^Work/,
    words:
      /\b(?:cashier|stocker|barista|server|waite?r(?:ess)?|paid|part-time|shifts?|employee|lifeguard|babysit\w*|route)\b/i,
  },
  {
    name: 'volunteering',
    asks: /\b(?:volunteer\w*|service|unpaid|charit\w+|community)\b/,
    type: /^(?:Community Service|Social Justice|Environmental)/,
    words: /\b(?:volunteer\w*|food (?:bank|pantry)|shelter|unpaid|donat\w+)\b/i,
  },
  {
    name: 'sports',
    asks: /\b(?:sports?|athletic\w*|team|teams|varsity)\b/,
    type: /^Athletics/,
    words:
      /\b(?:varsity|soccer|football|basketball|swim\w*|track|tennis|wrestling|volleyball|hockey|rowing|lacrosse|gymnast\w*|cross country|baseball|softball)\b/i,
  },
  {
    name: 'music, art, theater and dance',
    asks: /\b(?:music\w*|arts?|artsy|artistic|creative|theat(?:er|re)|dance|band|choir)\b/,
    type: /^(?:Music|Art|Dance|Theater)/,
    words: /\b(?:band|choir|orchestra|piano|violin|guitar|cello|viola|theat(?:er|re)|painting|drawing|dance|ballet)\b/i,
  },
  {
    name: 'family duties',
    asks: /\b(?:family|home|siblings?|chores)\b/,
    type: /^Family/,
    words: /\b(?:siblings?|brothers?|sisters?|grand(?:mother|father|ma|pa)|caregiv\w*|family)\b/i,
  },
  {
    name: 'research, science and computers',
    asks: /\b(?:research|stem|science|scientific|tech\w*|coding|computers?|math|robotics)\b/,
    type: /^(?:Research|Science|Computer|Robotics|Academic)/,
    words: /\b(?:research|robot\w*|science|olympiad|math|cod(?:e|ing)|programming|lab)\b/i,
  },
];

/** "What jobs have I had?", "Which of my activities are volunteering?": by the type that is entered, else by the words of the row. */
export function answerActivityKinds({ text, record: { activities } }: Question): Reply {
  const kind = KINDS.find(({ asks }) => asks.test(text));
  if (!kind) return allKinds(activities);
  const typed = activities.filter(({ type }) => type !== null && kind.type?.test(type)).map(nameOfActivity);
  const guessed = activities.filter(
    ({ type, title, organization, role, impact }) =>
      (type === null || !kind.type) && kind.words.test(`${title} ${organization} ${role} ${impact}`),
  );
  return {
    says: [
      typed.length + guessed.length === 0
        ? `I find no ${kind.name} among your ${inFigures(activities.length, 'activity', 'activities')}.`
        : `Of your ${inFigures(activities.length, 'activity', 'activities')}, ${typed.length + guessed.length} ${typed.length + guessed.length === 1 ? 'is' : 'are'} ${kind.name}.`,
      sentenceOf('By the type that you entered', typed, MOST),
      sentenceOf(kind.type ? 'By its words, as no type is entered' : 'By its words', guessed.map(nameOfActivity), MOST),
    ],
    also: [
      kind.type
        ? ''
        : sentenceOf(
            'By their words not',
            activities.filter((one) => !guessed.includes(one)).map(nameOfActivity),
            MOST,
          ),
    ],
    next: kind.type ? `Next step: choose a type for each in ${pages.activities}. Forms ask for it.` : '',
  };
}

/** The most activities that one line names. */
const MOST = 10;

function allKinds(activities: readonly Activity[]): Reply {
  const types = [...new Set(activities.flatMap(({ type }) => type ?? []))];
  const untyped = activities.filter(({ type }) => type === null).map(nameOfActivity);
  return {
    says: [types.length > 0 ? 'By the types that you entered:' : 'No type is entered for any activity yet.'],
    list: types.map(
      (type) => `${type}: ${listed(activities.filter((one) => one.type === type).map(nameOfActivity), MOST)}`,
    ),
    also: [types.length > 0 ? sentenceOf('No type is entered for', untyped, MOST) : ''],
    next: `Next step: choose a type for each in ${pages.activities}. Forms ask for it.`,
  };
}
