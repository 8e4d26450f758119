import { useEffect, useEffectEvent, useState } from 'react';
import type { KnownDate } from '../KnownDates/KnownDates.tsx';

/** Stands for no round, in the select that offers them. */
export const NO_ROUND = 'none';

interface Told {
  onRoundChange: (round: string | null) => void;
  onDeadlineChange: (day: string | null) => void;
}

/** The round and the deadline in the form. Until the student chooses their own, both follow the known dates. */
export function useRoundAndDeadline(dates: readonly KnownDate[], { onRoundChange, onDeadlineChange }: Told) {
  const [ownRound, setOwnRound] = useState<string>();
  const [ownDeadline, setOwnDeadline] = useState<string | null>();

  const coming = dates.filter(({ passed }) => !passed);
  const round = ownRound ?? usualRound(coming) ?? NO_ROUND;
  const inRound = coming.find((date) => date.round === round);
  const deadline = ownDeadline === undefined ? (inRound?.day ?? null) : ownDeadline;
  /** The known date that the deadline is; undefined where the student set their own. */
  const offered = inRound?.day === deadline ? inRound : undefined;

  const tellRound = useEffectEvent(() => onRoundChange(round === NO_ROUND ? null : round));
  useEffect(() => tellRound(), [round]);
  const tellDeadline = useEffectEvent(() => onDeadlineChange(deadline));
  useEffect(() => tellDeadline(), [deadline]);

  return {
    round,
    /** Whether the student chose the round. */
    isOwnRound: ownRound !== undefined,
    deadline,
    offered,
    changeRound: (next: string) => {
      setOwnRound(next);
      // Another round brings its date with it, unless the student has set their own.
      if (deadline === null || offered) setOwnDeadline(undefined);
    },
    changeDeadline: setOwnDeadline,
    pick: (date: KnownDate) => {
      setOwnRound(date.round);
      setOwnDeadline(undefined);
    },
  };
}

/** The round to fill in: the regular one, or else the only known one, unless it binds or restricts. */
function usualRound(dates: readonly KnownDate[]) {
  const regular = dates.find(({ round }) => round === 'rd');
  const [only, another] = dates;
  return regular?.round ?? (another || /^(?:ed|rea)/.test(only?.round ?? '') ? undefined : only?.round);
}
