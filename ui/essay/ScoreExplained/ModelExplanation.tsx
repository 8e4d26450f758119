import { CantJudge, type ExplanationProps, HeldDown, Part, Weights } from './Part.tsx';
import type { CategoryMeanings } from './WeightTable.tsx';

interface ModelExplanationProps extends ExplanationProps {
  model: string;
  meanings: CategoryMeanings;
}

export function ModelExplanation({ model, meanings, ...explained }: ModelExplanationProps) {
  const isEssay = explained.of === 'essay';
  return (
    <>
      <p>
        <b>{model}</b> rates {isEssay ? 'six' : 'four'} categories by the description of each that stands below, and
        Laurel adds them up.{' '}
        {isEssay
          ? 'Your text was sent to the service that runs the model. Laurel adds neither your name nor your email to it, and takes both out where it finds them.'
          : 'Your sample was sent to the service that runs the model. Laurel does not store it.'}
      </p>
      <CantJudge />
      <Part title="The scale">
        {isEssay ? (
          <p>
            The model is told that from 85 an essay is superb, from 70 good, from 55 promising and from 40 ordinary.
            Under 50 words there is too little to judge, and the score is 20 at most, unless the word limit is 100 or
            less.
          </p>
        ) : (
          <p>An opening is scored out of 10. Content and reflection are left out, because they need the whole essay.</p>
        )}
      </Part>
      <Weights {...explained} meanings={meanings} />
      {isEssay && <HeldDown />}
      <Part title="What does not count">
        <p>
          The model is told that length, learned words and a moving subject earn nothing by themselves, and that
          repetition, filler and lists of words lose. Nobody can promise that it always keeps to that.
        </p>
      </Part>
      {isEssay && (
        <Part title="Its remarks">
          <p>
            What it quotes, Laurel looks for in your text and marks there. A remark whose words are not found stands in
            the list without a mark.
          </p>
        </Part>
      )}
      <Part title="How far to trust it">
        <p>
          We have not measured this coach against people who grade essays. The same text may get another score at the
          next reading, so take a difference of a few points as none, and compare it with no other coach’s score.
        </p>
      </Part>
    </>
  );
}
