import type { Application, Round } from './applications.ts';

const BINDING: readonly (Round | null)[] = ['ed', 'ed2'];
const EARLY: readonly (Round | null)[] = [...BINDING, 'ea', 'rea'];

/** Whether a student promises to go there after a yes. */
export const isBinding = (round: Round | null): boolean => BINDING.includes(round);

/** Whether a round is early, whether it binds or not. */
export const isEarlyRound = (round: Round | null): boolean => EARLY.includes(round);

/** Whether an application is for the match of QuestBridge, which a student enters as a college. */
export const isQuestBridge = (college: string): boolean => /\bquestbridge\b/i.test(college);

/** Whether a college said yes to a plan that binds. */
export const isAcceptedAndBinding = ({ round, decision }: Pick<Application, 'round' | 'decision'>): boolean =>
  decision === 'accepted' && isBinding(round);
