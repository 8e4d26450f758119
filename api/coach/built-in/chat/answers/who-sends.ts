import { whoDoes } from '#contract/requirements-of.ts';
import { requirementNames } from '#contract/requirement-names.ts';
import type { RequirementKind } from '#contract/requirements.ts';
import { listed, nameOf } from '../markdown.ts';
import type { Question } from '../question.ts';
import type { Reply } from '../reply.ts';
import { kindsAsked } from './requirement-kinds.ts';

const ORDERED: readonly RequirementKind[] = ['tests', 'englishTest'];

/** "Who sends the mid-year report?" */
export function answerWhoSends({ text, people }: Question): Reply {
  const named = (role: string) => {
    const its = people.filter((person) => person.role === role).map(({ name }) => nameOf(name));
    return its.length > 0 ? ` (${listed(its)})` : '';
  };
  return {
    says: kindsAsked(text).map((kind) => {
      const who = whoDoes(kind, undefined);
      if (who === 'counselor')
        return `**${requirementNames[kind]}**: your school counselor${named(who)} sends it, mostly by the school’s own portal. Tell them early which colleges need it.`;
      if (who === 'teacher')
        return `**${requirementNames[kind]}**: the teacher who writes it${named(who)} sends it straight to the college.`;
      return ORDERED.includes(kind)
        ? `**${requirementNames[kind]}**: you order it, and the testing agency sends it.`
        : `**${requirementNames[kind]}**: you send it yourself, with your family where it asks for their money.`;
    }),
    next: 'Whether it has arrived only the college’s portal says.',
  };
}
