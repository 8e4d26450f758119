import type { ContextEssay } from '#contract/ai.ts';
import { appLink, essayLink, isEmpty, MAIN } from '../essays.ts';
import { titled } from '../figures.ts';
import { listed, pages } from '../markdown.ts';
import type { Question } from '../question.ts';
import type { Reply } from '../reply.ts';
import { themesOf, WHY_COLLEGE } from '../themes.ts';

/** "Which supplementals are similar?", "Can I reuse my Brown essay?" */
export function answerReuse(question: Question): Reply {
  const supplementals = question.record.essays.filter(({ id }) => id !== MAIN);
  if (supplementals.length < 2) {
    return {
      says: [
        `I compare the prompts of supplementals, and Laurel has ${supplementals.length === 1 ? 'only one' : 'none'} yet.`,
      ],
      next: `Next step: add your supplementals with their prompts in ${pages.applications}, and ask me again.`,
    };
  }
  const groups = groupsOf(supplementals).filter(({ essays }) => concerns(essays, question));
  if (groups.length === 0) {
    const about = question.essays.map(essayLink)[0] ?? question.apps.map(appLink)[0];
    return {
      says: [
        about
          ? `I find no prompt of another college that asks the same as ${about}.`
          : 'No two colleges ask you for the same thing, as far as the words of the prompts show.',
      ],
      next: 'Next step: check that each supplemental has its full prompt entered, because I compare those words.',
    };
  }
  const lead = groups[0]?.essays.find((essay) => !isEmpty(essay));
  return {
    says: ['These prompts ask for much the same, so text may carry over:'],
    list: groups.map(({ theme, essays }) => `**${titled(theme)}**: ${listed(essays.map(essayLink), 4)}`),
    also: groups.some(({ theme }) => theme === WHY_COLLEGE)
      ? ['In a “why this college” answer only the part about you carries over; what you name there has to be theirs.']
      : [],
    next: `Next step: ${lead ? `start from ${essayLink(lead)}, the longest text of its group, and rewrite every line that fits only its own college.` : 'write one of them well, then adapt it to the others.'}`,
  };
}

/** True where a group is one that was asked about: it holds an essay that was named, and one of each college that was. */
const concerns = (essays: ContextEssay[], question: Question): boolean =>
  (question.essays.length === 0 || essays.some((essay) => question.essays.includes(essay))) &&
  question.apps.every(({ id }) => essays.some(({ appId }) => appId === id));

/** Groups of supplementals of two or more colleges that ask for the same: the largest group first, in each the longest text first. */
function groupsOf(supplementals: ContextEssay[]): { theme: string; essays: ContextEssay[] }[] {
  const groups = new Map<string, ContextEssay[]>();
  for (const essay of supplementals) {
    for (const theme of themesOf(essay)) groups.set(theme, [...(groups.get(theme) ?? []), essay]);
  }
  return [...groups]
    .map(([theme, essays]) => ({ theme, essays: essays.toSorted((a, b) => b.words - a.words) }))
    .filter(({ essays }) => spansColleges(essays))
    .sort((a, b) => b.essays.length - a.essays.length);
}

const spansColleges = (essays: ContextEssay[]): boolean => new Set(essays.map(({ appId }) => appId)).size > 1;
