import { tab } from './areas.ts';
import { keys } from './keys.ts';

/** What a student has written to AdmitLens and not sent. */
export const readMessage = (studentId: string) => tab.getItem(keys.message(studentId)) ?? '';

export function storeMessage(studentId: string, message: string) {
  tab.setItem(keys.message(studentId), message || null);
}

/** A conversation with AdmitLens. `topic` is what the next questions are about. */
interface Conversation<Entry, Topic> {
  entries: readonly Entry[];
  topic: Topic;
}

/** How many messages of a conversation are stored: many more than are sent with a question. */
const MOST = 60;

/** The conversation of this tab; null where there is none. Other tabs have their own. */
export function readConversation<Entry, Topic>(studentId: string): Conversation<Entry, Topic> | null {
  try {
    const stored = JSON.parse(tab.getItem(keys.conversation(studentId)) ?? 'null') as Conversation<Entry, Topic> | null;
    return Array.isArray(stored?.entries) ? stored : null;
  } catch {
    return null;
  }
}

/** Stores the newest messages of a conversation, so that a reload does not end it. */
export function storeConversation<Entry, Topic>(studentId: string, { entries, topic }: Conversation<Entry, Topic>) {
  const stored = entries.length === 0 ? null : JSON.stringify({ entries: entries.slice(-MOST), topic });
  tab.setItem(keys.conversation(studentId), stored);
}
