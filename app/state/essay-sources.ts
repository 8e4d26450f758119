import { useMemo } from 'react';
import type { BUILT_IN } from '#contract/built-in.ts';
import type { Answer, Arguments } from '#contract/client.ts';
import type { Draft } from '#contract/essays.ts';
import { limits } from '#contract/limits.ts';
import { MAIN_ESSAY } from '#contract/main-essay.ts';
import type { Insertion } from '#contract/origins/record.ts';
import type { Supplemental } from '#contract/supplementals.ts';
import type { DocumentSource } from './document.ts';
import { type Essay, essayOfDraft, essayOfSupplemental, type Writing } from './essay.ts';
import { changeOne, useAnswer, useCache, useSend } from './server.ts';

/** How an essay of either kind is saved and scored. */
export interface EssaySource extends DocumentSource<Writing, Essay> {
  /** `main`, or the supplemental's id. */
  id: string;
  /** Scores a text by the coach that the student has chosen, or by the engine that is named. */
  grade: (text: string, prompt: string, engine?: typeof BUILT_IN) => Promise<Answer<'gradeEssay'>>;
  /** Notes text that is put in otherwise than by typing. It is told with the next save of the text. */
  noteInsertion: (insertion: Insertion) => void;
}

type Told = Arguments<'saveDraft'>[0]['body']['insertions'];

/** What was put into an essay otherwise than by typing, until a save has told it. */
function insertionLog() {
  const noted: Insertion[] = [];
  return {
    note: (insertion: Insertion) => void noted.push(insertion),
    /** Saves with what is noted, which is forgotten once that is done. A text that was not saved is told again. */
    async tell<T>(text: string | undefined, save: (insertions: Told) => Promise<T>) {
      const told = text === undefined ? [] : noted.slice(-limits.insertions);
      const saved = await save(told.length === 0 ? undefined : (told as Told));
      noted.splice(0, noted.length, ...noted.filter((one) => !told.includes(one)));
      return saved;
    },
  };
}

/** The main essay, the same object as long as the answer is the same. */
export function useMainEssay() {
  const send = useSend();
  const cache = useCache();
  const answer = useAnswer('readDraft');
  const source = useMemo((): EssaySource => {
    const stored = (draft: Draft) => {
      cache.put('readDraft', undefined, draft);
      return essayOfDraft(draft);
    };
    const log = insertionLog();
    return {
      id: MAIN_ESSAY.id,
      noteInsertion: log.note,
      save: async ({ text, status, baseRevision, keepReplaced, title, prompt, wordLimit, kind }, options) => {
        const meta = { title, prompt, wordLimit: wordLimit ?? undefined, kind };
        const hasMeta = Object.values(meta).some((value) => value !== undefined);
        const hasText = text !== undefined || status !== undefined;
        // Both at once: a page that is left has no time for one after the other.
        const [described, written] = await Promise.allSettled([
          hasMeta ? send('patchMainEssayMeta', { body: meta, ...options }) : undefined,
          hasText
            ? log.tell(text, (insertions) =>
                send('saveDraft', { body: { text, status, baseRevision, keepReplaced, insertions }, ...options }),
              )
            : undefined,
        ]);
        // Where both fail, the failure of the text is told: it says whether the text may have been taken.
        const failure = reasonOf(written) ?? reasonOf(described);
        const draft = valueOf(written);
        const about = valueOf(described);
        if (draft) return { stored: stored({ ...draft, ...(about && metaOf(about)) }), failure };
        if (!about) return { stored: {}, failure };
        const all = stored(about);
        // The text that is stored is not the one of a save that failed.
        return { stored: hasText ? metaOf(about) : all, failure };
      },
      storedInstead: ({ current }) => stored(current as Draft),
      grade: (text, prompt, engine) => send('gradeEssay', { body: { text, prompt, engine } }),
    };
  }, [send, cache]);
  const draft = answer.data;
  const essay = useMemo(() => draft && essayOfDraft(draft), [draft]);
  return { essay, source, answer };
}

const valueOf = <T>(result: PromiseSettledResult<T>) => (result.status === 'fulfilled' ? result.value : undefined);
const reasonOf = (result: PromiseSettledResult<unknown>): unknown =>
  result.status === 'rejected' ? result.reason : undefined;
const metaOf = ({ title, prompt, wordLimit, kind }: Draft) => ({ title, prompt, wordLimit, kind });

/** A supplemental by its id. */
export function useSupplementalEssay(sid: string) {
  const answer = useAnswer('readSupplemental', { params: { sid } });
  const source = useSupplementalSource(sid);
  const supplemental = answer.data;
  const essay = useMemo(() => supplemental && essayOfSupplemental(supplemental), [supplemental]);
  return { essay, source, answer };
}

/**
 * How a supplemental is saved.
 * @param appId where it was read as a part of its application
 * @param onSaved told what the server has after a save; the same function at every drawing
 */
export function useSupplementalSource(sid: string, appId?: string, onSaved?: (saved: Supplemental) => void) {
  const send = useSend();
  const cache = useCache();
  return useMemo((): EssaySource => {
    const stored = (supplemental: Supplemental) => {
      cache.put('readSupplemental', { params: { sid } }, supplemental);
      cache.changeListed((listed) =>
        listed.id === supplemental.appId
          ? { ...listed, supplementals: changeOne(listed.supplementals, sid, () => supplemental) }
          : listed,
      );
      onSaved?.(supplemental);
      return essayOfSupplemental(supplemental);
    };
    const log = insertionLog();
    return {
      id: sid,
      noteInsertion: log.note,
      save: async ({ text, ...changes }, options) => {
        const saved = await log.tell(text, (insertions) => {
          const body = { ...changes, insertions, ...(text !== undefined && { response: text }) };
          return appId === undefined
            ? send('saveSupplemental', { params: { sid }, body, ...options })
            : send('saveApplicationSupplemental', { params: { appId, sid }, body, ...options });
        });
        return { stored: stored(saved) };
      },
      storedInstead: ({ current }) => stored(current as Supplemental),
      grade: (text, prompt, engine) => send('gradeEssay', { body: { text, prompt, supplementalId: sid, engine } }),
    };
  }, [send, cache, sid, appId, onSaved]);
}
