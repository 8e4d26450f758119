import { expect, test } from 'vitest';
import { application, essay, NO_RECORD } from '../fixtures/rows.ts';
import { ask } from '../fixtures/talk.ts';

const LEADERSHIP =
  'Describe an example of your leadership experience in which you have positively influenced others, helped resolve disputes or contributed to group efforts over time.';
const campus = (id: string, name: string) =>
  application({ id, college: `University of California, ${name}`, round: 'rd' });
const answer = (id: string, appId: string, name: string, text = '') =>
  essay({
    id,
    appId,
    college: `University of California, ${name}`,
    title: 'PIQ 1',
    prompt: LEADERSHIP,
    text,
    wordLimit: 350,
  });
const record = {
  ...NO_RECORD,
  apps: [campus('la', 'Los Angeles'), campus('sd', 'San Diego')],
  essays: [
    answer('one', 'la', 'Los Angeles'),
    answer('two', 'sd', 'San Diego', 'I taught the new ones to solder. '.repeat(20)),
  ],
};

test('an answer that several campuses get is told once, as far as the furthest copy is', () => {
  const reply = ask('which of my piqs are left', record);
  expect(reply).toContain('You list 1 answer to the Personal Insight Questions');
  expect(reply).toContain('/essaysworkspace/s/two');
  expect(reply).not.toContain('/essaysworkspace/s/one');
});

test('two copies of it are no story that is told twice', () => {
  const both = { ...record, essays: [record.essays[1]!, { ...record.essays[1]!, id: 'one', appId: 'la' }] };
  expect(ask('do two of my essays tell the same story', both)).toContain('It takes two written essays to compare');
});

test('a college off the Common App is not told to get the main essay by it', () => {
  const apps = [application({ id: 'mit', college: 'Massachusetts Institute of Technology' })];
  const reply = ask('which of my colleges get my main essay', { ...NO_RECORD, apps, essays: [essay({ id: 'main' })] });
  expect(reply).toContain('is not on the Common App');
  expect(reply).not.toContain('goes with the Common App');
});

test('two of its answers are read together, also where they are listed for different campuses', () => {
  const challenge =
    'Describe the most significant challenge you have faced and the steps you have taken to overcome this challenge. How has this challenge affected your academic achievement?';
  const text =
    'The gymnastics beam stood in the orphanage cellar beside the accordion and the kerosene heater. '.repeat(4);
  const [, one] = record.essays;
  const essays = [
    { ...one!, text },
    { ...one!, id: 'five', appId: 'la', college: 'University of California, Los Angeles', prompt: challenge, text },
  ];
  expect(ask('do two of my essays tell the same story', { ...record, essays })).toContain(
    'reads both, so keep the scene in one',
  );
});

test('supplements that a college asks for and that are not in Laurel yet are counted with the essays that are left', () => {
  const apps = [application({ id: 'tufts', college: 'Tufts University', round: 'rd' })];
  const reply = ask('how many essays do i still have to write', {
    ...NO_RECORD,
    apps,
    essays: [essay({ id: 'main' })],
  });
  expect(reply).toContain('1 college asks for supplements that are not in Laurel yet: [Tufts University]');
});
