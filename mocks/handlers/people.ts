import { limits } from '#contract/limits.ts';
import type { Person } from '#contract/people.ts';
import { db, NOW } from '../db.ts';
import type { Mocks } from '../mock.ts';
import { checkRowLimit, removeRow, rowOf } from '../rows.ts';

export const peopleMocks = {
  listPeople: (_input, { people }) => people,
  createPerson({ body }, { people }) {
    checkRowLimit(people, limits.people);
    const row: Person = { ...body, id: db.newId('person'), createdAt: NOW, updatedAt: NOW };
    people.push(row);
    return row;
  },
  patchPerson: ({ params, body }, { people }) =>
    Object.assign(rowOf(people, params.personId), body, { updatedAt: NOW }),
  deletePerson: ({ params }, account) => removeRow(account, account.people, params.personId, limits.people),
} satisfies Mocks;
