import type { ApplicationSummary } from '#contract/applications.ts';

type Side = Pick<ApplicationSummary, 'id' | 'college' | 'round' | 'status' | 'decision'>;

const isSent = ({ status }: Side) => status === 'submitted';
const isBinding = ({ round }: Side) => round === 'ed' || round === 'ed2';

/** What would settle a clash, from where its two applications stand, and the application whose round would be changed. */
export function settle(one: Side, other: Side): { change: Side; ways: string[] } {
  if (one.college === other.college) {
    const change = isSent(one) ? other : one;
    return { change, ways: [`Keep one of the two rounds at ${one.college}, and delete the other here.`] };
  }
  const accepted = [one, other].find((side) => side.decision === 'accepted' && isBinding(side));
  if (accepted) {
    const change = accepted === one ? other : one;
    return {
      change,
      ways: [`Withdraw from ${change.college}: ${accepted.college} has accepted you under a binding plan.`],
    };
  }
  // What is not sent yet is changed most easily; a plan that does not bind is given up more easily than one that does.
  const ease = (side: Side) => (isSent(side) ? 2 : 0) + (isBinding(side) ? 1 : 0);
  const change = ease(one) <= ease(other) ? one : other;
  const stays = change === one ? other : one;
  const waits = !isSent(change) && change.round === 'ed2' && isSent(stays);
  return {
    change,
    ways: isSent(change)
      ? [
          `Ask ${change.college} to read you in Regular Decision, then change its round here.`,
          `Or withdraw from ${change.college} before it answers.`,
        ]
      : [
          ...(waits ? [`Wait for the answer of ${stays.college} before you send this one.`] : []),
          `${waits ? 'Or move' : 'Move'} ${change.college} to Regular Decision.`,
          isSent(stays) ? `Or withdraw from ${stays.college}.` : `Or move ${stays.college} to Regular Decision.`,
        ],
  };
}
