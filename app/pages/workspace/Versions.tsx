import { useToast, VersionsDialog } from '@laurel/ui';
import { useState } from 'react';
import { messageFor } from '#app/lib/messages.ts';
import { useClock } from '#app/state/clock.ts';
import { useAnswer, useAnswerWhen } from '#app/state/server.ts';
import type { useWriting } from '#app/state/writing.ts';
import { versionInWords } from './version-words.ts';

interface VersionsProps {
  essayId: string;
  writing: ReturnType<typeof useWriting>;
  onClose: () => void;
}

/** The earlier texts of the essay that is written. Going back to one keeps what it replaces, as a version too. */
export function Versions({ essayId, writing, onClose }: VersionsProps) {
  const { now, timeZone } = useClock();
  const toast = useToast();
  const list = useAnswer('listVersions', { params: { essayId } });
  const [chosen, setChosen] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string>();
  const selected = chosen ?? list.data?.[0]?.id;
  const version = useAnswerWhen(selected !== undefined, 'readVersion', {
    params: { essayId, versionId: selected ?? '' },
  });
  const failed = list.isError ? list : version.isError ? version : null;
  const { text } = writing.newest();

  async function restore(restored: string) {
    setBusy(true);
    // What was typed last is stored first, so that it becomes a version as well.
    const saved = await writing.saveNow();
    setBusy(false);
    if (saved !== 'saved') return setRefused('Your last words are not saved yet. Restore once they are.');
    writing.replaceText(restored);
    onClose();
    toast({ text: 'Version restored', action: { label: 'Undo', onAction: () => writing.replaceText(text) } });
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
