import { describe, expect, test } from 'vitest';
import { readQuestion } from './conversation.ts';
import { hearer } from './hearer.ts';
import heard from './fixtures/heard.json' with { type: 'json' };
import { rich } from './fixtures/students.ts';
import { given } from './fixtures/talk.ts';
import { named } from './intents.ts';
import { dangerIn } from './safety.ts';

const heardAs = hearer(rich);

/** What a danger is called among the feelings. */
const OF_DANGER: Record<string, string> = {
  others: 'friend-danger',
  danger: 'self-harm',
  overdose: 'self-harm',
  partner: 'abuse',
};

/** The intent that a question without a conversation before it is heard as. */
function intentFor(question: string): string {
  const danger = dangerIn(question);
  if (danger) return OF_DANGER[danger] ?? danger;
  const messages = [{ role: 'user' as const, content: question }];
  const { intent, doubtful, feeling } = readQuestion(messages, given(), heardAs);
  // A question that is asked back is not understood.
  return doubtful && !feeling ? 'nothing' : ((intent ?? feeling)?.name ?? 'nothing');
}

const isCare = (name: string): boolean => name !== 'nothing' && named(name).feeling !== undefined;
/** What the advisor does not do or cannot know. */
const DECLINED = ['rewriting', 'inventing', 'chances', 'detection', 'unseen', 'facts', 'choosing', 'worth'];

/** Questions that were heard as something else, one line each: what was meant, what was heard, the question. */
const confusions = (questions: typeof heard.heldOut) =>
  questions
    .map(({ asked, intents }) => ({ asked, intents, got: intentFor(asked) }))
    .filter(({ intents, got }) => !intents.includes(got));

describe.each(Object.entries(heard))('of the questions for %s', (_, questions) => {
  const confused = confusions(questions);
  const table = confused.map(({ asked, intents, got }) => `${intents.join(' or ')} | ${got} | ${asked}`).join('\n');

  test('at least 84 % are heard as what was meant', () => {
    expect(1 - confused.length / questions.length, table).toBeGreaterThanOrEqual(0.84);
  });

  test('none is heard as something harmful', () => {
    const harmful = confused.filter(({ intents, got }) => {
      if (isCare(intents[0] ?? '')) return !isCare(got);
      return DECLINED.includes(intents[0] ?? '') && !DECLINED.includes(got) && got !== 'nothing';
    });
    expect(harmful).toEqual([]);
  });
});

test.each([
  ['do i send my letters of recommendation myself', 'letters-sent-by'],
  ['can i put more activities in additional information', 'additional-info'],
  ['what form do i fill in for aid if im overseas', 'intl-aid'],
  ['how should i start my personal statement', 'essay-start'],
  ['is the enrollment deposit refundable', 'deposit-what'],
  ['what is the cost of attendance', 'cost-of-attendance'],
])('a question that is known is heard as it is, whatever else its words could say: “%s”', (question, intent) => {
  expect(intentFor(question)).toBe(intent);
});
