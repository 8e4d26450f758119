import { expect, test } from 'vitest';
import { formWords } from '#contract/form-words.ts';
import type { FormField } from '#contract/sheets/forms.ts';
import { findCollege } from './directory.ts';
import { formsFile } from './forms.ts';

const sections = formsFile.forms.flatMap((form) => form.sections.map((section) => ({ form, section })));
const lists = sections.flatMap(({ form, section }) =>
  Object.entries(section.byCategory ?? { [section.key]: section.fields ?? [] }).map(([part, fields]) => ({
    where: `${form.key}.${section.key}.${part}`,
    fields,
  })),
);
const all = lists.flatMap(({ where, fields }) => fields.map((field) => ({ where: `${where}.${field.key}`, field })));
const optionsOf = (key: string, fields: { field: FormField }[] = all) =>
  new Set(fields.filter(({ field }) => field.key === key).flatMap(({ field }) => field.options ?? []));

test('there are the forms that students use, and none that is retired', () => {
  expect(formsFile.forms.map(({ key }) => key)).toEqual([
    'common-app',
    'uc',
    'coalition',
    'apply-texas',
    'mit',
    'ucas',
    'questbridge',
  ]);
});

test('every section has fields, each with a key of its own, a label and a limit that makes sense', () => {
  expect(lists.filter(({ fields }) => fields.length === 0)).toEqual([]);
  expect(lists.filter(({ fields }) => new Set(fields.map(({ key }) => key)).size < fields.length)).toEqual([]);
  const wrong = all.filter(({ field: { label, kind, limit, options } }) => {
    const isNumber = limit.unit === 'characters' || limit.unit === 'words';
    const isChoice = kind === 'choice' || kind === 'choices';
    return !label || isNumber !== (limit.max !== null) || (limit.max ?? 1) < (limit.min ?? 1) || isChoice !== !!options;
  });
  expect(wrong).toEqual([]);
});

test('every section and field has a source, with a day of reading', () => {
  const known = formsFile.sources;
  const unknown = [...sections.map(({ section }) => section), ...all.map(({ field }) => field)].filter(
    ({ source }) => !known[source],
  );
  expect(unknown).toEqual([]);
  const unread = Object.values(known).filter(
    ({ name, url, checkedOn }) => !name || (url !== null && !URL.canParse(url)) || !/^2026-\d\d-\d\d$/.test(checkedOn),
  );
  expect(unread).toEqual([]);
});

test('the words that Laurel stores are those of the forms', () => {
  expect(formWords.type).toEqual([...optionsOf('type')]);
  expect(formWords.timing).toEqual([...optionsOf('timing')]);
  expect(new Set(formWords.grades)).toEqual(optionsOf('grades'));
  expect(new Set(formWords.levels)).toEqual(new Set([...optionsOf('levels'), ...optionsOf('level')]));
  expect(new Set(formWords.awardType)).toEqual(optionsOf('kind'));
  const uc = formsFile.forms.find(({ key }) => key === 'uc')!.sections.find(({ byCategory }) => byCategory)!;
  expect(formWords.ucCategory).toEqual(Object.keys(uc.byCategory!));
});

test('the colleges whose questions a form asks are in the directory by the same name', () => {
  const names = sections.flatMap(({ section }) => section.answersOf ?? []);
  expect(names).toContain('University of California, Los Angeles');
  expect(names.filter((name) => findCollege(name)?.name !== name)).toEqual([]);
});
