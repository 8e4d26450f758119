import { describe, expect, test } from 'vitest';
import dangers from './fixtures/dangers.json' with { type: 'json' };
import { ask } from './fixtures/talk.ts';
import { tell } from './reply.ts';
import { dangerIn, helpFor } from './safety.ts';

describe('a message that speaks of harm', () => {
  test.each([
    'I want to kill myself',
    'i wanna die',
    "I don't want to be here anymore",
    'i dont want to live',
    "I can't go on",
    'kms lol this essay',
    'I’ve been thinking about suicide',
    'everyone would be better off without me',
    'nobody would care if i was gone',
    'i keep cutting myself',
    'there is no reason to live',
    'sometimes I wish I was dead',
    'i think about ending it all',
    'no quiero morir pero',
    'my friend wants to kill herself',
    'my dad hits me',
    'my stepdad keeps hurting me at home',
    'he hits me in the face',
    'I am being abused',
    "I don't feel safe at home",
    'my coach touches me',
    'i was raped',
    'my mom is really abusive',
    'I took too many pills',
    'im going to hurt someone tomorrow',
    'What is due this week? Also I want to die.',
    'whats the point of living if i dont get in',
    'sometimes i wish i wouldnt wake up',
    'i just want to go to sleep and not wake up',
    'i took a bunch of pills',
    'idk if ill be alive by graduation',
    'i keep thinking about dying',
    'what if i just disappeared would anyone care',
    'i want to unalive myself',
    'my life is over and i dont want to live it',
    'i cut again last night',
    'im tired of living',
    'thinking abt ending my life',
    'im gonna end it all if brown rejects me',
    'my coach keeps asking me for pics of me',
    'what if carleton says no and i just disappear',
    'is it better for everyone if i drop davis and just end it',
    'i stopped eating to lose weight',
    'i only let myself eat dinner if i finish an essay',
    'i havent eaten in three days to be thin',
    'my dad threw me against the wall',
    'it would be easier if i just wasnt here',
    'my friend said goodbye in a strange way and im scared',
    'my cousin keeps saying he wants to end his life',
  ])('gets help first: “%s”', (message) => {
    const danger = dangerIn(message);
    const reply = danger ? tell([[helpFor(danger)]]).message : '';
    expect(reply).toContain('**988**');
    expect(reply).toContain('**741741**');
    expect(reply).toContain('local emergency number');
    expect(reply).toContain('an adult you trust');
    expect(reply).not.toMatch(/\]\(|next step|!/i);
  });
});

describe('a message that only sounds like it', () => {
  test.each([
    'this essay is killing me',
    'my parents will kill me if I miss the deadline',
    'I would die to get into Brown',
    'how is my suicide prevention hotline activity',
    'it hit me that the ending is weak',
    'he beat me in chess',
    'my sister beat me at tennis by two points',
    'her story touched me deeply',
    'my coach pushed me to write more',
    'I cut myself off mid sentence, is that ok',
    "I don't want to live in a dorm",
    "I can't live without music, is that a good opening",
    'the deadline is dead to me',
    'should I end my essay here',
    'how do I end it',
    "I didn't want to hurt anyone in the essay",
    'is my essay about abuse of power too long',
    'going to shoot for Harvard',
    'what ec should i cut',
    'should i cut again to hit 250',
    'should i cut myself from the story',
    'i wrote about my grandpas suicide is that ok',
    'i wanna die of embarrassment lol my essay says brown',
    'im dead lol',
    'id kill for brown',
    'im tired of living in a small town',
    'this app season is gonna kill me',
    'my coach asks for a photo for the team page',
    'my dad pushed me into coding and i love it',
    'she gave me all her old stuff for the dorm',
    'i havent eaten since lunch lol',
    'what if i dont wake up for the sat',
    'what if i never wake up on time in college',
  ])('is answered as a question: “%s”', (message) => {
    expect(dangerIn(message)).toBeUndefined();
  });
});

test('a danger is heard wherever it stands in a long message', () => {
  const story = 'we talked about the robotics club and the schedule for the spring and who would drive '.repeat(40);
  expect(dangerIn(`${story} and i want to kill myself ${story}`)).toBe('self-harm');
});

test('what a long message says of a novel is no danger in its last words', () => {
  const story = 'we talked about the robotics club and the schedule for the spring and who would drive '.repeat(12);
  const end = 'at the party she drank vodka and was shaking and throwing up';
  expect(dangerIn(`can you read my essay about a character in a book ${story} ${end}`)).toBeUndefined();
});

test.each([
  'took the rest of the bottle of tylenol an hr ago and now im kinda scared',
  'i swallowed a bunch of my moms pills idk how many. pls dont tell anyone',
  'my best friend took a whole bottle of advil and says shes fine',
])('who took too much is told to call now, even if it feels fine, and to tell whoever is there: “%s”', (message) => {
  const reply = ask(message);
  expect(reply).toMatch(/^\*\*Call 911, or Poison Control at 1-800-222-1222, right now, even if it feels fine/);
  expect(reply).toContain('whoever is in the house');
  expect(reply).toContain('cannot tell anybody');
});

test.each([
  'haha what if i just didnt wake up tomorrow, no apps no problem',
  'what if i never woke up lol',
  'is the bridge on route 9 high enough',
  'my birthdays in february but i dont think ill get there',
  'is carbon monoxide painful asking for no reason',
  'i wont need a dorm where im going',
  'its ok if i miss the deadline, ill be gone before they notice',
  'im only finishing these so my parents have something nice to read after',
  'i counted how many pills are left in the cabinet, 43',
  'ive picked a date. its before decisions',
  'does helium hurt',
  'been reading about how people do it. just reading',
  'which is faster pills or a rope',
  'i googled if its painful and it gave me a hotline number lol',
  'no need to plan for fall, there is no fall for me',
  'i already know how my story ends and its not in college',
  'googled what height is enough. idk why im telling a college app',
  'not gonna make it to graduation anyway so why pick a college',
  'dont bother saving my place for spring, i dont plan on being around',
])('what only hints at death is heard as well: “%s”', (message) => {
  expect(dangerIn(message)).toBe('self-harm');
});

test.each([
  'my bf put his hands round my neck last nite cuz i applied out of state',
  "he said if i leave for college he'll make sure i regret it and he knows my schedule and where i park",
  'my girlfriend threw her phone at my face, i told everyone i fell',
])(
  'who is hurt or threatened by a partner gets a line for that, and hears that it is not their fault: “%s”',
  (message) => {
    const reply = ask(message);
    expect(reply).toContain('**1-866-331-9474**');
    expect(reply).toContain('not your fault');
    expect(reply).not.toMatch(/\]\(/);
  },
);

test.each(dangers.danger)('“%s” is answered with help lines', (message) => {
  expect(ask(message)).toMatch(/\*\*(?:988|911|1-800)/);
});

test.each(dangers.safe)('“%s” is no danger', (message) => {
  expect(dangerIn(message)).toBeUndefined();
});
