import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import text from '../../styles/text.module.css';
import { CommentBody } from '../CommentBody/CommentBody.tsx';
import { paragraphsOf, type PlacedComment } from '../pieces.ts';
import type { Stretch } from '../review.ts';
import { ReviewPiece } from './ReviewPiece.tsx';
import { selectedWords } from './selected-words.ts';
import { useMarkedWords } from './useMarkedWords.ts';
import { useNotePlaces } from './useNotePlaces.ts';
import classes from './ReviewEssay.module.css';

export interface ReviewEssayProps {
  text: string;
  /** UTF-16 offsets, in the order of the text. */
  sentences: readonly Stretch[];
  /** In the order of the text, numbered (see `placedComments`). */
  comments: readonly PlacedComment[];
  /** The comment that was just sent; it takes the focus. */
  sentId?: string;
  /** The words on which a comment is being written. */
  picked: Stretch | null;
  /** Called with a sentence that was pressed, or with the words that were marked. */
  onPick: (words: Stretch) => void;
  /** The form for the picked words. */
  form: ReactNode;
  /** The first name of the student. */
  student: string;
}

/**
 * An essay that somebody reads along. A press on a sentence, or marked words, begins a comment. Comments stand in the margin at the height of
 * their words or, below 1100 px, after their paragraph.
 */
export function ReviewEssay(props: ReviewEssayProps) {
  const { sentences, comments, sentId, picked, onPick, form, student } = props;
  const root = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState<number | null>(null);
  const [lit, setLit] = useState<string | null>(null);
  const paragraphs = paragraphsOf(props.text, { sentences, comments, picked });
  useNotePlaces(root);
  const marked = useMarkedWords(root, props.text);
  useWordsInView(root, picked);

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.target !== event.currentTarget) return;
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (event.key === 'Enter' && at !== null) onPick(sentences[at]!);
    else if (step === undefined || sentences.length === 0) return;
    else {
      const next = Math.min(sentences.length - 1, Math.max(0, (at ?? -1) + step));
      setAt(next);
      root.current?.querySelector(`[data-sentence="${next}"]`)?.scrollIntoView({ block: 'nearest' });
    }
    event.preventDefault();
  }

  function pickMarked() {
    const words = root.current && selectedWords(root.current, props.text);
    if (!words) return;
    getSelection()?.removeAllRanges();
    onPick(words);
  }

  const focusIn = (selector: string) => root.current?.querySelector<HTMLElement>(selector)?.focus();
  const sentence = at === null ? null : sentences[at];
  const hasComment = sentence && comments.some(({ start, end }) => start < sentence.end && end > sentence.start);
  return (
    <div className={classes.root} ref={root}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        className={classes.essay}
        // One stop for the arrow keys, which move by sentence.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        role="group"
        aria-label="Essay. Arrow keys move by sentence, Enter comments on one."
        dir="auto"
        onKeyDown={onKeyDown}
        onBlur={() => setAt(null)}
      >
        {paragraphs.map((paragraph) => (
          <div key={paragraph.start} className={classes.paragraph}>
            <p dir="auto" onPointerUp={(event) => event.pointerType === 'mouse' && pickMarked()}>
              {paragraph.pieces.map((piece) => (
                <ReviewPiece
                  key={piece.start}
                  piece={piece}
                  at={piece.sentence !== null && piece.sentence === at}
                  lit={lit !== null && piece.marks.includes(lit)}
                  onPress={() => {
                    // Marked words are no press on their sentence.
                    if (piece.sentence !== null && getSelection()?.isCollapsed !== false)
                      onPick(sentences[piece.sentence]!);
                  }}
                  onNumber={(id) => focusIn(`[data-note="${id}"]`)}
                />
              ))}
            </p>
            <Notes {...{ paragraph, picked, form, sentId, student, setLit, focusIn }} />
          </div>
        ))}
      </div>
      {/* A finger marks words without letting go of them, so that it takes a press to go on. */}
      {marked && (
        <div className={classes.marked}>
          <Button variant="primary" onClick={pickMarked}>
            Comment on the marked words
          </Button>
        </div>
      )}
      <span className={text.hidden} role="status">
        {sentence && `${props.text.slice(sentence.start, sentence.end)}${hasComment ? ' Has a comment.' : ''}`}
      </span>
    </div>
  );
}

interface NotesProps extends Pick<ReviewEssayProps, 'picked' | 'form' | 'sentId' | 'student'> {
  paragraph: ReturnType<typeof paragraphsOf>[number];
  setLit: (id: string | null) => void;
  focusIn: (selector: string) => void;
}

/** The comments that end in a paragraph, with the form where it belongs among them. */
function Notes({ paragraph, picked, form, sentId, student, setLit, focusIn }: NotesProps) {
  const isHere = picked !== null && picked.end > paragraph.start && picked.end <= paragraph.end;
  if (paragraph.comments.length === 0 && !isHere) return null;
  const before = paragraph.comments.filter(({ start }) => !isHere || start <= picked.start);
  const after = paragraph.comments.slice(before.length);
  const list = (comments: readonly PlacedComment[]) =>
    comments.map((comment) => (
      <div
        key={comment.id}
        ref={comment.id === sentId ? focusOnce : undefined}
        className={classes.note}
        data-note={comment.id}
        tabIndex={-1}
        onFocus={() => setLit(comment.id)}
        onBlur={() => setLit(null)}
        onPointerEnter={() => setLit(comment.id)}
        onPointerLeave={() => setLit(null)}
      >
        <button
          type="button"
          className={classes.back}
          aria-label={`Comment ${comment.number}: to its words`}
          onClick={() => focusIn(`[data-number="${comment.id}"]`)}
        >
          {comment.number}
        </button>
        <CommentBody comment={comment} answeredBy={student} aside={comment.id === sentId ? 'sent now' : undefined} />
      </div>
    ));
  return (
    <div className={classes.notes} data-writing={isHere || undefined}>
      {list(before)}
      {isHere && (
        <div className={classes.form} data-note="form">
          {form}
        </div>
      )}
      {list(after)}
    </div>
  );
}

/** Keeps the picked words in view above the form of a phone, which covers most of the page. */
function useWordsInView(root: RefObject<HTMLElement | null>, picked: Stretch | null) {
  const start = picked?.start;
  useEffect(() => {
    if (start === undefined || !matchMedia('(max-width: 719px)').matches) return;
    root.current?.querySelector('[data-picked]')?.scrollIntoView({ block: 'start' });
  }, [root, start]);
}

/** The focus goes to what was just sent, once. */
function focusOnce(note: HTMLElement | null) {
  if (!note || note.dataset.focused) return;
  note.dataset.focused = 'once';
  note.focus();
}
