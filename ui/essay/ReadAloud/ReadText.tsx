import { useEffect, useRef } from 'react';
import classes from './ReadAloud.module.css';

export interface ReadTextProps {
  /** The sentences of each paragraph. */
  paragraphs: readonly (readonly string[])[];
  /** The sentence that is read, where one is, and those that were stumbled over, counted over all paragraphs from 0. */
  lit: number | undefined;
  stumbles: ReadonlySet<number>;
}

/** The essay while it is read aloud: the page steps back, and the sentence stays. Only where that is out of view, it is centred. */
export function ReadText({ paragraphs, lit, stumbles }: ReadTextProps) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => centre(root.current?.querySelector('[data-lit]')), [lit]);
  return (
    <div ref={root} className={classes.text} dir="auto">
      {paragraphs.map((sentences, i) => (
        <p key={i}>
          {sentences.map((sentence, place) => {
            const index = paragraphs.slice(0, i).reduce((sum, { length }) => sum + length, place);
            return (
              <span key={index}>
                <span data-lit={index === lit || undefined} data-stumble={stumbles.has(index) || undefined}>
                  {sentence}
                </span>{' '}
              </span>
            );
          })}
        </p>
      ))}
    </div>
  );
}

/** Brings what is read into view where it is out of it. */
export function centre(element: Element | null | undefined) {
  if (!element) return;
  const { top, bottom } = element.getBoundingClientRect();
  if (top < 60 || bottom > innerHeight - 120) element.scrollIntoView({ block: 'center' });
}
