import { slipsIn } from '#contract/slips/slips-in.ts';
import { collegeNames } from '../../../colleges/college-names.ts';
import type { Essay } from '../text.ts';

/** A college that the essay names and does not go to; `start` and `end` are UTF-16 offsets. */
export type OtherCollege = { form: string; start: number; end: number };

/** The first college that the essay names and that is not `college`; undefined where there is none, or where the essay goes to no college in particular. */
export function otherCollege({ text }: Essay, college: string | null): OtherCollege | undefined {
  const slip = college === null ? undefined : slipsIn(text, college, collegeNames())[0];
  return slip && { form: text.slice(slip.start, slip.end), start: slip.start, end: slip.end };
}
