import { withDerived } from '#contract/activities.ts';
import { found } from '#contract/problem.ts';
import type { FormsFile } from '#contract/sheets/forms.ts';
import { namesLeftIn } from '#contract/slips/slips-of.ts';
import type { SheetRecord } from '#contract/sheets/record.ts';
import { sheetOf } from '#contract/sheets/sheet-of.ts';
import { collegeNames } from '../college-names.ts';
import { collegeNamed } from '../colleges.ts';
import type { Account } from '../db.ts';
import stored from '../fixtures/forms.json' with { type: 'json' };
import type { Mocks } from '../mock.ts';

const file = stored as unknown as FormsFile;

export const sheetMocks = {
  listForms: () => file.forms.map(({ key, label, cycle }) => ({ key, label, cycle })),
  readForm: ({ params: { form } }, account) => sheetIn(account, form),
  patchFormField({ params: { form, key }, body: { pasted } }, account) {
    const fieldIn = () =>
      found(
        sheetIn(account, form)
          .groups.flatMap(({ entries }) => entries.flatMap(({ fields }) => fields))
          .find((field) => field.key === key),
      );
    const { value } = fieldIn();
    if (pasted) account.pasted.set(`${form} ${key}`, value);
    else account.pasted.delete(`${form} ${key}`);
    return fieldIn();
  },
} satisfies Mocks;

export function sheetIn(account: Account, key: string) {
  const form = found(file.forms.find((form) => form.key === key));
  return sheetOf(form, file, recordIn(account), (field, value) => account.pasted.get(`${key} ${field}`) === value);
}

function recordIn(account: Account): SheetRecord {
  const { activities, honors, draft } = account;
  return { activities: activities.map(withDerived), honors, mainEssay: draft, answers: answersIn(account) };
}

/** The answers to colleges' prompts, each with the names of other colleges that are left in it and not meant. */
export const answersIn = ({ applications }: Account) =>
  applications.flatMap(({ college, supplementals }) =>
    supplementals.map((supplemental) => ({
      ...supplemental,
      college: collegeNamed(college)?.name ?? college,
      namesLeft: namesLeftIn({ ...supplemental, college }, collegeNames()),
    })),
  );
