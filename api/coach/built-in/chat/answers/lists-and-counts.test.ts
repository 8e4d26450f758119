import { expect, test } from 'vitest';
import { senior } from '../fixtures/senior.ts';
import { empty, rich } from '../fixtures/students.ts';
import { ask } from '../fixtures/talk.ts';

test('the activities are listed in their order, with the first and the last', () => {
  expect(ask('read me my activity list top to bottom')).toMatch(/First stands \*\*.+\*\*, last \*\*.+\*\*\.\n\n1\. /);
});

test('what is counted in one message is counted together', () => {
  const reply = ask('how many activities and how many honors do i have');
  expect(reply).toContain(`Activities: **${rich.activities.length} of 10**`);
  expect(reply).toContain(`Honors: **${rich.honors.length} of 5**`);
});

test('an empty record has true zeros and no general advice', () => {
  expect(ask('do i have any activities in here', empty)).toContain('None entered yet.');
  expect(ask('what order are my activities in', empty)).toContain('0 of 10');
});

test('the empty fields of activities are named', () => {
  expect(ask('did i leave out any boxes on the ec list')).toContain('No organization: ');
});

test('an honor that is named is told with its grade and level', () => {
  expect(ask(`what level is ${rich.honors[0]!.title}`)).toMatch(/^\*\*.+\*\*.*: level/);
});

test('of one essay words, limit, status and score are told together', () => {
  expect(ask('villanova word count and score', senior)).toMatch(/words\*\*, .*drafting, with 35 \/ 100/);
});

test('the words that are left are counted over all essays that are not final', () => {
  expect(ask('total words i still have to write', senior)).toContain('Up to the limits, **');
});

test('the fees of all colleges are added up', () => {
  expect(ask('how much are all my app fees together', senior)).toMatch(
    /All fees together come to \*\*\$\d+\*\*.*of that is for applications that are not sent/,
  );
});

test('of each activity it is said how many of the 150 characters its line has', () => {
  expect(ask('am i over on characters anywhere in my activity descriptions')).toMatch(
    /^They all fit into the 150 characters[^]*: \d+ of 150 characters/,
  );
});

test('asked whether an honor is useless, the one that says least is named, and stays', () => {
  expect(ask('do any of my honors look dumb', senior)).toMatch(
    /By its level \*\*Perfect attendance\*\* says the least, and none is useless\..*it takes the place of nothing/s,
  );
});

test('the hours of two activities are those of both', () => {
  expect(ask('how many hours do robotics and math tutoring take', rich)).toMatch(/\*\* and \*\*.+\*\* add up to/);
});

test('the limit that a question names tells which essay is meant', () => {
  expect(ask('which school has the 300 word why essay', senior)).toMatch(
    /^\[Villanova University: Why Villanova\]\(.*\) has \*\*300 words\*\*/,
  );
});

test('how long the main essay has to be is said by the form, and the essays of the UCs are another matter', () => {
  expect(ask('how long does my common app essay have to be', senior)).toContain('no fewer than 250 words');
  expect(ask('can i use my common app essay for the ucs', senior)).toContain('[University of California, Davis](');
});

test('colleges without an essay here are named, also those that are sent', () => {
  expect(ask('which of my apps have no supplements on here')).toMatch(
    /^No essay of its own is entered for \[Carleton College\].*\[University of Alabama\]\(\/applications\/a-alabama\) \(sent\)\./,
  );
});

test('a length that is too long, too short or right is answered with a yes or no', () => {
  expect(ask('is my main essay too long', senior)).toMatch(/^No, it fits: \[Main essay\]/);
  expect(ask('is my reed essay short enough', senior)).toMatch(/^Yes, it fits: /);
});

test('scores beyond a number are counted', () => {
  expect(ask('how many essays are above 99')).toMatch(/^None of \d+ scored essays have 99 or more\./);
  expect(ask('how many essays are above 50')).toMatch(/^\d+ of \d+ scored essays have 50 or more:/);
});

test('the hardest college to get into is named before the list', () => {
  expect(ask('which one is the hardest to get into on my list', senior)).toMatch(
    /^By its rate alone it is \[Rice University\]/,
  );
});

test('where nothing is entered yet, what is generally true comes first', () => {
  expect(ask('how many uc questions', empty)).toMatch(/four[^]*No college is in Laurel yet\./);
});
