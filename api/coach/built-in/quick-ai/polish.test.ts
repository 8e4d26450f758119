import { describe, expect, test } from 'vitest';
import { ordinary } from '../fixtures/ordinary.ts';
import { strong } from '../fixtures/strong.ts';
import { weak } from '../fixtures/weak.ts';
import { checkGrammar } from '../grammar/grammar.ts';
import { polishParagraph } from './polish.ts';

/** Without the grammar checker, as where it fails. */
const polish = (text: string) => polishParagraph(text, []);
const polished = (text: string) => polish(text).output;
const mended = async (text: string) => polishParagraph(text, await checkGrammar(text));
const essays = Object.entries({ ...strong, ...ordinary, ...weak });

test.each([
  ['In order to win, we ran.', 'To win, we ran.'],
  ['I stayed due to the fact that it rained.', 'I stayed because it rained.'],
  ['At this point in time I have the ability to swim.', 'Now I can swim.'],
  ['I was able to finish, and she was not able to stay.', 'I finished, and she could not stay.'],
  ['Last fall I was given the opportunity to teach.', 'Last fall I taught.'],
  ['I have had the chance to teach a wide variety of different kids.', 'I have taught many kids.'],
  ['There were many people who came. She helped me to learn.', 'Many people came. She helped me learn.'],
  [
    'I want to help people who are in wheelchairs in a meaningful way.',
    'I want to help people in wheelchairs meaningfully.',
  ],
  [
    'They was late, and then he begun to cry. She always say no.',
    'They were late, and then he began to cry. She always says no.',
  ],
  ['She dont know what I been through.', "She doesn't know what I have been through."],
  ['I fed the pateints at the hosptial.', 'I fed the patients at the hospital.'],
  ['I think that leadership is about listening.', 'Leadership is about listening.'],
  ['I think that my father knew.', 'I think my father knew.'],
  ['I was really very tired and extremely nervous.', 'I was tired and nervous.'],
  ['It was a very old house and an extremely small room.', 'It was an old house and a small room.'],
  ['I really wanted to go to the store.', 'I wanted to go to the store.'],
  ['We knew the fact that he had left.', 'We knew that he had left.'],
  ['Needless to say, the majority of my friends left.', 'Most of my friends left.'],
  ['In the year of 2020, I turned 12 at the age of twelve.', 'In 2020, I turned 12 at age twelve.'],
  ['My class raised a total of $1,200.', 'My class raised $1,200.'],
  ['I ran all the way home, I ran all the way home.', 'I ran all the way home.'],
  ['The  hall was quiet , and then ,we sang.', 'The hall was quiet, and then, we sang.'],
  ['We lost.Then it rained!! it was late.', 'We lost. Then it rained! It was late.'],
  ['My freinds recieved alot of help untill june.', 'My friends received a lot of help until June.'],
  ['My uncles truck was green, and its not for sale.', "My uncle's truck was green, and it's not for sale."],
  [
    'I ran past, and she past me. Nobody knew weather I saw.',
    'I ran past, and she passed me. Nobody knew whether I saw.',
  ],
  ['He gived me a bread and I eated it.', 'He gave me a bread and I ate it.'],
  ['Each of the boys carry a drum. There is two drums.', 'Each of the boys carries a drum. There are two drums.'],
  ['I came in United States, near of my aunt.', 'I came to the United States, near my aunt.'],
  ['My coach is strict, he counts every lap.', 'My coach is strict; he counts every lap.'],
  ['He rang the bell and she opens the door.', 'He rang the bell and she opened the door.'],
  ['It was decided by us that we would stay.', 'We decided that we would stay.'],
  ['The reason why I stayed was because of the fact that it rained.', 'I stayed because it rained.'],
  ['It was an unexpected surprise in my own personal opinion.', 'It was a surprise in my opinion.'],
  ['I honestly just kind of forgot. My Mom made Dinner.', 'I forgot. My mom made dinner.'],
  ['He said "measure twice". I did.', 'He said, "measure twice." I did.'],
])('“%s” becomes “%s”', (text, output) => {
  expect(polished(text)).toBe(output);
});

