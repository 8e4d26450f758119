import { CouldStartFrom } from '@laurel/ui';
import { useState } from 'react';
import type { EssayMap } from '#contract/essay-map.ts';
import { MAIN_ESSAY } from '#contract/main-essay.ts';
import { countWords } from '#contract/words.ts';
import { inFigures } from '#contract/in-words.ts';
import { messageFor } from '#app/lib/messages.ts';
import { useRequest } from '#app/lib/useRequest.ts';
import { essayOfSupplemental } from '#app/state/essay.ts';
import { useAnswer, useAnswerWhen, useCache, useSend } from '#app/state/server.ts';
import type { EssaySession } from '#app/state/writing.ts';

interface StartFromProps {
  /** The supplemental that has no text yet. */
  sid: string;
  session: EssaySession;
  /** Called with the words that were copied. */
  onStarted: (words: number) => void;
}

/** At most so many essays are offered; the map has the rest. */
const MOST = 3;

/** The essays that an empty answer could be started from, where there are any with a text. */
export function StartFrom({ sid, session, onStarted }: StartFromProps) {
  const map = useAnswer('readEssayMap');
  const { data: applications } = useAnswer('listApplications');
  const { data: draft } = useAnswer('readDraft');
  const [reading, setReading] = useState<string | null>(null);
  const read = useSourceText(reading);
  const send = useSend();
  const cache = useCache();
  const [starting, setStarting] = useState<string>();
  const request = useRequest('startFrom');

  const listed = new Map(
    (applications ?? []).flatMap(({ college, supplementals }) =>
      supplementals.map((supplemental) => [supplemental.id, { ...supplemental, college }] as const),
    ),
  );
  const main = draft && {
    title: draft.title,
    college: 'Main essay',
    words: countWords(draft.text),
    status: draft.status,
  };
  const sources = (map.data?.reuse ?? [])
    .filter(({ target }) => target === sid)
    .flatMap((row) => {
      const source = row.source === MAIN_ESSAY.id ? main : listed.get(row.source);
      return source && source.words > 0 ? [{ id: row.source, source, row }] : [];
    })
    .slice(0, MOST);
  if (!map.data || sources.length === 0) return null;

  async function start(sourceId: string) {
    setStarting(sourceId);
    await request.run(async () => {
      await session.saveNow();
      const answer = await send('startFrom', { params: { targetId: sid }, body: { sourceId } });
      cache.put('readSupplemental', { params: { sid } }, answer);
      session.takeNewer(essayOfSupplemental(answer));
      onStarted(answer.words);
    });
    setStarting(undefined);
  }

  return (
    <CouldStartFrom
      sources={sources.map(({ id, source: { title, college, words, status }, row }) => ({
        id,
        title,
        about: `${college} · ${inFigures(words, 'word')}, ${STATUS_NAMES[status]}`,
        coverage: row.coverage,
        reasons: reasonsOf(map.data!, row.target, id),
      }))}
      reading={reading === null ? undefined : { id: reading, ...read }}
      onRead={setReading}
      starting={starting}
      error={request.error}
      onStart={(id) => void start(id)}
    />
  );
}

const STATUS_NAMES = { drafting: 'Drafting', editing: 'Editing', final: 'Final' };

/** The text of an essay that is opened in place. */
function useSourceText(id: string | null) {
  const isMain = id === MAIN_ESSAY.id;
  const draft = useAnswerWhen(isMain, 'readDraft');
  const supplemental = useAnswerWhen(id !== null && !isMain, 'readSupplemental', { params: { sid: id ?? '' } });
  const { error } = isMain ? draft : supplemental;
  return {
    text: isMain ? draft.data?.text : supplemental.data?.response,
    error: error ? messageFor(error, 'workspace') : undefined,
  };
}

/** "Answers 2 of 2", "96 words too long": why an essay fits a prompt as far as it does. */
function reasonsOf({ prompts }: EssayMap, target: string, source: string): string[] {
  const of = (id: string) => prompts.find(({ essayId }) => essayId === id);
  const [wanted, given] = [of(target), of(source)];
  if (!wanted || !given) return [];
  const answered = wanted.units.filter((unit) => given.units.includes(unit)).length;
  const more = wanted.limit === null ? 0 : given.words - wanted.limit;
  const length =
    wanted.limit === null || Math.abs(more) <= 0.05 * wanted.limit
      ? []
      : [`${inFigures(Math.abs(more), 'word')} too ${more > 0 ? 'long' : 'short'}`];
  return [`Answers ${answered} of ${wanted.units.length}`, ...length];
}
