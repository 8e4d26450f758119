import { inFigures, inWords } from '../../in-words.ts';
import { figure } from '../map.ts';
import classes from './MapHeadline.module.css';

export interface MapHeadlineProps {
  prompts: number;
  written: number;
  /** How many essays are still to be written so that every prompt is served. */
  toWrite: number;
  /** How many of these can start from another essay. */
  started: number;
  /** Whether every prompt that needs no essay of its own is served by one that is written. */
  fromWritten: boolean;
}

/** How much is left to write, with one small page for each prompt. It is spoken when it changes. */
export function MapHeadline({ prompts, written, toWrite, started, fromWritten }: MapHeadlineProps) {
  const served = prompts - written - toWrite;
  const kinds = [
    { page: 'done', count: written, words: 'written' },
    { page: 'from', count: served, words: fromWritten ? 'from an essay you have' : 'from another essay' },
    { page: 'todo', count: toWrite, words: `to write${started > 0 ? `, ${inWords(started)} with a start` : ''}` },
  ];
  return (
    <div className={classes.root}>
      <h2 className={classes.headline} aria-live="polite">
        {inFigures(prompts, 'prompt')}, {inFigures(toWrite, 'essay')} to write
      </h2>
      <ol className={classes.pages}>
        {kinds
          .filter(({ count }) => count > 0)
          .map(({ page, count, words }) => (
            <li key={page}>
              <span className={classes.row} aria-hidden="true">
                {Array.from({ length: Math.min(count, MOST_DRAWN) }, (_, at) => (
                  <i key={at} data-page={page} />
                ))}
              </span>
              <span className={classes.count}>
                <b>{figure(count)}</b> {words}
              </span>
            </li>
          ))}
      </ol>
    </div>
  );
}

/** More pages than these say nothing more. */
const MOST_DRAWN = 40;
