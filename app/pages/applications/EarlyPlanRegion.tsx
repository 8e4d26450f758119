import { Banner, type Clash, EarlyPlan } from '@laurel/ui';
import type { ApplicationSummary } from '#contract/applications.ts';
import { isEarlyRound } from '#contract/round-kinds.ts';
import { roundNames } from '#contract/round-names.ts';
import type { RoundPair } from '#contract/rounds.ts';
import { deadlineInWords } from '#contract/when-due.ts';
import { messageFor } from '#app/lib/messages.ts';
import { useAskAgain } from '#app/lib/useAskAgain.ts';
import { applicationPath } from '#app/paths.ts';
import { useClock } from '#app/state/clock.ts';
import { useAnswerWhen } from '#app/state/server.ts';
import { centreOf, settle } from './settling.ts';
import { planInWords } from './verdict-lines.ts';

interface EarlyPlanRegionProps {
  applications: readonly ApplicationSummary[];
  /** Whether a change of them is on its way. */
  saving: boolean;
}

/** Whether the student's early plans go together; nothing where no application is in an early round. */
export function EarlyPlanRegion({ applications, saving }: EarlyPlanRegionProps) {
  const early = applications.filter(({ round }) => isEarlyRound(round));
  const { data, error, refetch } = useRounds(applications, saving);
  const describe = usePlanInWords();
  // Two colleges of which only one may be chosen clash in any round.
  if (early.length === 0 && !data?.pairs.length) return null;
  if (error && !data)
    return (
      <Banner action={{ label: 'Try again', onAction: () => void refetch() }}>{messageFor(error, 'rounds')}</Banner>
    );
  if (!data) return null;
  const byId = new Map(applications.map((application) => [application.id, application]));
  const known = data.pairs.flatMap((pair) => {
    const [one, other] = [byId.get(pair.a ?? ''), byId.get(pair.b)];
    return one && other ? [{ ...pair, one, other }] : [];
  });
  return (
    <EarlyPlan
      count={early.length}
      summary={data.summary}
      clashes={clashesOf(
        known.filter(({ verdict }) => verdict === 'clash'),
        describe,
      )}
      others={known
        .filter(({ verdict }) => verdict !== 'clash')
        .map(({ one, other, verdict, says, source }) => ({
          id: `${one.id} ${other.id}`,
          verdict,
          title: `${planInWords(one)} with ${planInWords(other)}.`,
          says,
          source,
        }))}
    />
  );
}

/** The verdicts on all plans. They are asked for again once an application was added or removed, or its plan changed. */
export function useRounds(applications: readonly ApplicationSummary[], saving: boolean) {
  const answer = useAnswerWhen(
    applications.length > 1 || applications.some(({ round }) => isEarlyRound(round)),
    'readRounds',
  );
  const { refetch } = answer;
  const state = applications
    .map(({ id, round, status, decision, deadline }) => [id, round, status, decision, deadline].join())
    .join(' ');
  useAskAgain(state, saving, refetch);
  return answer;
}

interface KnownPair extends RoundPair {
  one: ApplicationSummary;
  other: ApplicationSummary;
}

/** Clashes by one rule that share an application are told together. */
function clashesOf(pairs: KnownPair[], describe: (application: ApplicationSummary) => string): Clash[] {
  const groups: { hub: ApplicationSummary; pairs: KnownPair[] }[] = [];
  for (const pair of pairs) {
    const group = groups.find(
      ({ hub, pairs: [first] }) =>
        (hub === pair.one || hub === pair.other) && first?.says === pair.says && first.source?.url === pair.source?.url,
    );
    if (group) group.pairs.push(pair);
    else groups.push({ hub: centreOf(pair.one, pair.other), pairs: [pair] });
  }
  return groups.map(({ hub, pairs: its }) => {
    const [first] = its as [KnownPair];
    const others = its.map(({ one, other }) => (one === hub ? other : one));
    // Only the clash of two rounds of one college has no source.
    const { change, ways } = settle(hub, others, first.source === null);
    return {
      id: its.map(({ a, b }) => `${a} ${b}`).join(' '),
      sides: [hub, ...others].map((side) => ({ id: side.id, college: side.college, plan: describe(side) })),
      says: first.says,
      source: first.source,
      waysOut: ways,
      change: { label: change.label, href: applicationPath(change.id) },
    };
  });
}

/** Early Action, sent; Early Decision II, due January 5 */
function usePlanInWords() {
  const { timeZone } = useClock();
  return ({ round, status, deadline }: ApplicationSummary) => {
    const due = deadline && `due ${deadlineInWords('November 7', deadline, timeZone)}`;
    const when = status === 'submitted' ? 'sent' : due;
    return [round && roundNames[round], when].filter(Boolean).join(', ');
  };
}
