import { describe, expect, test } from 'vitest';
import { countWords } from '#contract/words.ts';
import { CATEGORY_WEIGHTS } from '#contract/category-weights.ts';
import { categoryNames } from '#contract/essays.ts';
import { aboutAnother } from './fixtures/about-another.ts';
import { clean, sloppy } from './fixtures/arguments.ts';
import { ordinary } from './fixtures/ordinary.ts';
import { strong } from './fixtures/strong.ts';
import { unknown } from './fixtures/unknown.ts';
import { weak } from './fixtures/weak.ts';
import { gradeEssay } from './grade.ts';
import { checkGrammar } from './grammar/grammar.ts';

const grade = async (text: string, { prompt = '', wordLimit = null as number | null } = {}) =>
  gradeEssay({ ...unknown, text, prompt, wordLimit }, await checkGrammar(text));
const score = async (text: string) => (await grade(text)).score;
const all = Object.entries({ ...strong, ...ordinary, ...weak });
const sentencesOf = (text: string) => text.match(/[^.!?]+[.!?]+["')]*\s*/g) ?? [];

/** The first sentences of the text that are at most so many words. */
function opening(text: string, words: number): string {
  const longer = (part: string) => part.trim().split(/\s+/).length > words;
  return sentencesOf(text).reduce((part, next) => (longer(part + next) ? part : part + next), '');
}

describe('the score', () => {
  test.each(Object.entries(strong))('of the strong essay “%s” is 75 or more', async (_, text) => {
    expect(await score(text)).toBeGreaterThanOrEqual(75);
  });

  test.each(Object.entries(ordinary))(
    'of the ordinary essay “%s” is that of an ordinary or promising one, 40 to 69',
    async (_, text) => {
      expect(await score(text)).toBeGreaterThanOrEqual(40);
      expect(await score(text)).toBeLessThanOrEqual(69);
    },
  );

  test.each(Object.entries(weak))('of the weak essay “%s” is 40 or less', async (_, text) => {
    expect(await score(text)).toBeLessThanOrEqual(40);
  });

  test('of an essay that argues a question in general is low, lower with slips, and a remark says what is missing', async () => {
    const { score: given, needsWork } = await grade(clean);
    expect(given).toBeLessThanOrEqual(48);
    expect(await score(sloppy)).toBeLessThan(given - 5);
    expect(needsWork).toContainEqual(
      expect.objectContaining({ start: null, why: expect.stringMatching(/nothing (?:of|about) you/) }),
    );
  });

  test('is the mean of the six categories by their published weights', async () => {
    const { score: given, categories } = await grade(strong.radio);
    const mean = categoryNames.reduce((sum, name) => sum + CATEGORY_WEIGHTS[name] * categories[name], 0);
    expect(given).toBe(Math.round(mean));
    expect(Object.values(CATEGORY_WEIGHTS).reduce((a, b) => a + b, 0)).toBeCloseTo(1);
  });

  test('is the same for the same text', async () => {
    const asked = { prompt: 'Tell us about work.' };
    expect(await grade(ordinary.job, asked)).toEqual(await grade(ordinary.job, asked));
  });

  test.each([
    ['CRLF line ends', (text: string) => text.replace(/\n/g, '\r\n')],
    ['trailing spaces', (text: string) => text.replace(/\n/g, '   \n') + ' \n\n'],
    [
      'curly quotes',
      (text: string) =>
        text
          .replace(/(^|\s)"/g, '$1\u201c')
          .replace(/"/g, '\u201d')
          .replace(/'/g, '\u2019'),
    ],
    [
      'other names',
      (text: string) =>
        text
          .replace(/Okafor/g, 'Lindqvist')
          .replace(/Luis/g, 'Marcus')
          .replace(/Hannah/g, 'Priya')
          .replace(/Halloran/g, 'Smith'),
    ],
  ])('moves by at most a point with %s', async (_, edit) => {
    for (const [, text] of all)
      expect(Math.abs((await score(edit(text))) - (await score(text)))).toBeLessThanOrEqual(1);
  });

  test('of a short answer asks for no more words than its limit has room for', async () => {
    const answer = opening(strong.radio, 90);
    const short = await grade(answer, { wordLimit: 100 });
    expect(short.score).toBeGreaterThan((await grade(answer)).score + 20);
    expect(short.score).toBeGreaterThanOrEqual(70);
    expect((await grade(opening(weak.success, 90), { wordLimit: 100 })).score).toBeLessThanOrEqual(45);
    expect((await grade(strong.radio, { wordLimit: 650 })).score).toBe(await score(strong.radio));
  });

  test('of twenty good words may be high where the limit is 25, and is 20 at most where there is none', async () => {
    const answer =
      '"Dibs." One syllable, no paperwork, and in a family of seven with one bathroom it holds up in court.';
    expect((await grade(answer, { wordLimit: 25 })).score).toBeGreaterThanOrEqual(70);
    expect((await grade(answer)).score).toBeLessThanOrEqual(20);
  });

  test('says first that a text is over its limit, because a form cuts off the end', async () => {
    const remarks = async (wordLimit: number) =>
      (await grade(strong.radio, { wordLimit })).needsWork.map(({ why }) => why).join(' ');
    expect(await remarks(countWords(strong.radio) - 6)).toContain('6 words over the limit');
    expect(await remarks(650)).not.toContain('over the limit');
  });

  test('of a list of activities stays low, also where its stock sentences are cut and a moral is added', async () => {
    const list =
      'I am the president of Key Club, where I organized five food drives, and I am captain of the varsity tennis team. I have been captain since sophomore year. I also play violin in the school orchestra, volunteer at Mercy Hospital, and I am a member of National Honor Society, DECA, and Spanish Club. Key Club is the activity that means the most to me. As president I lead 60 members and we have completed over 1,200 hours of service. We did seven food drives, a car wash, and a toy drive for children.';
    const moral = ' I used to think that a captain gives orders, but now I realize that a captain serves.';
    expect(await score(list)).toBeLessThanOrEqual(55);
    expect(await score(list + moral)).toBeLessThanOrEqual(55);
  });

  test('of a life that is not the writer’s is an ordinary one, and a remark says whom it is about', async () => {
    const { score: given, needsWork } = await grade(aboutAnother);
    expect(given).toBeLessThanOrEqual(55);
    expect(needsWork).toContainEqual({
      start: null,
      end: null,
      why: expect.stringContaining('Most of this is about your uncle.'),
    });
  });

  test('is low where a text stops in the middle of a sentence, which is said, and its end is not praised', async () => {
    const begun = `${opening(strong.radio, 120)} I picked up the phone and he`;
    const { score: given, likes, needsWork } = await grade(begun, { wordLimit: 650 });
    expect(given).toBeLessThanOrEqual(40);
    expect(needsWork.map(({ why }) => why).join(' ')).toContain('stops in the middle of a sentence');
    expect(likes.map(({ end }) => end)).not.toContain(begun.length);
  });

  test('hardly moves where only the last full stop is missing', async () => {
    const wordLimit = 650;
    const whole = await grade(strong.radio, { wordLimit });
    const { score: given, needsWork } = await grade(strong.radio.replace(/\.$/, ''), { wordLimit });
    expect(Math.abs(given - whole.score)).toBeLessThanOrEqual(2);
    expect(needsWork.map(({ why }) => why).join(' ')).not.toContain('middle of a sentence');
  });

  test('falls by a few points where a moral is put behind a strong essay, and one remark is on the whole of it', async () => {
    const moral =
      'This experience taught me the importance of patience and hard work. I know that these lessons will stay with me for the rest of my life.';
    const { score: given, needsWork } = await grade(`${strong.radio}\n\n${moral}`);
    const before = await score(strong.radio);
    expect(before - given).toBeGreaterThanOrEqual(3);
    expect(before - given).toBeLessThanOrEqual(12);
    const onMoral = needsWork.filter(({ start }) => start !== null && start >= strong.radio.length);
    expect(onMoral.map(({ why }) => why)).toEqual([
      expect.stringMatching(/^Your last paragraph could close many essays\./),
    ]);
  });

  test('comes with the place where a story starts that is buried behind general words', async () => {
    const general = `Curiosity means different things to different people. To some it is a gift, and to others it is a way of life. Throughout history, people have followed their passions and changed the world in many ways.\n\nI have always been a curious person who loves to learn new things. I am a member of many clubs, and each of them has taught me the importance of hard work, leadership and dedication. I believe that curiosity has shaped me into the person I am today.`;
    const { needsWork } = await grade(`${general}\n\n${strong.pulley}`);
    expect(needsWork.map(({ why }) => why)).toContainEqual(
      expect.stringMatching(/^Your story starts at “The pulley squealed/),
    );
  });

  test('falls with the slips of grammar', async () => {
    const slips = ordinary.job.replace(/\bwas\b/g, 'were').replace(/\bthe\b/g, (the, at) => (at % 3 ? the : 'the the'));
    const { categories } = await grade(slips);
    expect(categories.clarity).toBeLessThan((await grade(ordinary.job)).categories.clarity - 15);
  });

  test('falls in every category where every tenth word is misspelled', async () => {
    let words = 0;
    const misspelled = ordinary.job.replace(/[a-z]{5,}/g, (word) =>
      ++words % 3 ? word : word.slice(0, 2) + word.charAt(3) + word.charAt(2) + word.slice(4),
    );
    const [was, is] = [await grade(ordinary.job), await grade(misspelled)];
    for (const name of categoryNames) expect(is.categories[name], name).toBeLessThan(was.categories[name]);
    expect(is.score).toBeLessThan(was.score - 15);
  });
});

test('a story that tells well and says little of what its writer thinks has a next step', async () => {
  const text = `The bell of our bakery has hung crooked since my uncle hit it with a ladder. Every morning at five I pull the rope twice, and Mrs. Okafor across Pine Street lifts her blind.

In March the rope tore. I tied it with a shoelace, and the knot caught on the hook. My uncle laughed and went for the ladder. I held it with both hands while he swore in two languages at a pigeon.

On the third try the bell rang by itself. Mrs. Okafor came down in her robe and asked what was on fire. We gave her four rolls and a paper bag of crumbs for the birds.

Since then we have a wire in place of the rope. It sings when the bus stops. My uncle painted the ladder red, so that nobody would lean it on the bell again, and he leaned it there the same evening.`;
  const { categories, needsWork } = await grade(text);
  expect(categories.reflection).toBeLessThan(50);
  expect(needsWork).toMatchObject([{ start: null, why: expect.stringMatching(/hear little of what you make of it/) }]);
});

describe('a text with little to read', () => {
  test('scores 0 when it is empty', async () => {
    const { score: given, likes, needsWork } = await grade('  \n ');
    expect(given).toBe(0);
    expect(likes).toEqual([]);
    expect(needsWork).toEqual([{ start: null, end: null, why: expect.stringContaining('nothing to read') }]);
  });

  test('scores 20 at most below 50 words, and the student is told how many there are', async () => {
    const text = strong.pulley.split(/\s+/).slice(0, 45).join(' ');
    const { score: given, needsWork } = await grade(text);
    expect(given).toBeLessThanOrEqual(20);
    expect(needsWork).toEqual([{ start: null, end: null, why: expect.stringContaining('45 words') }]);
  });
});

describe('a text made to please the coach', () => {
  const tail = async (text: string, added: string) => (await score(`${text} ${added}`)) - (await score(text));
  const jumble = (text: string) =>
    text
      .split(/\s+/)
      .map((word, at) => ({ word, key: (at * 7919) % 1009 }))
      .sort((a, b) => a.key - b.key)
      .map(({ word }) => word)
      .join(' ');

  test.each([
    [
      'one sentence forty times',
      'I learned that the old pulley squealed because the damp rope was swollen. '.repeat(40),
    ],
    ['three words a thousand times', 'I am great. '.repeat(1000)],
    ['rare words', 'luminous cartography ephemeral resilience juxtaposition verdant tapestry '.repeat(60)],
    [
      'words that nobody knows',
      Array.from({ length: 300 }, (_, at) => `qz${String.fromCharCode(97 + (at % 26))}kxw${at % 7 ? 'v' : 'j'}`).join(
        ' ',
      ),
    ],
  ])('scores low when it is %s', async (_, text) => {
    expect(await score(text)).toBeLessThan(15);
  });

  test('falls far when its words are jumbled', async () => {
    expect(await score(jumble(strong.bread))).toBeLessThan((await score(strong.bread)) - 25);
  });

  test('falls when its sentences are in no order', async () => {
    const shuffled = sentencesOf(strong.bread)
      .map((sentence, at) => ({ sentence: sentence.trim(), key: (at * 37) % 41 }))
      .sort((a, b) => a.key - b.key)
      .map(({ sentence }) => sentence);
    expect(await score(shuffled.join(' '))).toBeLessThan(await score(strong.bread));
  });

  test('falls far without full stops and capitals', async () => {
    const bare = strong.bread.toLowerCase().replace(/[^a-z\s']/g, '');
    expect(await score(bare)).toBeLessThan((await score(strong.bread)) - 20);
  });

  test('does not rise when it is pasted twice', async () => {
    expect(await score(`${ordinary.soccer}\n\n${ordinary.soccer}`)).toBeLessThan(await score(ordinary.soccer));
  });

  test('does not rise with a tail of fine words or copies of its own sentences', async () => {
    const fine = 'resilience perseverance leadership empathy dedication integrity curiosity initiative ambition.';
    expect(await tail(ordinary.moving, fine)).toBeLessThanOrEqual(1);
    expect(await tail(ordinary.moving, ordinary.moving.split('. ').slice(0, 4).join('. '))).toBeLessThanOrEqual(0);
  });

  test('gets nothing for sentences copied from the prompt', async () => {
    const prompt =
      'Describe a place where you are perfectly content. What do you do there, and why is it meaningful to you?';
    const { score: given } = await grade(`${prompt} ${ordinary.job}`, { prompt });
    expect(given).toBeLessThanOrEqual(await score(ordinary.job));
  });
});

describe('a long text', () => {
  test.each([
    'a',
    ' ',
    '.',
    '"',
    '- ',
    'a\n',
    'ab. ',
    '""i ',
    'I used to think ',
    '"Hi," I said. ',
    '"a b c d e" ',
    'this taught me to try ',
    'over the years ',
    'teh ',
    'abuela dice ',
  ])('of 100,000 characters of “%s” is answered', async (part) => {
    const { score: given } = await grade(`A line.\n${part.repeat(Math.ceil(100_000 / part.length))}`);
    expect(given).toBeLessThan(30);
  });
});
