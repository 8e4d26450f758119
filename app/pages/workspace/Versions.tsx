import { VersionsDialog } from '@laurel/ui';
import { useState } from 'react';
import { messageFor } from '#app/lib/messages.ts';
import { useClock } from '#app/state/clock.ts';
import { useAnswer, useAnswerWhen } from '#app/state/server.ts';
import type { EssaySession } from '#app/state/writing.ts';
import type { useReplaceText } from './useReplaceText.ts';
import { versionInWords } from './version-words.ts';

interface VersionsProps {
  essayId: string;
  session: EssaySession;
  replace: ReturnType<typeof useReplaceText>['replace'];
  onClose: () => void;
}

/** The versions of the essay. Where one is restored, the text that it replaces becomes a version too. */
export function Versions({ essayId, session, replace, onClose }: VersionsProps) {
  const { now, timeZone } = useClock();
  const list = useAnswer('listVersions', { params: { essayId } });
  const [chosen, setChosen] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string>();
  const selected = chosen ?? list.data?.[0]?.id;
  const version = useAnswerWhen(selected !== undefined, 'readVersion', {
    params: { essayId, versionId: selected ?? '' },
  });
  const failed = list.isError ? list : version.isError ? version : null;
  const { text } = session.newest();

  async function restore(restored: string) {
    setBusy(true);
    const done = await replace(restored, 'Version restored');
    setBusy(false);
    if (!done)
      return setRefused('Your newest changes are not saved yet. Wait until they are, then restore the version.');
    onClose();
  }

  return (
    <VersionsDialog
      open
      onOpenChange={(open) => !open && onClose()}
      versions={list.data?.map((summary) => versionInWords(summary, now, timeZone))}
      selected={selected}
      onSelect={setChosen}
      versionText={version.data?.text}
      currentText={text}
      error={failed ? messageFor(failed.error, 'versions') : refused}
      onRetry={failed ? () => void failed.refetch() : undefined}
      busy={busy}
      onRestore={() => version.data && void restore(version.data.text)}
    />
  );
}
