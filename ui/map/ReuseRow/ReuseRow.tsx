import { ArrowLeft } from 'lucide-react';
import { useId, useState } from 'react';
import { inFigures } from '../../in-words.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { NotSaved, type Unsaved } from '../../primitives/NotSaved/NotSaved.tsx';
import { statusNames } from '../../primitives/StatusLabel/statuses.ts';
import text from '../../styles/text.module.css';
import { MAIN_ESSAY_NAME, type MapEssay, type ReuseSource, type ReuseTarget, wordsOf } from '../map.ts';
import classes from './ReuseRow.module.css';

export interface ReuseRowProps extends ReuseTarget {
  /** The id of the essay whose text is being copied into it. */
  starting: string | null;
  unsaved?: Unsaved;
  onStart: (sourceId: string) => void;
}

/** A prompt, the essay that serves it best, how well it fits, and what to do. Others open in place. */
export function ReuseRow({ essay, sources, starting, unsaved, onStart }: ReuseRowProps) {
  const [open, setOpen] = useState(false);
  const othersId = useId();
  const targetId = useId();
  const [best, ...others] = sources;
  if (!best) return null;
  const pair = (source: ReuseSource) => ({ target: essay, targetId, source, starting, onStart });
  return (
    <li className={classes.root}>
      <EssayEnd essay={essay} id={targetId} words={wordsOf(essay)} />
      <SourcePart {...pair(best)} />
      <div className={classes.notes}>
        {notesOf(essay, best).map((note) => (
          <p key={note}>{note}</p>
        ))}
        {others.length > 0 && (
          <button
            type="button"
            className={classes.more}
            aria-expanded={open}
            aria-controls={othersId}
            aria-describedby={targetId}
            onClick={() => setOpen(!open)}
          >
            {inFigures(others.length, 'other source')}
          </button>
        )}
        {unsaved && <NotSaved {...unsaved} />}
      </div>
      <ul id={othersId} className={classes.others} hidden={!open || undefined}>
        {others.map((source) => (
          <li key={source.essay.id}>
            <SourcePart {...pair(source)} />
            {source.notes.map((note) => (
              <p key={note}>{note}</p>
            ))}
          </li>
        ))}
      </ul>
    </li>
  );
}

/** Why an essay that fits is not simply started from. */
function notesOf(target: MapEssay, { essay, notes }: ReuseSource): string[] {
  const why =
    target.words > 0
      ? `Your ${inFigures(target.words, 'word')} stay: only an empty answer can be started from another.`
      : essay.words === 0 && 'Write the other one first: it can serve both.';
  return [why, ...notes, target.caution].filter((note) => typeof note === 'string');
}

function EssayEnd({ essay, id, words }: { essay: MapEssay; id: string; words: string }) {
  return (
    <div className={classes.end}>
      <Link className={classes.title} id={id} href={essay.href} dir="auto">
        {essay.title}
      </Link>
      <span className={classes.college} dir="auto">
        {essay.college ?? MAIN_ESSAY_NAME}
      </span>
      <span className={classes.words}>{words}</span>
    </div>
  );
}

interface SourcePartProps {
  target: MapEssay;
  targetId: string;
  source: ReuseSource;
  starting: string | null;
  onStart: (sourceId: string) => void;
}

function SourcePart({ target, targetId, source, starting, onStart }: SourcePartProps) {
  const sourceId = useId();
  const { essay, coverage, answers } = source;
  const busy = starting === essay.id;
  const describedBy = `${targetId} ${sourceId}`;
  const fit = fitInWords(target, essay);
  const first = target.words > 0 ? target : essay.words === 0 ? essay : null;
  return (
    <>
      <span className={classes.arrow}>
        <ArrowLeft aria-hidden="true" />
        <span className={text.hidden}>from</span>
      </span>
      <EssayEnd essay={essay} id={sourceId} words={`${wordsOf(essay)}, ${statusNames[essay.status]}`} />
      <div className={classes.fit}>
        <div className={classes.meter} aria-hidden="true">
          <i style={{ '--fit': `${coverage * 100}%` } as React.CSSProperties} />
        </div>
        <span>
          Answers {answers} of {target.units.length}
        </span>
        {fit && <span>{fit}</span>}
      </div>
      <div className={classes.action}>
        {first ? (
          <Button size="small" asChild>
            <Link href={first.href} aria-describedby={first === target ? targetId : sourceId}>
              Open
            </Link>
          </Button>
        ) : (
          <Button size="small" busy={busy} aria-describedby={describedBy} onClick={() => onStart(essay.id)}>
            {busy ? 'Starting…' : 'Start from this essay'}
          </Button>
        )}
      </div>
    </>
  );
}

/** From this share of the limit on, two lengths are said to be the same. */
const SAME_LENGTH = 0.9;

/** How the length of a text, or while there is none its limit, goes with the limit of another prompt. */
function fitInWords({ limit }: MapEssay, source: MapEssay): string | null {
  const words = source.words === 0 ? source.limit : source.words;
  if (limit === null || words === null) return null;
  if (words > limit) return `${inFigures(words - limit, 'word')} too long`;
  return words >= SAME_LENGTH * limit ? 'Same length' : `${inFigures(limit - words, 'word')} shorter`;
}
