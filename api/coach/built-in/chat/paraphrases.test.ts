import { describe, expect, test } from 'vitest';
import { hearer, livedThrough, readQuestion } from './conversation.ts';
import paraphrases from './fixtures/paraphrases.json' with { type: 'json' };
import { rich } from './fixtures/students.ts';
import { given } from './fixtures/talk.ts';
import { named } from './intents.ts';
import { dangerIn } from './safety.ts';

const heardAs = hearer(rich);

/** What is heard in a message without a conversation before it, as the advisor hears it: danger, then what is lived through. */
function heardIn(content: string): string {
  const hurt = dangerIn(content) ?? livedThrough(content, heardAs)?.name;
  if (hurt) return hurt;
  const { intent, feeling } = readQuestion([{ role: 'user', content }], given(), heardAs);
  return (intent ?? feeling)?.name ?? 'nothing';
}

const isCare = (name: string): boolean => name !== 'nothing' && named(name).feeling !== undefined;

/** By the name of a set of groups: how many of all questions are heard right, as something else, and as something of another kind. */
describe.each(Object.entries(paraphrases))('of five wordings of each question for %s', (_, groups) => {
  const read = groups.map(({ intents, asked }) => ({
    intents,
    asked: asked.map((question) => ({ question, heard: heardIn(question) })),
  }));
  const all = read.flatMap(({ intents, asked }) => asked.map((one) => ({ ...one, intents })));
  const wrong = all.filter(({ intents, heard }) => !intents.includes(heard));
  const table = wrong
    .map(({ intents, heard, question }) => `${intents.join(' or ')} | ${heard} | ${question}`)
    .join('\n');

  test('at least 84 % are heard as what was meant', () => {
    expect(1 - wrong.length / all.length, table).toBeGreaterThanOrEqual(0.84);
  });

  test('at most 7 % are taken for another question', () => {
    expect(wrong.filter(({ heard }) => heard !== 'nothing').length / all.length, table).toBeLessThanOrEqual(0.07);
  });

  test('who is hurt is always heard, and nobody is taken to be hurt who only asks', () => {
    expect(wrong.filter(({ intents, heard }) => isCare(intents[0]!) !== isCare(heard))).toEqual([]);
  });

  test('at least 85 % of the wordings are heard as most of their group are', () => {
    const alike = read.map(({ asked }) => {
      const counts = new Map<string, number>();
      for (const { heard } of asked) counts.set(heard, (counts.get(heard) ?? 0) + 1);
      return Math.max(...counts.values()) / asked.length;
    });
    expect(alike.reduce((sum, share) => sum + share, 0) / alike.length, table).toBeGreaterThanOrEqual(0.85);
  });
});
