import { inFigures } from '#contract/in-words.ts';
import { limitOf } from '#contract/main-essay.ts';
import { knownQuestion } from '#api/colleges/prompts.ts';
import type { ContextEssay } from '#contract/ai.ts';
import { essayMapOf } from '#contract/map/map-of.ts';
import type { PromptUnit } from '#contract/map/prompt-units.ts';
import { unitNames } from '#contract/map/unit-names.ts';
import { titled } from '../figures.ts';
import { appLink, essayLink, isEmpty, MAIN, promptOf, textOf } from '../essays.ts';
import { listed, pages } from '../markdown.ts';
import type { Question } from '../question.ts';
import type { Reply } from '../reply.ts';
import { isUc, speaksOfUc } from '../signs.ts';
import { answerMainEssayReaders } from './main-essay-readers.ts';

/** "Which supplementals are similar?", "Can I reuse my Brown essay?": as the map of the essays has it. */
export function answerReuse(question: Question): Reply {
  // The University of California reads no main essay.
  const isForUc = speaksOfUc(question.text) || question.apps.some(({ college }) => isUc(college));
  if (isForUc && question.essays.some(({ id }) => id === MAIN)) return answerMainEssayReaders(question);
  const supplementals = question.record.essays.filter(({ id }) => id !== MAIN);
  if (supplementals.length < 2) {
    return {
      says: [
        `I compare the prompts of supplementals, and Laurel has ${supplementals.length === 1 ? 'only one' : 'none'} yet.`,
      ],
      next: `Next step: add your supplementals with their prompts in ${pages.applications}, and ask me again.`,
    };
  }
  const map = mapOf(question);
  const groups = groupsOf(supplementals, map).filter(({ essays }) => concerns(essays, question));
  const services = servicesOf(map, question);
  const [one, another, more] = question.essays;
  if (groups.length + services.length === 0 && one && another && !more)
    return nothingShared([one, another], map, question);
  if (groups.length + services.length === 0) {
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
    says: [
      oneForAnother(question),
      leftToFinish(map, question),
      'These prompts ask for much the same, so text may carry over:',
    ],
    list: [
      ...groups.map(({ unit, essays }) => `**${unitNames[unit]}**: ${listed(essays.map(essayLink), 4)}`),
      ...services,
    ],
    also: groups.some(({ unit }) => unit === 'why-college')
      ? [
          'In a \u201cwhy this college\u201d answer only the part about you carries over; what you name there has to be theirs.',
        ]
      : [],
    next: `Next step: ${lead ? `start from ${essayLink(lead)}, the furthest of its group, and rewrite every line that fits only its own college.` : 'write one of them well, then adapt it to the others.'}`,
  };
}

/** Two named essays whose prompts ask for other things. */
function nothingShared(pair: readonly [ContextEssay, ContextEssay], { prompts }: OwnMap, question: Question): Reply {
  const asks = pair.map((essay) => {
    const units = prompts.find(({ essayId }) => essayId === essay.id)?.units.filter((unit) => unit !== 'free') ?? [];
    return units.length > 0
      ? `${essayLink(essay)} asks for ${listed(
          units.map((unit) => unitNames[unit].toLowerCase()),
          3,
        )}`
      : `the prompt of ${essayLink(essay)} names nothing that I know`;
  });
  return {
    says: [
      `${titled(asks.join(', and '))}. So no part of one prompt stands in the other, and text would carry over only where you show the second thing in it too.`,
      oneForAnother(question),
    ],
    next: 'Next step: read both prompts side by side, and mark the sentences that answer both. Keep those, and write the rest anew.',
  };
}

/** Whether one named essay can stand in the place of another: its length, and that a main essay is read there anyway. */
function oneForAnother({ essays, record }: Question): string {
  const from = essays.find((essay) => !isEmpty(essay));
  const to = essays.find((essay) => essay !== from);
  if (!from || !to) return '';
  const limit = limitOf(to);
  if (limit === null) return '';
  const length =
    from.words > limit
      ? `${essayLink(from)} has ${inFigures(from.words, 'word')}, and ${essayLink(to)} takes ${limit}, so not as it is.`
      : `${essayLink(from)} would fit into ${essayLink(to)} by its length.`;
  const app = record.apps.find(({ id }) => id === to.appId);
  const isReadThere = from.id === MAIN && app && !isUc(app.college);
  return `${length}${isReadThere ? ' That college mostly gets your main essay as well, so tell it something else here.' : ''}`;
}

