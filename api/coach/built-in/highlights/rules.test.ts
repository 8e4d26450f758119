import { expect, test } from 'vitest';
import { strong } from '../fixtures/strong.ts';
import { readEssay } from '../text.ts';
import { chooseHighlights, RULES } from './choose.ts';
import { remarksOf, wordRemark } from './rule-remarks.ts';
import type { Rule } from './rule.ts';

const ruleOf = (key: string): Rule => {
  const rule = RULES.find((one) => one.key === key);
  if (!rule) throw new Error(`no rule ${key}`);
  return rule;
};

const finds = (key: string, text: string) => {
  const essay = readEssay(text);
  return ruleOf(key).find(essay, essay);
};

/** The stretches that the named rule finds in the text. */
const marked = (key: string, text: string): string[] =>
  finds(key, text).map(({ start, end }) => text.slice(start, end));

const PADDING = 'We went on. It got late. She was tired. He was too. We ate. They left. Nobody came. I slept. ';

test.each([
  ['cliche', 'That summer changed my life. I went home.', ['changed my life']],
  [
    'cliche',
    "I've always been passionate about helping my community and I went.",
    ["I've always been passionate about helping my community"],
  ],
  ['cliche', 'Soccer has always been a big part of my life.', ['Soccer has always been a big part of my life']],
  ['throatClearing', 'Have you ever wondered about rain? I have.', ['Have you ever wondered about rain']],
  ['throatClearing', 'My name is Ana. I run.', ['My name is Ana']],
  [
    'borrowedOpening',
    'Courage is defined as strength in the face of pain. I had none.',
    ['is defined as strength in the face of pain'],
  ],
  ['borrowedWords', 'As Einstein once said, "Try again." I did.', ['once said, "Try again']],
  ['trait', 'I am a natural leader, and I row.', ['I am a natural leader']],
  [
    'trait',
    'I am a people person, a born leader, and a quick learner.',
    ['I am a people person, a born leader, and a quick learner'],
  ],
  ['trait', 'Moving has made me very adaptable.', ['has made me very adaptable']],
  [
    'trait',
    'My friends would describe me as outgoing and loyal.',
    ['My friends would describe me as outgoing and loyal'],
  ],
  ['claimedLesson', 'This experience taught me to value my family.', ['This experience taught me to value my family']],
  ['claimedLesson', 'I have learned the importance of giving back.', ['I have learned the importance of giving back']],
  ['virtues', 'It gave me leadership, teamwork, and perseverance.', ['leadership, teamwork, and perseverance']],
  ['maxim', 'I believe that nothing in life comes easy to people.', ['nothing in life comes easy to people']],
  [
    'resume',
    'I was captain of swimming, president of chess, and a member of band.',
    ['captain of swimming, president of chess, and a member'],
  ],
  ['emptyPair', 'We did a lot of stuff there.', ['a lot of stuff']],
  ['emptyPair', 'I met many wonderful people.', ['many wonderful people']],
  ['verdict', 'At first, it was very challenging. I went.', ['it was very challenging']],
  ['verdict', 'It was an amazing experience and we left.', ['It was an amazing experience']],
  ['feelingTold', 'I was very nervous before the bell.', ['I was very nervous']],
  ['showyWord', 'We utilized a rope.', ['utilized']],
  ['filler', 'It is important to note that many of them walked home.', ['It is important to note that']],
  ['filler', 'I believe that everyone should try debate once.', ['I believe that']],
  ['softener', 'It was kind of late.', ['kind of']],
  ['timePassed', 'For several months I was lost. It was a time.', ['For several months']],
  ['agreement', 'They was late again.', []],
  [
    'repeatedSentence',
    'The door was locked again. I knocked. The door was locked again.',
    ['The door was locked again'],
  ],
  ['repeatedWord', 'Helping is good. I help friends. They help me. We help them. She helped.', ['helped']],
  [
    'repeatedOpening',
    'I was in many clubs at my school. I had a good time in all of them. I am still in two of them now.',
    ['I am'],
  ],
  [
    'nothingShown',
    'I have met people who inspired me to find success in life. I have been involved in activities that helped me with responsibility. These experiences have given me opportunities and values that matter for the future of my life.',
    ['I have met people who inspired me to find success in life'],
  ],
  [
    'concreteDetail',
    'Before it was light, Marisol hammered nine nails into the porch.',
    ['Marisol hammered nine nails into the porch'],
  ],
  ['speech', '"Count them again," Marisol said.', ['"Count them again,"']],
  ['sensoryDetail', 'The kettle hissed beside the stove.', ['The kettle hissed beside the stove']],
  ['turnOfThought', 'I used to think maps were neutral.', ['I used to think maps were neutral']],
  ['turnOfThought', 'I had mistaken the noise for the machine.', ['I had mistaken the noise for the machine']],
  ['admission', 'I am not proud of what I said next.', ['I am not proud of what I said next']],
  ['comparison', 'I heard a sound like someone snapping a carrot.', ['like someone snapping a carrot']],
  ['aside', 'Denise asked me to stop, which is fair.', ['which is fair']],
  ['aside', 'We lost the model (sunflower seeds, mostly) and left.', ['sunflower seeds, mostly']],
  [
    'personified',
    'Every evening the radio mutters about the wind.',
    ['Every evening the radio mutters about the wind'],
  ],
  [
    'endsOnScene',
    `${PADDING}He put down his pen and knocked twice on the counter.`,
    ['He put down his pen and knocked twice on the counter'],
  ],
  [
    'generalEnding',
    `${PADDING}${PADDING}Everyone in the world needs a dream of success.`,
    ['Everyone in the world needs a dream of success'],
  ],
])('the rule %s marks in “%s” the shortest stretch that carries the point', (key, text, stretches) => {
  expect(marked(key, text)).toEqual(stretches);
});

