import { expect, test } from 'vitest';
import { activity } from '../fixtures/rows.ts';
import { senior } from '../fixtures/senior.ts';
import { ask, talk } from '../fixtures/talk.ts';

const [route, choir] = senior.activities;
const entered = {
  ...senior,
  activities: [
    { ...route!, type: 'Work (Paid)' as const, grades: ['9' as const, '10' as const, '11' as const], continues: false },
    { ...choir!, grades: ['11' as const], timing: ['All year' as const] },
  ],
};

test('the colleges in a state or a region are named, and of the others how many are where', () => {
  expect(ask('which of my colleges are in texas', senior)).toMatch(
    /^1 of your 5 colleges is in Texas: \[Rice University\]\(.*\) \(Houston\)\.\n\nThe others: /,
  );
  expect(ask('any of my schools on the west coast', senior)).toContain('2 of your 5 colleges are on the west coast');
  expect(ask('are any of my colleges in new england', senior)).toContain('None of your 5 colleges is in New England.');
});

test('colleges are told smallest first, with the source of their size', () => {
  expect(ask('which of my colleges is the smallest', senior)).toMatch(/smallest first:\n\n1\. \[Reed College\]/);
});

test('how far a college is from home is not made up', () => {
  expect(ask('which of my colleges is closest to home', senior)).toContain('Laurel does not ask where you live');
});

test('what was done and won in a grade is told together, and what has no grade is named', () => {
  const reply = ask('what did i do in 11th grade', entered);
  expect(reply).toContain('- Activities: **Paper route** and **Alto**');
  expect(reply).toContain('- Honors: **AP Scholar** and **Perfect attendance**');
  expect(ask('what did i do in 11th grade', senior)).toContain('No grade is entered for: **Paper route** and **Alto**');
});

test('the activity of the most grades was done longest', () => {
  expect(ask('which activity did i do the longest', entered)).toContain(
    'you did **Paper route** longest: grades 9, 10 and 11.',
  );
});

test('a paid job is found by its type, else by its words', () => {
  expect(ask('what jobs have i had', entered)).toContain('By the type that you entered: **Paper route**.');
  expect(ask('what jobs have i had', senior)).toContain('By its words, as no type is entered: **Paper route**.');
});

test('an essay is retold in its own words', () => {
  expect(ask('what is my main essay about', senior)).toMatch(
    /^\[Main essay\]\(.*\), in its own words:\n\n[^]*It begins: “My dad moved to an apartment in Fresno/,
  );
  expect(ask('what did i write about in my why rice essay', senior)).toContain('so it says nothing yet');
});

test('who is in an essay is told by its words', () => {
  expect(ask('who is in my main essay', senior)).toMatch(/My dad/);
});

test('the week of a holiday begins on its Monday', () => {
  expect(ask('what do i have to do the week of christmas', senior)).toContain(
    'Nothing is due in the week of Christmas.',
  );
  expect(ask('what is due the week of january 5', senior)).toContain('[Emory University]');
});

test('essays that wait longest are told first', () => {
  expect(ask('which essays did i not touch for a while', senior)).toContain('this is how long each has waited');
});

test('the smallest limit is told among all essays, empty ones too', () => {
  expect(ask('which of my supplements has the smallest word limit', senior)).toMatch(
    /^The smallest limit has \[Rice University: Why Rice\].*: \*\*empty, room for 150 words\*\*/,
  );
});

test('the most hours in a week are not the most in a year', () => {
  const activities = [
    { ...route!, hoursPerWeek: 2, weeksPerYear: 40, yearlyHours: 80 },
    { ...choir!, hoursPerWeek: 6, weeksPerYear: 4, yearlyHours: 24 },
  ];
  expect(ask('which activity is the most hours per week', { ...senior, activities })).toContain(
    '1. **Alto**: 6 hours a week',
  );
});

test('fees of what was sent are those of what was sent', () => {
  const apps = senior.apps.map((app, at) => (at === 1 ? { ...app, status: 'submitted' as const } : app));
  expect(ask('what did the apps i already sent cost all together', { ...senior, apps })).toContain(
    'The fee of one application that is sent comes to **$75**',
  );
  expect(ask('how much have i spent on application fees so far', senior)).toContain(
    'No application is marked as submitted',
  );
});

test('asked for a no, it is said that there is none', () => {
  const apps = senior.apps.map((app) => ({ ...app, status: 'submitted' as const }));
  expect(ask('have i been rejected anywhere', { ...senior, apps })).toMatch(/^No: no college has turned you down/);
});

