import { ANALYZING_TIME } from '@laurel/ui';
import { useRef, useState } from 'react';
import { sentences } from '#contract/sentences.ts';
import { messageFor, messages } from '#app/lib/messages.ts';
import type { EssaySource } from '#app/state/essay-sources.ts';
import type { useWriting } from '#app/state/writing.ts';

type Writing = Pick<ReturnType<typeof useWriting>, 'essay' | 'written' | 'saveNow' | 'acceptGrade'>;

/** Scores an essay after saving it: where the text graded is the saved text, the grade is kept with it. */
export function useScoring(source: EssaySource, { essay, written, saveNow, acceptGrade }: Writing) {
  const [scoring, setScoring] = useState(false);
  const [scoreError, setScoreError] = useState<string>();
  const busy = useRef(false);
  const { text, prompt } = written;

  /** Answers whether the score rose. */
  async function score() {
    if (busy.current) return false;
    if (text.trim() === '') {
      setScoreError(sentences.importEssayEmpty);
      return false;
    }
    busy.current = true;
    setScoring(true);
    setScoreError(undefined);
    try {
      const saved = await saveNow();
      if (saved !== 'saved') {
        setScoreError(saved === 'conflict' ? 'Choose between both texts first.' : messages.scoring);
        return false;
      }
      // The built-in coach is quicker than the eye: the student should see that the essay is being read.
      const seen = new Promise((resolve) => setTimeout(resolve, ANALYZING_TIME));
      const [grade] = await Promise.all([source.grade(text, prompt), seen]);
      acceptGrade({ ...grade, text, previousScore: essay.score, scoredAt: new Date().toISOString() });
      if (!grade.stored) setScoreError('This score is not kept: the essay was changed somewhere else.');
      return essay.score !== null && grade.score > essay.score;
    } catch (error) {
      setScoreError(messageFor(error, 'scoring'));
      return false;
    } finally {
      busy.current = false;
      setScoring(false);
    }
  }

  return { scoring, scoreError, score };
}
