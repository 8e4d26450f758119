import type { Application } from '#contract/applications.ts';
import { requirementNames } from '#contract/requirement-names.ts';
import type { RequirementKind } from '#contract/requirements.ts';
import type { Question } from '../question.ts';
import type { Reply } from '../reply.ts';
import { fromRecord } from '../sources.ts';
import { statesOf } from './requirement-lines.ts';

const OWN = fromRecord('Requirements');

const OTHERS: readonly RequirementKind[] = ['mainEssay', 'supplement'];

/** What a college requires beside essays and is not marked as received; nothing where all of it is. */
export function requirementsOpen(app: Application, { requirements }: Question): Reply[] {
  const open = requirements.filter(
    ({ appId, kind, need, state }) =>
      appId === app.id && need === 'required' && !OTHERS.includes(kind) && ['open', 'asked', 'sent'].includes(state),
  );
  if (open.length === 0) return [];
  const kinds = [...new Set(open.map(({ kind }) => kind))].map((kind) => {
    const of = open.filter((row) => row.kind === kind);
    return `${requirementNames[kind].toLowerCase()}${of.length > 1 ? ` (${of.length})` : ''}${statesOf(of)}`;
  });
  return [
    { says: [`Beside the essays it requires, and you have not marked as received: ${kinds.join('; ')}.`], source: OWN },
  ];
}
