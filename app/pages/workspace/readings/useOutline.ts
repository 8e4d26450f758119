import type { OutlineParagraph, SaveState } from '@laurel/ui';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { Arc, Outline } from '#contract/outline.ts';
import { shownRoles } from '#contract/outline/roles.ts';
import { countWords } from '#contract/words.ts';
import { saveDelays } from '#app/lib/save-delays.ts';
import { Saver } from '#app/lib/saver.ts';
import { useAnswerWhen, useSend } from '#app/state/server.ts';
import { useMe } from '#app/state/session.ts';
import { forgetFields, storeFields, takeFields } from '#app/storage/unsaved-writing.ts';
import { writingIds } from '#app/storage/writing-ids.ts';
import type { EssaySession } from '#app/state/writing.ts';
import type { Essay } from '#app/state/essay.ts';

/** An outline with the text that its offsets belong to. */
interface Found {
  text: string;
  outline: Outline;
  arc: Arc;
}

/** The outline of an essay as it is stored. It is read again whenever the text, the prompt or the kind is stored anew. */
export function useOutline(essayId: string, { revision, kind, prompt }: Essay, session: EssaySession) {
  const call = useMemo(() => ({ params: { essayId } }), [essayId]);
  const outline = useAnswerWhen(false, 'readOutline', call);
  const arc = useAnswerWhen(false, 'readArc', call);
  const [found, setFound] = useState<Found>();
  const [failed, setFailed] = useState(false);

  const read = useEffectEvent(async () => {
    await session.saveNow();
    const { text } = session.view().stored;
    const [{ data: lines }, { data: sentences }] = await Promise.all([outline.refetch(), arc.refetch()]);
    return lines && sentences && { text, outline: lines, arc: sentences };
  });
  const [again, setAgain] = useState(0);
  useEffect(() => {
    let isGone = false;
    void read().then((next) => {
      if (isGone) return;
      setFailed(next === undefined);
      if (next) setFound(next);
    });
    return () => {
      isGone = true;
    };
  }, [revision, kind, prompt, again]);

  // What was not read without a network is read when it is back.
  const readAgain = useEffectEvent(() => failed && setAgain(again + 1));
  useEffect(() => {
    addEventListener('online', readAgain);
    return () => removeEventListener('online', readAgain);
  }, []);

  return { found, failed: failed && !found, retry: () => setAgain(again + 1) };
}

/** Lines with the text and the paragraphs that they were written for. */
interface Lines {
  of: string;
  lines: string[];
  paragraphs: Outline['paragraphs'];
}

/** What each paragraph is stored by: its text, and of one that stands several times, which of them it is. */
function keysOf(text: string, paragraphs: Outline['paragraphs']): string[] {
  const seen = new Map<string, number>();
  return paragraphs.map(({ start, end }) => {
    const words = text.slice(start, end);
    const before = seen.get(words) ?? 0;
    seen.set(words, before + 1);
    return before === 0 ? words : `${words}\n${before + 1}`;
  });
}

/** As the browser stores them: a line stays with its paragraph, also where others have come before it. */
const byParagraph = ({ of, lines, paragraphs }: Lines): Record<string, string> =>
  Object.fromEntries(keysOf(of, paragraphs).map((key, at) => [key, lines[at] ?? '']));

/** Lines that are not saved; null where all are. */
export type LinesState = Exclude<SaveState, 'saved'> | null;

/**
 * The student's lines while they are written, and their saving. `refreshed` is called with the outline that a save answers, `onState` with
 * what becomes of the saving.
 */
export function useLines(
  essayId: string,
  found: Found | undefined,
  { refreshed, onState }: { refreshed?: (outline: Outline) => void; onState: (state: LinesState) => void },
) {
  const send = useSend();
  const { id: studentId } = useMe();
  const [typed, setTyped] = useState<Lines>();
  const [saveState, setSaveState] = useState<SaveState | null>(null);
  const saver = useRef<Saver<Lines>>(null);
  const saved = useEffectEvent((outline: Outline) => refreshed?.(outline));
  const tell = useEffectEvent((state: SaveState) => {
    setSaveState(state);
    onState(state === 'saved' ? null : state);
  });
  useEffect(() => {
    const id = writingIds.outline(essayId);
    const current = new Saver<Lines>({
      id,
      save: async ({ lines }, options) => {
        saved(await send('saveOutline', { params: { essayId }, body: { lines }, ...options }));
      },
      store: (value) => storeFields(studentId, id, byParagraph(value)),
      forget: (value) => forgetFields(studentId, id, byParagraph(value)),
      onState: (state) => tell(state),
    });
    saver.current = current;
    return () => current.close();
  }, [send, essayId, studentId]);

  const stored = found?.outline.paragraphs.map(({ line }) => line) ?? [];
  const lines = typed && typed.of === found?.text ? typed.lines : stored;
  function set(next: string[]) {
    const value = { of: found!.text, lines: next, paragraphs: found!.outline.paragraphs };
    setTyped(value);
    saver.current?.change(value, saveDelays.essayText);
  }

  const bringBack = useEffectEvent((unsaved: Readonly<Record<string, string>>) => {
    const { text, outline } = found!;
    set(keysOf(text, outline.paragraphs).map((key, at) => unsaved[key] ?? lines[at]!));
  });
  const isFound = found !== undefined;
  useEffect(() => {
    if (!isFound) return;
    const none: Record<string, string> = {};
    void takeFields(studentId, writingIds.outline(essayId), none).then((unsaved) => unsaved && bringBack(unsaved));
  }, [isFound, essayId, studentId]);

  return {
    lines,
    saveState,
    change: (at: number, line: string) => set(lines.map((other, i) => (i === at ? line : other))),
  };
}

/** The paragraphs with their sentences, as they are shown. */
export function paragraphsOf({ text, outline, arc }: Found, lines: readonly string[]): OutlineParagraph[] {
  return outline.paragraphs.map(({ start, end, words, people, places, times }, at) => ({
    sentences: arc.sentences
      .filter((sentence) => sentence.start >= start && sentence.end <= end)
      .map((sentence) => {
        const said = text.slice(sentence.start, sentence.end);
        return { text: said, does: shownRoles[sentence.role], words: countWords(said) };
      }),
    line: lines[at] ?? '',
    words,
    people,
    places,
    times,
  }));
}
