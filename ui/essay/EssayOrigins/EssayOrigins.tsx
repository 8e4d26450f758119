import { Download, X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { IconButton } from '../../primitives/Button/IconButton.tsx';
import { NotSaved } from '../../primitives/NotSaved/NotSaved.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import classes from './EssayOrigins.module.css';

/** How an origin is drawn: nothing, a double line, a thick line, dashes, or a hollow part. */
export type OriginLook = 'typed' | 'pasted' | 'laurel' | 'reader' | 'unknown';

/** Words of one origin. */
export interface OriginPart {
  id: string;
  look: OriginLook;
  title: string;
  about: string;
  words: number;
}

export interface EssayOriginsProps {
  /** `undefined` while they are loaded. */
  origins:
    | {
        /** The same in words, without percentage or verdict. */
        says: string;
        /** From the first word to the last. */
        strip: readonly { look: OriginLook; words: number }[];
        parts: readonly OriginPart[];
      }
    | undefined;
  failed?: string;
  onRetry: () => void;
  /** The part whose words are lit in the text. */
  litId: string | null;
  onLight: (id: string | null) => void;
  onDownload: () => void;
  /** Makes a link that shows this. */
  onShare: () => void;
  onClose: () => void;
  /** What colleges say of help by AI, below the list. */
  rules?: ReactNode;
}

/** Where the words of an essay came from: a sentence, a strip from the first word to the last, and a list. */
export function EssayOrigins(props: EssayOriginsProps) {
  const { origins, failed, onRetry, onClose } = props;
  const id = useId();
  return (
    <section className={classes.root} aria-labelledby={id}>
      <div className={classes.head}>
        <h2 id={id}>Where the words came from</h2>
        <IconButton icon={X} label="Back to Score" size="small" onClick={onClose} />
      </div>
      {origins ? (
        <Told {...props} origins={origins} />
      ) : failed ? (
        <NotSaved className={classes.failed} says={`${failed} Your text is not touched by it.`} onRetry={onRetry} />
      ) : (
        <div aria-busy="true" className={classes.loading}>
          <Skeleton height="48px" />
          <Skeleton height="14px" />
          <Skeleton height="120px" />
        </div>
      )}
    </section>
  );
}

function Told({
  origins: { says, strip, parts },
  litId,
  onLight,
  onDownload,
  onShare,
  rules,
}: EssayOriginsProps & { origins: NonNullable<EssayOriginsProps['origins']> }) {
  return (
    <>
      <p className={classes.says}>{says}</p>
      {strip.length > 0 && (
        <>
          <div className={classes.strip} aria-hidden="true">
            {strip.map(({ look, words }, i) => (
              <i key={i} className={classes.key} data-look={look} style={{ flexGrow: words }} />
            ))}
          </div>
          <div className={classes.ends} aria-hidden="true">
            <span>First word</span>
            <span>Last word</span>
          </div>
        </>
      )}
      <ul className={classes.list}>
        {parts.map(({ id, look, title, about, words }) => {
          const inside = (
            <>
              <i className={classes.key} data-look={look} aria-hidden="true" />
              <span>
                <b dir="auto">{title}</b>
                <span className={classes.about}>{about}</span>
              </span>
              <span className={classes.words}>{words.toLocaleString('en-US')}</span>
            </>
          );
          return (
            <li key={id}>
              {look === 'typed' || look === 'unknown' ? (
                <div className={classes.part}>{inside}</div>
              ) : (
                <button
                  type="button"
                  className={classes.part}
                  aria-pressed={id === litId}
                  onClick={() => onLight(id === litId ? null : id)}
                >
                  {inside}
                </button>
              )}
            </li>
          );
        })}
      </ul>
      <div className={classes.actions}>
        <Button size="small" icon={Download} onClick={onDownload}>
          Download .txt
        </Button>
        <Button size="small" variant="ghost" onClick={onShare}>
          Add to a share link
        </Button>
      </div>
      <p className={classes.help}>
        Seen by nobody unless you share it. It counts words, not keys or hours, and judges nothing.
      </p>
      {rules && <div className={classes.rules}>{rules}</div>}
    </>
  );
}
