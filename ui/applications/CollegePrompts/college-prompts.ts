import type { FactSource } from '../../requirements/requirements.ts';

/** A question that a college asks. */
export interface CollegeQuestion {
  id: string;
  text: string;
  limit: { unit: 'words' | 'characters' | 'none' | 'unknown'; min: number | null; max: number | null };
  need: 'required' | 'optional' | 'conditional' | 'choice';
  /** Of the questions of one group so many are answered. */
  group: { key: string; choose: number } | null;
  /** Whom it concerns, such as a program; null for everybody. */
  appliesTo: string | null;
  /** Whether the application has it already. */
  added: boolean;
}

export type PromptsStatus = 'published' | 'program-only' | 'no-supplement' | 'carried' | 'last-cycle' | 'unknown';

/** Questions of which the student answers so many. */
export interface QuestionGroup {
  key: string;
  questions: readonly CollegeQuestion[];
  /** Null where each of them is answered. */
  choose: number | null;
}

/** Questions in groups: first those that are all answered, then those of which some are chosen. */
export function groupsOf(questions: readonly CollegeQuestion[]): QuestionGroup[] {
  const keys = [...new Set(questions.map(({ group }) => group?.key ?? ''))].toSorted();
  return keys.map((key) => {
    const its = questions.filter(({ group }) => (group?.key ?? '') === key);
    return { key, questions: its, choose: its[0]?.group?.choose ?? null };
  });
}

/** How many of the questions are answered in the end. */
export const countOfGroups = (groups: readonly QuestionGroup[]): number =>
  groups.reduce((sum, { questions, choose }) => sum + (choose ?? questions.length), 0);

/** 150 to 250 words, at most 500 characters, limit not known */
export function limitInWords({ unit, min, max }: CollegeQuestion['limit']): string {
  if (unit === 'unknown') return 'Limit not known';
  if (unit === 'none' || (min === null && max === null)) return 'No limit';
  const most = max?.toLocaleString('en');
  const least = min?.toLocaleString('en');
  if (least === most) return `${most} ${unit}`;
  if (least === undefined) return `At most ${most} ${unit}`;
  return most === undefined ? `At least ${least} ${unit}` : `${least} to ${most} ${unit}`;
}

/** What has to be known of the questions of a college before they are used; null where there is nothing to say. */
export function statusInWords(
  status: PromptsStatus,
  { name, isAsked, cycle }: { name: string; isAsked: boolean; cycle: FactSource['cycle'] },
): string | null {
  const years = cycle?.replace('-', '–');
  const forAll = isAsked ? null : `${name} has no question for everybody.`;
  switch (status) {
    case 'published':
      return forAll;
    case 'program-only':
      return `${name} has no question for everybody. Some programs ask their own.`;
    case 'no-supplement':
      return `${name} lists no supplement${years ? ` for ${years}` : ''}.`;
    case 'carried':
      return ['The wording is of an earlier cycle, so compare it with the form.', forAll].filter(Boolean).join(' ');
    case 'last-cycle':
      return `The questions of this season are not known. These are ${years ? `of ${years}` : 'older'}: compare them with the form before you write.`;
    case 'unknown':
      return 'Not known.';
  }
}
