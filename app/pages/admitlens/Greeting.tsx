import { Skeleton, TextLink } from '@laurel/ui';
import { MAIN_ESSAY } from '#contract/main-essay.ts';
import { counted, listInWords } from '#contract/in-words.ts';
import { paths } from '#app/paths.ts';
import classes from './admitlens.module.css';
import type { VisibleRecord } from './useRecord.ts';

interface GreetingProps {
  /** The student's first name; may be empty. */
  name: string;
  /** Undefined while it loads, null where it could not be loaded. */
  record: VisibleRecord | null | undefined;
}

/** Says before the first question what AdmitLens has read, so that the student knows what it can answer about. */
export function Greeting({ name, record }: GreetingProps) {
  if (record === undefined) {
    return (
      <div className={classes.loading}>
        <Skeleton width="96%" height="17px" />
        <Skeleton width="54%" height="17px" />
      </div>
    );
  }
  const hello = name ? (
    <>
      Hi <bdi>{name}</bdi>.
    </>
  ) : (
    'Hi.'
  );
  if (record === null) {
    return <p>{hello} Ask me about your applications, essays and activities, or about how they fit together.</p>;
  }
  const read = partsOf(record);
  if (read.length === 0) {
    return (
      <p>
        {hello} There is nothing of yours to read yet. Add an <TextLink href={paths.applications}>application</TextLink>
        , an <TextLink href={paths.essays}>essay</TextLink> or an{' '}
        <TextLink href={paths.extracurriculars}>activity</TextLink>, or ask me where to begin.
      </p>
    );
  }
  const single = read.length === 1 && read[0]!.count === 1;
  return (
    <p>
      {hello} I have read your {listInWords(read.map(({ words }) => words))}.{' '}
      {single ? 'Ask me about it.' : 'Ask me about any of them, or about how they fit together.'}
    </p>
  );
}

/** What there is to read, in words: two applications, one essay. */
function partsOf({ apps, essays, activities }: VisibleRecord) {
  // The main essay is always there. Without a word it does not count.
  const begun = essays.filter(({ id, text }) => id !== MAIN_ESSAY.id || text !== '');
  return [
    { count: apps.length, words: counted(apps.length, 'application') },
    { count: begun.length, words: counted(begun.length, 'essay') },
    { count: activities.length, words: counted(activities.length, 'activity', 'activities') },
  ].filter(({ count }) => count > 0);
}
