import { useAtomValue } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { anchorHighlights } from '#contract/anchor.ts';
import type { Draft, DraftStatus, Highlight } from '#contract/essays.ts';
import { ANALYZING_TIME, type EssayHighlight, type SaveState } from '@laurel/ui';
import { keepText, keptText } from '#app/lib/kept.ts';
import { messageFor } from '#app/lib/messages.ts';
import { Saver } from '#app/lib/saver.ts';
import { draftKey } from '#app/state/draft.ts';
import { apiAtom } from '#app/state/session.ts';

/** After the last change of the text, and of the status; ms. */
const TEXT_DELAY = 700;
const META_DELAY = 450;
const ESSAY = 'main';

/**
 * The main essay while it is written: its text, saved as the specification says, and the coach's marks, which
 * follow their words. `loaded` is the essay as it was when the page opened.
 */
export function useDraft(loaded: Draft, studentId: string) {
  const api = useAtomValue(apiAtom);
  const queryClient = useAtomValue(queryClientAtom);
  /** What an earlier visit could not save. */
  const [unsaved] = useState(() => {
    const kept = keptText(studentId, ESSAY);
    return kept && kept.text !== loaded.text ? kept : null;
  });

  /** What the server has: the marks have offsets into its text. */
  const [draft, setDraft] = useState(loaded);
  const [text, setText] = useState(unsaved?.text ?? loaded.text);
  const [saveState, setSaveState] = useState<SaveState | null>(loaded.text === '' ? null : 'saved');
  const [conflict, setConflict] = useState<Draft | null>(unsaved && unsaved.baseRevision !== loaded.revision ? loaded : null);
  const [scoring, setScoring] = useState(false);
  const [scoreError, setScoreError] = useState<string>();
  const revision = useRef(unsaved?.baseRevision ?? loaded.revision);

  const accept = useCallback(
    (saved: Draft) => {
      revision.current = saved.revision;
      setDraft(saved);
      queryClient.setQueryData(draftKey, saved);
    },
    [queryClient],
  );

  const savers = useRef<{ text: Saver<string>; status: Saver<DraftStatus> }>(null);
  useEffect(() => {
    const textSaver = new Saver<string>({
      delay: TEXT_DELAY,
      save: async (value, { keepalive }) =>
        accept(await api('saveDraft', { body: { text: value, baseRevision: revision.current }, keepalive })),
      keep: (value) => keepText(studentId, ESSAY, value === null ? null : { text: value, baseRevision: revision.current }),
      onState: setSaveState,
      onConflict: (problem) => setConflict(problem.current as Draft),
    });
    const statusSaver = new Saver<DraftStatus>({
      delay: META_DELAY,
      save: async (status, { keepalive }) => accept(await api('saveDraft', { body: { status }, keepalive })),
      onState: setSaveState,
    });
    savers.current = { text: textSaver, status: statusSaver };
    return () => {
      textSaver.close();
      statusSaver.close();
    };
  }, [api, accept, studentId]);

  // Words from before a crash or a lost session, written on what the server still has: they go on as if never interrupted.
  useEffect(() => {
    if (unsaved && unsaved.baseRevision === loaded.revision) savers.current?.text.change(unsaved.text);
  }, [unsaved, loaded]);

  const write = useCallback((next: string) => {
    setText(next);
    savers.current?.text.change(next);
  }, []);

  const changeStatus = useCallback((status: DraftStatus) => {
    setDraft((before) => ({ ...before, status }));
    savers.current?.status.change(status);
  }, []);

  /** Saves, scores, and answers whether the score rose. */
  const score = useCallback(
    async (prompt: string) => {
      if (text.trim() === '') {
        setScoreError('Write or paste your essay first.');
        return false;
      }
      setScoring(true);
      setScoreError(undefined);
      try {
        await savers.current?.text.flush();
        // The built-in coach is quicker than the eye: the student should see that the essay is being read.
        const seen = new Promise((resolve) => setTimeout(resolve, ANALYZING_TIME));
        const [grade] = await Promise.all([api('gradeEssay', { body: { text, prompt } }), seen]);
        const before = draft.score;
        const graded = { ...grade, text, previousScore: before, scoredAt: new Date().toISOString() };
        setDraft((now) => ({ ...now, ...graded }));
        queryClient.setQueryData<Draft>(draftKey, (now) => now && { ...now, ...graded });
        return before !== null && grade.score > before;
      } catch (error) {
        setScoreError(messageFor(error, 'scoring'));
        return false;
      } finally {
        setScoring(false);
      }
    },
    [api, queryClient, text, draft.score],
  );

  /** Ends a conflict: keeps this page's text over the stored one, or takes the stored one. */
  const resolve = useCallback(
    (choice: 'mine' | 'theirs') => {
      if (!conflict) return;
      accept(conflict);
      setConflict(null);
      if (choice === 'mine') {
        savers.current?.text.change(text);
      } else {
        savers.current?.text.drop();
        setText(conflict.text);
        setSaveState('saved');
      }
    },
    [accept, conflict, text],
  );

  const remarks = useMemo(() => remarksOf(draft, text), [draft, text]);
  return { text, write, saveState, draft, remarks, changeStatus, score, scoring, scoreError, conflict, resolve, saveNow: () => savers.current?.text.flush() };
}

/** The two lists where they stand in the text of the moment. */
function remarksOf({ likes, needsWork, text: from }: Draft, text: string) {
  const place = (kind: EssayHighlight['kind'], items: readonly Highlight[]) =>
    anchorHighlights(items, from, text).map(({ start, end, why }, i) => ({
      id: `${kind}-${i}`,
      kind,
      why,
      place: start === null || end === null ? null : { start, end },
    }));
  const good = place('good', likes);
  const work = place('work', needsWork);
  const highlights: EssayHighlight[] = [...good, ...work].flatMap(({ id, kind, why, place: at }) => (at ? [{ id, kind, why, ...at }] : []));
  const listed = (items: typeof good) => items.map(({ id, why, place: at }) => ({ id, why, placed: at !== null }));
  return { highlights, likes: listed(good), needsWork: listed(work) };
}