test('a text that is too long for another prompt is not offered for it', () => {
  expect(ask('can i just reuse my main essay for why rice', senior)).toMatch(/takes 150, so not as it is\./);
});

test('a state or a region is heard as a whole, and letters that are words are none', () => {
  expect(ask('any of my schools in california or oregon', senior)).toContain(
    '2 of your 5 colleges are in California or in Oregon',
  );
  expect(ask('any of my schools in west virginia', senior)).toContain('is in West Virginia');
  expect(ask('what do my colleges see in me', senior)).not.toContain('Maine');
});

test('who asks of one college is told of that one', () => {
  const apps = senior.apps.map((app) => ({
    ...app,
    status: 'submitted' as const,
    decision: app.id === 'a-emory' ? ('denied' as const) : null,
  }));
  expect(ask('did rice reject me', { ...senior, apps })).not.toContain('no college has turned you down');
});

test('volunteer work is no paid work', () => {
  expect(ask('what volunteer work do i have', entered)).toContain('I find no volunteering');
});

test('of an essay that is empty it is said that there is nothing yet', () => {
  expect(ask('when did i last work on why rice', senior)).toContain('has no text yet.');
});

test('the essay that is the most over its limit is not the one with the largest limit', () => {
  expect(ask('which essay is the most over its limit', senior)).not.toContain('The largest limit');
});

test('all fees are those of every application, the highest first', () => {
  const reply = ask('what do all my application fees add up to', senior);
  expect(reply).toMatch(/^All fees together come to \*\*\$\d+\*\*/);
});

const sewing = {
  ...senior,
  activities: [
    ...senior.activities,
    activity({
      id: 'e-alterations',
      title: 'Alterations from home',
      impact: '118 alterations since ninth grade; taught two cousins to hem.',
      hoursPerWeek: 5,
      weeksPerYear: 45,
    }),
  ],
};

test('an activity is found by what it is, though an honor has that word in its name', () => {
  expect(ask('how many hrs a year is the sewing thing', sewing)).toMatch(
    /^\*\*Alterations from home\*\* .* \*\*225 hours a year\*\*/,
  );
  expect(ask('since when have i been doing the sewing jobs', sewing)).toContain('118 alterations since ninth grade');
});

test('activities through a school are told by their words, and the others are named', () => {
  const club = activity({ id: 'e-club', title: 'Treasurer', organization: 'Physics Club' });
  const reply = ask('which activities are through my school', { ...senior, activities: [...senior.activities, club] });
  expect(reply).toContain('By its words: **Treasurer**.');
  expect(reply).toContain('By their words not: **Paper route** and **Alto**.');
});

test('the next weakest essay is the one above the weakest', () => {
  expect(ask('whats the next weakest essay', senior)).toContain('is your second lowest score');
});

test('a campus of the University of California has one round, which binds nobody', () => {
  expect(ask('is davis binding', senior)).toContain('has one round for everybody. It does not bind');
});

test('what is due on the same day comes after as well, and is not told twice', () => {
  const sameDay = {
    ...senior,
    apps: senior.apps.map((app) => (app.id === 'a-reed' ? { ...app, deadline: '2027-01-15T23:59:00.000Z' } : app)),
  };
  const [, next, last] = talk(['when is villanova due', 'and the one after that', 'and the one after that'], sameDay);
  expect(next).toContain('comes:\n\n- [Reed College]');
  expect(last).toContain('nothing more is due');
});

test('what may happen is answered behind a word on the fear of it', () => {
  const fear =
    'My English teacher still has not sent the recommendation he promised me and I am terrified they will throw out my application.';
  expect(ask(fear, senior)).toMatch(/^That sounds like a lot\..*\n\nSend one kind reminder/);
});

test('a message to somebody is not sent for a student', () => {
  expect(ask('email ms ruiz for me about the mid year thing', senior)).toMatch(/^I cannot do that: I send nothing/);
});

test('a college that goes by a part of its name is not answered with the facts of the one before', () => {
  const [, , third, fourth] = talk(
    ['Does Kenyon require the SAT?', 'what about Denison', 'and Wooster?', 'and bowling green?'],
    senior,
  );
  expect(third).toContain('College of Wooster');
  expect(fourth).toContain('Bowling Green State University');
});

test('a number alone is the Insight Question of that number, after another one was spoken of', () => {
  const [, second] = talk(['how many words is piq 5', 'and 4?'], senior);
  expect(second).toMatch(/^\[[^\]]*PIQ 4: Educational barrier\]\(.*\) has \*\*\d+ words\*\*/);
});
