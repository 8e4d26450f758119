import { describe, expect, test } from 'vitest';
import type { ContextEssay } from '#contract/ai.ts';
import { application, categories, essay, NO_RECORD } from '../fixtures/rows.ts';
import { empty, rich } from '../fixtures/students.ts';
import { ask } from '../fixtures/talk.ts';

const voice = (essays: ContextEssay[], question = 'Do my essays sound like one person?'): string =>
  ask(question, { ...NO_RECORD, essays });

const short = 'I carried my bread to the kitchen. My mother cut it for me. ';
const long =
  'The committee of the town decided, after a winter of hearings that nobody attended, that the bridge over the river would be closed until spring. ';
const named = (id: string, text: string, more: Partial<ContextEssay> = {}) => essay({ id, title: id, text, ...more });
const a = named('Alpha', short.repeat(8));
const b = named('Beta', short.repeat(9));
const c = named('Gamma', long.repeat(4));

describe('whether essays sound alike', () => {
  test('is answered with the two that differ most and their own figures', () => {
    const reply = voice([a, b, c]);
    expect(reply).toContain(
      'not all of them sound alike. [Alpha](/essaysworkspace/s/Alpha) and [Gamma](/essaysworkspace/s/Gamma) differ most',
    );
    expect(reply).toContain('first person 30.8 against 0.0');
    expect(reply).toContain('7 against 25 words a sentence');
    expect(reply).not.toContain('Voice');
  });

  test('counts the Voice category only where both have a score', () => {
    const scored = (of: ContextEssay, level: number) => ({
      ...of,
      score: 60,
      categories: categories(60, 60, level, 60, 60, 60),
    });
    const reply = voice([scored(a, 90), scored(b, 30)]);
    expect(reply).toContain(
      '[Alpha](/essaysworkspace/s/Alpha) and [Beta](/essaysworkspace/s/Beta) differ: Voice 9.0 against 3.0 / 10',
    );
    expect(voice([scored(a, 90), b])).toContain('[Beta](/essaysworkspace/s/Beta): no score yet');
  });

  test('is granted where no figure differs much', () => {
    expect(voice([a, b])).toContain('they sound much alike. [Alpha](/essaysworkspace/s/Alpha) and [Beta]');
    expect(voice([a, b, { ...b, id: 'Delta', title: 'Delta' }])).toContain('they sound much alike. Even ');
  });

  test('leaves words that essays share to the question for a story told twice', () => {
    const reply = voice([a, b, c], 'do two of my essays tell the same story');
    expect(reply).toContain('[Alpha](/essaysworkspace/s/Alpha) and [Beta](/essaysworkspace/s/Beta)');
    expect(reply).toContain('“bread”');
    expect(reply).not.toContain('bridge');
  });

  test('says which essay was changed after its score', () => {
    const later = {
      ...a,
      score: 60,
      categories: categories(60, 60, 60, 60, 60, 60),
      scoreOutdated: true,
    };
    expect(voice([later, b])).toMatch(/Alpha\): Voice 6\.0 \/ 10, .* \(scored on an earlier draft\)/);
  });

  test('leaves out what is too short to count, and says so', () => {
    const reply = voice([a, c, named('Tiny', 'Only a few words.')]);
    expect(reply).toContain('Too short to count: [Tiny](/essaysworkspace/s/Tiny)');
    expect(reply).not.toContain('most of');
  });

  test('cannot be said of fewer than two written essays', () => {
    expect(voice(empty.essays)).toContain(
      'It takes two written essays to compare, each of 50 words or more. So far none has them.',
    );
    expect(voice([a, named('Tiny', 'Only a few words.')])).toContain(
      'So far only [Alpha](/essaysworkspace/s/Alpha) has them, with 104 words.',
    );
    expect(voice([a, named('Tiny', 'Only a few words.')])).toContain(
      'Next step: go on with [Tiny](/essaysworkspace/s/Tiny) (4 words)',
    );
    expect(voice([])).toContain('add the supplementals of a college in [Applications]');
  });

  test('does not count marks as words', () => {
    expect(voice([a, named('Marks', '* '.repeat(300))])).toContain('So far only [Alpha]');
  });

  test('is asked of two essays alone where both are named', () => {
    const reply = ask('does Why Brown sound like my main essay?');
    expect(reply).toContain(
      '[Brown University: Why Brown](/essaysworkspace/s/s-brown-why) and [Main essay](/essaysworkspace) differ:',
    );
    expect(reply).not.toContain('Why Rice');
  });

  test('is asked of one college with the main essay, which it reads too', () => {
    const reply = ask('is my voice consistent', rich, { appId: 'a-michigan', essayId: null });
    expect(reply).toContain('[Main essay]');
    expect(reply).toContain('[University of Michigan: Community essay]');
    expect(reply).not.toContain('Brown');
  });

  test('looks at sent essays only where fewer than two can still be changed', () => {
    const sent = named('Sent', long.repeat(4), { appId: 'a-1', college: 'MIT' });
    const apps = [application({ id: 'a-1', college: 'MIT', status: 'submitted' }, [sent])];
    const over = (essays: ContextEssay[]) => ask('is my voice consistent', { ...NO_RECORD, apps, essays });
    expect(over([a, b, sent])).not.toContain('Sent');
    expect(over([a, sent])).toContain('Sent');
  });
});