test.each([
  'She was not very tall, so very tired that she slept, and never really happy.',
  'The very first day, her very own desk, the very idea.',
  'I had had enough, and I gave her her book.',
  'I think that girl was right, and I know that feeling.',
  'All of the above. We could of course leave. She lets go.',
  'I came, I saw, I left. He was late, I think. If it rains, we stay. “No,” he said.',
  'I said yes, I am holding. My friends laugh a lot. The dogs bark at night, and its fur is wet.',
  'Nobody was in the passenger seat. In the spring, he plants rice. The team was led by Rosa.',
  'My plan a is an MBA, a European trip, a one-time offer and an FBI file.',
  'We met at 5 p.m. and left. The U.S. team, e.g. ours, won vs. them etc. and so on.',
  'Wait... then iPhone and eBay sellers came. Yahoo! search was down.',
  'It was the only time that I was able to talk. My team was able to win, and they were able to raise $900.',
  'Because I was able to finish, I cried. He was able to convince her, though nobody was able to stop him.',
  'The reason why? Was I able to win? I had been able to try.',
  'I had the chance to leave, but I stayed. If I had the opportunity to go, I would.',
  'What I remember about you was the laugh. If you like it don’t stop. Never have I forgotten it.',
  'I know who is in the house. Had he begun? They made arepas, tamalada and sinigang for the profesora.',
  'See https://example.com/i/alot or write to dont@alot.com, #alot.',
])('“%s” stays as it is', (text) => {
  expect(polish(text)).toEqual({ output: text, changes: [] });
});

test.each([
  ['straight', 'She said "i dont  know alot" and left in order to think.', '"i dont  know alot"'],
  ['curly', 'He told me, “I think that you could of won ,” and i left.', '“I think that you could of won ,”'],
  ['single', "'i dont know ,' she said, and i left.", "'i dont know ,'"],
  ['French', 'He said «i dont know» and i left.', '«i dont know»'],
  ['over two lines', 'He said "i dont\nknow alot" and i left.', '"i dont\nknow alot"'],
])('words in %s quotation marks are not changed', (_, text, quoted) => {
  expect(polished(text)).toContain(quoted);
});

describe('grammar', () => {
  test.each([
    ['i said i could of gone, and im glad.', "I said I could have gone, and I'm glad."],
    ['I went to the the store, then we was late.', 'I went to the store, then we were late.'],
    [
      'Its a hard thing, and in order to play the dog lost it’s toy.',
      'It’s a hard thing, and to play the dog lost its toy.',
    ],
    ['I ate a apple. It was a unanimous vote.', 'I ate an apple. It was a unanimous vote.'],
    ['She has a hour and an university, better then us.', 'She has an hour and a university, better than us.'],
    ['\n  He said “i dont know alot” and i was suppose to.', 'He said “i dont know alot” and I was supposed to.'],
  ])('“%s” becomes “%s”', async (text, output) => {
    expect((await mended(text)).output).toBe(output);
  });

  test('a slip is told in place, with its reason as a sentence', async () => {
    const { changes } = await mended('In order to win, i ran. Its a hard race, and i was better then him.');
    expect(changes).toEqual([
      { what: '“In order to” → “To”', why: 'Says the same in one word.' },
      { what: '“i” → “I”, and 1 more like it', why: '“I” is always a capital.' },
      { what: "“Its” → “It's”", why: '“It’s” is short for “it is”, “its” says whose.' },
      { what: '“better then” → “better than”', why: 'A comparison takes “than”.' },
    ]);
  });

  test('what the checker would mark is mended', async () => {
    const text =
      'i was there, and he left,then sat. Alot of us went. It could of been the the end, and he begun to run.';
    expect(await checkGrammar((await mended(text)).output)).toEqual([]);
  });

  test.each(essays)('“%s” keeps its numbers and names in their order when its grammar is mended', async (_, text) => {
    const named = (of: string) => of.match(/\d+|(?<=[a-z,] )(?!I\b)\p{Lu}\p{L}+/gu);
    expect(named((await mended(text)).output)).toEqual(named(text));
  });
});

test('a word that the writer uses twice is a word', () => {
  expect(polished('My familly, and my familly again. My familly.')).toContain('familly');
});

