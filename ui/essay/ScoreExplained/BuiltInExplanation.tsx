import { CantJudge, type ExplanationProps, Part, Weights } from './Part.tsx';
import type { CategoryMeanings } from './WeightTable.tsx';

const meanings: CategoryMeanings = {
  content: 'How much is told: different and less common words, sentences, people, things, actions',
  structure: 'Paragraphs, sentences that lead on without repeating each other, clauses that open them',
  voice: 'Varied words and sentence openings, short sentences, dialogue; few stock phrases',
  clarity: 'Spelling, grammar, commas and capitals; sentences that do not run on',
  specificity: 'Varied and less common words, things, acts, names, numbers; few like “nice” or “society”',
  reflection: 'Changes of mind, thoughts tied to what happened, an insight near the end; few general lessons',
};

export function BuiltInExplanation(explained: ExplanationProps) {
  const isEssay = explained.of === 'essay';
  return (
    <>
      <p>
        The rules run on Laurel’s own server, and your text goes nowhere else. Scoring the same text again gives the
        same score.
      </p>
      <CantJudge alsoTaste />
      <Part title="The scale">
        {isEssay ? (
          <p>
            50 is a typical school essay, and 85 is rare. How much there is to read counts in every category; a
            supplemental with a short word limit is asked for less.
          </p>
        ) : (
          <p>
            An opening is scored out of 10. Content and reflection are left out, because they need the whole essay. How
            much there is to read counts a little in every category.
          </p>
        )}
      </Part>
      <Weights {...explained} meanings={meanings} />
      <Part title="What does not count">
        <p>
          Sentences that repeat {isEssay ? 'others or the prompt' : 'others'}, sentences of made-up words and bare lists
          of words are set aside, and the rest is scored. Much repetition, many misspelled or shuffled words, or missing
          periods lower every category. Under 50 words there is too little to judge, and the score stays low.
        </p>
      </Part>
      <Part title="How far to trust it">
        {isEssay ? (
          <p>
            Of two essays of like length that people put clearly apart, the rules put the better one first in about
            seven of ten cases. Take a difference of a few points as none. Reflection rests on judgment more than on
            measurement, because we know of no graded essays to check it by.
          </p>
        ) : (
          <p>
            Of two whole essays of like length that people put clearly apart, the rules put the better one first in
            about seven of ten cases. An opening gives less to go by, so take its score as a first hint.
          </p>
        )}
      </Part>
    </>
  );
}
