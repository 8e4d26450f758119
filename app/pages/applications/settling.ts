import type { ApplicationSummary } from '#contract/applications.ts';
import { listInWords } from '#contract/in-words.ts';
import { isAcceptedAndBinding, isBinding, isEarlyRound } from '#contract/round-kinds.ts';

export type Side = Pick<ApplicationSummary, 'id' | 'college' | 'round' | 'status' | 'decision'>;

const isSent = ({ status }: Side) => status === 'submitted';
const isEarly = ({ round }: Side) => isEarlyRound(round);

/** The application of a clash around which it is told: the one that has bound the student, else the one whose round is changed most easily. */
export function centreOf<S extends Side>(one: S, other: S): S {
  const bound = [one, other].find(isAcceptedAndBinding);
  // What is not sent yet is changed most easily; a plan that does not bind is given up more easily than one that does.
  const ease = (side: Side) => (isEarly(side) ? 0 : 4) + (isSent(side) ? 2 : 0) + (isBinding(side.round) ? 1 : 0);
  return bound ?? (ease(one) <= ease(other) ? one : other);
}

/**
 * What would settle the clashes of one application with others, from where they stand, and the page on which that is done.
 * @param ofOneCollege whether all are rounds of one college
 */
export function settle(centre: Side, others: readonly Side[], ofOneCollege: boolean) {
  const [first] = others as [Side];
  const names = listInWords(others.map(({ college }) => college));
  const open = ({ id, college }: Side) => ({ id, label: `Open ${college}` });
  if (ofOneCollege)
    return {
      change: open(isSent(centre) ? first : centre),
      ways: [
        `Keep one of the rounds at ${centre.college}, and delete the ${others.length > 1 ? 'others' : 'other'} here.`,
      ],
    };
  if (isAcceptedAndBinding(centre))
    return {
      change: open(first),
      ways: [`Withdraw from ${names}: ${centre.college} has accepted you under a binding plan.`],
    };
  if (!isEarly(centre)) return { change: open(centre), ways: [`Keep ${centre.college} or ${names}, not both.`] };
  const change = { id: centre.id, label: `Change the round of ${centre.college}` };
  if (isSent(centre))
    return {
      change,
      ways: [
        `Ask ${centre.college} to read you in Regular Decision, then change its round here.`,
        `Or withdraw from ${centre.college} before it answers.`,
        `Or ${giveUp(others)}.`,
      ],
    };
  const waits = centre.round === 'ed2' && others.every(isSent);
  return {
    change,
    ways: [
      ...(waits ? [`Wait for the answer of ${names} before you send this one.`] : []),
      `${waits ? 'Or move' : 'Move'} ${centre.college} to Regular Decision.`,
      `Or ${giveUp(others)}.`,
    ],
  };
}

/** Withdraw from Brown and Cornell, and move Tufts to Regular Decision */
function giveUp(others: readonly Side[]) {
  const moved = others.filter((side) => !isSent(side) && isEarly(side));
  const left = others.filter((side) => !moved.includes(side));
  return [
    ...(left.length > 0 ? [`withdraw from ${listInWords(left.map(({ college }) => college))}`] : []),
    ...(moved.length > 0 ? [`move ${listInWords(moved.map(({ college }) => college))} to Regular Decision`] : []),
  ].join(', and ');
}
