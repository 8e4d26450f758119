import { describe, expect, test } from 'vitest';
import type { ChatMessage, StudentRecord } from '#contract/ai.ts';
import { understood } from './understood.ts';
import paraphrases from './fixtures/paraphrases.json' with { type: 'json' };
import ownRecord from './fixtures/own-record.json' with { type: 'json' };
import rewordings from './fixtures/rewordings.json' with { type: 'json' };
import { senior } from './fixtures/senior.ts';
import { rich } from './fixtures/students.ts';
import { given, talk } from './fixtures/talk.ts';
import { named } from './intents.ts';

/** What a danger is called among the feelings. */
const OF_DANGER: Record<string, string> = {
  others: 'friend-danger',
  danger: 'self-harm',
  overdose: 'self-harm',
  partner: 'abuse',
};

/** What is heard in a message, or in the last one of a conversation; of two questions in one message, what was meant where it is one of them. */
function heardIn(asked: string | string[], intents: readonly string[], record: StudentRecord): string {
  const said = [asked].flat();
  const replies = said.length > 1 ? talk(said, record) : [];
  const messages = said.flatMap((content, at): ChatMessage[] => {
    const reply = at < said.length - 1 ? replies[at] : undefined;
    const question: ChatMessage = { role: 'user', content };
    return reply === undefined ? [question] : [question, { role: 'assistant', content: reply }];
  });
  const { danger, hurt, asked: questions } = understood({ messages, ...given(record) });
  if (danger) return OF_DANGER[danger] ?? danger;
  if (hurt) return hurt.name;
  // A question that is asked back is not understood.
  const names = questions.map(({ intent, doubtful, feeling }) =>
    doubtful && !feeling ? 'nothing' : ((intent ?? feeling)?.name ?? 'nothing'),
  );
  return names.find((name) => intents.includes(name)) ?? names[0] ?? 'nothing';
}

const isCare = (name: string): boolean => name !== 'nothing' && named(name).feeling !== undefined;

interface Group {
  intents: string[];
  asked: (string | string[])[];
}

const readGroups = (groups: readonly Group[], record: StudentRecord = rich) =>
  groups.map(({ intents, asked }) => ({
    intents,
    asked: asked.map((question) => ({ question, heard: heardIn(question, intents, record) })),
  }));

/** The questions that are not heard as what was meant, and one line for each of them. */
function wrongIn(read: ReturnType<typeof readGroups>) {
  const all = read.flatMap(({ intents, asked }) => asked.map((one) => ({ ...one, intents })));
  const wrong = all.filter(({ intents, heard }) => !intents.includes(heard));
  const table = wrong
    .map(({ intents, heard, question }) => `${intents.join(' or ')} | ${heard} | ${[question].flat().join(' … ')}`)
    .join('\n');
  return { all, wrong, table };
}

/** By the name of a set of groups: how many of all questions are heard right, as something else, and as something of another kind. */
describe.each(Object.entries({ ...paraphrases, rewordings }))(
  'of five wordings of each question for %s',
  (_, groups) => {
    const { all, wrong, table } = wrongIn(readGroups(groups));

    test('at least 90 % are heard as what was meant', () => {
      expect(1 - wrong.length / all.length, table).toBeGreaterThanOrEqual(0.9);
    });

    test('at most 7 % are taken for another question', () => {
      expect(wrong.filter(({ heard }) => heard !== 'nothing').length / all.length, table).toBeLessThanOrEqual(0.07);
    });

    test('who is hurt is always heard, and nobody is taken to be hurt who only asks', () => {
      expect(wrong.filter(({ intents, heard }) => isCare(intents[0]!) !== isCare(heard))).toEqual([]);
    });
  },
);

describe.each(Object.entries(paraphrases))('of the groups for %s', (_, groups) => {
  const read = readGroups(groups);
  const { table } = wrongIn(read);
  const alikeIn = (heard: readonly string[]): number =>
    Math.max(...heard.map((one) => heard.filter((other) => other === one).length)) / heard.length;
  const alike = read.map(({ asked }) => alikeIn(asked.map(({ heard }) => heard)));

  test('at least 85 % of the wordings are heard as most of their group are', () => {
    expect(alike.reduce((sum, share) => sum + share, 0) / alike.length, table).toBeGreaterThanOrEqual(0.85);
  });

  test('of two thirds of the groups all five are heard alike', () => {
    expect(alike.filter((share) => share === 1).length / alike.length, table).toBeGreaterThanOrEqual(2 / 3);
  });
});

// Their wordings ask for different sides of one thing, which different intents answer best.
test('of two thirds of the groups of rewordings all five are heard as what was meant', () => {
  const read = readGroups(rewordings);
  const right = read.filter(({ intents, asked }) => asked.every(({ heard }) => intents.includes(heard)));
  expect(right.length / read.length, wrongIn(read).table).toBeGreaterThanOrEqual(2 / 3);
});

test('of twelve kinds of questions on what is in the own record, at least 90 % are heard as what was meant', () => {
  const { all, wrong, table } = wrongIn(readGroups(ownRecord, senior));
  expect(1 - wrong.length / all.length, table).toBeGreaterThanOrEqual(0.9);
});
