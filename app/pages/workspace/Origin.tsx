import { StartedFrom } from '@laurel/ui';
import { formatDate } from '#contract/format-date.ts';
import { MAIN_ESSAY } from '#contract/main-essay.ts';
import type { StartedFrom as StartedFromRow } from '#contract/supplementals.ts';
import { workspacePath } from '#app/paths.ts';
import { useClock } from '#app/state/clock.ts';
import { useAnswer } from '#app/state/server.ts';

/** The essay that this one was started from, as long as it is there. */
export function Origin({ of: { essayId, at } }: { of: StartedFromRow }) {
  const { timeZone } = useClock();
  const { data: applications } = useAnswer('listApplications');
  const { data: draft } = useAnswer('readDraft');
  const found = (applications ?? [])
    .flatMap(({ college, supplementals }) => supplementals.map(({ id, title }) => ({ id, title, college })))
    .find(({ id }) => id === essayId);
  const source = essayId === MAIN_ESSAY.id ? draft && { title: draft.title, college: null } : found;
  if (!source) return null;
  const on = formatDate('November 7', at, timeZone);
  return <StartedFrom title={source.title} college={source.college} href={workspacePath(essayId)} on={on} />;
}
