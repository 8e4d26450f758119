import { type EssayHighlight, showHighlight, useToast } from '@laurel/ui';
import { useMemo } from 'react';
import { anchorIn } from '#contract/anchor.ts';
import type { Slip } from '#contract/slips.ts';
import { useAttempt } from '#app/lib/useAttempt.ts';
import { serverFailed } from '#app/lib/was-refused.ts';
import type { Essay } from '#app/state/essay.ts';
import { useAnswerWhen, useSend } from '#app/state/server.ts';
import { useFound } from './useFound.ts';

/** Slips with the text that their offsets belong to. */
interface Found {
  text: string;
  slips: readonly Slip[];
}

const nothing: Found = { text: '', slips: [] };

/**
 * The names of other colleges in a supplemental. They are looked for whenever its text is stored, because the names of 2,600 colleges
 * are on the server alone.
 */
export function useSlips(essayId: string, { college, revision, text, startedFrom }: Essay) {
  const { refetch, error } = useAnswerWhen(false, 'listSlips', { params: { essayId } });
  const send = useSend();
  const attempt = useAttempt();
  const toast = useToast();
  const wanted = college !== null && /\S/.test(text);

  const {
    found = nothing,
    setFound,
    retry,
  } = useFound<Found>(`${revision}`, async () => {
    if (!wanted) return nothing;
    const { data } = await refetch();
    return data && { text, slips: data };
  });

  const left = useMemo(() => found.slips.filter(({ meant }) => !meant), [found]);

  async function say(name: string, meant: boolean) {
    const body = { name, meant };
    await attempt(`slip.${name}`, body, async () =>
      setFound({ text: found.text, slips: await send('patchSlips', { params: { essayId }, body }) }),
    );
  }

  function keep(name: string) {
    void say(name, true);
    toast({ text: `Kept “${name}” here.`, action: { label: 'Undo', onAction: () => void say(name, false) } });
    const next = left.findIndex((slip) => found.text.slice(slip.start, slip.end) !== name);
    if (next >= 0) showHighlight(idOf(left[next]!));
  }

  /** Where the names stand in a text that goes on changing. */
  const anchor = useMemo(() => anchorIn(found.text), [found]);
  const highlightsIn = (newest: string): EssayHighlight[] =>
    anchor(
      left.map(({ start, end }) => ({ start, end, why: '' })),
      newest,
    ).flatMap(({ start, end }, i) => {
      if (start === null || end === null) return [];
      const slip = left[i]!;
      const name = newest.slice(start, end);
      return [
        {
          id: idOf(slip),
          kind: 'work' as const,
          start,
          end,
          why: whyOf(slip, name, college!, startedFrom !== null),
          choice: {
            title: slip.alsoMeans ? 'May be left over' : 'Left over from another college',
            label: 'I meant it',
            onChoose: () => keep(name),
          },
        },
      ];
    });
  const names = left.map((slip) => ({
    id: idOf(slip),
    name: found.text.slice(slip.start, slip.end),
    about: slip.alsoMeans ? `${slip.college}, or ${slip.alsoMeans}` : slip.college,
  }));
  return {
    names,
    looked: (text !== '' && found.text === text) || Boolean(error),
    failed: serverFailed(error),
    retry,
    highlightsIn,
  };
}

const idOf = ({ start, end }: Slip) => `slip-${start}-${end}`;

function whyOf({ college: other, alsoMeans }: Slip, name: string, college: string, copied: boolean) {
  if (alsoMeans) return `Two readings of “${name}”: ${other}, or ${alsoMeans}. This answer goes to ${college}.`;
  const origin = copied ? ' It came with the essay you started from.' : '';
  return `This answer goes to ${college}, and “${name}” is still in it.${origin}`;
}
