import { describe, expect, test } from 'vitest';
import { readQuestion, type Asked } from './conversation.ts';
import { hearer } from './hearer.ts';
import followUps from './fixtures/follow-ups.json' with { type: 'json' };
import heard from './fixtures/heard.json' with { type: 'json' };
import { senior } from './fixtures/senior.ts';
import { rich } from './fixtures/students.ts';
import { ask, given, messagesOf, talk } from './fixtures/talk.ts';
import { understood } from './understood.ts';

const heardAs = hearer(senior);

/** What the last of those messages of a student is heard as. */
function intentAfter(...said: string[]): string | undefined {
  return readQuestion(messagesOf(said), given(senior), heardAs).intent?.name;
}

describe('a question that leans on the one before', () => {
  test.each([
    ['is there a wrong college name anywhere in my essays', 'ok how do i fix that', 'left over'],
    ['do i have to do the rice alumni interview', 'what do they even ask in that', 'interview-prep'],
    ['how many words is my villanova essay', 'is there room to add another paragraph or nah', 'lengths'],
    ['what is the fafsa', 'is it too late to do it', 'fafsa-late'],
    ['is my emory essay too long', 'oops not emory the common app one', 'lengths'],
    ['does rice need my sat', 'same for emory or nah', 'requirements'],
    ['what does deferred mean', 'so its different from a waitlist how', 'rejected-pattern'],
  ])('after “%s” is “%s” about the same', (before, next, intent) => {
    expect(intentAfter(before, next)).toBe(intent);
  });

  test('“is that bad?” and “how do I fix that?” after a score have answers of their own', () => {
    const [score, verdict] = talk(['whats the score on my villanova essay', 'is that bad'], senior);
    expect(score).toContain('35 / 100');
    expect(verdict).toContain('It is the lowest of your 4 scores. A score has no pass mark');
    const [, fixes] = talk(['which of my essays has the lowest score', 'how do i fix that'], senior);
    expect(fixes).toMatch(/^In \[Villanova University: Why Villanova\].*in this order:\n\n1\. /);
  });

  test('a correction of the round is taken for one', () => {
    for (const correction of ['no i mean for ed2', 'sorry meant early decision 2 not regular'])
      expect(talk(['when does emory tell you', correction], senior)[1]).toContain('Early Decision II');
  });

  test('an own college may be called by its state, from the first message on', () => {
    expect(ask('days remaining for the california school pls', senior)).toContain('University of California, Davis');
    expect(talk(['when is rice due', 'and the oregon one'], senior)[1]).toContain('[Reed College]');
  });

  test('the others after an essay are those of the same college', () => {
    const [, others] = talk(['how is my leadership piq coming along', 'how about the other two'], senior);
    expect(others).toContain('You have 2 essays: 1 final, 1 is open.');
  });

  test('what is asked about other colleges beside a yes tells of no other yes', () => {
    const reply = ask('so i got into emory!!! what do i do about reed and rice now', senior);
    expect(reply).toContain('Congratulations on [Emory University]');
    expect(reply).not.toContain('Congratulations on [Reed');
  });

  test('the length after an essay’s prompt is that of the essay', () => {
    const [, length] = talk(['what is the rice essay asking for', 'and how long is it supposed to be'], senior);
    expect(length).toContain('[Rice University: Why Rice](/essaysworkspace/s/s-rice) is empty, room for 150 words');
  });

  test('keeps what the question before named', () => {
    const [, reply] = talk(['how many words is my villanova essay', 'is there room to add another paragraph'], senior);
    expect(reply).toContain('[Villanova University: Why Villanova]');
  });

  test('a fact is asked of the college that the talk speaks of, also after a message that names none', () => {
    const [, , when] = talk(['did rice get everything', 'what about my counselor one', 'when do they tell me'], senior);
    expect(when).toContain('Rice University');
    expect(when).toMatch(/answers|I have not read/);
  });

  test('which supplement is the worst is no question about the main essay, also after that one', () => {
    const [, worst] = talk(['is my main essay any good', 'ok which of my supps is the worst'], senior);
    expect(worst).toContain('[Villanova University: Why Villanova]');
  });

  test('that would get the same answer again says so, and the same words get the same answer', () => {
    const [first, again, same] = talk(['is rice ready', 'is rice ready to go', 'is rice ready to go'], senior);
    expect(again).toMatch(/^If I understand you, my answer is the same\./);
    expect(again).toContain(first);
    expect(same).toBe(first);
  });

  test('asks of what the question before explained', () => {
    const [, reply] = talk(['whats the css profile', 'which of my schools want it'], senior);
    expect(reply).toContain('CSS Profile');
    expect(reply).not.toContain('Teacher letter');
  });
});

/** What strangers wrote in a talk. When first read, a little over half were heard as what was meant. */
test('at least 97 % of the follow-ups of strangers are heard as what was meant', () => {
  const heardOf = (talk: string[]): string => {
    const { hurt, asked } = understood({ messages: messagesOf(talk), ...given(senior) });
    return hurt?.name ?? asked.map(nameOf).join(' + ');
  };
  const nameOf = ({ intent, follows }: Asked) =>
    [intent?.name, ['fix', 'verdict'].find((name) => name === follows)].filter(Boolean).join(' ');
  const lost = followUps.filter(({ talk, intents }) => heardOf(talk) !== intents);
  expect(1 - lost.length / followUps.length, lost.map(({ talk }) => talk.join(' / ')).join('\n')).toBeGreaterThan(0.97);
});

test('what is told is no activity, though a word of it stands in one', () => {
  const activities = [{ ...senior.activities[0]!, title: 'Paper route with my brother' }];
  const [reply] = talk(['my brother died two weeks ago. everyone keeps saying write about it'], {
    ...senior,
    activities,
  });
  expect(reply).toMatch(/^I am so sorry/);
});

test('a new question is hardly ever taken for one about the question before', () => {
  const questions = [...heard.development, ...heard.heldOut];
  const hear = hearer(rich);
  const read = (...said: string[]) => {
    const messages = said.map((content) => ({ role: 'user' as const, content }));
    return readQuestion(messages, given(), hear).intent?.name ?? '';
  };
  const lost = questions.filter(({ asked, intents }, at) => {
    const before = questions[(at * 37 + 11) % questions.length]!;
    return intents.includes(read(asked)) && !intents.includes(read(before.asked, asked));
  });
  expect(lost.length / questions.length, lost.map(({ asked }) => asked).join('\n')).toBeLessThanOrEqual(0.03);
});
