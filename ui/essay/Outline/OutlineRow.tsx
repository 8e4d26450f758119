import { Clock3, MapPinned, User } from 'lucide-react';
import { KINDS, type OutlineParagraph, outlineParagraphId, outlineSentenceId, wordsThat } from './outline-parts.ts';
import classes from './Outline.module.css';

interface OutlineRowProps extends OutlineParagraph {
  /** From 0. */
  at: number;
  /** Its sentences that are read aloud now, and those that were stumbled over, by their places in it. */
  lit?: number;
  stumbles: ReadonlySet<number>;
  maxLength: number;
  onLine: (line: string) => void;
}

/** A paragraph beside the student's line for it, with what can be measured below the line. */
export function OutlineRow({
  at,
  sentences,
  line,
  words,
  people,
  places,
  times,
  maxLength,
  onLine,
  ...read
}: OutlineRowProps) {
  const named = people.length + places.length + times.length > 0;
  const amounts = KINDS.map(({ does }) => ({ does, words: wordsThat(sentences, does) })).filter((one) => one.words > 0);
  return (
    <li className={classes.row} id={outlineParagraphId(at)}>
      <div className={classes.text}>
        <span className={classes.number} aria-hidden="true">
          {at + 1}
        </span>
        <p dir="auto">
          {sentences.map(({ text }, i) => (
            <span key={i}>
              <span
                id={outlineSentenceId(at, i)}
                className={classes.sentence}
                data-lit={read.lit === i || undefined}
                data-stumble={read.stumbles.has(i) || undefined}
              >
                {text}
              </span>{' '}
            </span>
          ))}
        </p>
      </div>
      <div className={classes.aside}>
        <textarea
          className={classes.line}
          rows={1}
          dir="auto"
          aria-label={`Your line for paragraph ${at + 1}`}
          placeholder="What does this paragraph do?"
          maxLength={maxLength}
          value={line}
          onChange={(event) => onLine(event.target.value.replace(/\s*\n\s*/g, ' '))}
        />
        <p className={classes.measures}>
          <span>
            {words} {words === 1 ? 'word' : 'words'}
          </span>
          {people.length > 0 && (
            <span>
              <User aria-label="People:" />
              {people.join(', ')}
            </span>
          )}
          {places.length > 0 && (
            <span>
              <MapPinned aria-label="Places:" />
              {places.join(', ')}
            </span>
          )}
          {times.length > 0 && (
            <span>
              <Clock3 aria-label="Times:" />
              {times.join(', ')}
            </span>
          )}
          {!named && <span>no one and nothing named</span>}
        </p>
        <p className={classes.amounts}>
          <span className={classes.mini} aria-hidden="true">
            {sentences.map((sentence, i) => (
              <i key={i} className={classes.bar} data-does={sentence.does} style={{ flexGrow: sentence.words }} />
            ))}
          </span>
          <span>{amounts.map(({ does, words: count }) => `${does} ${count}`).join(', ')}</span>
        </p>
      </div>
    </li>
  );
}
