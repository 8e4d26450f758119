import { Button, EmptyState, ReviewClosed, ReviewFrame, Skeleton, VisuallyHidden } from '@laurel/ui';
import { Page } from '#app/lib/Page.tsx';
import { sentenceFor } from '#app/lib/messages.ts';
import { SharedEssay } from './SharedEssay.tsx';
import { SharedPlan } from './SharedPlan.tsx';
import { useReview } from './useReview.ts';
import classes from './review.module.css';

/** Where a link to read along leads. The token is in the fragment, which browsers send nowhere, and is posted. */
export function ReviewPage() {
  const review = useReview();
  const { shown, failure } = review;
  const title = shown ? (shown.essay?.title ?? 'The plan') : failure === 'closed' ? 'Link closed' : 'For review';
  return (
    <Page title={title}>
      <ReviewFrame student={failure === 'closed' ? undefined : shown?.student}>
        {failure === 'closed' ? (
          <ReviewClosed />
        ) : shown?.essay ? (
          <SharedEssay review={review} shown={shown} essay={shown.essay} />
        ) : shown?.plan ? (
          <SharedPlan review={review} shown={shown} plan={shown.plan} />
        ) : failure ? (
          <>
            <VisuallyHidden>
              <h1 tabIndex={-1}>For review</h1>
            </VisuallyHidden>
            <EmptyState
              kind="failed"
              title={sentenceFor(failure, 'This page did not load.')}
              text="The link may still be good. Check your connection."
              action={<Button onClick={() => void review.read()}>Try again</Button>}
            />
          </>
        ) : (
          <div className={classes.loading} aria-busy="true">
            <VisuallyHidden>
              <h1>Opening the link</h1>
            </VisuallyHidden>
            <Skeleton width="60%" height="52px" />
            {['100%', '96%', '99%', '92%', '60%'].map((width, i) => (
              <Skeleton key={i} width={width} height="18px" />
            ))}
          </div>
        )}
      </ReviewFrame>
    </Page>
  );
}
