import { ShareList, Skeleton } from '@laurel/ui';
import type { Share } from '#contract/shares.ts';
import { MAIN_ESSAY } from '#contract/main-essay.ts';
import { useShares } from '#app/features/share/useShares.ts';
import { useAnswer } from '#app/state/server.ts';
import { NotLoaded } from './NotLoaded.tsx';
import classes from './settings.module.css';

/** Every link to read along, to revoke it. */
export function SharedLinks() {
  const { answer, shares, busyId, revoke, sendNewer, linkOf } = useShares();
  const { data: applications } = useAnswer('listApplications');
  const { data: draft } = useAnswer('readDraft');
  if (!shares)
    return answer.error ? (
      <NotLoaded title="Links to read along" answer={answer} failing="workspace" />
    ) : (
      <Skeleton height="64px" />
    );
  if (shares.length === 0)
    return <p className={classes.noLinks}>No links yet. You make one with Share in an essay or in the plan.</p>;

  const titles = new Map(
    (applications ?? []).flatMap(({ supplementals }) => supplementals.map(({ id, title }) => [id, title])),
  );
  const nameOf = ({ kind, essayId }: Share) => {
    if (kind === 'plan') return 'The plan';
    return (essayId === MAIN_ESSAY.id ? draft?.title : titles.get(essayId ?? '')) ?? 'An essay';
  };
  return (
    <ShareList
      links={shares.map((share) => ({
        ...linkOf(share, nameOf(share)),
        of: share.purpose === null ? undefined : nameOf(share),
      }))}
      busyId={busyId}
      onSend={(id) => void sendNewer(id)}
      onRevoke={(id, options) => void revoke(id, options)}
    />
  );
}