test.each([
  ['cliche', "We didn't give up a single goal."],
  ['cliche', '"You changed my life," she said.'],
  ['cliche', 'It would be easy to say that I learned a valuable lesson.'],
  ['throatClearing', 'My name is Matthew, which is a problem, because M is the hardest letter.'],
  ['throatClearing', 'People knock on the door of 14 Harbor Street at noon and carry off our bread in both hands.'],
  ['throatClearing', 'Everyone in my family knows where the spare key is.'],
  ['throatClearing', 'There are several ways to lose a cow.'],
  ['cliche', "It doesn't make a difference whether we win."],
  ['cliche', 'At the end of the day, Denise counts the drawer and the receipts.'],
  ['borrowedWords', 'My grandfather once said that bees know. I asked.'],
  ['feelingTold', 'She asked if I was afraid of heights.'],
  ['emptyPair', 'He gave me a hard time and we became good friends.'],
  ['filler', 'I believe that my uncle knew about the boat.'],
  ['comparison', 'It moved like a robot.'],
  ['admission', 'I lied down on the mat.'],
  ['borrowedOpening', 'I looked it up in the dictionary that holds the kitchen door open with its spine.'],
  ['borrowedWords', 'My aunt said, "Try again." I did.'],
  ['trait', 'I am good at chess.'],
  ['trait', 'I am confident that the rope held.'],
  ['trait', 'He told me I am a natural leader.'],
  ['claimedLesson', 'My uncle taught me to solder with a stolen iron and two coins.'],
  ['virtues', 'Her patience, such as it was, ended.'],
  ['maxim', 'People in our building leave their shoes in the hall.'],
  ['resume', 'The captain of the ferry waved.'],
  ['emptyPair', 'I have lived in seven different places.'],
  ['verdict', 'It was hard to watch.'],
  ['feelingTold', 'I was not afraid.'],
  ['feelingTold', 'I was nervous. My hands shook and I dropped the fork.'],
  ['showyWord', 'We used a rope.'],
  ['filler', 'I used to think that maps were neutral.'],
  ['softener', 'She is the kind of person who waits.'],
  ['timePassed', 'Over the next two years we played a hundred games.'],
  [
    'repeatedOpening',
    'I remember the wet grass on my face. I remember the shoes of the referee. I remember the long way home.',
  ],
  ['collegePraise', 'The diverse community of moths behind our porch light counts nine kinds.'],
  ['nothingShown', 'I sat in the kitchen. Success came late. Everyone left the world alone.'],
  ['concreteDetail', 'My mother leaves for work and she watches people all day.'],
  ['concreteDetail', 'I won the award and ranked third of forty teams in the competition.'],
  ['speech', 'I called them "the ugly ones" for years.'],
  ['speech', '"Count them again," I said.'],
  ['sensoryDetail', 'It was cold outside.'],
  ['turnOfThought', 'Looking back, I would not change a thing.'],
  ['admission', 'I am proud of what I said next.'],
  ['comparison', 'I felt like a fish out of water.'],
  ['comparison', 'We have things like a printer.'],
  ['aside', 'I joined the club (founded in 1998) in May.'],
  ['personified', 'My mother mutters about the wind.'],
  ['shortAfterLong', 'We stopped. Nobody spoke.'],
  [
    'shortAfterLong',
    'We carried the crates from the truck to the cellar and from the cellar to the counter until it was dark outside. I was so scared.',
  ],
  ['endsOnScene', `${PADDING}I know that everything is possible in life.`],
])('the rule %s is silent on “%s”', (key, text) => {
  expect(marked(key, text)).toEqual([]);
});

