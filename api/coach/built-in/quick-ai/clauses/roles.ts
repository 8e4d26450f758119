import { inTense, type Deed, type Tense } from './verbs.ts';

const ROLES =
  'captain|president|treasurer|secretary|historian|leader|lead|manager|director|editor|editor[- ]in[- ]chief|coordinator|chair|' +
  'head|founder|officer|representative|ambassador|mentor|tutor|coach|counselor|instructor|teacher|assistant|volunteer|intern|' +
  'lifeguard|cashier|server|waiter|waitress|host|hostess|barista|babysitter|starter|goalie|goalkeeper|pitcher|programmer|' +
  'developer|designer|driver|drummer|soloist|choreographer|announcer|moderator|admin|organizer|commander|researcher|reporter|writer|' +
  'photographer|attorney|delegate|speaker|usher|referee|umpire|caretaker|caregiver|translator|interpreter|apprentice|' +
  'dishwasher|chef|clerk|stocker|caddie|attendant|chairman|chairwoman|chairperson|major|chief';

const ROLE_AT_START = new RegExp(
  String.raw`^(?:(?:an?|the|one of the|our|their) )?(?:[\p{L}\p{N}'’-]+ ){0,3}?(?:${ROLES})s?(?=$|[\s,;.(:&+/])`,
  'iu',
);

/** In front of a role these say that it was not held. */
const NOT_HELD = /\b(?:not|never|no|almost|nearly|supposed|to|like|elected|named|going|about|being)\b/i;

/** True for “captain of the team” or “the lead programmer”: something that a person serves as. */
export function isRole(text: string): boolean {
  const [role] = ROLE_AT_START.exec(text) ?? [];
  return role !== undefined && !NOT_HELD.test(role);
}

/** After one of these, a first word that could be a verb is none: “debate captain”, “swim team”. */
export const NOUN_AFTER = new RegExp(
  String.raw`^\S+(?:$|[ -](?:of|team|club|group|class|squad|crew|program|shop|camp|counselor|player|dancer|singer|member|(?:${ROLES})s?)\b)|^(?:lead|head|chief) (?:\S+ ){1,2}(?:${ROLES})s?\b`,
  'i',
);

const VERB_OF_ROLE: readonly (readonly [role: string, verb: string])[] = [
  ['captain', 'captain'],
  ['leader', 'lead'],
  ['head', 'lead'],
  ['founder', 'found'],
  ['organizer', 'organize'],
  ['coordinator', 'coordinate'],
  ['director', 'direct'],
  ['manager', 'manage'],
  ['editor', 'edit'],
  ['coach', 'coach'],
];

/** “captain of the team” as “captained the team”, “president of the club” as “led the club as president”. */
export function roleDeed(text: string, tense: Tense): Deed | undefined {
  const [, co = '', role = '', whole = ''] = /^(?:(?:the|an?) )?(co-?)?(\p{L}+) of (\S.*)$/isu.exec(text) ?? [];
  const shared = co && 'co-';
  if (/^president$/i.test(role) && !/[,;:]/.test(whole)) {
    return { text: `${inTense('lead', tense)} ${whole} as ${shared}president`, tense };
  }
  const [, verb] = VERB_OF_ROLE.find(([name]) => name === role.toLowerCase()) ?? [];
  return verb ? { text: `${inTense(shared + verb, tense)} ${whole}`, tense } : undefined;
}
