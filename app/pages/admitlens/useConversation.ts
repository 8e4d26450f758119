import type { ChatEntry } from '@laurel/ui';
import { useQueryClient } from '@tanstack/react-query';
import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import type { ChatMessage } from '#contract/ai.ts';
import { BUILT_IN } from '#contract/built-in.ts';
import { HELP_LINES } from '#contract/chat-parts.ts';
import type { Answer } from '#contract/client.ts';
import { limits } from '#contract/limits.ts';
import { modelFailure } from '#app/lib/coach-failure.ts';
import { messageFor, messages } from '#app/lib/messages.ts';
import { hasStatus } from '#app/lib/was-refused.ts';
import { clockAtom } from '#app/state/clock.ts';
import { answerKey } from '#app/state/server.ts';
import { apiAtom, sessionEndedAtom, tokenAtom } from '#app/state/session.ts';
import { signOutsAtom } from '#app/state/sign-out-atoms.ts';
import { readConversation, readMessage, storeConversation, storeMessage } from '#app/storage/conversation.ts';

/** What the questions are about; null for all applications or essays. */
export interface Topic {
  appId: string | null;
  /** `main` or a supplemental's id. */
  essayId: string | null;
}

interface Entry extends ChatEntry {
  /** The engine that gave a reply. */
  engine?: string;
}

interface Conversation {
  entries: readonly Entry[];
  /** What is typed and not sent yet. */
  draft: string;
  topic: Topic;
  /** The token of the session in which it was changed last. */
  token: string | null;
  /** How often students had signed out on this page by then. */
  signOuts: number;
}

const NEW: Omit<Conversation, 'token' | 'signOuts'> = {
  entries: [],
  draft: '',
  topic: { appId: null, essayId: null },
};

/** The conversations by student. They are in an atom, so that they go on while another page is shown. */
type Conversations = Readonly<Record<string, Conversation>>;
const conversationsAtom = atom<Conversations>({});

/** Changes a student's conversation, and stores what was said for a reload. A conversation that has ended meanwhile is not changed. */
const changeAtom = atom(
  null,
  (get, set, studentId: string, change: (all: Conversations) => Conversation | undefined) => {
    const all = get(conversationsAtom);
    const [before, now] = [all[studentId], change(all)];
    if (!now || now.signOuts !== get(signOutsAtom)) return;
    set(conversationsAtom, { ...all, [studentId]: now });
    const isOnlyDraft = now.entries === before?.entries && now.topic === before.topic;
    // A part of a reply is not stored with each word: after a reload the student asks for the whole reply once more.
    const isPart = now.entries.at(-1)?.growing === true && now.entries.at(-1)?.text !== '';
    if (!isOnlyDraft && !isPart) storeConversation(studentId, { ...now, entries: interrupted(now.entries) });
  },
);

let serial = 0;
const newId = () => String(++serial);

/** The conversation that an earlier page of this tab has stored. */
function restored(studentId: string) {
  const stored = readConversation<Entry, Topic>(studentId);
  return stored && { ...stored, entries: stored.entries.map((entry) => ({ ...entry, id: newId() })) };
}

