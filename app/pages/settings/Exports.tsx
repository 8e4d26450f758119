import { DataExport } from '@laurel/ui';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { addressOf } from '#contract/client.ts';
import { messageFor } from '#app/lib/messages.ts';
import { clockAtom } from '#app/state/clock.ts';
import { openFileAtom } from '#app/state/files.ts';
import { useServices } from '#app/state/services.ts';
import { apiAtom } from '#app/state/session.ts';

/** Opens the exports, each by a ticket of its own: a new tab carries no token. */
export function Exports() {
  const api = useAtomValue(apiAtom);
  const { open } = useAtomValue(openFileAtom);
  const services = useServices();
  const { timeZone: tz } = useAtomValue(clockAtom);
  const [busy, setBusy] = useState<'zip' | 'document' | null>(null);
  const [error, setError] = useState<string>();

  const addressFor = (kind: 'zip' | 'document', ticket: string) =>
    kind === 'zip'
      ? addressOf('exportZip', { query: { ticket, tz } })
      : addressOf('exportDocument', { query: { ticket } });

  async function start(kind: 'zip' | 'document') {
    setBusy(kind);
    setError(undefined);
    try {
      await open(api('createTicket').then(({ ticket }) => addressFor(kind, ticket)));
    } catch (problem) {
      setError(messageFor(problem, 'export'));
    } finally {
      setBusy(null);
    }
  }

  return (
    <DataExport
      onDownloadZip={() => void start('zip')}
      onExportDocument={() => void start('document')}
      busy={busy}
      error={error}
      google={services?.google}
    />
  );
}
