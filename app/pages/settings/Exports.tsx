import { DataExport } from '@laurel/ui';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { addressOf } from '#contract/client.ts';
import { useRequest } from '#app/lib/useRequest.ts';
import { clockAtom } from '#app/state/clock.ts';
import { openFileAtom } from '#app/state/files.ts';
import { useServices } from '#app/state/services.ts';
import { apiAtom } from '#app/state/session.ts';

type Kind = 'zip' | 'document';

/** Opens the exports in a new tab. Each takes a ticket, because a new tab sends no token. */
export function Exports() {
  const api = useAtomValue(apiAtom);
  const { open } = useAtomValue(openFileAtom);
  const services = useServices();
  const { timeZone: tz } = useAtomValue(clockAtom);
  const [kind, setKind] = useState<Kind>('zip');
  const { busy, error, run } = useRequest('export');

  const addressFor = (kind: Kind, ticket: string) =>
    kind === 'zip'
      ? addressOf('exportZip', { query: { ticket, tz } })
      : addressOf('exportDocument', { query: { ticket } });

  function start(kind: Kind) {
    setKind(kind);
    void run(() => open(api('createTicket').then(({ ticket }) => addressFor(kind, ticket))));
  }

  return (
    <DataExport
      onDownloadZip={() => start('zip')}
      onExportDocument={() => start('document')}
      busy={busy ? kind : null}
      error={error}
      google={services?.google}
    />
  );
}
