import type { ChatEntry } from '@laurel/ui';
import { messages } from '#app/lib/messages.ts';

/** What was said. `topic` is what the next questions are about. */
interface Said<Entry, Topic> {
  entries: readonly Entry[];
  topic: Topic;
}

/** How many messages of a conversation are kept: many more than are sent with a question. */
const MOST = 60;

const keyOf = (studentId: string) => `laurel.conversation.${studentId}`;

/** The conversation that this tab has kept of a student, until they sign out; null where there is none. Other tabs have their own. */
export function keptConversation<Entry, Topic>(studentId: string): Said<Entry, Topic> | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(keyOf(studentId)) ?? 'null') as Said<Entry, Topic> | null;
    return Array.isArray(kept?.entries) ? kept : null;
  } catch {
    return null;
  }
}

/** Keeps the newest messages of a conversation in this tab, so that a reload does not end it. */
export function keepConversation<Entry extends ChatEntry, Topic>(
  studentId: string,
  { entries, topic }: Said<Entry, Topic>,
) {
  try {
    if (entries.length === 0) return sessionStorage.removeItem(keyOf(studentId));
    const kept = { entries: interrupted(entries).slice(-MOST), topic };
    sessionStorage.setItem(keyOf(studentId), JSON.stringify(kept));
  } catch {
    console.warn('This browser keeps no conversation: its storage is full or closed.');
  }
}

/** Marks a reply that was still being written as failed, so that the student can ask again. */
export const interrupted = <Entry extends ChatEntry>(entries: readonly Entry[]) =>
  entries.map((entry) =>
    entry.growing ? { ...entry, text: messages.chatInterrupted, growing: false, failed: true } : entry,
  );
