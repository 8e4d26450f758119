import type { SharedLink } from '@laurel/ui';
import { useState } from 'react';
import { formatDate } from '#contract/format-date.ts';
import type { Share } from '#contract/shares.ts';
import { inFigures } from '#contract/in-words.ts';
import { sentenceFor } from '#app/lib/messages.ts';
import { useClock } from '#app/state/clock.ts';
import { useAnswer, useCache, useSend } from '#app/state/server.ts';

/** The links of the student, and changes to them. A change that was not made says so at its link. */
export function useShares() {
  const answer = useAnswer('listShares');
  const send = useSend();
  const cache = useCache();
  const { timeZone } = useClock();
  const [busyId, setBusyId] = useState<string>();
  const [failed, setFailed] = useState<{ id: string; says: string; again: () => void }>();

  const put = (next: (shares: Share[]) => Share[]) => cache.change<Share[]>('listShares', undefined, next);

  async function change(id: string, otherwise: string, request: () => Promise<unknown>) {
    setBusyId(id);
    setFailed(undefined);
    try {
      await request();
    } catch (problem) {
      setFailed({ id, says: sentenceFor(problem, otherwise), again: () => void change(id, otherwise, request) });
    }
    setBusyId(undefined);
    await answer.refetch();
  }

  const revoke = (id: string, { deletesComments }: { deletesComments: boolean }) =>
    change(id, 'Laurel could not revoke it, so the link may still open.', async () => {
      const query = deletesComments ? ({ comments: 'delete' } as const) : {};
      await send('deleteShare', { params: { shareId: id }, query });
      put((shares) => shares.map((share) => (share.id === id ? { ...share, state: 'revoked' } : share)));
    });

  const sendNewer = (id: string) =>
    change(id, 'Not sent: readers still see the earlier version.', () =>
      send('sendShare', { params: { shareId: id } }),
    );

  const linkOf = (share: Share, name: string): SharedLink => ({
    id: share.id,
    name: share.purpose === null ? name : `“${share.purpose}”`,
    about: aboutOf(share, timeZone),
    isOpen: share.state === 'open',
    hasComments: share.comments > 0,
    canSend: share.kind === 'essay',
    // Where only the answer to a request was lost, the list says that the link is closed.
    unsaved:
      failed?.id === share.id && share.state === 'open' ? { says: failed.says, onRetry: failed.again } : undefined,
  });

  return { answer, shares: answer.data, busyId, revoke, sendNewer, linkOf };
}

const CLOSED = { expired: 'Ended', revoked: 'Revoked', used: 'Used up' };

/** Made November 12, closes November 26. 3 comments. */
function aboutOf({ state, createdAt, expiresAt, comments }: Share, timeZone: string): string {
  const [made, ends] = [formatDate('November 7', createdAt, timeZone), formatDate('November 7', expiresAt, timeZone)];
  const said = comments === 0 ? 'No comments yet' : inFigures(comments, 'comment');
  if (state === 'open') return `Made ${made}, closes ${ends}. ${said}.`;
  const when = state === 'expired' ? ` ${ends}` : '';
  return `${CLOSED[state]}${when}, made ${made}. ${comments === 0 ? 'No comments' : said}.`;
}
