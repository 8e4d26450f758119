import { useAtomValue } from 'jotai';
import { useCallback, useState } from 'react';
import { limits } from '#contract/limits.ts';
import { Problem } from '#contract/problem.ts';
import { sentences } from '#contract/sentences.ts';
import { messageFor, messages } from '#app/lib/messages.ts';
import { useAbort } from '#app/lib/useAbort.ts';
import { hasStatus } from '#app/lib/was-refused.ts';
import { apiAtom } from '#app/state/session.ts';

/** Reads the text of an essay file. Reading stops when another file is chosen, by `giveUp`, and when the page is left. */
export function useEssayFile() {
  const api = useAtomValue(apiAtom);
  const { begin, abort } = useAbort();
  /** The name of the file that is being read. */
  const [reading, setReading] = useState<string>();

  /** Answers the text of a file, or why it can't be read; neither where reading was stopped. */
  async function read(file: File): Promise<{ text?: string; error?: string }> {
    const signal = begin();
    setReading(file.name);
    try {
      if (file.size > limits.upload) throw new Problem(413, sentences.fileTooLarge);
      const { text } = await api('readEssayFile', { file, signal });
      return signal.aborted ? {} : { text };
    } catch (problem) {
      if (signal.aborted) return {};
      const offline = hasStatus(problem, 0) && !navigator.onLine;
      return { error: offline ? messages.essayFileOffline : messageFor(problem, 'essayFile') };
    } finally {
      if (!signal.aborted) setReading(undefined);
    }
  }

  const giveUp = useCallback(() => {
    abort();
    setReading(undefined);
  }, [abort]);

  return { reading, read, giveUp };
}
