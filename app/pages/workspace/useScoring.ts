import { ANALYZING_TIME } from '@laurel/ui';
import { useRef, useState } from 'react';
import type { BUILT_IN } from '#contract/built-in.ts';
import { sentences } from '#contract/sentences.ts';
import { type CoachFailure, coachFailure } from '#app/lib/coach-failure.ts';
import { messages } from '#app/lib/messages.ts';
import type { EssaySource } from '#app/state/essay-sources.ts';
import type { EssaySession } from '#app/state/writing.ts';

/** Scores an essay after saving it: where the text graded is the saved text, the grade is kept with it. */
export function useScoring(source: EssaySource, session: EssaySession) {
  const [scoring, setScoring] = useState(false);
  const [failure, setFailure] = useState<CoachFailure>();
  const [otherCoach, setOtherCoach] = useState(false);
  const busy = useRef(false);

  /** Answers whether the score rose, which takes two by the same coach. */
  async function score(engine?: typeof BUILT_IN) {
    if (busy.current) return false;
    const { text, prompt } = session.newest();
    if (text.trim() === '') {
      setFailure({ error: sentences.importEssayEmpty });
      return false;
    }
    busy.current = true;
    setScoring(true);
    setFailure(undefined);
    try {
      const saved = await session.saveNow();
      if (saved !== 'saved') {
        setFailure({ error: saved === 'conflict' ? 'Choose between both texts first.' : messages.scoring });
        return false;
      }
      // The built-in coach is quicker than the eye: the student should see that the essay is being read.
      const seen = new Promise((resolve) => setTimeout(resolve, ANALYZING_TIME));
      const [grade] = await Promise.all([source.grade(text, prompt, engine), seen]);
      const essay = session.view().stored;
      // How far two coaches differ says nothing of the writing.
      const sameCoach = essay.engine === grade.engine;
      const previousScore = sameCoach ? essay.score : null;
      session.showStored({ ...grade, text, previousScore, scoreOutdated: false, scoredAt: new Date().toISOString() });
      setOtherCoach(essay.score !== null && !sameCoach);
      if (!grade.stored) setFailure({ error: 'This score is not kept: the essay was changed somewhere else.' });
      return previousScore !== null && grade.score > previousScore;
    } catch (error) {
      setFailure(coachFailure(error, 'scoring'));
      return false;
    } finally {
      busy.current = false;
      setScoring(false);
    }
  }

  return { scoring, failure, otherCoach, score };
}
