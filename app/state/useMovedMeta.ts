import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import type { Client } from '#contract/client.ts';
import { MAIN_ESSAY } from '#contract/main-essay.ts';
import { device } from '#app/storage/areas.ts';
import { keys } from '#app/storage/keys.ts';
import { apiAtom, isNotMe } from './session.ts';

/**
 * Moves the title, the prompt and the word limit of the main essay to the server. An earlier release stored them in this browser alone. It
 * is tried once while the page is open; what could not be sent stays for the next time. Answers whether it is done, or needs not be.
 */
export function useMovedMeta(studentId: string) {
  const api = useAtomValue(apiAtom);
  const queryClient = useQueryClient();
  const key = keys.mainEssayMeta(studentId);
  const [stored] = useState(() => device.getItem(key));
  const { isFetched } = useQuery({
    queryKey: ['me', 'main essay meta', studentId],
    enabled: stored !== null,
    staleTime: Infinity,
    queryFn: async () => {
      try {
        const sent = await send(api, parse(stored!));
        device.removeItem(key);
        if (sent) {
          await queryClient.cancelQueries({ predicate: isNotMe });
          await queryClient.invalidateQueries({ predicate: isNotMe });
        }
      } catch (problem) {
        console.warn('The title, the prompt and the word limit of the main essay are still in this browser.', problem);
      }
      return null;
    },
  });
  return stored === null || isFetched;
}

const atFirst = { title: MAIN_ESSAY.title as string, prompt: '', wordLimit: MAIN_ESSAY.wordLimit as number };
type Meta = typeof atFirst;

/** Answers whether something was sent. Values that were changed on the server stay, because another browser may have been first. */
async function send(api: Client, meta: Partial<Meta>) {
  const onServer = await api('readDraft');
  const parts = (Object.keys(atFirst) as (keyof Meta)[]).filter(
    (part) => meta[part] !== undefined && meta[part] !== atFirst[part] && onServer[part] === atFirst[part],
  );
  if (parts.length === 0) return false;
  await api('patchMainEssayMeta', { body: Object.fromEntries(parts.map((part) => [part, meta[part]])) });
  return true;
}

function parse(stored: string): Partial<Meta> {
  try {
    const { title, prompt, wordLimit } = JSON.parse(stored) as Partial<Record<keyof Meta, unknown>>;
    return {
      ...(typeof title === 'string' && { title: title.trim() || atFirst.title }),
      ...(typeof prompt === 'string' && { prompt }),
      ...(Number.isInteger(wordLimit) && { wordLimit: Number(wordLimit) }),
    };
  } catch {
    return {};
  }
}
