import type { SupplementalFields } from '@laurel/ui';
import { useState } from 'react';
import { messageFor } from '#app/lib/messages.ts';
import { type useApplication, useSend } from '#app/state/server.ts';

/** Adds supplementals to an application. */
export function useNewSupplemental(appId: string, change: ReturnType<typeof useApplication>['change']) {
  const send = useSend();
  const [error, setError] = useState<string>();

  async function onAdd(fields: SupplementalFields) {
    setError(undefined);
    try {
      const added = await send('createSupplemental', { params: { appId }, body: fields });
      change((application) => ({ ...application, supplementals: [...application.supplementals, added] }));
      return true;
    } catch (problem) {
      setError(messageFor(problem, 'save'));
      return false;
    }
  }
  return { onAdd, error };
}
