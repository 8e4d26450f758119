import { type KeyboardEvent, useRef, useState } from 'react';
import { KINDS, type OutlineParagraph, wordsThat } from './outline-parts.ts';
import classes from './Outline.module.css';

/** With more paragraphs than this, a phone has room for every second number only. */
const MOST_NUMBERED = 9;

interface ArcProps {
  paragraphs: readonly Pick<OutlineParagraph, 'sentences'>[];
  /** The sentence that is read aloud, counted over all paragraphs from 0. */
  lit?: number;
  /** Goes to a sentence, by paragraph and place in it, from 0. */
  onGo: (paragraph: number, sentence: number) => void;
}

/**
 * One bar for each sentence, as wide as its words. It is one tab stop: arrows move by sentence, Enter goes there, Home and End jump. The
 * legend says the same in words.
 */
export function Arc({ paragraphs, lit, onGo }: ArcProps) {
  const all = paragraphs.flatMap(({ sentences }, paragraph) =>
    sentences.map((sentence, place) => ({ ...sentence, paragraph, place })),
  );
  const [at, setAt] = useState(0);
  const root = useRef<HTMLDivElement>(null);
  const stop = Math.min(at, all.length - 1);

  function move(to: number) {
    const next = Math.min(all.length - 1, Math.max(0, to));
    setAt(next);
    root.current?.querySelectorAll<HTMLElement>('[role="option"]')[next]?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    const moves: Record<string, number> = {
      ArrowLeft: stop - 1,
      ArrowUp: stop - 1,
      ArrowRight: stop + 1,
      ArrowDown: stop + 1,
      Home: 0,
      End: all.length - 1,
    };
    const to = moves[event.key];
    if (to !== undefined) move(to);
    else if (event.key === 'Enter' || event.key === ' ') onGo(all[stop]!.paragraph, all[stop]!.place);
    else return;
    event.preventDefault();
  }

  return (
    <section className={classes.arcs} aria-label="Arc">
      <ul className={classes.legend}>
        {KINDS.map(({ does, name }) => (
          <li key={does}>
            <i className={classes.bar} data-does={does} aria-hidden="true" />
            {name} <span>{wordsThat(all, does) === 1 ? '1 word' : `${wordsThat(all, does)} words`}</span>
          </li>
        ))}
      </ul>
      {/* The options take the focus, and their keys come up to here. */}
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus */}
      <div
        ref={root}
        className={classes.arc}
        data-many={paragraphs.length > MOST_NUMBERED || undefined}
        role="listbox"
        aria-label="The arc, sentence by sentence"
        aria-orientation="horizontal"
        onKeyDown={onKeyDown}
      >
        {paragraphs.map(({ sentences }, paragraph) => (
          <div
            key={paragraph}
            className={classes.arcPart}
            role="group"
            aria-label={`Paragraph ${paragraph + 1}`}
            style={{ flexGrow: sentences.reduce((sum, { words }) => sum + words, 0) }}
          >
            <div className={classes.arcBars} role="presentation">
              {sentences.map(({ does, words }, place) => {
                const index = all.findIndex((one) => one.paragraph === paragraph && one.place === place);
                return (
                  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
                  <div
                    key={place}
                    className={classes.bar}
                    data-does={does}
                    data-lit={index === lit || undefined}
                    role="option"
                    aria-selected={index === lit}
                    aria-label={`Paragraph ${paragraph + 1}, sentence ${place + 1}, ${does}, ${words} ${words === 1 ? 'word' : 'words'}`}
                    tabIndex={index === stop ? 0 : -1}
                    style={{ flexGrow: words }}
                    onClick={() => {
                      setAt(index);
                      onGo(paragraph, place);
                    }}
                  />
                );
              })}
            </div>
            <span aria-hidden="true">{paragraph + 1}</span>
          </div>
        ))}
      </div>
    </section>
  );
}
