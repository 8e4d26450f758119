import { inOwnOrder } from '../activity-rank.ts';
import type { WritingStatus } from '../essays.ts';
import { MAIN_ESSAY } from '../main-essay.ts';
import type { SheetEntry } from '../sheets.ts';
import { plainKey } from '../text.ts';
import type { ApplicationForm, FormField, FormSection } from './forms.ts';
import type { SheetAnswer, SheetRecord } from './record.ts';
import { activityValue, honorValue } from './row-values.ts';

/** One row of a section: its fields, and what each says. */
export interface Entry {
  id: string;
  /** What the student calls it. */
  title: string;
  /** The kind of entry, where the section asks for different fields by kind. */
  category: string | null;
  /** In which of the student's lists it stands. */
  kind: SheetEntry['kind'];
  fields: readonly FormField[];
  valueOf: (field: FormField) => Value;
}

export interface Value {
  text: string;
  /** Of an essay: how far it is. */
  status: WritingStatus | null;
  essayId: string | null;
  /** Of an answer: names of other colleges that were left in it. */
  namesLeft: readonly string[];
}

/** What an activity is at the University of California while the student has not said it. */
const USUAL_CATEGORY = 'Extracurricular activity';

/** The rows of a section in the student's own order, as many as there are. */
export function entriesOf(form: ApplicationForm, given: FormSection, record: SheetRecord): Entry[] {
  const section = { ...given, ...(given.fields && { fields: given.fields.flatMap(eachTime) }) };
  const { fields = [], byCategory, answersOf } = section;
  if (byCategory) return categorized(byCategory, record);
  if (answersOf) return answered(form, section, record);
  switch (section.key) {
    case 'activities':
      return inOwnOrder(record.activities).map((activity) => ofActivity(activity, fields));
    case 'jobs':
      return inOwnOrder(record.activities)
        .filter(({ type }) => type === 'Work (Paid)')
        .map((activity) => ofActivity(activity, fields));
    case 'honors':
      return record.honors.map((honor) => ofHonor(honor, fields));
    case 'distinctions-scholastic':
      return record.honors.filter(({ kind }) => !isService(kind)).map((honor) => ofHonor(honor, fields));
    case 'distinctions-other':
      return record.honors.filter(({ kind }) => isService(kind)).map((honor) => ofHonor(honor, fields));
    default:
      return [{ ...blank(section), valueOf: (field) => textIn(field, { form, section }, record) }];
  }
}

/** A field for each time that a form asks for it. */
const eachTime = (field: FormField): FormField[] =>
  Array.from({ length: field.times ?? 1 }, (_, place) =>
    field.times === undefined
      ? field
      : {
          ...field,
          key: place === 0 ? field.key : `${field.key}-${place + 1}`,
          label: `${field.label}, ${place + 1} of ${field.times}`,
        },
  );

const plain = (text: string): Value => ({ text, status: null, essayId: null, namesLeft: [] });

const isService = (kind: SheetRecord['honors'][number]['kind']) =>
  kind === 'Volunteering' || kind === 'Service Project';

const ofActivity = (
  activity: SheetRecord['activities'][number],
  fields: readonly FormField[],
  category: string | null = null,
): Entry => ({
  id: activity.id,
  title: activity.title || activity.impact,
  category,
  kind: 'activity',
  fields,
  valueOf: (field) => plain(activityValue(activity, field, category)),
});

const ofHonor = (
  honor: SheetRecord['honors'][number],
  fields: readonly FormField[],
  category: string | null = null,
): Entry => ({
  id: honor.id,
  title: honor.title,
  category,
  kind: 'honor',
  fields,
  valueOf: (field) => plain(honorValue(honor, field)),
});

/** Activities by the kind that the student gave them, then honors. */
function categorized(byCategory: Record<string, FormField[]>, { activities, honors }: SheetRecord) {
  const fieldsOf = (category: string) => byCategory[category] ?? [];
  return [
    ...inOwnOrder(activities).map((activity) => {
      const category = activity.ucCategory ?? USUAL_CATEGORY;
      return ofActivity(activity, fieldsOf(category), category);
    }),
    ...honors.map((honor) => ofHonor(honor, fieldsOf('Award or honor'), 'Award or honor')),
  ];
}

/** The answers to a form's own questions, those that are written first; empty rows as far as the form asks for more. */
function answered(form: ApplicationForm, section: FormSection, { answers }: SheetRecord): Entry[] {
  const { answersOf = [], entries, key } = section;
  const isOnly = form.sections.filter((other) => other.answersOf).length === 1;
  const limit = section.fields?.[0]?.limit.max;
  const own = answers.filter(
    ({ college, wordLimit }) => answersOf.includes(college) && (isOnly || wordLimit === limit),
  );
  // One application goes to several colleges: the same question may stand at each of them.
  const byQuestion = new Map<string, SheetAnswer>();
  for (const answer of inOrderOfUse(own)) {
    const question = plainKey(answer.prompt || answer.title);
    if (!byQuestion.has(question)) byQuestion.set(question, answer);
  }
  const rows = [...byQuestion.values()].map(({ id, title, prompt, ...answer }): Entry => ({
    ...blank(section),
    id,
    title: title || prompt,
    valueOf: () => ({ ...answer, essayId: id }),
  }));
  const empty = Array.from({ length: Math.max(0, entries.min - rows.length) }, (_, place) => ({
    ...blank(section),
    id: `${key}-${rows.length + place + 1}`,
  }));
  return [...rows, ...empty];
}

/** Those with a text before those without. */
const inOrderOfUse = (answers: readonly SheetAnswer[]) =>
  answers.toSorted((a, b) => Number(b.text.trim() !== '') - Number(a.text.trim() !== ''));

/**
 * The text of a section that has one row: the main essay, the answer whose prompt is the field's question, or of an application that
 * the student named after the form the answer that has the field's limit.
 */
function textIn(
  { key, label, limit }: FormField,
  { form, section }: { form: ApplicationForm; section: FormSection },
  { mainEssay, answers }: SheetRecord,
): Value {
  if (section.key === 'writing' && (key === 'essay' || key === 'personal'))
    return { ...mainEssay, essayId: MAIN_ESSAY.id, namesLeft: [] };
  const question = plainKey(label);
  const inOrder = inOrderOfUse(answers);
  const alike = (section.fields ?? []).filter((field) => field.limit.max === limit.max);
  const own = inOrder.filter(
    ({ college, wordLimit }) => limit.max !== null && wordLimit === limit.max && isNamedAfter(form, college),
  );
  const answer =
    inOrder.find(({ prompt }) => plainKey(prompt) === question) ?? own[alike.findIndex((field) => field.key === key)];
  return answer ? { ...answer, essayId: answer.id } : plain('');
}

/** “QuestBridge National College Match” is the application of the form QuestBridge. */
const isNamedAfter = ({ label }: ApplicationForm, college: string) =>
  plainKey(college).startsWith(plainKey(label.split(' ')[0]!));

const blank = ({ key, fields = [] }: FormSection): Entry => ({
  id: key,
  title: '',
  category: null,
  kind: null,
  fields,
  valueOf: () => plain(''),
});
