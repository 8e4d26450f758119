import { atomWithQuery } from 'jotai-tanstack-query';
import { apiAtom, tokenAtom } from './session.ts';

/** By session, so that what one student's page still learns never shows up on another's. */
export const draftKey = (token: string | null) => ['essays', 'draft', token] as const;

/** The main essay as the server has it. */
export const draftAtom = atomWithQuery((get) => {
  const api = get(apiAtom);
  const token = get(tokenAtom);
  return { queryKey: draftKey(token), queryFn: () => api('readDraft'), enabled: token !== null };
});
