import { ContextSelect } from '@laurel/ui';
import type { VisibleRecord } from './useRecord.ts';
import type { Topic } from './useConversation.ts';

const ALL = 'all';

interface ContextChoicesProps {
  record: VisibleRecord | undefined;
  topic: Topic;
  onChange: (topic: Topic) => void;
}

/** What the next questions are about: one application or all, one essay or all. */
export function ContextChoices({ record, topic: { appId, essayId }, onChange }: ContextChoicesProps) {
  const { apps = [], essays = [] } = record ?? {};
  // With an application chosen: its own essays, and the main one, which goes with every application.
  const itsEssays = essays.filter((essay) => appId === null || essay.appId === null || essay.appId === appId);

  function chooseApplication(value: string) {
    const chosen = value === ALL ? null : value;
    const essay = essays.find(({ id }) => id === essayId);
    const fits = chosen === null || !essay?.appId || essay.appId === chosen;
    onChange({ appId: chosen, essayId: fits ? essayId : null });
  }

  return (
    <>
      <ContextSelect
        kind="application"
        label="Application to ask about"
        value={appId ?? ALL}
        options={[
          { value: ALL, label: 'All applications' },
          ...apps.map(({ id, college }) => ({ value: id, label: college })),
        ]}
        onChange={chooseApplication}
      />
      <ContextSelect
        kind="essay"
        label="Essay to ask about"
        value={essayId ?? ALL}
        options={[
          { value: ALL, label: 'All essays' },
          ...itsEssays.map(({ id, title, college }) => ({
            value: id,
            label: college === null || appId !== null ? title : `${title}, ${college}`,
          })),
        ]}
        onChange={(value) => onChange({ appId, essayId: value === ALL ? null : value })}
      />
    </>
  );
}
