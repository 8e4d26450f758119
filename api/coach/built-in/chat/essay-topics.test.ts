import { describe, expect, test } from 'vitest';
import { hearer } from './hearer.ts';
import { essay } from './fixtures/rows.ts';
import { rich } from './fixtures/students.ts';
import { ask } from './fixtures/talk.ts';

const davis = { appId: 'a-davis', college: 'University of California, Davis', wordLimit: 350 };
const student = {
  ...rich,
  apps: [...rich.apps, { ...rich.apps[0]!, id: 'a-davis', college: davis.college, round: null }],
  essays: [
    ...rich.essays,
    essay({
      ...davis,
      id: 's-barrier',
      title: 'PIQ 4: Educational barrier',
      status: 'final',
      text: 'I learned to read at ten.',
      prompt:
        'Describe how you have taken advantage of a significant educational opportunity or worked to overcome an educational barrier you have faced.',
    }),
    essay({
      ...davis,
      id: 's-challenge',
      title: 'Second one',
      text: 'My father moved to Fresno.',
      prompt:
        'Describe the most significant challenge you have faced and the steps you have taken to overcome this challenge. How has this challenge affected your academic achievement?',
    }),
  ],
};
const heardAs = hearer(student);

describe('an essay is heard by what it is about', () => {
  test.each([
    ['how long is my piq 5', 's-challenge'],
    ['how long is piq #5', 's-challenge'],
    ['is the fifth piq final', 's-challenge'],
    ['my davis challenge essay', 's-challenge'],
    ['is the challenge piq for davis done', 's-challenge'],
    ['how is the essay about the challenge for uc davis', 's-challenge'],
    ['did you score the barrier one', 's-barrier'],
    ['how is my brown community response', 's-brown-community'],
    ['how many words has the michigan community piece', 's-michigan-community'],
  ])('“%s”', (message, id) => {
    expect(heardAs(message).essays.map((one) => one.id)).toEqual([id]);
    expect(heardAs(message).text).not.toContain('COLLEGE');
  });

  test.each(['how do i write a good challenge essay', 'what is a challenge essay', 'was it a challenge for you'])(
    'and “%s” names none',
    (message) => {
      expect(heardAs(message).essays).toEqual([]);
    },
  );

  test('and by what the student said that its prompt asks for', () => {
    const asks = hearer(student, { 's-mit-fun': ['gratitude'] });
    expect(asks('how is my gratitude essay').essays.map(({ id }) => id)).toEqual(['s-mit-fun']);
  });
});

describe('what is asked of a named essay is answered for that essay', () => {
  test.each([
    ['how many more words fit into the challenge piq', 'room for 345 more under its limit of 350'],
    ['what was the prompt of piq 5 again', 'answers: “Describe the most significant challenge you have faced'],
    ['did you ever score piq 5', 'has no score yet'],
    [
      'is piq 4 final',
      'You marked [University of California, Davis: PIQ 4: Educational barrier](/essaysworkspace/s/s-barrier) as **final**',
    ],
    ['is my challenge piq final yet', 'is not final: its status is **drafting**'],
  ])('“%s”', (message, answer) => {
    expect(ask(message, student)).toContain(answer);
  });
});
