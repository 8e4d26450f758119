import { colleges, collegeKey } from '../../../colleges/directory.ts';
import names from '../../../data/college-names.json' with { type: 'json' };
import type { Essay, Sentence } from '../text.ts';
import { spokenParts } from '../text.ts';

/** A college that the essay names and does not go to; `start` and `end` are UTF-16 offsets. */
export type OtherCollege = { form: string; start: number; end: number };

type Form = { college: string; sure: boolean };

let forms: Map<string, Form> | undefined;

/** Every form by its text: nicknames, teams and web addresses of well-known colleges, and the full names of all. Made at first use. */
function allForms(): Map<string, Form> {
  if (forms) return forms;
  forms = new Map();
  for (const { name } of colleges) if (name.includes(' ')) forms.set(name, { college: collegeKey(name), sure: true });
  for (const { name, forms: sure, unsure } of names) {
    for (const text of [name, ...sure]) forms.set(text, { college: collegeKey(name), sure: true });
    for (const text of unsure) forms.set(text, { college: collegeKey(name), sure: false });
  }
  return forms;
}

/** What follows a capital letter up to seven words on, which is as long as names of colleges are. */
const CAPITALISED = /\p{Lu}[\p{L}\p{M}.'&-]*(?:,? (?:of|the|and|at|in|for|&|\p{Lu}[\p{L}\p{M}.'&-]*)){0,6}/gu;
const DOMAIN = /\b[a-z-]{2,30}\.edu\b/g;

/** Somebody of the family studies or works there, or it is a hospital, a book, a team: no slip. */
const SOMEBODY_THERE =
  /\b(?:brother|sister|mother|father|mom|dad|cousin|uncle|aunt|friend|teacher|coach|professor|doctor|dr|tutor|mentor|graduate|alum\w*|researchers?|scientists?|he|she|who)\b.{0,60}\b(?:went|goes|stud(?:y|ies|ied)|attend(?:s|ed)|graduated|works?|worked|teaches|taught|transferred|from|at)\b|\b(?:took|taking|course|summer|programme?|camp|visited|toured|lecture|book|article|study by)\b/i;
const SOMETHING_ELSE =
  /^.{0,4}\b(?:Hospital|Clinic|Medical|Health|Press|Summer|Library|Museum|Street|Avenue|Road|County|Park|Camp|High School|sweatshirt|jersey|game)\b/;
/** Signs that a word which may mean something else means the college. */
const SIGNS =
  /\b(?:campus|attend|apply|applying|university|college|students?|professors?|class of|dorms?|major|degree|freshman|admission|undergraduate|I (?:will|would|hope|plan|want|know that)|I'd|I'll|my (?:four|next) years)\b/i;

/** The first college that the essay names and that is not `college`; undefined where there is none, or where the essay goes to no college in particular. */
export function otherCollege(essay: Essay, college: string | null): OtherCollege | undefined {
  if (college === null) return undefined;
  const target = collegeKey(college);
  const own = ownForms(college, target);
  const spoken = spokenParts(essay.plain);
  for (const sentence of essay.sentences)
    for (const found of formsIn(sentence)) {
      const start = sentence.start + found.at;
      const isOwn =
        found.form.college === target || own.some((form) => form.includes(found.text) || found.text.includes(form));
      if (isOwn || spoken.some(([from, to]) => start >= from && start < to)) continue;
      const after = sentence.text.slice(found.at + found.text.length, found.at + found.text.length + 30);
      if (SOMEBODY_THERE.test(sentence.text.slice(0, found.at + found.text.length)) || SOMETHING_ELSE.test(after))
        continue;
      if (!found.form.sure && !SIGNS.test(sentence.text)) continue;
      return { form: found.text, start, end: start + found.text.length };
    }
  return undefined;
}

const ownForms = (college: string, target: string): string[] => [
  college,
  ...[...allForms()].filter(([, form]) => form.college === target).map(([text]) => text),
];

type Found = { text: string; at: number; form: Form };

/** The longest known form in each run of capitalised words. */
function formsIn({ text }: Sentence): Found[] {
  const found: Found[] = [];
  for (const { 0: run, index } of [...text.matchAll(CAPITALISED), ...text.matchAll(DOMAIN)]) {
    const words = run.split(' ');
    let from = 0;
    for (let first = 0; first < words.length; first++) {
      for (let last = words.length; last > first; last--) {
        const part = words
          .slice(first, last)
          .join(' ')
          .replace(/'s$|[.,']+$/, '');
        const form = part.length > 2 ? allForms().get(part) : undefined;
        if (!form) continue;
        found.push({ text: part, at: index + from, form });
        first = last - 1;
        break;
      }
      from = words.slice(0, first + 1).join(' ').length + 1;
    }
  }
  return found;
}
