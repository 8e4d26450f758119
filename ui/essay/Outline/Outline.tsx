import { Check, Pencil } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import text from '../../styles/text.module.css';
import { centre } from '../ReadAloud/ReadText.tsx';
import { Arc } from './Arc.tsx';
import { OutlineRow } from './OutlineRow.tsx';
import { type OutlineParagraph, type OutlinePart, outlineParagraphId, outlineSentenceId } from './outline-parts.ts';
import { PromptParts } from './PromptParts.tsx';
import classes from './Outline.module.css';

/** How long a sentence that was gone to stays washed, in ms. */
const WASH = 700;
const NOTHING: ReadonlySet<number> = new Set();

export interface OutlineProps {
  /** Undefined while they load. */
  paragraphs?: readonly OutlineParagraph[];
  prompt: string;
  parts: readonly OutlinePart[];
  /** What a reader would miss. */
  misses: readonly string[];
  /** What a reader would not want to miss. */
  keeps?: string;
  /** The most characters of a line. */
  maxLength: number;
  onLine: (paragraph: number, line: string) => void;
  /** Whether the lines are saved, as an indicator. */
  saved?: ReactNode;
  /** By what kind the essay is read, where that does not stand over it. */
  readAs?: ReactNode;
  /** Why it did not open. */
  error?: string;
  onRetry?: () => void;
  /** The way back where there is nothing to outline. */
  back: ReactNode;
  /** While it is read aloud: the sentence, and those that were stumbled over, counted over all paragraphs from 0. */
  lit?: number;
  stumbles?: ReadonlySet<number>;
}

/** What each paragraph does: in the student's own words, and in what can be measured. */
export function Outline(props: OutlineProps) {
  const { paragraphs, error, onRetry, back, readAs } = props;
  return (
    <section aria-label="Outline" className={classes.root}>
      <h2 className={text.hidden}>Outline</h2>
      {readAs && <div className={classes.readAs}>{readAs}</div>}
      {error && <Banner action={onRetry && { label: 'Try again', onAction: onRetry }}>{error}</Banner>}
      {!error && !paragraphs && <OutlineLoading />}
      {!error && paragraphs?.length === 0 && (
        <EmptyState
          title="Nothing to outline yet."
          text="Write two paragraphs. Then one line for each shows whether both are needed."
          action={back}
        />
      )}
      {!error && paragraphs && paragraphs.length > 0 && <Filled {...props} paragraphs={paragraphs} />}
    </section>
  );
}

function Filled({
  paragraphs,
  prompt,
  parts,
  misses,
  keeps,
  maxLength,
  onLine,
  saved,
  lit,
  stumbles = NOTHING,
}: OutlineProps & { paragraphs: readonly OutlineParagraph[] }) {
  const rows = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (lit !== undefined) centre(rows.current?.querySelector('[data-lit]'));
  }, [lit]);
  /** How many sentences stand before each paragraph. */
  const firstOf = paragraphs.map((_, at) =>
    paragraphs.slice(0, at).reduce((sum, { sentences }) => sum + sentences.length, 0),
  );
  return (
    <div data-reading={lit !== undefined || undefined} className={classes.filled}>
      <Arc paragraphs={paragraphs} lit={lit} onGo={(paragraph, place) => go(outlineSentenceId(paragraph, place))} />
      <div className={classes.both}>
        <PromptParts prompt={prompt} parts={parts} onGo={(paragraph) => go(outlineParagraphId(paragraph))} />
        <section className={classes.misses} aria-label="What a reader would miss">
          <h2 className={classes.heading}>What a reader would miss</h2>
          <ul>
            {misses.map((miss) => (
              <li key={miss}>
                <Pencil aria-hidden="true" />
                <span>{miss}</span>
              </li>
            ))}
            {(keeps || misses.length === 0) && (
              <li data-good>
                <Check aria-hidden="true" />
                <span>{keeps ?? 'Nothing in the order. Read it aloud once, and listen.'}</span>
              </li>
            )}
          </ul>
        </section>
      </div>
      <div className={classes.lead}>
        <p>One line for each paragraph, in your words. The measures are Laurel’s.</p>
        {saved}
      </div>
      <ol ref={rows} className={classes.rows}>
        {paragraphs.map((paragraph, at) => {
          const first = firstOf[at]!;
          const own = (index: number | undefined) =>
            index !== undefined && index >= first && index < first + paragraph.sentences.length
              ? index - first
              : undefined;
          return (
            <OutlineRow
              key={at}
              {...paragraph}
              at={at}
              lit={own(lit)}
              stumbles={new Set([...stumbles].map(own).filter((index) => index !== undefined))}
              maxLength={maxLength}
              onLine={(line) => onLine(at, line)}
            />
          );
        })}
      </ol>
    </div>
  );
}

/** Brings a place of the text into view, and washes it for a moment. */
function go(id: string) {
  const place = document.getElementById(id);
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  place?.scrollIntoView({ block: 'center', behavior: isStill ? 'auto' : 'smooth' });
  place?.toggleAttribute('data-washed', true);
  setTimeout(() => place?.toggleAttribute('data-washed', false), WASH);
}

/** Mirrors the outline while it loads. */
function OutlineLoading() {
  return (
    <div aria-busy="true" className={classes.loading}>
      <span className={text.hidden} role="status">
        Reading the essay
      </span>
      <Skeleton height="56px" />
      {Array.from({ length: 3 }, (_, i) => (
        <div key={i} className={classes.row}>
          <div className={classes.loadingText}>
            <Skeleton height="14px" />
            <Skeleton height="14px" />
            <Skeleton height="14px" width="60%" />
          </div>
          <div className={classes.loadingText}>
            <Skeleton height="18px" width="70%" />
            <Skeleton height="11px" width="52%" />
          </div>
        </div>
      ))}
    </div>
  );
}
