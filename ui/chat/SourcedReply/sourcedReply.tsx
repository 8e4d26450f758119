import { createContext, type ReactElement, useContext } from 'react';
import { Chip } from '../../primitives/Chip/Chip.tsx';
import { parseMarkdown } from '../Markdown/parseMarkdown.tsx';
import { type ReplySource, SourceNote } from '../SourceNote/SourceNote.tsx';
import { offersIn } from './offers.ts';
import classes from './SourcedReply.module.css';

/** What stands between the parts of a reply that have a source each. */
const APART = '\n\n\n';

/** Asks a question that a reply offers; undefined while nothing can be asked. */
export const AskContext = createContext<((question: string) => void) | undefined>(undefined);

/**
 * A reply with a note of where each of its parts is from: beside the part where the window is wide, else below it. Where its parts
 * and sources are not as many, the notes stand with the whole. Below what is not known, questions that it offers are chips.
 */
export function sourcedReply(reply: string, sources: readonly ReplySource[]): ReactElement {
  if (sources.length === 0) return parseMarkdown(reply);
  const parts = reply.split(APART);
  const isPaired = parts.length === sources.length;
  const blocks = isPaired ? parts.map((text, at) => ({ text, of: [sources[at]!] })) : [{ text: reply, of: sources }];
  return (
    <div className={classes.root}>
      {blocks.map(({ text, of }, at) => {
        const isUnknown = of.every(({ kind }) => kind === 'unknown');
        const { words, offers } = isUnknown ? offersIn(text) : { words: text, offers: [] };
        return (
          // Parts of a reply have nothing else to be known by, and never change their order.
          <div key={at} className={classes.part}>
            <div className={classes.words}>
              {parseMarkdown(words)}
              {offers.length > 0 && <Offers offers={offers} />}
            </div>
            <div className={classes.notes}>
              {of.map((source) => (
                <SourceNote key={`${source.kind} ${source.name} ${source.cycle}`} {...source} />
              ))}
            </div>
          </div>
        );
      })}
    </div>
  );
}

function Offers({ offers }: { offers: readonly string[] }) {
  const onAsk = useContext(AskContext);
  return (
    <div className={classes.offers} role="group" aria-label="What I can do instead">
      {offers.map((offer) => (
        <Chip key={offer} aria-disabled={!onAsk || undefined} onClick={onAsk && (() => onAsk(offer))}>
          {offer}
        </Chip>
      ))}
    </div>
  );
}