type OwnMap = ReturnType<typeof essayMapOf>;

function mapOf({ record: { apps, essays, activities, honors }, units }: Question): OwnMap {
  const read = essays.map((essay) => ({
    ...essay,
    prompt: promptOf(essay),
    text: textOf(essay),
    limit: limitOf(essay),
    units: units[essay.id] ?? null,
  }));
  return essayMapOf({ essays: read, applications: apps, activities, honors }, knownQuestion);
}

/** "2 essays are left to finish for your 4 prompts, of which 1 has a draft, if one serves another where it can." */
function leftToFinish({ toWrite, prompts }: OwnMap, { record }: Question): string {
  if (toWrite.length === 0) return '';
  const begun = record.essays.filter((essay) => toWrite.includes(essay.id) && !isEmpty(essay)).length;
  const left = `${inFigures(toWrite.length, 'essay')} ${toWrite.length === 1 ? 'is' : 'are'} left to finish for your ${inFigures(prompts.length, 'prompt')}`;
  const drafts = begun > 0 ? `, of which ${begun} ${begun === 1 ? 'has' : 'have'} a draft` : '';
  return `${left}${drafts}, if one serves another where it can.`;
}

const HOW = { asIs: 'can be used as it is for', adapt: 'can be adapted for', start: 'is a start for' } as const;

/** The best essay for each prompt that is asked about and not written yet: "Why Rice can be adapted for Why Reed". */
function servicesOf({ reuse }: OwnMap, { record, essays, apps }: Question): string[] {
  const byId = new Map(record.essays.map((essay) => [essay.id, essay]));
  const isAsked = (essay: ContextEssay | undefined): boolean =>
    essays.some(({ id }) => id === essay?.id) || apps.some(({ id }) => id === essay?.appId);
  const told = new Set<string>();
  return reuse.flatMap(({ target, source, kind }) => {
    const [to, from] = [byId.get(target), byId.get(source)];
    if (!to || !from || told.has(target) || !(isAsked(to) || isAsked(from))) return [];
    told.add(target);
    return [`${essayLink(from)} ${HOW[kind]} ${essayLink(to)}`];
  });
}

/** True where a group is one that was asked about: it holds an essay that was named, and one of each college that was. */
const concerns = (essays: ContextEssay[], question: Question): boolean =>
  (question.essays.length === 0 || essays.some((essay) => question.essays.includes(essay))) &&
  question.apps.every(({ id }) => essays.some(({ appId }) => appId === id));

/** Supplementals of two or more colleges whose prompts ask for one thing: the largest group first, in each the one that is furthest first. */
function groupsOf(supplementals: ContextEssay[], { prompts }: OwnMap): { unit: PromptUnit; essays: ContextEssay[] }[] {
  const units = new Map(prompts.map(({ essayId, units }) => [essayId, units]));
  const groups = new Map<PromptUnit, ContextEssay[]>();
  for (const essay of supplementals) {
    for (const unit of units.get(essay.id) ?? []) groups.set(unit, [...(groups.get(unit) ?? []), essay]);
  }
  return [...groups]
    .map(([unit, essays]) => ({ unit, essays: essays.toSorted(byProgress) }))
    .filter(({ unit, essays }) => unit !== 'free' && spansColleges(essays))
    .sort((a, b) => b.essays.length - a.essays.length);
}

/** What is final goes first, then what has the higher score, then what is longer. */
const byProgress = (a: ContextEssay, b: ContextEssay): number =>
  Number(b.status === 'final') - Number(a.status === 'final') || (b.score ?? 0) - (a.score ?? 0) || b.words - a.words;

const spansColleges = (essays: ContextEssay[]): boolean => new Set(essays.map(({ appId }) => appId)).size > 1;
