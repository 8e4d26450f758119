import { type EssayHighlight, insertText, type StudentComment, useToast } from '@laurel/ui';
import { type RefObject, useMemo, useState } from 'react';
import { placeComments, sameWords } from '#contract/review/place-comments.ts';
import type { OwnComment } from '#contract/review.ts';
import { messageFor } from '#app/lib/messages.ts';
import type { Essay } from '#app/state/essay.ts';
import type { EssaySource } from '#app/state/essay-sources.ts';
import { useAnswerWhen, useSend } from '#app/state/server.ts';
import { type EssaySession, useNewest } from '#app/state/writing.ts';
import { useFound } from './useFound.ts';

interface Writing {
  session: EssaySession;
  /** The essay as it is stored: offsets of comments belong to its text. */
  essay: Essay;
  /** The text box, into which a wording is put so that its own undo takes it back. */
  box: RefObject<HTMLTextAreaElement | null>;
}

/** The comments on an essay while it is written, and what the student makes of them. */
export function useComments(
  { id: essayId, noteInsertion }: Pick<EssaySource, 'id' | 'noteInsertion'>,
  { session, essay, box }: Writing,
) {
  const { refetch, error } = useAnswerWhen(false, 'listComments', { params: { essayId } });
  // Only where they turn out to be of another text, as after one of another device, they are asked for anew.
  const { found, setFound, retry } = useFound<Found>(`${essay.revision}`, async () => {
    if (found && isOfText(found)) return;
    const { data } = await refetch();
    return data && { text: session.view().stored.text, comments: data };
  });
  const send = useSend();
  const toast = useToast();
  const [unsaved, setUnsaved] = useState<{ id: string; says: string; onRetry: () => void }>();
  const placing = useMemo(() => placingOf(found?.comments ?? [], found?.text ?? ''), [found]);
  // The same list as long as no comment gains or loses its words.
  const comments = useNewest(session, ({ text }) => placing(text).listed);

  /** Only the answer and whether it is settled: the offsets of the reply belong to a later text. */
  const put = ({ answer, settled, id }: OwnComment) =>
    setFound((now) => {
      const comments = (now?.comments ?? []).map((one) => (one.id === id ? { ...one, answer, settled } : one));
      return now && { ...now, comments };
    });

  /** Answers whether it was done. A refusal is said at the comment. */
  async function change(id: string, body: { answer?: string; settled?: boolean }): Promise<boolean> {
    setUnsaved(undefined);
    try {
      put(await send('patchComment', { params: { commentId: id }, body }));
      return true;
    } catch (problem) {
      setUnsaved({ id, says: messageFor(problem, 'save'), onRetry: () => void change(id, body) });
      return false;
    }
  }

  const settle = (id: string, settled: boolean) => change(id, { settled });

  /** Puts a wording in the place of the words that it is on, as typing would. */
  function putIn(id: string) {
    const comment = comments.find((one) => one.id === id);
    const place = placing(session.newest().text).places.get(id);
    const field = box.current;
    if (!comment || !place || !field || comment.replacement === null) return;
    const before = session.newest().text;
    field.focus({ preventScroll: true });
    field.setSelectionRange(place.start, place.end);
    noteInsertion({ kind: 'reviewer', from: comment.name, text: comment.replacement });
    insertText(field, comment.replacement);
    const after = field.value;
    void settle(id, true);
    toast({
      text: `Put in the words of ${comment.name}.`,
      action: {
        label: 'Undo',
        onAction: () => {
          // What was typed since must not go with it; the box's own undo takes back both.
          if (session.newest().text !== after) return;
          session.change({ text: before }, 0);
          void settle(id, false);
        },
      },
    });
  }

  return {
    comments,
    loaded: found !== undefined,
    error,
    retry,
    unsaved,
    settle,
    putIn,
    answer: (id: string, text: string) => change(id, { answer: text }),
    highlightsIn: (text: string) => placing(text).highlights,
  };
}

/** Comments with the text that their offsets belong to. */
interface Found {
  text: string;
  comments: readonly OwnComment[];
}

/** Whether the offsets are of that text: every comment stands on its own words. */
const isOfText = ({ text, comments }: Found) =>
  comments.every(({ start, end, quote }) => start === null || sameWords(text.slice(start, end ?? start), quote ?? ''));

interface Placing {
  listed: StudentComment[];
  places: Map<string, { start: number; end: number }>;
  highlights: EssayHighlight[];
}

const TITLES = { praise: 'Praise', wording: 'Wording', question: 'Question' };

/** Where the comments stand in a text that goes on changing. */
function placingOf(all: readonly OwnComment[], from: string) {
  // One that does not stand on its words is of another text, and has no place until it is asked for anew.
  const comments = all.map((one) =>
    isOfText({ text: from, comments: [one] }) ? one : { ...one, start: null, end: null, lost: true },
  );
  let last: (Placing & { text: string }) | undefined;
  return (text: string): Placing => {
    if (last?.text === text) return last;
    const moved = placeComments(comments, from, text);
    const placed = comments.map((comment, i) => {
      const { start, end, lost } = moved[i]!;
      return { ...comment, start, end, lost: comment.lost || lost };
    });
    const ids = placed.map(({ id, lost, settled, answer }) => `${id} ${lost} ${settled} ${answer}`).join();
    const before = last?.listed.map(({ id, lost, settled, answer }) => `${id} ${lost} ${settled} ${answer}`).join();
    const standing = placed.flatMap(({ start, end, ...comment }) =>
      start === null || end === null ? [] : [{ ...comment, start, end }],
    );
    last = {
      text,
      listed: last && ids === before ? last.listed : placed,
      places: new Map(standing.map(({ id, start, end }) => [id, { start, end }])),
      highlights: standing
        .filter(({ settled }) => !settled)
        .map(({ id, kind, name, text: said, replacement, start, end }) => ({
          id: `comment-${id}`,
          kind,
          title: `${TITLES[kind]} from ${name}`,
          why: [replacement, said].filter(Boolean).join(' — '),
          start,
          end,
        })),
    };
    return last;
  };
}
