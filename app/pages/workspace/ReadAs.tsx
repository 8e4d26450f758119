import { Select } from '@laurel/ui';
import { type EssayKind, essayKinds, kindOf } from '#contract/essay-kind.ts';
import { saveDelays } from '#app/lib/save-delays.ts';
import type { EssaySession } from '#app/state/writing.ts';
import { useNewest } from '#app/state/writing.ts';
import classes from './workspace.module.css';

const NAMES: Record<EssayKind, string> = {
  personalStatement: 'Personal statement',
  whyCollege: 'Why-college answer',
  community: 'Community essay',
  activity: 'Activity essay',
  challenge: 'Challenge essay',
  disagreement: 'Disagreement essay',
  ucInsight: 'UC insight question',
  shortAnswer: 'Short answer',
  additionalInformation: 'Additional information',
};
const options = essayKinds.map((value) => ({ value, label: NAMES[value] }));

interface ReadAsProps {
  session: EssaySession;
  /** The college that the essay goes to; null for the main essay. */
  college: string | null;
}

/** By what kind the essay is scored: what its prompt, limit and college tell, until the student chooses another. */
export function ReadAs({ session, college }: ReadAsProps) {
  const kind = useNewest(
    session,
    ({ kind: chosen, prompt, wordLimit }) => chosen ?? kindOf(prompt, wordLimit, college),
  );
  return (
    <span className={classes.readAs}>
      Read as
      <Select
        label="Read as"
        look="bare"
        value={kind}
        options={options}
        onChange={(next) => session.change({ kind: next }, saveDelays.essayMeta)}
      />
    </span>
  );
}
