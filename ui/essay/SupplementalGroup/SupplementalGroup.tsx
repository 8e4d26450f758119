import { type ReactNode, useId } from 'react';
import type { Deadline } from '../../deadlines/deadlines.ts';
import { DeadlineWords } from '../../deadlines/DeadlineWords/DeadlineWords.tsx';
import { inFigures } from '../../in-words.ts';
import { StatusLabel } from '../../primitives/StatusLabel/StatusLabel.tsx';
import { TextLink } from '../../primitives/TextLink/TextLink.tsx';
import text from '../../styles/text.module.css';
import classes from './SupplementalGroup.module.css';

export interface ListedSupplemental {
  id: string;
  title: string;
  prompt: string;
  status: 'drafting' | 'editing' | 'final';
  words: number;
  /** In words; null where there is none. */
  wordLimit: number | null;
  /** Its workspace. */
  href: string;
}

export interface SupplementalGroupProps {
  college: string;
  submitted: boolean;
  /** Whether the college has accepted the student. */
  accepted: boolean;
  deadline: Deadline | null;
  today: string;
  supplementals: readonly ListedSupplemental[];
  /** The page of the application, where supplementals are added. */
  applicationHref: string;
}

/** The supplementals of one application, each with its status, its length and a link to its workspace. */
export function SupplementalGroup({
  college,
  submitted,
  accepted,
  deadline,
  today,
  supplementals,
  applicationHref,
}: SupplementalGroupProps) {
  const id = useId();
  let when: ReactNode = 'No deadline yet';
  if (accepted) when = 'Accepted';
  else if (submitted) when = 'Submitted';
  else if (deadline) when = <DeadlineWords due={deadline} today={today} />;
  return (
    <article className={classes.root} aria-labelledby={id}>
      <div className={classes.application}>
        <h3 id={id} dir="auto">
          {college}
        </h3>
        <p className={classes.when}>{when}</p>
      </div>
      {supplementals.length === 0 ? (
        <p className={classes.none}>
          No supplementals yet.{' '}
          <TextLink look="alone" href={applicationHref}>
            Add one<span className={text.hidden}> for {college}</span>
          </TextLink>
        </p>
      ) : (
        <ul className={classes.list}>
          {supplementals.map((supplemental) => (
            <SupplementalRow key={supplemental.id} {...supplemental} />
          ))}
        </ul>
      )}
    </article>
  );
}

function SupplementalRow({ title, prompt, status, words, wordLimit, href }: ListedSupplemental) {
  const over = wordLimit !== null && words > wordLimit;
  return (
    <li className={classes.row}>
      <div className={classes.about}>
        <p className={classes.title} dir="auto">
          {title}
        </p>
        {prompt && (
          <p className={classes.prompt} dir="auto" title={prompt}>
            {prompt}
          </p>
        )}
      </div>
      <span className={classes.status}>
        <StatusLabel status={status} />
      </span>
      <span className={classes.words} data-over={over || undefined}>
        {wordLimit === null
          ? inFigures(words, 'word')
          : `${words.toLocaleString('en')} of ${wordLimit.toLocaleString('en')} words`}
        {over && <span className={text.hidden}>, over the limit</span>}
      </span>
      <TextLink look="alone" className={classes.edit} href={href}>
        Edit<span className={text.hidden}> {title}</span>
      </TextLink>
    </li>
  );
}
