import { useId, useState } from 'react';
import { inFigures } from '../../in-words.ts';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Cite } from '../../requirements/Cite/Cite.tsx';
import type { FactSource } from '../../requirements/requirements.ts';
import classes from './AiRules.module.css';

export interface CollegeAiRule {
  /** Null for what holds where there is no application. */
  college: string | null;
  says: string;
  /** Whether a rule was found at all. */
  found: boolean;
  /** Null where none was found. */
  source: FactSource | null;
}

export interface AiRulesProps {
  /** The strictest first; undefined while they load. */
  rules: readonly CollegeAiRule[] | undefined;
  /** Reads them again; given where they could not be read. */
  onRetry?: () => void;
}

/** So many are shown at first. */
const FIRST = 2;

/** What the student's own colleges say of help by AI, beside a button that gives such help. Where there is nothing to say, nothing is shown. */
export function AiRules({ rules, onRetry }: AiRulesProps) {
  const title = useId();
  const [all, setAll] = useState(false);
  if (onRetry)
    return (
      <div className={classes.root} role="group" aria-labelledby={title}>
        <p className={classes.title} id={title}>
          Rules on AI help
        </p>
        <div className={classes.rule}>What your colleges say did not load. Read it before you use this help.</div>
        <button type="button" className={classes.more} onClick={onRetry}>
          Try again
        </button>
      </div>
    );
  if (!rules)
    return (
      <div className={classes.root} aria-busy="true">
        <Skeleton height="52px" />
      </div>
    );
  if (rules.length === 0) return null;
  return (
    <div className={classes.root} role="group" aria-labelledby={title}>
      <p className={classes.title} id={title}>
        Rules on AI help
      </p>
      {(all ? rules : rules.slice(0, FIRST)).map(({ college, says, found, source }) => (
        <div key={college} className={classes.rule}>
          {college && <b>{college}: </b>}
          {college !== null && !found && 'No rule found: ask. '}
          {(found || college === null || source) && says}
          {source && <Cite {...source} />}
        </div>
      ))}
      {rules.length > FIRST && (
        <button type="button" className={classes.more} aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? 'Show fewer colleges' : `Show ${inFigures(rules.length - FIRST, 'more college')}`}
        </button>
      )}
    </div>
  );
}
