import { EssayComments, showHighlight } from '@laurel/ui';
import { formatDate } from '#contract/format-date.ts';
import type { Share } from '#contract/shares.ts';
import { FailedPanel } from '#app/lib/FailedPanel.tsx';
import { useClock } from '#app/state/clock.ts';
import { useAnswer } from '#app/state/server.ts';
import type { useComments } from './useComments.ts';

interface CommentsPanelProps {
  essayId: string;
  comments: ReturnType<typeof useComments>;
  onShare: () => void;
  onClose: () => void;
}

/** What readers said, beside the essay. */
export function CommentsPanel({ essayId, comments, onShare, onClose }: CommentsPanelProps) {
  const { timeZone } = useClock();
  const { data: shares } = useAnswer('listShares');
  if (comments.error && !comments.loaded)
    return <FailedPanel error={comments.error} failing="workspace" onRetry={async () => comments.retry()} />;
  return (
    <EssayComments
      comments={comments.comments}
      unsaved={comments.unsaved}
      waiting={waitingOf(
        (shares ?? []).filter((share) => share.essayId === essayId),
        timeZone,
      )}
      onShare={onShare}
      onPutIn={comments.putIn}
      onSettle={(id, settled) => void comments.settle(id, settled)}
      onAnswer={comments.answer}
      onShow={(id) => showHighlight(`comment-${id}`)}
      onClose={onClose}
    />
  );
}

/** One link is open until December 6. Nothing to do but wait. */
function waitingOf(shares: readonly Share[], timeZone: string): string {
  const open = shares.filter(({ state }) => state === 'open');
  const [first] = open;
  if (!first) return 'A teacher reads along by a link, without an account.';
  if (open.length > 1) return `${open.length} links are open. Nothing to do but wait.`;
  return `One link is open until ${formatDate('November 7', first.expiresAt, timeZone)}. Nothing to do but wait.`;
}
