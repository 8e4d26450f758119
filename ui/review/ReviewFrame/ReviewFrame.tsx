import { EyeOff, MousePointerClick } from 'lucide-react';
import { Fragment, type ReactNode, useId } from 'react';
import { Fold } from '../../primitives/Fold/Fold.tsx';
import { LaurelMark } from '../../primitives/Logo/Logo.tsx';
import { Sprig } from '../../primitives/Logo/Sprig.tsx';
import classes from './ReviewFrame.module.css';

interface ReviewFrameProps {
  /** The student's name; none while it is not known. */
  student?: string;
  children: ReactNode;
}

/** The page of a link to read along: the mark, whose it is, and nothing to go to. */
export function ReviewFrame({ student, children }: ReviewFrameProps) {
  return (
    <div className={classes.root}>
      <header className={classes.top}>
        <span className={classes.logo}>
          <LaurelMark />
          Laurel
        </span>
        {student && (
          <span className={classes.by} dir="auto">
            Shared by {student}
          </span>
        )}
      </header>
      <main className={classes.main}>{children}</main>
    </div>
  );
}

export interface ReviewHeadProps {
  /** What stands over the title: who asks. */
  by: string;
  title: string;
  facts: readonly string[];
  /** Whose question it is, and the question. */
  question?: { of: string; text: string };
  /** The prompt that the essay answers. */
  prompt?: string;
  /** How the page is used, or what it leaves out. */
  how: string;
  kind: 'essay' | 'plan';
}

/** What is shared, since when and until when, with the student's question set like an epigraph. */
export function ReviewHead({ by, title, facts, question, prompt, how, kind }: ReviewHeadProps) {
  const Icon = kind === 'essay' ? MousePointerClick : EyeOff;
  return (
    <div className={classes.head}>
      <p className={classes.asks} dir="auto">
        {by}
      </p>
      <h1 tabIndex={-1} dir="auto">
        {title}
      </h1>
      <p className={classes.facts}>
        {facts.map((fact) => (
          <Fragment key={fact}>
            <span>{fact}</span>{' '}
          </Fragment>
        ))}
      </p>
      {question && (
        <figure className={classes.question}>
          <figcaption>{question.of}</figcaption>
          <blockquote dir="auto">{question.text}</blockquote>
        </figure>
      )}
      {prompt && (
        <div className={classes.prompt}>
          <Fold summary="The prompt">
            <p dir="auto">{prompt}</p>
          </Fold>
        </div>
      )}
      <p className={classes.how}>
        <Icon aria-hidden="true" />
        <span>{how}</span>
      </p>
    </div>
  );
}

/** Where the words came from, where the student shows it. */
export function ReviewOrigins({ says }: { says: string }) {
  const id = useId();
  return (
    <section className={classes.origins} aria-labelledby={id}>
      <h2 id={id}>Where the words came from</h2>
      <p>{says}</p>
    </section>
  );
}

/** What stands at the end of the page. */
export const ReviewFoot = ({ children }: { children: ReactNode }) => <p className={classes.foot}>{children}</p>;

/** What a link that does not open says, whatever the reason. It names nobody. */
export function ReviewClosed() {
  return (
    <div className={classes.closed}>
      <Sprig className={classes.sprig} />
      <h1 tabIndex={-1}>This link does not open.</h1>
      <p>It may have ended, been closed, or been copied only in part. Ask the student who sent it for a new one.</p>
    </div>
  );
}
