import { ShareDialog, type ShareFields } from '@laurel/ui';
import { useState } from 'react';
import { DAY } from '#contract/dates.ts';
import { formatDate } from '#contract/format-date.ts';
import { limits } from '#contract/limits.ts';
import type { Share, Shown } from '#contract/shares.ts';
import { sentenceFor } from '#app/lib/messages.ts';
import { useCopy } from '#app/lib/useCopy.ts';
import { useClock } from '#app/state/clock.ts';
import { useSend } from '#app/state/server.ts';
import { useShares } from './useShares.ts';

interface ShareWorkProps {
  /** What the dialog is called. */
  title: string;
  /** What is shared. */
  of: { essayId: string; words: string } | { plan: true };
  /** Saves what was just typed, so that it is shared too. Answers whether that was done. */
  save?: () => Promise<boolean>;
  /** What is ticked to be shown beside. */
  show?: readonly Shown[];
  onClose: () => void;
}

const options = {
  essay: [{ value: 'origins', label: 'Show where the words came from' }],
  plan: [
    { value: 'essays', label: 'Show the titles of essays' },
    { value: 'scores', label: 'Show scores' },
    { value: 'decisions', label: 'Show what colleges answered' },
  ],
};

/** Makes a link to an essay or to the plan, and shows the links that there are. */
export function ShareWork({ title, of, save, show = [], onClose }: ShareWorkProps) {
  const { now, timeZone } = useClock();
  const send = useSend();
  const copy = useCopy();
  const list = useShares();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const [fields, setFields] = useState<ShareFields>({ purpose: '', days: '14', show });
  const [created, setCreated] = useState<{ url: string; closes: string }>();
  const isPlan = 'plan' in of;
  const isOfThis = (share: Share) => (isPlan ? share.kind === 'plan' : share.essayId === of.essayId);

  async function create() {
    setBusy(true);
    setError(undefined);
    try {
      if (save && !(await save())) throw new Error('The newest words are not saved.');
      const what = isPlan ? { plan: true as const } : { essayId: of.essayId };
      const show = fields.show as Shown[];
      const body = { ...what, purpose: fields.purpose, days: Number(fields.days), show };
      const made = await send('createShare', { body });
      setCreated({ url: made.url, closes: formatDate('November 7', made.expiresAt, timeZone) });
      await list.answer.refetch();
    } catch (problem) {
      setError(sentenceFor(problem, 'The link was not made. Nothing is shared. Try again.'));
    }
    setBusy(false);
  }

  return (
    <ShareDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      fields={fields}
      onChange={setFields}
      closes={formatDate('November 7', new Date(now.getTime() + Number(fields.days) * DAY), timeZone)}
      options={isPlan ? options.plan : options.essay}
      sees={
        isPlan
          ? [
              { says: 'Dates and states, as they are when it is read' },
              { says: 'Your question, and their own comments' },
              { says: 'No essay text and no notes', hidden: true },
            ]
          : [
              { says: `This text, ${of.words}, as it is now` },
              { says: 'Your question, and all comments of this link' },
              { says: 'No score, no marks, no notes', hidden: true },
            ]
      }
      linksTitle={isPlan ? 'Links to the plan' : 'Links to this essay'}
      links={list.shares
        ?.filter(isOfThis)
        .map((share) => list.linkOf(share, isPlan ? 'The plan' : 'Without a question'))}
      linksFailed={
        list.answer.error && !list.shares
          ? {
              says: sentenceFor(list.answer.error, 'Your shared links could not be loaded.'),
              onRetry: () => void list.answer.refetch(),
            }
          : undefined
      }
      purposeLimit={limits.purpose}
      busy={busy}
      error={error}
      onCreate={() => void create()}
      created={created}
      onCopy={() => void copy(created!.url, 'Copied the link')}
      busyId={list.busyId}
      onSend={(id) => void sendNewer(id)}
      onRevoke={(id, revoking) => void list.revoke(id, revoking)}
    />
  );

  async function sendNewer(id: string) {
    if (!save || (await save())) await list.sendNewer(id);
  }
}
