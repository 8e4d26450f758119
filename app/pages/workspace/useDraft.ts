import { useAtomValue } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { anchorHighlights } from '#contract/anchor.ts';
import type { Draft, WritingStatus, Highlight } from '#contract/essays.ts';
import { ANALYZING_TIME, type EssayHighlight, type SaveState } from '@laurel/ui';
import { forgetEssay, keepEssay, type KeptEssay } from '#app/lib/kept.ts';
import { messageFor, messages } from '#app/lib/messages.ts';
import { Saver } from '#app/lib/saver.ts';
import { draftKey } from '#app/state/draft.ts';
import { apiAtom, tokenAtom } from '#app/state/session.ts';

/** After the last change of the text, and of the status; ms. */
const TEXT_DELAY = 700;
const META_DELAY = 450;

/** A request that outlives its page may carry 64 KiB; a character takes up to three bytes. */
const KEEPALIVE_LENGTH = 20_000;

/** Names the main essay among what the browser keeps. */
export const MAIN = 'main';

interface Written {
  text: string;
  status: WritingStatus;
}

/**
 * The main essay while it is written: its text, saved as the specification says, and the coach's marks, which
 * follow their words. `loaded` is the essay as it was when the page opened, `kept` what an earlier page could not save.
 */
export function useDraft(loaded: Draft, kept: KeptEssay | null, studentId: string) {
  const api = useAtomValue(apiAtom);
  const queryClient = useAtomValue(queryClientAtom);
  const [token] = useState(useAtomValue(tokenAtom));
  const [unsaved] = useState(() =>
    kept && (kept.text !== loaded.text || kept.status !== loaded.status) ? kept : null,
  );

  /** What the server has: the marks have offsets into its text. */
  const [draft, setDraft] = useState(loaded);
  const [written, setWritten] = useState<Written>(() => ({
    text: unsaved?.text ?? loaded.text,
    status: unsaved?.status ?? loaded.status,
  }));
  const [saveState, setSaveState] = useState<SaveState | null>(loaded.text === '' ? null : 'saved');
  const [saveError, setSaveError] = useState<string>();
  const [conflict, setConflict] = useState<Draft | null>(null);
  const [scoring, setScoring] = useState(false);
  const [scoreError, setScoreError] = useState<string>();
  /** The revision that the text on this page was written on. */
  const revision = useRef(unsaved?.baseRevision ?? loaded.revision);
  const stored = useRef(loaded.text);
  const busy = useRef(false);

  const accept = useCallback(
    (saved: Draft) => {
      revision.current = saved.revision;
      stored.current = saved.text;
      setDraft(saved);
      queryClient.setQueryData(draftKey(token), saved);
    },
    [queryClient, token],
  );

  const saver = useRef<Saver<Written>>(null);
  useEffect(() => {
    const current = new Saver<Written>({
      save: async (value, { keepalive }) => {
        // Another text stored meanwhile is no conflict for who only changed the status.
        const before = stored.current;
        const body = value.text === before ? { status: value.status } : { ...value, baseRevision: revision.current };
        const saved = await api('saveDraft', { body, keepalive: keepalive && value.text.length < KEEPALIVE_LENGTH });
        setSaveError(undefined);
        // The text that the status was saved beside is not the one on this page.
        if (value.text === before && saved.text !== before) return setConflict(saved);
        setConflict(null);
        accept(saved);
      },
      keep: (value) => keepEssay(studentId, MAIN, { ...value, baseRevision: revision.current }),
      forget: (value) => forgetEssay(studentId, MAIN, value.text),
      onState: setSaveState,
      onRefused: (problem) =>
        problem.status === 409 ? setConflict(problem.current as Draft) : setSaveError(messageFor(problem, 'saveEssay')),
    });
    saver.current = current;
    // Words from before a crash or a lost session go on as if never interrupted.
    if (unsaved) current.change({ text: unsaved.text, status: unsaved.status }, 0);
    else if (kept) forgetEssay(studentId, MAIN, kept.text);
    return () => current.close();
  }, [api, accept, studentId, unsaved, kept]);

  const change = useCallback((next: Written, delay: number) => {
    setWritten(next);
    saver.current?.change(next, delay);
  }, []);
  const { text, status } = written;

  /** Saves, scores, and answers whether the score rose. */
  async function score(prompt: string) {
    if (busy.current) return false;
    if (text.trim() === '') {
      setScoreError('Write or paste your essay first.');
      return false;
    }
    busy.current = true;
    setScoring(true);
    setScoreError(undefined);
    try {
      if (!(await saver.current?.flush())) {
        setScoreError(conflict ? 'Choose between both texts first.' : messages.scoring);
        return false;
      }
      // The built-in coach is quicker than the eye: the student should see that the essay is being read.
      const seen = new Promise((resolve) => setTimeout(resolve, ANALYZING_TIME));
      const [grade] = await Promise.all([api('gradeEssay', { body: { text, prompt } }), seen]);
      const graded = { ...grade, text, previousScore: draft.score, scoredAt: new Date().toISOString() };
      setDraft((now) => ({ ...now, ...graded }));
      if (grade.stored) queryClient.setQueryData<Draft>(draftKey(token), (now) => now && { ...now, ...graded });
      return draft.score !== null && grade.score > draft.score;
    } catch (error) {
      setScoreError(messageFor(error, 'scoring'));
      return false;
    } finally {
      busy.current = false;
      setScoring(false);
    }
  }

  /** Ends a conflict: keeps this page's text over the stored one, or takes the stored one. */
  function resolve(choice: 'mine' | 'theirs') {
    if (!conflict) return;
    accept(conflict);
    setConflict(null);
    if (choice === 'mine') return change(written, 0);
    saver.current?.drop();
    setWritten({ text: conflict.text, status: conflict.status });
    setSaveState('saved');
  }

  const remarks = useMemo(() => remarksOf(draft, text), [draft, text]);
  return {
    text,
    status,
    draft,
    remarks,
    saveState,
    saveError,
    conflict,
    scoring,
    scoreError,
    write: (next: string) => change({ text: next, status }, TEXT_DELAY),
    changeStatus: (next: WritingStatus) => change({ text, status: next }, META_DELAY),
    saveNow: () => saver.current?.flush(),
    score,
    resolve,
  };
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
  const highlights: EssayHighlight[] = [...good, ...work].flatMap(({ id, kind, why, place: at }) =>
    at ? [{ id, kind, why, ...at }] : [],
  );
  const listed = (items: typeof good) => items.map(({ id, why, place: at }) => ({ id, why, placed: at !== null }));
  return { highlights, likes: listed(good), needsWork: listed(work) };
}
