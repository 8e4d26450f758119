import { Scissors } from 'lucide-react';
import { inWords } from '../../in-words.ts';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { SidePart } from '../SidePart/SidePart.tsx';
import list from '../SidePart/SidePart.module.css';

/** A sentence that could go. */
export interface OverLimitSentence {
  id: string;
  text: string;
  words: number;
  why: string;
}

export interface OverLimitSentencesProps {
  /** Words over the limit, at least 1. */
  over: number;
  /** The first to go first; `undefined` while they are looked for. */
  sentences: readonly OverLimitSentence[] | undefined;
  failed?: boolean;
  onRetry: () => void;
  /** Selects a sentence in the essay. */
  onShow: (id: string) => void;
}

/** Which sentences of a text that is too long could go first, and what that saves. Nothing is cut here. */
export function OverLimitSentences({ over, sentences, failed = false, onRetry, onShow }: OverLimitSentencesProps) {
  return (
    <SidePart title="What could go first" icon={Scissors}>
      {failed && (
        <Banner action={{ label: 'Try again', onAction: onRetry }}>
          The sentences that could go first did not load.
        </Banner>
      )}
      {!failed && sentences?.length === 0 && <p className={list.lead}>No sentence stands out as one that could go.</p>}
      {!failed && sentences && sentences.length > 0 && (
        <>
          <p className={list.lead}>{wordsOf(over)} too many. Nothing is cut for you.</p>
          <ol className={list.sentences}>
            {sentences.map((sentence) => (
              <li key={sentence.id}>
                <button type="button" className={list.sentence} onClick={() => onShow(sentence.id)}>
                  <q dir="auto">{sentence.text}</q>
                  <span>
                    <b>{wordsOf(sentence.words)}</b> · {sentence.why}
                  </span>
                </button>
              </li>
            ))}
          </ol>
          <p className={list.sum}>{howManyAreEnough(sentences, over)}</p>
        </>
      )}
    </SidePart>
  );
}

const wordsOf = (words: number) => `${words} ${words === 1 ? 'word' : 'words'}`;

/** The first two save 36 words. */
function howManyAreEnough(sentences: readonly OverLimitSentence[], over: number) {
  let saved = 0;
  const enough = sentences.findIndex(({ words }) => (saved += words) >= over) + 1;
  if (enough === 0) return `Together they save ${wordsOf(saved)}.`;
  if (enough === 1) return `The first saves ${wordsOf(saved)}.`;
  return `The first ${inWords(enough)} save ${wordsOf(saved)}.`;
}