/** A student's conversation with AdmitLens. It survives a reload, and ends when the student signs out, not when a session ends by itself. */
export function useConversation(studentId: string) {
  const api = useAtomValue(apiAtom);
  const token = useAtomValue(tokenAtom);
  const resumed = useAtomValue(sessionEndedAtom);
  const signOuts = useAtomValue(signOutsAtom);
  const { timeZone } = useAtomValue(clockAtom);
  const queryClient = useQueryClient();
  const change = useSetAtom(changeAtom);
  const [earlier] = useState(() => restored(studentId));

  const present = (all: Conversations): Conversation => {
    const now = all[studentId];
    const goesOn = now?.signOuts === signOuts && (now.token === token || resumed);
    return goesOn ? now : { ...NEW, ...earlier, draft: readMessage(studentId), token, signOuts };
  };
  const set = (part: Partial<Conversation>) =>
    change(studentId, (all) => ({ ...present(all), ...part, token, signOuts }));
  const conversation = present(useAtomValue(conversationsAtom));

  /** Sends a conversation that ends with a question, and shows the reply as it grows. */
  async function send(entries: readonly Entry[], topic: Topic, engine?: typeof BUILT_IN) {
    const id = newId();
    const withReply = (before: readonly Entry[], reply: Omit<Entry, 'id' | 'from'>): Entry[] => [
      ...before,
      { id, from: 'assistant', ...reply },
    ];
    const put = (reply: Omit<Entry, 'id' | 'from'>) =>
      change(studentId, (all) => {
        const now = all[studentId];
        // Another conversation may have begun meanwhile, or an earlier one may have been put before this one.
        if (now?.entries.at(-1)?.id !== id) return undefined;
        return { ...now, entries: withReply(now.entries.slice(0, -1), reply) };
      });

    set({ entries: withReply(entries, { text: '', growing: true }) });
    let text = '';
    try {
      const answer = await api('chat', {
        body: { messages: messagesOf(entries), ...topic, tz: timeZone, engine },
        onText: (part) => put({ text: (text += part), growing: true }),
      });
      put({ text: textOf(answer), engine: answer.engine, ...originOf(answer) });
    } catch (problem) {
      // The application or essay that it was about is gone, so the choices are read again.
      if (hasStatus(problem, 404)) await queryClient.invalidateQueries({ queryKey: answerKey(token, 'readContext') });
      // Only of too many questions at once does the server know better than to try again in a moment.
      const text = hasStatus(problem, 429) ? messageFor(problem, 'chat') : messages.chat;
      put({ text, failed: true, ...modelFailure(problem) });
    }
  }

  function write(draft: string) {
    set({ draft });
    storeMessage(studentId, draft);
  }

  const ask = (question: string, topic: Topic) =>
    void send([...conversation.entries, { id: newId(), from: 'student', text: question }], topic);

  /** Asks the last question, which failed, once more. */
  const askAgain = (topic: Topic, engine?: typeof BUILT_IN) =>
    void send(conversation.entries.slice(0, -1), topic, engine);

  /** Begins a new conversation. Answers a function that puts the old one before what was said since. */
  function beginAnew() {
    const before = interrupted(conversation.entries);
    set({ entries: [] });
    return () =>
      change(studentId, (all) => {
        const now = present(all);
        return { ...now, entries: [...before, ...now.entries] };
      });
  }

  return {
    ...conversation,
    beginAnew,
    /** Whether a reply is awaited or still being written. */
    awaiting: conversation.entries.at(-1)?.growing === true,
    write,
    chooseTopic: (topic: Topic) => set({ topic }),
    ask,
    /** Asks the question that is typed. */
    sendDraft: (topic: Topic) => {
      ask(conversation.draft.trim(), topic);
      write('');
    },
    retry: (topic: Topic) => askAgain(topic),
    askBuiltIn: (topic: Topic) => askAgain(topic, BUILT_IN),
  };
}

/** Marks a reply that was still being written as failed, so that the student can ask again. */
const interrupted = (entries: readonly Entry[]) =>
  entries.map((entry) =>
    entry.growing ? { ...entry, text: messages.chatInterrupted, growing: false, failed: true } : entry,
  );

/** The newest messages, as many as may be sent with a question. */
function messagesOf(entries: readonly Entry[]): ChatMessage[] {
  return entries
    .filter(({ failed }) => !failed)
    .slice(-limits.chatMessages)
    .map(({ from, text }) => ({
      role: from === 'student' ? 'user' : 'assistant',
      content: text.slice(0, limits.chatMessage),
    }));
}

/** Where a reply is from, which some servers do not tell. The lines that help somebody in danger are their own source. */
function originOf({ sources = [] }: Partial<Answer<'chat'>>) {
  return { sources, help: sources.some(({ name }) => name === HELP_LINES) };
}

/** The text of a reply, which some servers call `answer`. */
function textOf({ message, answer }: Partial<Answer<'chat'>> & { answer?: string }) {
  return message?.trim() || answer?.trim() || messages.chatEmpty;
}
