import { atomWithQuery } from 'jotai-tanstack-query';
import { apiAtom, tokenAtom } from './session.ts';

export const draftKey = ['essays', 'draft'] as const;

/** The main essay as the server has it. */
export const draftAtom = atomWithQuery((get) => {
  const api = get(apiAtom);
  return { queryKey: draftKey, queryFn: () => api('readDraft'), enabled: get(tokenAtom) !== null };
});