test('a run-on is marked at the joining word nearest to its middle', () => {
  const text = `We walked ${'past the red mill '.repeat(5)}and then we crossed ${'over the low bridge '.repeat(4)}and she was late so I waited because it rained.`;
  expect(marked('runOn', text)).toEqual(['then we crossed over']);
});

test('a long sentence that was built on purpose is no run-on', () => {
  const list = `I remember ${'the red mill, the low bridge, the yard behind it, '.repeat(5)}and the smell of rain.`;
  expect(marked('runOn', list)).toEqual([]);
});

test('a short sentence is praised after a long one', () => {
  const long =
    'We carried the crates from the truck to the cellar and from the cellar to the counter until it was dark outside.';
  expect(marked('shortAfterLong', `${long} Nobody spoke.`)).toEqual(['Nobody spoke']);
});

test('an ending that returns to an image from long before is a landing, and says where it stood', () => {
  const text = `A candle stood in the window. ${PADDING}I lit the candle and went in.`;
  expect(marked('landing', text)).toEqual(['I lit the candle and went in']);
  expect(finds('landing', text)[0]?.detail).toBe('“candle” from the opening');
  expect(marked('landing', `${PADDING}I lit the candle and went in.`)).toEqual([]);
});

test('a long paragraph is marked where it moves on', () => {
  const long = 'We sorted the green bottles on the bench again. '.repeat(12);
  expect(marked('longParagraph', `I left.\n\n${long}Later that year we moved. ${long}`)).toEqual([
    'Later that year we',
  ]);
  expect(marked('longParagraph', `${long}\n\nLater that year we moved. ${long}`)).toEqual([]);
});

test('praise of a college that fits any is set against what could be about no other', () => {
  const about =
    'I want to go to a university with a campus, a college of its own. I like your prestigious university. Professor Elaine Marsh, whose lab studies mussels, works there.';
  const [find] = finds('collegePraise', about);
  expect(marked('collegePraise', about)).toEqual(['your prestigious university']);
  expect(find?.detail).toContain('Professor Elaine Marsh, whose lab studies mussels');
});

