import { useId } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { StatusLabel } from '../../primitives/StatusLabel/StatusLabel.tsx';
import { EARLIER_DRAFT } from '../earlier-draft.ts';
import { ScoreWreath } from '../ScoreWreath/ScoreWreath.tsx';
import { OverLimit } from '../WordLimit/OverLimit.tsx';
import classes from './MainEssayCard.module.css';

export interface MainEssayCardProps {
  title: string;
  status: 'drafting' | 'editing' | 'final';
  text: string;
  words: number;
  wordLimit: number;
  /** 0 to 100; null before the first scoring. */
  score: number | null;
  /** Whether the text was changed since it was scored. */
  scoreOutdated: boolean;
  /** Its workspace. */
  href: string;
}

/** How many characters of the text are rendered, of which four lines show. */
const PREVIEW_LENGTH = 1_000;

export function MainEssayCard({
  title,
  status,
  text,
  words,
  wordLimit,
  score,
  scoreOutdated,
  href,
}: MainEssayCardProps) {
  const id = useId();
  return (
    <article className={classes.root} aria-labelledby={id}>
      <div className={classes.about}>
        <div className={classes.head}>
          <h2 className={classes.title} id={id} dir="auto">
            {title}
          </h2>
          <StatusLabel status={status} />
        </div>
        <p className={classes.text} dir="auto">
          {text.slice(0, PREVIEW_LENGTH)}
        </p>
        <div className={classes.foot}>
          <Button variant="primary" asChild>
            <Link href={href}>Open Editor</Link>
          </Button>
          <span className={classes.words}>
            {words.toLocaleString('en')} of {wordLimit.toLocaleString('en')} words
          </span>
          <OverLimit words={words} limit={wordLimit} />
        </div>
      </div>
      <div className={classes.score}>
        <ScoreWreath score={score} size={184} animate={false} />
        {score === null && <p className={classes.none}>Not scored yet</p>}
        {scoreOutdated && <p className={classes.none}>{EARLIER_DRAFT}</p>}
      </div>
    </article>
  );
}
