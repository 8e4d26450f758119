import { Fragment, type ReactNode, useMemo } from 'react';
import text from '../../styles/text.module.css';
import { textChanges } from '../TextChanges/text-changes.ts';
import classes from './Revisions.module.css';

/** A sentence as it was or is. `movedAway` stood here before and stands elsewhere now; `movedHere` stood elsewhere. */
export interface ChangedSentence {
  kind: 'same' | 'cut' | 'added' | 'movedAway' | 'movedHere';
  text: string;
  /** Of one that moved: the paragraph, from 1, where it stands now or stood before. */
  other?: number;
  /** Whether words of it are marked, and whether that mark is new. */
  mark?: 'left' | 'new';
}

export interface ChangedTextProps {
  /** What the region is called: "Changes from October 24 to this text". */
  label: string;
  paragraphs: readonly (readonly ChangedSentence[])[];
}

export const changedParagraphId = (number: number) => `changed-paragraph-${number}`;

/** The later text with everything that was changed in it. Each change is told without colour as well. */
export function ChangedText({ label, paragraphs }: ChangedTextProps) {
  return (
    <div className={classes.diff}>
      <p className={classes.legend} aria-hidden="true">
        <ins>added</ins>
        <del>cut</del>
        <ins data-moved>moved</ins>
        <mark>a mark that is left or new</mark>
      </p>
      {/* It takes the focus because it scrolls, which must work by keyboard too. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={classes.text} dir="auto" tabIndex={0} role="region" aria-label={label}>
        {paragraphs.map((sentences, i) => {
          const number = stands(sentences) ? paragraphs.slice(0, i + 1).filter(stands).length : undefined;
          return (
            <p
              key={i}
              id={number === undefined ? undefined : changedParagraphId(number)}
              data-same={sentences.every(({ kind, mark }) => kind === 'same' && !mark) || undefined}
            >
              <span className={classes.number} aria-hidden="true">
                {number}
              </span>
              <Sentences sentences={sentences} />
            </p>
          );
        })}
      </div>
    </div>
  );
}

/** Whether a paragraph is in the later text. One that is gone has no number, so that the numbers are those of that text. */
const stands = (sentences: readonly ChangedSentence[]) =>
  sentences.some(({ kind }) => kind !== 'cut' && kind !== 'movedAway');

function Sentences({ sentences }: { sentences: readonly ChangedSentence[] }) {
  const parts: ReactNode[] = [];
  for (let i = 0; i < sentences.length; i++) {
    const sentence = sentences[i]!;
    const next = sentences[i + 1];
    if (sentence.kind === 'cut' && next?.kind === 'added') {
      parts.push(<Reworded key={i} before={sentence.text} after={next} />);
      i++;
    } else parts.push(<Sentence key={i} {...sentence} />);
    parts.push(' ');
    const isRunOver = next?.kind !== sentence.kind || next.other !== sentence.other;
    if (sentence.other !== undefined && isRunOver) parts.push(<MovedNote key={`moved ${i}`} {...sentence} />, ' ');
  }
  return parts;
}

/** After the sentences that moved together: where they stand now, or stood before. A screen reader is told before each of them. */
const MovedNote = ({ kind, other }: ChangedSentence) => (
  <span className={classes.moved} aria-hidden="true">
    {kind === 'movedAway' ? `now ¶${other}` : `was ¶${other}`}
  </span>
);

function Sentence({ kind, text: words, other, mark }: ChangedSentence) {
  const place = other === undefined ? 'elsewhere' : `paragraph ${other}`;
  const moved = (way: string) => <span className={text.hidden}>{`moved ${way} ${place}: `}</span>;
  const shown = {
    same: words,
    cut: <del>{words}</del>,
    added: <ins>{words}</ins>,
    movedAway: <del data-moved>{[moved('to'), words]}</del>,
    movedHere: <ins data-moved>{[moved('here from'), words]}</ins>,
  }[kind];
  return <Marked mark={mark}>{shown}</Marked>;
}

/** A sentence with other words: word by word where it is the same sentence still, else one after the other. */
function Reworded({ before, after }: { before: string; after: ChangedSentence }) {
  const pieces = useMemo(() => textChanges(before, after.text), [before, after.text]);
  const length = (kind: string) =>
    pieces.reduce((sum, piece) => sum + (piece.kind === kind ? piece.text.length : 0), 0);
  if (2 * length('same') < after.text.length)
    return (
      <>
        <del>{before}</del>{' '}
        <Marked mark={after.mark}>
          <ins>{after.text}</ins>
        </Marked>
      </>
    );
  return (
    <Marked mark={after.mark}>
      {pieces.map(({ kind, text: words }, i) => {
        if (kind === 'same') return words;
        if (kind === 'removed') return <del key={i}>{words}</del>;
        // A word in place of another one would run into it; a comma would not.
        const runsOn = pieces[i - 1]?.kind === 'removed' && /^[\p{L}\p{N}]/u.test(words);
        return (
          <Fragment key={i}>
            {runsOn && ' '}
            <ins>{words}</ins>
          </Fragment>
        );
      })}
    </Marked>
  );
}

function Marked({ mark, children }: Pick<ChangedSentence, 'mark'> & { children: ReactNode }) {
  if (!mark) return children;
  return (
    <mark data-kind="work" data-new={mark === 'new' || undefined}>
      <span className={text.hidden}>{mark === 'new' ? 'New mark: ' : 'Mark that is left: '}</span>
      {children}
    </mark>
  );
}
