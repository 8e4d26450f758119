import { Pencil } from 'lucide-react';
import type { OutlinePart } from './outline-parts.ts';
import classes from './Outline.module.css';

interface PromptPartsProps {
  prompt: string;
  parts: readonly OutlinePart[];
  onGo: (paragraph: number) => void;
}

const letterOf = (part: number) => String.fromCharCode(97 + part);

/** The prompt cut where a part of it begins or ends, with the letters of the parts that ask there. */
function segmentsOf(prompt: string, parts: readonly OutlinePart[]) {
  const cuts = new Set([0, prompt.length, ...parts.flatMap(({ place }) => (place ? [place.start, place.end] : []))]);
  const sorted = [...cuts].filter((at) => at <= prompt.length).sort((a, b) => a - b);
  return sorted.slice(0, -1).map((at, i) => {
    const asked = parts.filter(({ place }) => place !== null && place.start <= at && at < place.end);
    return {
      at,
      words: prompt.slice(at, sorted[i + 1]),
      letters: asked.map((part) => letterOf(parts.indexOf(part))).join(', '),
      open: asked.some(({ paragraphs }) => paragraphs.length === 0),
    };
  });
}

/** What the prompt asks for, and where the essay answers it. */
export function PromptParts({ prompt, parts, onGo }: PromptPartsProps) {
  return (
    <section className={classes.parts} aria-label="The prompt’s parts">
      <h2 className={classes.heading}>The prompt’s parts</h2>
      {prompt && (
        <p className={classes.prompt} dir="auto">
          {segmentsOf(prompt, parts).map(({ at, words, letters, open }) =>
            letters ? (
              <u key={at} data-open={open || undefined}>
                {words}
                <sup aria-hidden="true">{letters}</sup>
              </u>
            ) : (
              words
            ),
          )}
        </p>
      )}
      {parts.length === 0 ? (
        <p className={classes.lead}>
          {prompt
            ? 'What this prompt asks for was not read. The map of essays is where you can say it.'
            : 'There is no prompt yet. With one, this says which paragraph answers what.'}
        </p>
      ) : (
        <ol className={classes.partList}>
          {parts.map(({ says, paragraphs }, i) => (
            <li key={says} data-open={paragraphs.length === 0 || undefined}>
              <b aria-hidden="true">{letterOf(i)}</b>
              <span>
                <span className={classes.partName}>{says}</span>
                {paragraphs.length === 0 ? (
                  <strong>
                    <Pencil aria-hidden="true" />
                    No paragraph answers this.
                  </strong>
                ) : (
                  <>
                    {paragraphs.length > 1 && 'Paragraphs '}
                    {paragraphs.map((paragraph, n) => (
                      <button
                        key={paragraph}
                        type="button"
                        aria-label={`Paragraph ${paragraph}`}
                        onClick={() => onGo(paragraph - 1)}
                      >
                        {paragraphs.length > 1 ? paragraph : `Paragraph ${paragraph}`}
                        {n < paragraphs.length - 1 && ','}
                      </button>
                    ))}
                  </>
                )}
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
