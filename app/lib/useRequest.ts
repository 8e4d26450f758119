import { useState } from 'react';
import { type Failing, messageFor } from './messages.ts';

/** What a request answers after which another page follows. */
export const LEAVING = Symbol('leaving');

/**
 * A request of a button or a form: whether it is under way, and why the last one failed. `failing` names what is said without a
 * sentence of the server.
 */
export function useRequest(failing: Failing) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  /**
   * Answers whether `work` was done. It stays busy where that answers `LEAVING`. `explains` answers true where it has said itself why
   * it was refused, as beside a field.
   */
  async function run(work: () => Promise<unknown>, explains: (problem: unknown) => boolean = () => false) {
    setBusy(true);
    setError(undefined);
    try {
      if ((await work()) !== LEAVING) setBusy(false);
      return true;
    } catch (problem) {
      if (!explains(problem)) setError(messageFor(problem, failing));
      setBusy(false);
      return false;
    }
  }

  return { busy, error, run, clearError: () => setError(undefined) };
}
