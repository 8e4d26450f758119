import { CantJudge, type ExplanationProps, HeldDown, Part, Weights } from './Part.tsx';
import type { CategoryMeanings } from './WeightTable.tsx';

const meanings: CategoryMeanings = {
  content: 'Something happens, you act in it and think about it; few claims and stock lessons',
  structure: 'An opening and an ending of your own, things that come back, scenes that stay in a moment',
  voice: 'Your own plain words, short sentences among long ones; few stock phrases and office words',
  clarity: 'Few slips of spelling and grammar, easy and exact words, sentences that are not too long',
  specificity: 'Things, people, times, speech and acts that one could film; no long stretch without any',
  reflection: 'Thoughts that come from what happened, above all a change of mind; few stock lessons',
};

export function BuiltInExplanation(explained: ExplanationProps) {
  const isEssay = explained.of === 'essay';
  return (
    <>
      <p>
        The rules run on Laurel’s own server, and your text goes nowhere else. They read each sentence for what it does:
        a scene, a detail, a claim, a thought. Scoring the same text again gives the same score.
      </p>
      <CantJudge alsoTaste />
      <Part title="The scale">
        {isEssay ? (
          <p>
            From 85 an essay is superb, from 70 good, from 55 promising, from 40 ordinary. Most honest first drafts are
            between 40 and 60. Length earns nothing; only a text far below its limit is held down, because it is not
            finished.
          </p>
        ) : (
          <p>
            An opening is scored out of 10. Content and reflection are left out, because they need the whole essay.
            Below 150 words there is little to judge, and the score stays lower.
          </p>
        )}
      </Part>
      <Weights {...explained} meanings={meanings} />
      {isEssay && <HeldDown alsoPoints />}
      <Part title="What does not count">
        <p>
          Sentences that repeat {isEssay ? 'others or the prompt' : 'others'}, sentences of made-up words and bare lists
          of words are set aside, and the rest is scored. Much repetition, many misspelled or shuffled words, or missing
          periods lower every category. Under 50 words there is too little to judge, unless the word limit is 100 or
          less.
        </p>
      </Part>
      <Part title="How far to trust it">
        {isEssay ? (
          <p>
            We compared it with a counselor’s judgment of 40 essays: of two of equal length, the better one came first
            in 41 of 42 cases. The rules were written with these essays at hand, so expect it to be wrong more often
            with yours. Take a difference of a few points as none.
          </p>
        ) : (
          <p>
            It was compared with a counselor’s judgment of whole essays only. An opening gives less to go by, so take
            its score as a first hint.
          </p>
        )}
      </Part>
    </>
  );
}
