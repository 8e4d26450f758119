import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { named } from './named.ts';
import { refusals } from './refusals.ts';
import { filled, line } from './text.ts';

const roles = ['teacher', 'counselor', 'parent', 'other'] as const;
export const PersonRole = z.enum(roles, { error: `Role is one of ${roles.join(', ')}.` });
export type PersonRole = z.output<typeof PersonRole>;

/** Somebody who does a part of an application for the student: writes a letter, sends a report, signs. */
export const Person = named('Person', {
  id: z.string(),
  name: z.string(),
  role: PersonRole,
  /** What a teacher teaches, such as physics. */
  subject: z.string().nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type Person = z.output<typeof Person>;

const personFields = {
  name: filled(line(limits.name, refusals.personName), refusals.personName),
  role: PersonRole,
  subject: line(limits.name)
    .nullable()
    .transform((text) => text || null),
};

export const listPeople = endpoint('listPeople', {
  about: 'Everybody who does a part of an application for the student, in the order in which they were added.',
  answer: z.array(Person),
});

export const createPerson = endpoint('createPerson', {
  stores: true,
  about: 'Adds a person.',
  status: 201,
  body: z.object({ ...personFields, subject: personFields.subject.default(null) }),
  answer: Person,
});

export const patchPerson = endpoint('patchPerson', {
  stores: true,
  about: 'Changes what is given.',
  body: z.object(personFields).partial(),
  answer: Person,
});

export const deletePerson = endpoint('deletePerson', {
  about: 'Deletes a person. The requirements that they were to do stay, without a person.',
});
