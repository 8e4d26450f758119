import { useToast } from '@laurel/ui';
import { useCallback } from 'react';
import { putBackWords } from './put-back.ts';
import { mayPass } from './was-refused.ts';

/** The newest change of each field. An older one is not tried again, because it would overwrite this one. */
const newest = new Map<string, symbol>();

/**
 * For changes that show at once. Call it with the row's id, the changed fields, and what sends the change. A refusal is said in
 * a toast, which offers another try where that may help and none of the fields was changed since. Where `isSaid` answers false,
 * the caller says it. Resolves with the problem, or with nothing where the change was made.
 */
export function useAttempt() {
  const toast = useToast();
  return useCallback(
    async function attempt(
      id: string,
      part: object,
      send: () => Promise<unknown>,
      isSaid: () => boolean = () => true,
    ): Promise<unknown> {
      const mine = Symbol(id);
      const fields = Object.keys(part).map((field) => `${id}.${field}`);
      for (const field of fields) newest.set(field, mine);
      const isNewest = () => fields.every((field) => newest.get(field) === mine);
      const again = () => void (isNewest() && attempt(id, part, send, isSaid));
      try {
        await send();
      } catch (problem) {
        if (!isSaid()) return problem;
        console.error('A change did not save.', problem);
        toast({
          kind: 'bad',
          text: putBackWords(problem),
          action: mayPass(problem) && isNewest() ? { label: 'Try again', onAction: again } : undefined,
        });
        return problem;
      }
    },
    [toast],
  );
}
