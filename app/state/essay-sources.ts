import { useMemo } from 'react';
import type { BUILT_IN } from '#contract/built-in.ts';
import type { Answer } from '#contract/client.ts';
import type { Draft } from '#contract/essays.ts';
import { MAIN_ESSAY } from '#contract/main-essay.ts';
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
    return {
      id: MAIN_ESSAY.id,
      save: async ({ text, status, baseRevision, keepReplaced, title, prompt, wordLimit, kind }, options) => {
        const meta = { title, prompt, wordLimit: wordLimit ?? undefined, kind };
        const hasMeta = Object.values(meta).some((value) => value !== undefined);
        const hasText = text !== undefined || status !== undefined;
        // Both at once: a page that is left has no time for one after the other.
        const [described, written] = await Promise.allSettled([
          hasMeta ? send('patchMainEssayMeta', { body: meta, ...options }) : undefined,
          hasText ? send('saveDraft', { body: { text, status, baseRevision, keepReplaced }, ...options }) : undefined,
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
    return {
      id: sid,
      save: async ({ text, ...changes }, options) => {
        const call = { body: { ...changes, ...(text !== undefined && { response: text }) }, ...options };
        const saved =
          appId === undefined
            ? await send('saveSupplemental', { params: { sid }, ...call })
            : await send('saveApplicationSupplemental', { params: { appId, sid }, ...call });
        return { stored: stored(saved) };
      },
      storedInstead: ({ current }) => stored(current as Supplemental),
      grade: (text, prompt, engine) => send('gradeEssay', { body: { text, prompt, supplementalId: sid, engine } }),
    };
  }, [send, cache, sid, appId, onSaved]);
}
