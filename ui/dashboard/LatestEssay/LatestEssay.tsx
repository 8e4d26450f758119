import { useId } from 'react';
import { CategoryBars, type CategoryScores } from '../../essay/CategoryBars/CategoryBars.tsx';
import { ScoreWreath } from '../../essay/ScoreWreath/ScoreWreath.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import classes from './LatestEssay.module.css';

export interface LatestEssayProps {
  /** The essay that was scored last; null before the first scoring. */
  essay: {
    title: string;
    /** When it was scored, and whether that was on an earlier draft: Scored yesterday at 9:42 PM. */
    detail: string;
    /** 0 to 100. */
    score: number;
    categories: CategoryScores;
    href: string;
    /** Its workspace at the first highlight. */
    highlightsHref: string;
  } | null;
  /** What stands here before the first scoring. */
  invitation: string;
  /** Where the main essay is written. */
  startHref: string;
}

export function LatestEssay({ essay, invitation, startHref }: LatestEssayProps) {
  const id = useId();
  return (
    <section className={classes.root} aria-labelledby={id}>
      <h2 className={classes.head} id={id}>
        Latest essay
      </h2>
      {essay ? (
        <>
          <ScoreWreath className={classes.wreath} score={essay.score} size={236} animate={false} />
          <div className={classes.title} dir="auto">
            {essay.title}
          </div>
          <div className={classes.detail}>{essay.detail}</div>
          <div className={classes.bars}>
            <CategoryBars scores={essay.categories} />
          </div>
          <div className={classes.actions}>
            <Button asChild>
              <Link href={essay.href}>Open workspace</Link>
            </Button>
            <Button asChild>
              <Link href={essay.highlightsHref}>See highlights</Link>
            </Button>
          </div>
        </>
      ) : (
        <>
          <ScoreWreath className={classes.wreath} score={null} size={200} animate={false} />
          <p className={classes.none}>{invitation}</p>
          <Button asChild>
            <Link href={startHref}>Start your essay</Link>
          </Button>
        </>
      )}
    </section>
  );
}
