import { CollegePrompts, RequirementsLoading, TextLink, type Unsaved } from '@laurel/ui';
import { useState } from 'react';
import type { Application } from '#contract/applications.ts';
import { shortName } from '#contract/map/college-words.ts';
import { FailedPanel } from '#app/lib/FailedPanel.tsx';
import { countedCapital } from '#contract/in-words.ts';
import { messageFor } from '#app/lib/messages.ts';
import { useAskAgain } from '#app/lib/useAskAgain.ts';
import { mapPath } from '#app/paths.ts';
import { useAnswer, useApplicationChanges, useSend } from '#app/state/server.ts';
import classes from './application.module.css';

interface SeasonQuestionsProps {
  application: Application;
  /** Whether a change of it is on its way. */
  saving: boolean;
}

/** What the college of an application asks this season, and the ways to add its questions as supplementals. */
export function SeasonQuestions({ application, saving }: SeasonQuestionsProps) {
  const { id: appId, college, supplementals } = application;
  const { data, error, refetch } = useAnswer('listCollegePrompts', { params: { appId } });
  const { change } = useApplicationChanges(appId);
  const send = useSend();
  const [adding, setAdding] = useState<ReadonlySet<string>>(new Set());
  const [unsaved, setUnsaved] = useState<Unsaved>();
  const [says, setSays] = useState<string>();
  // Another college asks for something else, and a supplemental that is added or deleted may be one of its questions.
  const state = [college, ...supplementals.map(({ id, prompt }) => id + prompt)].join('\n');
  useAskAgain(state, saving, refetch);
  if (!data)
    return error ? <FailedPanel error={error} failing="collegePrompts" onRetry={refetch} /> : <RequirementsLoading />;
  const has = new Set(supplementals.map(({ id }) => id));

  async function add(prompts: string[]) {
    setAdding(new Set(prompts));
    setUnsaved(undefined);
    setSays(undefined);
    try {
      const added = await send('addCollegePrompts', { params: { appId }, body: { prompts } });
      change((application) => ({ ...application, supplementals: [...application.supplementals, ...added] }));
      await refetch();
      setSays(`${countedCapital(added.length, 'question')} added to your supplementals.`);
    } catch (problem) {
      setUnsaved({ says: messageFor(problem, 'save'), onRetry: () => void add(prompts) });
    }
    setAdding(new Set());
  }

  return (
    <CollegePrompts
      name={shortName(college)}
      {...data}
      prompts={data.prompts.map(({ essayId, ...prompt }) => ({
        ...prompt,
        added: essayId !== null && has.has(essayId),
      }))}
      adding={adding}
      says={says}
      unsaved={unsaved}
      onAdd={(prompts) => {
        if (adding.size === 0) void add(prompts);
      }}
    >
      <p className={classes.readByRules}>
        A question that you type yourself is read by rules. The <TextLink href={mapPath}>map of your essays</TextLink>{' '}
        shows how, and you can correct it there.
      </p>
    </CollegePrompts>
  );
}
