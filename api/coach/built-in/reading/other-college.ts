import { slipsOf } from '#contract/slips/slips-of.ts';
import { collegeNames } from '../../../colleges/college-names.ts';

/** A college that the essay names and does not go to; `start` and `end` are UTF-16 offsets. */
export type OtherCollege = { form: string; start: number; end: number };

/** The first name of another college than `college` that was left in the essay; undefined where there is none, where it is meant, or where the essay goes to no college in particular. */
export function otherCollege(
  text: string,
  { college, meantNames }: { college: string | null; meantNames: readonly string[] },
): OtherCollege | undefined {
  const slip = slipsOf({ text, college, meantNames }, collegeNames()).find(({ meant }) => !meant);
  return slip && { form: text.slice(slip.start, slip.end), start: slip.start, end: slip.end };
}
