import { expect, test } from 'vitest';
import { polishParagraph } from '../quick-ai/polish.ts';
import { checkGrammar } from './grammar.ts';

/** As they should be: grades, letters that are said one by one or as a word, numbers, and words that do not sound as they are spelled. */
const right = `
I got an A in chemistry.
I got an A- in math.
I got an A+ on the essay.
I got an A, not a B.
I got straight As, an A in every class.
I earned my first A in history.
I turned a C into an A in one term.
I was an A student.
My letter was an A.
A in chemistry was all I wanted.
A is the grade I wanted.
I got a B in physics.
I got a D on it.
I got an F on it.
I got an R in art.
I took an AP class.
I earned an AP Scholar award.
I took an IB course.
I took an ACT test.
I had an SAT tutor.
I ran an SAT-prep group.
I took a PSAT class.
I joined a UN club.
I joined a UNICEF club.
I joined an ROTC unit.
I joined an HOA board.
I joined an NHS chapter.
I joined a NASA program.
I joined an NGO.
I went to an MIT camp.
I met a UCLA student.
I met a USC student.
I met an NYU student.
I met an LSU coach.
I took a US history class.
I saw a UK flag.
I read an EU law.
She is an RN.
He is an EMT.
I had an MRI.
I had an IEP.
I ran an ESL class.
I built an LED lamp.
I used an HTML page.
I wrote a URL checker.
I wrote an LGBTQ zine.
I made an X-ray of it.
It has a U-turn.
It was an S-shaped road.
It was an 8-hour shift.
It was an 11th-grade class.
It was an 18-year-old car.
It was a 1-hour drive.
It was a one-time chance.
It was a once-in-a-lifetime trip.
It took an hour.
It was an hourly wage.
It was an honor.
He is an honest man.
She is an heir.
It was a European trip.
It is a university.
I wore a uniform.
I have a unique idea.
I play a ukulele.
It was a useful day.
I had an umbrella.
`
  .trim()
  .split('\n');

test.each(right)('marks and changes nothing in: %s', async (sentence) => {
  const slips = await checkGrammar(sentence);
  expect(slips).toEqual([]);
  expect(polishParagraph(sentence, slips).output).toBe(sentence);
});

test.each([
  ['I had a apple in my bag.', 'a apple → an apple'],
  ['It took a hour to walk there.', 'a hour → an hour'],
  ['She is a honest friend.', 'a honest → an honest'],
  ['It is an university in Ohio.', 'an university → a university'],
  ['I saw an dog outside.', 'an dog → a dog'],
  ['A hour later we left.', 'A hour → An hour'],
  ['We stopped. A old man sat there.', 'A old → An old'],
])('still marks a wrong article: %s', async (sentence, slip) => {
  const found = await checkGrammar(sentence);
  expect(found.map(({ start, end, fix }) => `${sentence.slice(start, end)} → ${fix}`)).toEqual([slip]);
});
