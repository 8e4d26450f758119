import type { ChatEntry } from '@laurel/ui';
import { messages } from '#app/lib/messages.ts';

/** Marks a reply that was still being written as failed, so that the student can ask again. */
export const interrupted = <Entry extends ChatEntry>(entries: readonly Entry[]) =>
  entries.map((entry) =>
    entry.growing ? { ...entry, text: messages.chatInterrupted, growing: false, failed: true } : entry,
  );
