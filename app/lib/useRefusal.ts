import { useToast } from '@laurel/ui';
import { useCallback } from 'react';
import { Problem } from '#contract/problem.ts';
import { mayPass } from './may-pass.ts';

/** The newest change of each field. An older one is not tried again, because it would overwrite this one. */
const newest = new Map<string, symbol>();

/**
 * For changes that show at once. Call it with the row's id and the changed fields before the change is sent. It answers a function that
 * says in a toast that the change was refused and put back. The toast offers another try where that may help and none of the fields was
 * changed since.
 */
export function useRefusal() {
  const toast = useToast();
  return useCallback(
    (id: string, part: object) => {
      const mine = Symbol(id);
      const fields = Object.keys(part).map((field) => `${id}.${field}`);
      for (const field of fields) newest.set(field, mine);
      const isNewest = () => fields.every((field) => newest.get(field) === mine);

      return (problem: unknown, again: () => void) => {
        console.error('A change did not save.', problem);
        const sentence = problem instanceof Problem ? problem.message : '';
        toast({
          kind: 'bad',
          text: `That change did not save, so we put it back. ${sentence}`.trim(),
          action:
            mayPass(problem) && isNewest() ? { label: 'Try again', onAction: () => isNewest() && again() } : undefined,
        });
      };
    },
    [toast],
  );
}