test('a lesson is unearned where its words stand nowhere before', () => {
  const lesson = 'This injury taught me that dedication can overcome anything.';
  const [find] = finds('unearnedLesson', `${PADDING}${lesson}`);
  expect(find?.detail).toBe('“dedication” and “overcome”');
  expect(marked('unearnedLesson', `With dedication we overcome hills. ${PADDING}${lesson}`)).toEqual([]);
});

test('a verdict is sent on to the sentence that shows it', () => {
  expect(finds('verdict', 'It was really hard. I burned two pans on the stove.')[0]?.detail).toBe(
    '“I burned two pans on the stove”',
  );
});

test('a question about a thought is asked only beside a deed of the second half without one', () => {
  const story = `${PADDING}I lifted the lid of the box. It held a map. We left. It rained. We ate. He slept.`;
  expect(marked('unspokenThought', story)).toEqual(['I lifted the lid of the box']);
  expect(marked('unspokenThought', story.replace('It held', 'I wondered why it held'))).toEqual([]);
});

test('loose words are marked where nothing else can be seen', () => {
  expect(marked('looseWords', 'We were all very happy with the best of it.')).toEqual([
    'We were all very happy with the best of it',
  ]);
  expect(marked('looseWords', 'I never knew what the really good ones were.')).toEqual([]);
});

test('where nothing is strong, a place to start from is offered, and it is no stock phrase', () => {
  expect(marked('nearestToOwn', 'We went there after school together.')).toEqual([
    'We went there after school together',
  ]);
  expect(marked('nearestToOwn', 'I wear my heart on my sleeve.')).toEqual([]);
});

test('the weakest category gets a remark that bears on it', () => {
  const essay = readEssay(
    'Soccer has always been a big part of my life. That summer changed my life. I never give up. I stepped out of my comfort zone. I made a difference in the world. We did a lot of stuff there.',
  );
  const said = (weakest: 'specificity' | 'clarity') => chooseHighlights(essay, essay, weakest).map(({ says }) => says);
  expect(said('clarity').some((one) => one.includes('stuff'))).toBe(false);
  expect(said('specificity').some((one) => one.includes('stuff'))).toBe(true);
});

test('nothing is praised where a rule finds fault, and a like points to a place that tells', () => {
  const essay = readEssay(
    'My fingers danced over the ivory keys of the old piano. It was really hard. I hauled nine wet crates down the stairs with my brother.',
  );
  const chosen = chooseHighlights(essay, essay, 'reflection');
  expect(
    chosen
      .filter(({ kind }) => kind === 'like')
      .map(({ says }) => says)
      .join(' '),
  ).not.toContain('ivory');
  expect(chosen.find(({ kind }) => kind === 'like')?.next).toContain('“It was really hard”');
});

test('an essay in which nothing needs work has its plainest line marked, as one that it may need', () => {
  const found = finds('plainestLine', strong.radio);
  expect(Math.max(...found.map(({ strength }) => strength))).toBeLessThan(30);
  expect(marked('plainestLine', 'We went there with all of the others in the end.')).toEqual([]);
});

test('every rule has its own key and remarks, and no two remarks share a sentence', () => {
  expect(new Set(RULES.map(({ key }) => key)).size).toBe(RULES.length);
  const said = RULES.flatMap(({ key }) =>
    remarksOf(key).flatMap((remark) => [
      ...new Set(
        ['', '“elsewhere”'].flatMap((place) => wordRemark(remark, `“${key}”`, `detail of ${key}`, () => place)),
      ),
    ]),
  ).filter((sentence) => !sentence.startsWith('detail of'));
  expect(said.filter((sentence, at) => said.indexOf(sentence) !== at)).toEqual([]);
});

test.each([
  '"Hi there you," I said. ',
  'I am a people person, a born ',
  'my hands were shaking and ',
  'and ',
  'a "',
  'like a ',
])('100,000 characters of “%s” are read', (part) => {
  const essay = readEssay(part.repeat(Math.ceil(100_000 / part.length)));
  expect(chooseHighlights(essay, essay, 'voice').length).toBeLessThanOrEqual(10);
});
