import { useId, useState } from 'react';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import classes from './CouldStartFrom.module.css';

/** An essay that could be copied into an empty answer. */
export interface Source {
  id: string;
  title: string;
  /** "Georgia Institute of Technology · 296 words, Final" */
  about: string;
  /** How far it answers the prompt, 0 to 1. Drawn as a bar without a number. */
  coverage: number;
  /** "Answers 2 of 2", "96 words too long" */
  reasons: readonly string[];
}

export interface CouldStartFromProps {
  sources: readonly Source[];
  /** The id of the source that is open to be read, with its text once that is there. */
  reading?: { id: string; text?: string; error?: string };
  onRead: (id: string | null) => void;
  /** The id of the source that is being copied. */
  starting?: string;
  /** Why the last one was not copied. */
  error?: string;
  onStart: (id: string) => void;
}

/** The essays that an empty answer could be started from, above the page on which it is written. */
export function CouldStartFrom({ sources, reading, onRead, starting, error, onStart }: CouldStartFromProps) {
  const id = useId();
  const [tried, setTried] = useState<string>();
  const start = (source: string) => {
    setTried(source);
    onStart(source);
  };
  return (
    <section className={classes.root} aria-labelledby={id}>
      <h2 className={classes.title} id={id}>
        Could start from
      </h2>
      <ul>
        {sources.map((source) => (
          <li key={source.id} className={classes.item}>
            <div className={classes.what}>
              <b id={`${id}-${source.id}`} dir="auto">
                {source.title}
              </b>
              <span>{source.about}</span>
            </div>
            <div className={classes.fit}>
              <i
                className={classes.bar}
                style={{ '--share': source.coverage } as React.CSSProperties}
                aria-hidden="true"
              />
              {source.reasons.map((reason) => (
                <span key={reason}>{reason}</span>
              ))}
            </div>
            <div className={classes.actions}>
              <Button
                variant="ghost"
                size="small"
                aria-expanded={reading?.id === source.id}
                aria-describedby={`${id}-${source.id}`}
                onClick={() => onRead(reading?.id === source.id ? null : source.id)}
              >
                {reading?.id === source.id ? 'Close it' : 'Read it'}
              </Button>
              <Button
                size="small"
                className={classes.start}
                busy={starting === source.id}
                aria-describedby={`${id}-${source.id}`}
                onClick={() => start(source.id)}
              >
                {starting === source.id ? 'Starting…' : 'Start from this essay'}
              </Button>
            </div>
            {reading?.id === source.id && <SourceText title={source.title} {...reading} />}
          </li>
        ))}
      </ul>
      {error && (
        <Banner
          className={classes.error}
          action={tried ? { label: 'Try again', onAction: () => start(tried) } : undefined}
        >
          {error}
        </Banner>
      )}
      <p className={classes.note}>
        Sentences that name the other college come over marked. Or write below, and this goes away.
      </p>
    </section>
  );
}

function SourceText({ title, text, error }: { title: string; text?: string; error?: string }) {
  if (error) return <Banner className={classes.text}>{error}</Banner>;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={classes.text} role="region" aria-label={title} tabIndex={0} aria-busy={text === undefined}>
      {(text ?? '').split(/\n+/).map((paragraph, i) => (
        <p key={i} dir="auto">
          {paragraph}
        </p>
      ))}
    </div>
  );
}
