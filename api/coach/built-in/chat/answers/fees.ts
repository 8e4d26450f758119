import { appLink, isSubmitted } from '../essays.ts';
import { listed, pages } from '../markdown.ts';
import type { Question } from '../question.ts';
import type { Reply } from '../reply.ts';
import { fromRecord } from '../sources.ts';

/** "What do the applications that are left cost me together?" */
export function answerFees({ record, requirements }: Question): Reply {
  const open = record.apps.filter((app) => !isSubmitted(app));
  const fees = open.map((app) => {
    const row = requirements.find(({ appId, kind }) => appId === app.id && kind === 'fee');
    return { app, value: row?.need === 'notConsidered' ? 0 : row?.need === 'unknown' ? null : (row?.value ?? null) };
  });
  const known = fees.flatMap(({ app, value }) => (value === null ? [] : [{ app, value }]));
  const unknown = fees.filter(({ value }) => value === null).map(({ app }) => appLink(app));
  const sum = known.reduce((total, { value }) => total + value, 0);
  return {
    says: [
      open.length === 0
        ? 'Every application is marked as submitted, so no application fee is left.'
        : `The fees of the ${known.length} applications that are not sent come to **$${sum}**, as far as they were read:`,
    ],
    list: known.map(({ app, value }) => `${appLink(app)}: ${value === 0 ? 'no fee' : `$${value}`}`),
    also: [
      unknown.length > 0 ? `Not known to me: ${listed(unknown, 5)}.` : '',
      'Sending scores or forms of aid may cost more. A fee waiver, where you qualify, takes the fees away.',
    ],
    next: `Next step: compare each with the college\u2019s page, or open the tab Board in ${pages.applications}.`,
    source: fromRecord('Requirements'),
  };
}