test.each([
  ['It was a very old house.', 'It was an old house.', '“a very old” → “an old”'],
  ['It was a true fact, an actual fact.', 'It was a fact, a fact.', '“true fact” → “fact”, and 1 more like it'],
  ['An unexpected surprise came.', 'A surprise came.', '“An unexpected surprise” → “A surprise”'],
  ['It was a basically empty room.', 'It was an empty room.', '“a basically” → “an”'],
])('the article of “%s” is part of the edit after which it agrees', (text, output, what) => {
  expect(polish(text)).toMatchObject({ output, changes: [{ what }] });
});

test('words that go without another in their place are told so', () => {
  expect(polish('We raised a total of $90.').changes).toEqual([
    { what: 'Without “a total of”', why: 'Says the same in fewer words.' },
  ]);
});

test('paragraphs keep their breaks', () => {
  expect(polished('  i left.\n\n  It was  late.  \n- a list\n\nThe end.\n')).toBe(
    'I left.\n\n  It was late.\n- a list\n\nThe end.',
  );
});

test('changes are told in the order of the text, one for each kind of edit', () => {
  const { changes } = polish('In order to win, I ran. I was very tired, and I was really happy. We recieved it.');
  expect(changes).toEqual([
    { what: '“In order to” → “To”', why: 'Says the same in one word.' },
    { what: '“very tired” → “tired”, and 1 more like it', why: 'The word is as strong on its own.' },
    { what: '“recieved” → “received”', why: 'The usual spelling.' },
  ]);
});

test('no more than twelve changes are told', () => {
  const words =
    'recieve freind wierd untill becuase definately seperate tommorow thier wich suprise succesful beleive alot';
  expect(polish(`I can ${words} the end.`).changes).toHaveLength(12);
});

test('a text in another language is only trimmed', () => {
  const text = 'Mi abuela me enseñó  que la vida es dura , y yo lo creo.';
  expect(polish(`  ${text} `)).toEqual({ output: text, changes: [] });
});

test('an empty text stays empty', () => {
  expect(polish(' \n ')).toEqual({ output: '', changes: [] });
});

describe('the essay', () => {
  const numbersAndNames = (text: string) => text.match(/\d+|(?<=[a-z,] )(?!I\b)\p{Lu}\p{L}+/gu);
  const wordsOf = (text: string) => new Set(text.toLowerCase().match(/\p{L}+/gu));
  const ADDED = ['to', 'because', 'have', 'in', 'an', 'a', 'at', 'could', 'can', 'now', 'i', 'm', 've', 's', 't', 're'];

  test.each(essays)('“%s” keeps its numbers and names in their order', (_, text) => {
    expect(numbersAndNames(polished(text))).toEqual(numbersAndNames(text));
  });

  test.each(essays)('“%s” gets no words but connecting ones and the right spelling of its own', (_, text) => {
    const { output, changes } = polish(text);
    const known = new Set([...wordsOf(text), ...wordsOf(changes.map(({ what }) => what).join(' ')), ...ADDED]);
    const halves = new Set([...known].map((word) => word.replace(/t$/, '')));
    expect([...wordsOf(output)].filter((word) => !known.has(word) && !halves.has(word))).toEqual([]);
  });

  test.each(essays)('“%s” is as good as polish can make it after one pass', (_, text) => {
    const { output, changes } = polish(text);
    expect(polish(output)).toEqual({ output, changes: [] });
    expect(changes.length > 0).toBe(output !== text.trim());
    expect(output.length).toBeLessThanOrEqual(text.length + changes.length * 40);
  });

  test.each(Object.entries(strong))('“%s”, which is strong, is left as it is', (_, text) => {
    expect(polish(text).changes).toEqual([]);
  });
});

test.each([
  'very ',
  '"',
  '‘',
  '“a” ',
  'a a ',
  'in order to ',
  'I think that ',
  'a@',
  'aaaa bbbb cccc dddd, ',
  'x',
  '.',
])('a hundred thousand characters of %j are read to the end', (piece) => {
  const text = `The end of it. ${piece.repeat(100_000 / piece.length)}`;
  expect(polished(text).length).toBeLessThanOrEqual(text.length + 20_000);
});
