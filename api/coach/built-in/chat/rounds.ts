import type { Round } from '#contract/applications.ts';
import rounds from '#api/coach/data/chat/rounds.json' with { type: 'json' };
import { says } from './wordings.ts';

/** The rounds that a student can ask about: all but "other". */
export type KnownRound = keyof typeof rounds & Round;

const known = Object.keys(rounds) as KnownRound[];

/** The rounds that a question names. */
export const roundsIn = (text: string): KnownRound[] => known.filter((round) => says(rounds[round].wordings, text));

/** What a round asks of a student, in general. */
export const meaningOfRound = (round: KnownRound): string => rounds[round].meaning;
