import { type Query, useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { useState } from 'react';
import { apiAtom } from '#app/state/session.ts';

/** Where an earlier release kept the title, the prompt and the word limit of the main essay, in this browser alone. */
const keyOf = (studentId: string) => `laurel.mainEssay.${studentId}`;

const isNotMe = ({ queryKey }: Query) => queryKey[0] !== 'me';

/**
 * Sends what is kept there to the server and forgets it here, once for as long as the page is open. What could not be sent stays for
 * the next time. Answers whether that is over, which it mostly is at once, because nothing is kept.
 */
export function useMovedMeta(studentId: string) {
  const api = useAtomValue(apiAtom);
  const queryClient = useAtomValue(queryClientAtom);
  const [kept] = useState(() => localStorage.getItem(keyOf(studentId)));
  const { isFetched } = useQuery(
    {
      queryKey: ['me', 'main essay meta', studentId],
      enabled: kept !== null,
      staleTime: Infinity,
      queryFn: async () => {
        try {
          const { sendKeptMeta } = await import('#app/state/main-essay-meta.ts');
          const sent = await sendKeptMeta(api, kept!);
          localStorage.removeItem(keyOf(studentId));
          if (sent) {
            await queryClient.cancelQueries({ predicate: isNotMe });
            await queryClient.invalidateQueries({ predicate: isNotMe });
          }
        } catch (problem) {
          console.warn('The title, the prompt and the word limit of the main essay are still kept here.', problem);
        }
        return null;
      },
    },
    queryClient,
  );
  return kept === null || isFetched;
}
