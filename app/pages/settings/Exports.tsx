import { DataExport } from '@laurel/ui';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { addressOf } from '#contract/client.ts';
import { messageFor } from '#app/lib/messages.ts';
import { openFileAtom } from '#app/state/files.ts';
import { useServices } from '#app/state/services.ts';
import { apiAtom } from '#app/state/session.ts';

/** Opens the exports, each by a ticket of its own: a new tab carries no token. */
export function Exports() {
  const api = useAtomValue(apiAtom);
  const { open } = useAtomValue(openFileAtom);
  const services = useServices();
  const [busy, setBusy] = useState<'zip' | 'document' | null>(null);
  const [error, setError] = useState<string>();

  async function start(kind: 'zip' | 'document') {
    setBusy(kind);
    setError(undefined);
    const endpoint = kind === 'zip' ? 'exportZip' : 'exportDocument';
    try {
      await open(api('createTicket').then(({ ticket }) => addressOf(endpoint, { query: { ticket } })));
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
