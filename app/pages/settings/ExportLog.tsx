import { ExportHistory, Skeleton } from '@laurel/ui';
import { useAtomValue } from 'jotai';
import type { ExportKind } from '#contract/exports.ts';
import { whenInWords } from '#app/lib/when-in-words.ts';
import { clockAtom } from '#app/state/clock.ts';
import { useAnswer } from '#app/state/server.ts';
import { NotLoaded } from './NotLoaded.tsx';

const kinds: Record<ExportKind, string> = {
  zip: 'Everything, as a ZIP file',
  document: 'All essays, as a Word file',
  'google-docs': 'All essays, as a document in your Google account',
};

/** What has left Laurel: the newest exports, and when a calendar read the deadlines. */
export function ExportLog() {
  const answer = useAnswer('readAccess');
  const { data: access } = answer;
  const { now, timeZone } = useAtomValue(clockAtom);
  if (answer.error && !access) return <NotLoaded title="Exports" answer={answer} failing="access" />;
  if (!access) return <Skeleton height="120px" />;
  const { exports, calendarReadAt } = access;
  return (
    <ExportHistory
      exports={exports.map(({ kind, at }) => ({ what: kinds[kind], when: whenInWords(at, now(), timeZone) }))}
      calendarReadAt={calendarReadAt && whenInWords(calendarReadAt, now(), timeZone, 'hour')}
    />
  );
}
