import type { Reply } from './reply.ts';
import { says, without } from './topics/topic.ts';

/** A feeling that a message speaks of, and what to say to it before anything else. */
export interface Mood {
  opening: string;
  /** Whether it may be about more than applications. */
  dark?: boolean;
  /** Whether it is a good one. */
  light?: boolean;
}

const STRAIN =
  '(overwhelmed|stressed|stressing|anxious|nervous|worried|panick*|scared|terrified|freaking out|freaked out|stressed out|losing it|losing my mind|crying|falling apart|drowning|spiraling|behind on everything)';
const WEARY = '(tired|exhausted|burned out|burnt out|drained|worn out|sleepy|fried|sick of (this|it|essays|applying))';
const VERY = '((\\w+ ){0,2})';
const AM = '(im|i am|i feel|ive been|feeling|getting|so|too|really|very|totally|super)';

/** The wordings are written as those of topics. The first mood that is found counts. */
const MOODS: readonly (Mood & { wordings: readonly string[] })[] = [
  {
    wordings: [
      '(im|i am|i feel|ive been|feeling) ((so|too|really|very|totally|all) )*(hopeless|worthless|empty inside|numb|alone|lonely)',
      `^${VERY}hopeless`,
      'i (cant|cannot) (do|handle|take|deal with|keep up with) (this|it|all)( all)?( any ?more)?',
      '(im|i am) (such )?(a failure|so stupid|a disappointment|a burden)',
      'hate (myself|my life)',
      '(feel|feeling) like (a failure|a burden|crying|nothing|an idiot|a disappointment)',
      'dont know what to do any ?more',
      '(so |just so |completely )?done with (everything|all of this|life at home)',
      '(breaking|broke) down',
      'panic attack*',
      '(no one|nobody) (understands|gets) me',
      'whats the point( of (this|it|trying|any of this|anything))?$',
    ],
    dark: true,
    opening: 'That sounds hard, and it makes sense that you feel this way.',
  },
  {
    wordings: [
      '(i|just|i just) (got|was|been) (rejected|denied|deferred|waitlisted)',
      '^(rejected|denied|deferred|waitlisted) (at|by|from)',
      '(i|we) didnt get (in|into)',
      '(rejected|denied|deferred|waitlisted) me',
      '(dream (school|college)|COLLEGE) (rejected|denied|deferred|waitlisted|said no)',
    ],
    opening: 'I am sorry. That hurts, and it says nothing about your worth.',
  },
  {
    wordings: [
      '(im|i am) not (good|smart|special|interesting) enough',
      'everyone( else)? * (better|smarter|ahead|already|further)',
      '(feel|feeling|im|am) (so )?behind (everyone|everybody|other people)( else)?',
      'compared to (everyone|everybody|my friends|others)',
      '(ill|i will) never (finish|make it|be done|get * done|get in)',
      '(want to|going to|about to|just|might|wanna|feeling like|feel like) (giv(e|ing) up|quit*)( on (applying|college|this|it))?',
      'i give up( (on|because|with|now)|$)',
      'i (really |totally |completely )?(bombed|ruined|blew|messed up|screwed up) (it|this|everything|my (life|future|chances))',
      '(disappoint*|pressuring|pressured|(under|so much|too much|feel|feeling) * pressure)',
      'hate (this|everything)( process)?',
      '(im|i am|i feel) (so |really |such )?(discouraged|sad|down|unmotivated|dumb|insecure|ashamed)',
      '(so|really) (sad|discouraged|unmotivated)',
    ],
    opening: 'That is a heavy feeling, and it says nothing about what you can do.',
  },
  {
    wordings: [
      `${AM} ${VERY}${WEARY}`,
      `^${VERY}${WEARY}`,
      '(cant|cannot|couldnt|didnt) sleep',
      'no (energy|motivation)',
    ],
    opening: 'That sounds tiring. Not all of it has to happen today.',
  },
  {
    wordings: [
      `${AM} ${VERY}${STRAIN}( out)?`,
      `^${VERY}${STRAIN}( out)?`,
      '(about|want) to cry',
      'too much (for me|to do|work|right now)',
      'so (behind|much to do)',
      '(everything|it|this|its) * too much',
      '(help )?(im|i am) (so )?(screwed|cooked|doomed|toast)',
      'stress(es|ing)? me( out)?',
    ],
    opening: 'That sounds like a lot. One thing at a time is enough.',
  },
  {
    wordings: ['(so|really|super|very) (happy|excited|proud|relieved)', '(yay|lets go|omg i got (in|into))'],
    light: true,
    opening: 'That is good to hear.',
  },
];

/** The mood that a text speaks of, and the text without it; the mood is undefined where there is none. */
export function moodIn(text: string): { mood: Mood | undefined; rest: string } {
  const mood = MOODS.find(({ wordings }) => says(wordings, text));
  return { mood, rest: mood ? without(mood.wordings, text) : text };
}

/** Where help is, for a mood that may be about more. */
export const MORE_THAN_APPLICATIONS =
  'If it is about more than applications, please tell an adult you trust. In the US you can also call or text **988**.';

const MOST_ITEMS = 3;

/** The answer after a word to the mood; to a heavy one with less to take in at once. */
export const gently = ({ opening, dark, light }: Mood, { list, also, ...reply }: Reply): Reply => ({
  ...reply,
  says: [opening, dark ? MORE_THAN_APPLICATIONS : '', ...reply.says],
  list: light ? list : list?.slice(0, MOST_ITEMS),
  also: light ? also : [],
});
