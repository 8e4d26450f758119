import type { Sheet, SheetEntry, SheetField, SheetGroup } from '../sheets.ts';
import { type Entry, entriesOf } from './entries.ts';
import { fieldName, shortened } from './field-names.ts';
import type { ApplicationForm, FormField, FormSection, FormsFile } from './forms.ts';
import type { SheetRecord } from './record.ts';
import { namesInWords } from '../names-in-words.ts';
import { asFormTakesIt, changesIn, countOf } from './value.ts';

/** Whether the student has ticked a field as pasted while it had this value. */
export type IsPasted = (key: string, value: string) => boolean;

/** A student's record in the fields of a form, in the form's order and as the form counts. */
export function sheetOf(form: ApplicationForm, file: FormsFile, record: SheetRecord, isPasted: IsPasted): Sheet {
  const { key, label, cycle, url, advice } = form;
  const groups = form.sections.map((section) => groupOf(form, section, record, isPasted));
  const used = new Set(form.sections.flatMap(sourcesOf));
  return {
    form: { key, label, cycle },
    groups,
    missing: groups.flatMap((group) =>
      group.entries.flatMap((entry, place) => entry.fields.flatMap((field) => missingOf(group, entry, place, field))),
    ),
    url,
    advice,
    sources: Object.entries(file.sources).flatMap(([name, source]) => (used.has(name) ? [source] : [])),
  };
}

const sourcesOf = ({ source, fields = [], byCategory = {} }: FormSection) => [
  source,
  ...[...fields, ...Object.values(byCategory).flat()].map((field) => field.source),
];

function groupOf(form: ApplicationForm, section: FormSection, record: SheetRecord, isPasted: IsPasted): SheetGroup {
  const { key, label, entries: room, sharedLimit } = section;
  const all = entriesOf(form, section, record);
  const entries = all.slice(0, room.max ?? all.length).map((entry) => entryOf(entry, isPasted));
  return {
    key,
    title: label,
    most: room.max,
    leftOut: all.length - entries.length,
    entries: sharedLimit === undefined ? entries : entries.map((entry) => withinShared(entry, sharedLimit)),
  };
}

function entryOf({ id, title, category, kind, fields, valueOf }: Entry, isPasted: IsPasted): SheetEntry {
  return { id, title, category, kind, fields: fields.map((field) => fieldOf(id, field, valueOf(field), isPasted)) };
}

function fieldOf(id: string, field: FormField, given: ReturnType<Entry['valueOf']>, isPasted: IsPasted): SheetField {
  const { label, kind, limit, required, confidence } = field;
  const key = `${id}.${field.key}`;
  const value = asFormTakesIt(given.text);
  const count = countOf(value, limit.unit);
  return {
    key,
    label,
    value,
    count,
    limit: limit.max,
    unit: limit.unit,
    over: limit.max === null ? 0 : Math.max(0, count - limit.max),
    missing: required === true && value === '',
    pasted: isPasted(key, value),
    name: fieldName(field.key, label),
    kind,
    least: limit.min,
    required: required === true,
    byCollege: typeof required === 'string',
    remembered: confidence === 'memory',
    changes: changesIn(given.text),
    status: given.status,
    essayId: given.essayId,
    namesLeft: [...given.namesLeft],
  };
}

/** Answers that share one limit: what is too much is counted where it begins, in the order of the form. */
function withinShared(entry: SheetEntry, sharedLimit: number): SheetEntry {
  let before = 0;
  const fields = entry.fields.map((field) => {
    const left = Math.max(0, sharedLimit - before);
    before += field.count;
    return { ...field, over: Math.max(field.over, field.count - left, 0) };
  });
  return { ...entry, fields };
}

function missingOf(group: SheetGroup, entry: SheetEntry, place: number, field: SheetField): Sheet['missing'] {
  const { key, over, unit, missing, kind, namesLeft } = field;
  const where = placeOf(group, entry, place, field);
  if (missing) return [{ key, says: `${where}: ${kind === 'choice' || kind === 'choices' ? 'not chosen' : 'empty'}` }];
  return [
    ...(over > 0 ? [overInWords(over, unit)] : []),
    ...(namesLeft.length > 0 ? [`names ${namesInWords(namesLeft)}`] : []),
  ].map((says) => ({ key, says: `${where}: ${says}` }));
}

/** “Activity 4, description”, or where the form asks it only once “Personal essay”. */
function placeOf({ key, most }: SheetGroup, entry: SheetEntry, place: number, { name, label }: SheetField) {
  const noun = entry.category === 'Award or honor' ? 'Award' : nouns[key];
  if (noun) return `${noun} ${place + 1}, ${name}`;
  return most === 1 || entry.fields.length > 1 ? shortened(label) : `${shortened(label)} ${place + 1}`;
}

const nouns: Record<string, string> = {
  activities: 'Activity',
  honors: 'Honor',
  jobs: 'Job',
  'distinctions-scholastic': 'Scholastic distinction',
  'distinctions-other': 'Other distinction',
};

/** “14 characters over” */
function overInWords(over: number, unit: SheetField['unit']) {
  const what = unit === 'words' ? 'word' : 'character';
  return `${over.toLocaleString('en')} ${over === 1 ? what : `${what}s`} over`;
}
