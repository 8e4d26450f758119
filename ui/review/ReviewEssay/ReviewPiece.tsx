import type { Piece } from '../pieces.ts';
import classes from './ReviewEssay.module.css';

interface ReviewPieceProps {
  piece: Piece;
  /** Whether the arrow keys have come to its sentence. */
  at: boolean;
  /** Whether its comment is looked at. */
  lit: boolean;
  onPress: () => void;
  /** Called with the comment whose number was pressed. */
  onNumber: (id: string) => void;
}

/** A part of the essay, with the numbers of the comments that end there. The arrow keys and Enter do what a press does. */
export function ReviewPiece({ piece, at, lit, onPress, onNumber }: ReviewPieceProps) {
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events */}
      <span
        className={classes.piece}
        data-start={piece.start}
        data-sentence={piece.sentence ?? undefined}
        data-kind={piece.kind ?? undefined}
        data-marks={piece.marks.join(' ') || undefined}
        data-picked={piece.picked || undefined}
        data-at={at || undefined}
        data-lit={lit || undefined}
        onClick={onPress}
      >
        {piece.text}
      </span>
      {piece.ends.map(({ id, number }) => (
        <button
          key={id}
          type="button"
          className={classes.number}
          data-number={id}
          aria-label={`Comment ${number}`}
          onClick={() => onNumber(id)}
        >
          {number}
        </button>
      ))}
    </>
  );
}
