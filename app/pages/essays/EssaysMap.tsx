import { EssayMap, MANY_PROMPTS, MapLoading } from '@laurel/ui';
import { inOrder } from '#app/lib/applications-in-order.ts';
import { FailedPanel } from '#app/lib/FailedPanel.tsx';
import { useAddress } from '#app/lib/useAddress.ts';
import { paths } from '#app/paths.ts';
import { useClock } from '#app/state/clock.ts';
import { useAnswer } from '#app/state/server.ts';
import {
  countsOf,
  essaysOf,
  freshOf,
  promptGroups,
  storyColleges,
  storyLines,
  targetsOf,
  unitChoices,
  withoutPrompts,
} from './map-view.ts';
import { useStartFrom } from './useStartFrom.ts';
import { useUnits } from './useUnits.ts';

/** What can be reused, what is left to write, which stories each college reads, and what each prompt asks for. */
export function EssaysMap() {
  const answer = useAnswer('readEssayMap');
  const draft = useAnswer('readDraft');
  const applications = useAnswer('listApplications');
  const activities = useAnswer('listActivities');
  const { today, dueOf } = useClock();
  const [params, change] = useAddress();
  const units = useUnits(answer.data, async () => (await answer.refetch()).isSuccess);
  const { starting, unsaved, start } = useStartFrom();
  const { map } = units;
  if (!map || !draft.data || !applications.data || !activities.data) {
    const failed = [answer, draft, applications, activities].find(({ error }) => error);
    return failed?.error ? (
      <FailedPanel error={failed.error} failing="essayMap" onRetry={failed.refetch} />
    ) : (
      <MapLoading />
    );
  }

  const rows = {
    main: draft.data,
    applications: inOrder(applications.data),
    activities: activities.data,
    noSupplement: map.noSupplement,
  };
  const essays = essaysOf(map.prompts, rows);
  const targets = targetsOf(map, essays);
  const colleges = storyColleges(map, essays, rows);
  return (
    <EssayMap
      counts={countsOf(map, essays, targets)}
      reuse={{ targets, fresh: freshOf(essays, targets, rows, dueOf), today, starting, unsaved, onStart: start }}
      stories={{
        colleges,
        college: params.get('college') ?? '',
        onCollege: (id) => change('college', id === colleges[0]?.id ? null : id),
        stories: storyLines(map.stories, rows),
      }}
      units={{
        groups: promptGroups(essaysOf(units.prompts, rows), rows, MANY_PROMPTS),
        choices: unitChoices,
        editing: units.editing,
        onEdit: units.edit,
        states: units.states,
        unsaved: units.unsaved,
        onChange: units.change,
      }}
      {...withoutPrompts(rows)}
      applicationsHref={paths.applications}
    />
  );
}
