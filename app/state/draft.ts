import { atomWithQuery } from 'jotai-tanstack-query';
import { answerKey } from './server.ts';
import { apiAtom, tokenAtom } from './session.ts';

/** Where the main essay is kept; the same place that `useAnswer('readDraft')` reads. */
export const draftKey = (token: string | null) => answerKey(token, 'readDraft');

/** The main essay as the server has it. */
export const draftAtom = atomWithQuery((get) => {
  const api = get(apiAtom);
  const token = get(tokenAtom);
  return { queryKey: draftKey(token), queryFn: () => api('readDraft'), enabled: token !== null };
});
