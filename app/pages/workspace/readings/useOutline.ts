import type { OutlineParagraph, SaveState } from '@laurel/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Arc, Outline } from '#contract/outline.ts';
import { paragraphSpans } from '#contract/outline/paragraphs.ts';
import { shownRoles } from '#contract/outline/roles.ts';
import { countWords } from '#contract/words.ts';
import { saveDelays } from '#app/lib/save-delays.ts';
import { Saver } from '#app/lib/saver.ts';
import { useAnswerWhen, useSend } from '#app/state/server.ts';
import { isNotMe, useMe } from '#app/state/session.ts';
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

/** Whether the paragraphs of an outline stand at those places of a text. */
function isOf(text: string, { paragraphs }: Outline): boolean {
  const spans = paragraphSpans(text);
  return (
    spans.length === paragraphs.length &&
    spans.every(({ start, end }, at) => start === paragraphs[at]!.start && end === paragraphs[at]!.end)
  );
}

/** The outline of an essay as it is stored. It is read again whenever the text, the prompt or the kind is stored anew. */
export function useOutline(essayId: string, { revision, kind, prompt }: Essay, session: EssaySession) {
  const outline = useAnswerWhen(false, 'readOutline', { params: { essayId } });
  const arc = useAnswerWhen(false, 'readArc', { params: { essayId } });
  const queryClient = useQueryClient();
  const [found, setFound] = useState<Found>();
  const [failed, setFailed] = useState(false);

  const read = useEffectEvent(async () => {
    await session.saveNow();
    const { text } = session.view().stored;
    const [{ data: lines }, { data: sentences }] = await Promise.all([outline.refetch(), arc.refetch()]);
    if (!lines || !sentences) return undefined;
    if (isOf(text, lines)) return { text, outline: lines, arc: sentences };
    // Another device has changed the text since it was read here. Read anew, it comes with a newer revision.
    void queryClient.refetchQueries({ type: 'active', predicate: isNotMe });
    return undefined;
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

/** Lines with the text that they were written for: one for each of its paragraphs. */
interface Lines {
  of: string;
  lines: string[];
}

/** What each paragraph is stored by: its text, and of one that stands several times, which of them it is. */
function keysOf(text: string): string[] {
  const seen = new Map<string, number>();
  return paragraphSpans(text).map(({ text: words }) => {
    const before = seen.get(words) ?? 0;
    seen.set(words, before + 1);
    return before === 0 ? words : `${words}\n${before + 1}`;
  });
}

/** As the browser stores them: a line stays with its paragraph, also where others have come before it. */
const byParagraph = ({ of, lines }: Lines): Record<string, string> =>
  Object.fromEntries(keysOf(of).map((key, at) => [key, lines[at] ?? '']));

/** Lines that are not saved; null where all are. */
export type LinesState = Exclude<SaveState, 'saved'> | null;

/**
 * The student's lines while they are written, and their saving. `outline` is the newest one: its notes and parts are those of the lines
 * that were saved last. `onState` is called with what becomes of the saving.
 */
export function useLines(essayId: string, found: Found | undefined, onState: (state: LinesState) => void) {
  const send = useSend();
  const { id: studentId } = useMe();
  const [typed, setTyped] = useState<Lines>();
  const [saveState, setSaveState] = useState<SaveState | null>(null);
  const [answered, setAnswered] = useState<{ to: Found | undefined; outline: Outline }>();
  const saver = useRef<Saver<Lines>>(null);
  const saved = useEffectEvent((outline: Outline) => setAnswered({ to: found, outline }));
  const tell = useEffectEvent((state: SaveState) => {
    setSaveState(state);
    onState(state === 'saved' ? null : state);
  });
  useEffect(() => {
    const id = writingIds.outline(essayId);
    const current = new Saver<Lines>({
      id,
      save: async ({ of: text, lines }, options) => {
        saved(await send('saveOutline', { params: { essayId }, body: { lines, text }, ...options }));
      },
      store: (value) => storeFields(studentId, id, byParagraph(value)),
      forget: (value) => forgetFields(studentId, id, byParagraph(value)),
      onState: (state) => tell(state),
    });
    saver.current = current;
    return () => current.close();
  }, [send, essayId, studentId]);

  const outline =
    found && answered?.to === found && isOf(found.text, answered.outline) ? answered.outline : found?.outline;
  const stored = outline?.paragraphs.map(({ line }) => line) ?? [];
  const lines = typed && typed.of === found?.text ? typed.lines : stored;
  function set(value: Lines) {
    setTyped(value);
    saver.current?.change(value, saveDelays.essayText);
  }

  // They are saved for the paragraphs that they were written for, because another device may have changed these since.
  const bringBack = useEffectEvent((unsaved: Readonly<Record<string, string>>) => {
    const { text } = found!;
    const keys = keysOf(text);
    const own = keys.map((key, at) => unsaved[key] ?? lines[at]!);
    const isWhole = Object.keys(unsaved).every((key) => keys.includes(key));
    if (isWhole) return set({ of: text, lines: own });
    const of = Object.keys(unsaved).map((key) => key.replace(/\n\d+$/, ''));
    set({ of: of.join('\n\n'), lines: Object.values(unsaved) });
  });
  const isFound = found !== undefined;
  useEffect(() => {
    if (!isFound) return;
    const none: Record<string, string> = {};
    void takeFields(studentId, writingIds.outline(essayId), none).then((unsaved) => unsaved && bringBack(unsaved));
  }, [isFound, essayId, studentId]);

  return {
    lines,
    outline,
    saveState,
    change: (at: number, line: string) =>
      set({ of: found!.text, lines: lines.map((other, i) => (i === at ? line : other)) }),
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
