import { inFigures } from '#contract/in-words.ts';
import formNames from '#api/coach/data/chat/forms.json' with { type: 'json' };
import { findCollege } from '#api/colleges/directory.ts';
import { formsFile } from '#api/colleges/forms.ts';
import { MAIN_ESSAY } from '#contract/main-essay.ts';
import { sheetPath } from '#contract/paths.ts';
import { formOf } from '#contract/sheets/form-of.ts';
import type { SheetRecord } from '#contract/sheets/record.ts';
import { sheetOf } from '#contract/sheets/sheet-of.ts';
import type { Sheet } from '#contract/sheets.ts';
import { isEmpty, isSubmitted } from '../essays.ts';
import { escapeMarkdown, listed } from '../markdown.ts';
import { holds } from '../phrases.ts';
import type { Question } from '../question.ts';
import type { Reply } from '../reply.ts';
import { fromRecord } from '../sources.ts';
import { answerGaps } from './gaps.ts';

/** "What is missing on my Common App?", in the words of the sheet. */
export function answerSheet(question: Question): Reply | Reply[] {
  const { apps, essays, activities, honors } = question.record;
  if (apps.length + activities.length + honors.length === 0 && essays.every(isEmpty)) return answerGaps(question);
  const record = sheetRecordOf(question);
  const [sheet, ...others] = formsAsked(question).map((form) => sheetOf(form, formsFile, record, () => false));
  if (!sheet)
    return { says: ['I know no form of that name.'], next: 'Next step: name the form, such as the Common App.' };
  const { form, missing } = sheet;
  return {
    says: [
      missing.length > 0
        ? `Your sheet for the ${form.label} has ${inFigures(missing.length, 'thing')} to settle:`
        : `Nothing is missing on your sheet for the ${form.label}: every field that it requires is filled and within its limit.`,
    ],
    list: missing.map(({ says }) => escapeMarkdown(says)),
    also: [
      ...others.map((other) => `${linkOf(other)}: ${inFigures(other.missing.length, 'thing')} to settle.`),
      'I see what Laurel keeps. A field that is filled in on the form itself alone still counts as empty here.',
    ],
    next: `Next step: open the sheet ${linkOf(sheet)}${missing.length > 0 ? ', which leads to each of them' : ' and copy it field by field'}.`,
    source: fromRecord(`Sheet: ${listed([sheet, ...others].map((one) => one.form.label))}`),
  };
}

const linkOf = ({ form }: Sheet): string => `[${form.label}](${sheetPath(form.key)})`;

/** The forms that a question names, else those of the colleges that it names, else those of the applications that are still to be sent. */
function formsAsked({ text, apps, record }: Question) {
  const byName = Object.entries(formNames).flatMap(([key, names]) => (holds(text, names) ? key : []));
  const open = record.apps.filter((app) => !isSubmitted(app));
  const colleges = (apps.length > 0 ? apps : open).map(({ college }) => formOf(college));
  const keys = new Set(byName.length > 0 ? byName : colleges.length > 0 ? colleges : ['common-app']);
  return formsFile.forms.filter(({ key }) => keys.has(key));
}

function sheetRecordOf({ record, namesLeft }: Question): SheetRecord {
  const { activities, honors, essays } = record;
  const { text = '', status = 'drafting' } = essays.find(({ id }) => id === MAIN_ESSAY.id) ?? {};
  return {
    activities,
    honors,
    mainEssay: { text, status },
    answers: essays.flatMap(({ college, ...essay }) =>
      college === null
        ? []
        : { ...essay, college: findCollege(college)?.name ?? college, namesLeft: namesLeft[essay.id] ?? [] },
    ),
  };
}
