import { z } from 'zod';
import { college } from './colleges.ts';
import { Deadline } from './deadlines.ts';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { named } from './named.ts';
import { sentences } from './sentences.ts';
import { SupplementalSummary, Supplemental } from './supplementals.ts';
import { writing } from './text.ts';

export const ApplicationStatus = z.enum(['drafting', 'editing', 'submitted'], { error: sentences.status });
export type ApplicationStatus = z.output<typeof ApplicationStatus>;

export const Round = z.enum(['rd', 'ed', 'ed2', 'ea', 'rea', 'rolling', 'other']);
export type Round = z.output<typeof Round>;

/** What the college answered. `accepted` is a Win. */
export const Decision = z.enum(['accepted', 'denied', 'waitlisted', 'deferred']);
export type Decision = z.output<typeof Decision>;

export const Application = named('Application', {
  id: z.string(),
  college: z.string(),
  status: ApplicationStatus,
  round: Round.nullable(),
  deadline: z.iso.datetime().nullable(),
  notes: z.string(),
  /** Counts the changes of the notes. */
  notesRevision: z.int(),
  /** Set only while the status is submitted. */
  decision: Decision.nullable(),
  supplementals: z.array(Supplemental),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type Application = z.output<typeof Application>;

/** An application in a list, which carries no texts of essays: together they may be many megabytes. */
export const ApplicationSummary = Application.extend({ supplementals: z.array(SupplementalSummary) }).meta({
  id: 'ApplicationSummary',
});
export type ApplicationSummary = z.output<typeof ApplicationSummary>;

const notes = writing(limits.notes);

export const listApplications = endpoint('listApplications', {
  about:
    'All applications with their supplementals, soonest deadline first, those without one last. It carries no text of an essay: an application by its id does.',
  answer: z.array(ApplicationSummary),
});

export const createApplication = endpoint('createApplication', {
  stores: true,
  about: 'Adds an application. A deadline without a time means 23:59.',
  status: 201,
  body: z.object({
    college,
    status: ApplicationStatus.default('drafting'),
    round: Round.nullable().default(null),
    deadline: Deadline.default(null),
    notes: notes.default(''),
  }),
  answer: Application,
});

export const readApplication = endpoint('readApplication', {
  heavy: true,
  about: 'One application with its supplementals.',
  answer: Application,
});

export const patchApplication = endpoint('patchApplication', {
  stores: true,
  heavy: true,
  about:
    'Changes what is given. Notes that were written on an older revision are refused with the stored application; without `baseNotesRevision` they are taken. A decision can be set once the application is submitted, or by the same request; it is cleared when the status leaves submitted.',
  body: z
    .object({
      college,
      status: ApplicationStatus,
      round: Round.nullable(),
      deadline: Deadline,
      notes,
      /** The revision that the notes were written on. */
      baseNotesRevision: z.int().min(0),
      decision: Decision.nullable(),
    })
    .partial(),
  answer: Application,
  problems: [409],
});

export const deleteApplication = endpoint('deleteApplication', {
  about: 'Deletes an application with its supplementals, their versions and its requirements.',
});
