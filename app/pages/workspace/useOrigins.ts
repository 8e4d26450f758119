import type { EssayHighlight, OriginLook, OriginPart } from '@laurel/ui';
import { useMemo, useState } from 'react';
import { anchorIn } from '#contract/anchor.ts';
import { formatDate } from '#contract/format-date.ts';
import { wordsByOrigin } from '#contract/origins/origins-say.ts';
import type { Origin, OriginSpan } from '#contract/origins/record.ts';
import type { Origins } from '#contract/origins.ts';
import { useClock } from '#app/state/clock.ts';
import type { Essay } from '#app/state/essay.ts';
import { useAnswerWhen } from '#app/state/server.ts';
import { useFound } from './useFound.ts';

/** Origins with the text that their offsets belong to. */
interface Found {
  text: string;
  origins: Origins;
}

/** Where the words of an essay came from, as long as it is `wanted`. Offsets belong to the saved text, so it is read again after a save. */
export function useOrigins(essayId: string, { text, revision }: Essay, wanted: boolean) {
  const { refetch, error } = useAnswerWhen(false, 'readOrigins', { params: { essayId } });
  const { timeZone } = useClock();
  const [litId, setLit] = useState<string | null>(null);

  const { found, retry } = useFound<Found>(`${wanted} ${revision}`, async () => {
    if (!wanted) return;
    const { data } = await refetch();
    // The text may have been saved anew meanwhile; then they are read again.
    const isOfText = (data?.spans.at(-1)?.end ?? 0) === text.length;
    return data && isOfText ? { text, origins: data } : undefined;
  });

  const told = useMemo(() => found && toldOf(found.origins, found.text, timeZone), [found, timeZone]);
  const anchor = useMemo(() => anchorIn(found?.text ?? ''), [found]);
  const placed = useMemo(() => (found?.origins.spans ?? []).filter(({ kind }) => LOOKS[kind] in MARKED), [found]);

  return {
    told,
    failed: found === undefined && error ? 'Failed to load.' : undefined,
    retry,
    litId,
    light: setLit,
    highlightsIn: (newest: string): EssayHighlight[] =>
      anchor(
        placed.map(({ start, end }) => ({ start, end, why: '' })),
        newest,
      ).flatMap(({ start, end }, i) => {
        const origin = placed[i]!;
        const id = idOf(origin);
        if (start === null || end === null || (litId !== null && id !== litId)) return [];
        const { title, about } = partOf(origin, timeZone);
        return [{ id: `origin-${i}`, kind: MARKED[LOOKS[origin.kind]]!, start, end, title, why: about }];
      }),
  };
}

const LOOKS: Record<Origin['kind'], OriginLook> = {
  typed: 'typed',
  pasted: 'pasted',
  suggestion: 'laurel',
  reviewer: 'reader',
  unknown: 'unknown',
};
const MARKED: Partial<Record<OriginLook, EssayHighlight['kind']>> = {
  pasted: 'pasted',
  laurel: 'laurel',
  reader: 'reader',
};

const idOf = ({ kind, from, at }: Origin) => `${kind} ${from} ${at}`;

function toldOf({ spans, says }: Origins, text: string, timeZone: string) {
  const words = wordsByOrigin({ spans }, text);
  return {
    says,
    strip: stripOf(spans, text),
    parts: words.map((one): OriginPart => ({ id: idOf(one), words: one.words, ...partOf(one, timeZone) })),
  };
}

/** The words of each span, from the first to the last. */
const stripOf = (spans: readonly OriginSpan[], text: string) =>
  spans
    .map((span) => ({
      look: LOOKS[span.kind],
      words: wordsByOrigin(
        { spans: [{ ...span, start: 0, end: span.end - span.start }] },
        text.slice(span.start, span.end),
      ).reduce((sum, one) => sum + one.words, 0),
    }))
    .filter(({ words }) => words > 0);

const PASTED: Record<string, string> = {
  outside: 'Pasted from outside',
  essay: 'Pasted from another essay',
  import: 'Imported',
};

function partOf({ kind, from, at }: Origin, timeZone: string): Pick<OriginPart, 'look' | 'title' | 'about'> {
  const day = at === null ? '' : formatDate('November 7', at, timeZone);
  const look = LOOKS[kind];
  switch (kind) {
    case 'typed':
      return { look, title: 'Typed here', about: 'With the words you rewrote' };
    case 'pasted':
      return { look, title: PASTED[from ?? ''] ?? PASTED.outside!, about: day };
    case 'suggestion':
      return { look, title: 'Taken from Laurel', about: `${day}, ${from}` };
    case 'reviewer':
      return { look, title: `From ${from}`, about: `${day}, a wording you put in` };
    default:
      return {
        look,
        title: 'From before',
        about: 'Laurel did not keep this then, and does not guess what came earlier.',
      };
  }
}
