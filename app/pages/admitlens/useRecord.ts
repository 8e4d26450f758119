import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import type { StudentRecord } from '#contract/ai.ts';
import type { Client } from '#contract/client.ts';
import { contextEssays } from '#contract/context-essays.ts';
import { hasStatus } from '#app/lib/was-refused.ts';
import { answerKey } from '#app/state/server.ts';
import { apiAtom, tokenAtom } from '#app/state/session.ts';

/** The part of the student's record that the page shows. */
export type VisibleRecord = Pick<StudentRecord, 'apps' | 'essays' | 'activities'>;

/** What AdmitLens can read of the student. */
export function useRecord() {
  const api = useAtomValue(apiAtom);
  const token = useAtomValue(tokenAtom);
  return useQuery<VisibleRecord>({
    queryKey: answerKey(token, 'readContext'),
    queryFn: () =>
      api('readContext').catch((problem: unknown) => {
        // Without a session its parts can't be read either.
        if (hasStatus(problem, 401)) throw problem;
        return readInParts(api);
      }),
    enabled: token !== null,
  });
}

/** The same, read from the endpoint of each part. */
async function readInParts(api: Client): Promise<VisibleRecord> {
  const [listed, draft, activities] = await Promise.all([
    api('listApplications'),
    api('readMainEssay'),
    api('listActivities'),
  ]);
  const apps = await Promise.all(listed.map(({ id }) => api('readApplication', { params: { appId: id } })));
  return { apps, essays: contextEssays(draft, apps), activities };
}
