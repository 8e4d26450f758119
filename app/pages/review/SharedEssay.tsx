import {
  Button,
  CommentForm,
  LostComments,
  placedComments,
  ReviewEssay,
  ReviewFoot,
  ReviewHead,
  ReviewOrigins,
  type Stretch,
  WholeComment,
} from '@laurel/ui';
import { useState } from 'react';
import { formatDate } from '#contract/format-date.ts';
import type { Review, ReviewEssay as Essay } from '#contract/review.ts';
import { sentenceSpans } from '#contract/sentence-spans.ts';
import { countWords } from '#contract/words.ts';
import { firstName } from '#app/lib/first-name.ts';
import { inFigures } from '#contract/in-words.ts';
import { useClock } from '#app/state/clock.ts';
import { useCommentDraft } from './useCommentDraft.ts';
import type { ReviewState } from './useReview.ts';
import { dayAndTime } from './review-words.ts';
import classes from './review.module.css';

interface SharedEssayProps {
  review: ReviewState;
  shown: Review;
  essay: Essay;
}

/** An essay that somebody reads along, with its comments. */
export function SharedEssay({ review, shown, essay }: SharedEssayProps) {
  const { timeZone } = useClock();
  const [picked, setPicked] = useState<(Stretch & { of: string }) | null>(null);
  const onWords = useCommentDraft(review);
  const onWhole = useCommentDraft(review);
  const { placed, others } = placedComments(shown.comments);
  const student = firstName(shown.student) || 'The student';
  // Once a newer text is shown, the words that were picked are not there any more.
  const words = picked?.of === essay.text ? picked : null;
  const quote = words ? essay.text.slice(words.start, words.end) : '';
  const { text } = essay;

  async function send() {
    if (words && (await onWords.send({ start: words.start, end: words.end, quote }))) setPicked(null);
  }

  function close() {
    setPicked(null);
    onWords.putAside();
    document.querySelector<HTMLElement>('[role="group"][tabindex="0"]')?.focus({ preventScroll: true });
  }

  return (
    <>
      <ReviewHead
        kind="essay"
        by={`${shown.student} asks you to read`}
        title={essay.title}
        prompt={essay.prompt.trim() || undefined}
        facts={[
          inFigures(countWords(text), 'word'),
          `As it was on ${dayAndTime(essay.sharedAt, timeZone)}`,
          `This page closes ${formatDate('November 7', shown.expiresAt, timeZone)}`,
        ]}
        question={shown.purpose ? { of: `${student}’s question`, text: shown.purpose } : undefined}
        how="Press a sentence to comment on it, or mark the exact words. No account is needed."
      />
      <ReviewEssay
        text={text}
        sentences={sentenceSpans(text)}
        comments={placed}
        sentId={review.sentId}
        picked={words}
        onPick={(next) => setPicked({ ...next, of: text })}
        student={student}
        form={
          <CommentForm
            key={words?.start}
            quote={quote}
            draft={onWords.draft}
            onChange={onWords.change}
            name={review.name}
            onNameChange={review.setName}
            student={student}
            {...onWords.form}
            onSend={() => void send()}
            onClose={close}
          />
        }
      />
      <LostComments comments={others.filter(({ quote: gone }) => gone !== null)} student={student}>
        {student} sent a newer version on {formatDate('November 7', essay.sharedAt, timeZone)}. These words are no
        longer in it.
      </LostComments>
      {essay.origins && <ReviewOrigins says={essay.origins.says} />}
      <WholeComment
        title="About the whole essay"
        lead="What stays with you when you close it? One sentence is enough."
        comments={others.filter((comment) => comment.quote === null)}
        sentId={review.sentId}
        text={onWhole.draft.text}
        onChange={(next) => onWhole.change({ ...onWhole.draft, text: next })}
        name={review.name}
        onNameChange={review.setName}
        student={student}
        {...onWhole.form}
        quiet={words !== null}
        onSend={() => void onWhole.send()}
      />
      <ReviewFoot>
        Laurel shows you the essay and nothing else of {student}’s: no score, no marks, no other essay. It counts no
        visits and sets no cookie.
      </ReviewFoot>
      {!words && (
        <nav className={classes.bar} aria-label="Comments">
          <span>{inFigures(shown.comments.length, 'comment')}</span>
          <Button onClick={toWhole}>About the whole essay</Button>
        </nav>
      )}
    </>
  );
}

function toWhole() {
  const heading = document.querySelector<HTMLElement>('[data-whole]');
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView();
}
