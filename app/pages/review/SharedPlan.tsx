import { ReviewFoot, ReviewHead, ReviewPlan, WholeComment } from '@laurel/ui';
import { formatDate } from '#contract/format-date.ts';
import type { Review, ReviewPlan as Plan } from '#contract/review.ts';
import { firstName } from '#app/lib/first-name.ts';
import { useClock } from '#app/state/clock.ts';
import { useCommentDraft } from './useCommentDraft.ts';
import type { ReviewState } from './useReview.ts';
import { planGroups } from './shared-plan.ts';

interface SharedPlanProps {
  review: ReviewState;
  shown: Review;
  plan: Plan;
}

/** What a parent sees of the plan. */
export function SharedPlan({ review, shown, plan }: SharedPlanProps) {
  const { now, timeZone } = useClock();
  const draft = useCommentDraft(review);
  const student = firstName(shown.student) || 'The student';
  const showsDecisions = plan.apps.some(({ decision }) => decision !== null);
  return (
    <>
      <ReviewHead
        kind="plan"
        by={`${shown.student} shares with you`}
        title="The plan"
        facts={[
          `As it is today, ${formatDate('November 7', now, timeZone)}`,
          `This page closes ${formatDate('November 7', shown.expiresAt, timeZone)}`,
        ]}
        question={shown.purpose ? { of: `${student}’s question`, text: shown.purpose } : undefined}
        how={
          showsDecisions
            ? `Dates, states and what ${student} chose to show beside them.`
            : 'Dates and states only. What colleges answered is not part of this page.'
        }
      />
      <ReviewPlan groups={planGroups(plan, student, timeZone)} />
      <WholeComment
        title="Say something about the plan"
        lead="A question or a word of encouragement. One sentence is enough."
        comments={shown.comments}
        sentId={review.sentId}
        text={draft.draft.text}
        onChange={(text) => draft.change({ ...draft.draft, text })}
        name={review.name}
        onNameChange={review.setName}
        student={student}
        {...draft.form}
        onSend={() => void draft.send()}
      />
      <ReviewFoot>Laurel counts no visits on this page and sets no cookie.</ReviewFoot>
    </>
  );
}
