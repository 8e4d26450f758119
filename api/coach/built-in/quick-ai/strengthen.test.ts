import { describe, expect, test } from 'vitest';
import { startsAsRole } from './slots/roles.ts';
import { verbOf } from './slots/verbs.ts';
import { ACTIVITIES, OTHER_LANGUAGES } from './fixtures/activities.ts';
import firstLines from './fixtures/first-lines.json' with { type: 'json' };
import { strengthenActivity } from './strengthen.ts';

const options = (description: string, n = 3, title = '', organization = '') =>
  strengthenActivity({ title, organization, description, n }, []).options;
const isQuestion = (line: string) => line.endsWith('?');
const wordings = (description: string, n = 3) => options(description, n).filter((line) => !isQuestion(line));

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+(?:['’.,:-][\p{L}\p{N}]+)*/gu) ?? [];
const baseOf = (word: string) => verbOf(word)?.base ?? word;

function likeness(a: string, b: string): number {
  const [one, other] = [new Set(wordsOf(a)), new Set(wordsOf(b))];
  const common = [...one].filter((word) => other.has(word)).length;
  return common / (one.size + other.size - common);
}

/** Words that may be new in a line, and what the student must have said for them. */
const MAY_BE_NEW: readonly (readonly [words: string, said: RegExp])[] = [
  ['as a team', /\bwe\b/i],
  ['with', /\b(?:and i|our|my)\b|with/i],
  ['serve as', /\b(?:am|was|work|volunteer)\b/i],
  ['serve as a volunteer', /\bvolunteer/i],
  ['show', /\bteach|taught/i],
  ['earn', /\b(?:made|won|make|win)\b/i],
  ['make', /\bearn/i],
  ['finish', /\b(?:placed?|got|complete)/i],
  ['practice', /\btrain/i],
  ['train', /\bpractice/i],
  ['help', /\btutor/i],
  ['with', /\btutor/i],
  ['belong to', /\b(?:member of|part of|in the|on the)\b/i],
  ['oversee supervise', /\b(?:in charge of|manage)/i],
  ['lead', /\b(?:captain|president|leader|head) of\b/i],
  ['captain', /\bcaptain of\b/i],
  ['assist in with', /\bhelp/i],
  ['help with', /\bassist/i],
  ['coordinate', /\borgani[sz]/i],
  ['organize', /\bplan/i],
  ['bring in', /\brecruit/i],
  ['organize', /\bcoordinat/i],
  ['launch', /\bstarted (?:an?|the|my|our)\b/i],
  ['start', /\bfounded\b/i],
  ['create', /\b(?:made|mak(?:e|ing))\b/i],
  ['set up', /\bcreated\b/i],
  ['care for', /\btake care of\b/i],
  ['head', /\b(?:led?|lead) (?:an?|the|our)\b/i],
  ['manage', /\b(?:run|handle)\b/i],
  ['oversee', /\bmanag/i],
  ['gather', /\bcollect/i],
  ['bring in', /\braise/i],
  ['place', /\bgot \d/i],
  ['instruct in', /\bteach\b/i],
  ['take part in', /\b(?:attend|participat)/i],
  ['deliver', /\bgive\b/i],
  ['prepare', /\bcook/i],
  ['construct', /\bbuil[dt]/i],
  ['at', /./],
  ['age', /\bsince I was \d/i],
  ['reach', /\b(?:went|made it) to\b/i],
  ['hours', /\bhrs?\b/i],
  ['through', /\bthru\b/i],
  ['scrimmages', /\bscrims\b/i],
  ['and', /[&+]/],
  ['oversee handle', /\b(?:in charge of|responsible for|do|did)\b/i],
  ['complete host organize run', /\bd(?:o|id)\b/i],
  ["children's", /\bchildrens\b/i],
  ['many', /\blots? of\b/i],
];
/** The words of a line that the student never said, in no form. */
function newWords(line: string, given: string): string[] {
  const said = new Set(wordsOf(given).flatMap((word) => [word, baseOf(word), word.replace(/dont/, "don't")]));
  const allowed = new Set(MAY_BE_NEW.flatMap(([words, when]) => (when.test(given) ? words.split(' ') : [])));
  return wordsOf(line).filter((word) => !said.has(word) && !said.has(baseOf(word)) && !allowed.has(baseOf(word)));
}

const DANGLING =
  /(?:[,;:&(–-]|\b(?:and|or|but|nor|to|of|for|with|from|at|by|into|than|as|the|an?|my|our|your|his|their|its|that|which|who|where|when|while|because|if|how|including|is|are|was|were|w\/))$/i;

test.each(firstLines)('“$description” gets a line that a counselor lets through', ({ line, ...activity }) => {
  expect(strengthenActivity({ ...activity, n: 1 }, []).options).toEqual([line]);
});

describe.each([1, 3, 5])('of %i lines', (n) => {
  test.each(ACTIVITIES)('“%s” at “%s” gets that many, all different and short enough', (title, organization, text) => {
    const lines = options(text, n, title, organization);
    expect(lines).toHaveLength(n);
    for (const line of lines) {
      expect(line.length).toBeGreaterThan(0);
      expect(line.length).toBeLessThanOrEqual(150);
      expect(line).toBe(line.trim());
      expect(line).not.toMatch(/\n| {2}|\p{Extended_Pictographic}/u);
    }
    for (const [at, line] of lines.entries())
      for (const other of lines.slice(at + 1)) expect(likeness(line, other), `${line} | ${other}`).toBeLessThan(0.8);
  });

  test.each(ACTIVITIES)('“%s” at “%s” gets no fact that was not given', (title, organization, text) => {
    const given = `${title} ${organization} ${text}`;
    const numbers = new Set(given.match(/\d+(?:[.,:]\d+)*/g));
    const capitals = new Set(wordsOf(given));
    for (const line of options(text, n, title, organization)) {
      expect((line.match(/\d+(?:[.,:]\d+)*/g) ?? []).filter((number) => !numbers.has(number))).toEqual([]);
      if (isQuestion(line)) continue;
      const names = line.slice(1).match(/\p{Lu}[\p{L}\p{N}]*/gu) ?? [];
      expect(names.filter((name) => !capitals.has(name.toLowerCase()) && !given.includes(name))).toEqual([]);
      expect(newWords(line, given), line).toEqual([]);
    }
  });

  test.each(ACTIVITIES)('“%s” at “%s” gets lines that end, and questions after them', (title, organization, text) => {
    const lines = options(text, n, title, organization);
    const kinds = lines.map(isQuestion);
    expect(kinds).toEqual(kinds.toSorted((a, b) => Number(a) - Number(b)));
    for (const line of lines.filter((each) => !isQuestion(each))) expect(line).not.toMatch(DANGLING);
  });

  const toldInDeeds = ACTIVITIES.filter(([, , text]) => !/^(?:chess|swim team.*)?$/.test(text));
  test.each(toldInDeeds)('“%s” at “%s” gets lines that start with a role or a verb', (title, organization, text) => {
    const told = options(text, n, title, organization).filter((line) => !isQuestion(line));
    const isRole = (line: string) => startsAsRole(line) || /^[^;]{3,60}: \p{Ll}/u.test(line);
    expect(told.filter((line) => !isRole(line) && !line.split(' ', 2).some((word) => verbOf(word)))).toEqual([]);
  });

  test.each(ACTIVITIES)(
    '“%s” at “%s” gets lines that open differently or are far shorter',
    (title, organization, text) => {
      const told = options(text, n, title, organization).filter((line) => !isQuestion(line));
      const verb = (line: string) => baseOf(wordsOf(line)[0] ?? '');
      const alike = told.flatMap((line, at) =>
        told.slice(0, at).filter((other) => verb(other) === verb(line) && other.length <= 1.5 * line.length),
      );
      expect(alike).toEqual([]);
    },
  );
});

test.each([
  ['Orchestra', 'We won the state cup.', 'Won the state cup as an orchestra'],
  ['Arabic club', 'I started a club for 20 kids.', 'Started an Arabic club for 20 kids'],
])('the article agrees with a word that comes from the title “%s”', (title, description, line) => {
  expect(options(description, 1, title)).toEqual([line]);
});

test.each([
  ['I was responsible for organizing food drives', /^Organized food drives/],
  ['I helped to teach 12 kids', /^Helped teach 12 kids$/],
  ['My role was to lead a band of 9', /^Led a band of 9$/],
  ['Responsible for stocking shelves', /^Stock shelves$/],
  ['As president I ran meetings', /^Ran meetings as president$/],
  ['We raised $400', /^Raised \$400 as a team$/],
  ['Our robotics team won 2 awards', /^Won 2 awards with our robotics team$/],
  ['My brother and I started a bakery', /^Started a bakery with my brother$/],
  ['I was able to raise $90', /^Raised \$90$/],
  ['I have been playing violin for 9 years', /^Play violin \(9 years\)$/],
  ['I used to mow lawns', /^Mowed lawns$/],
  ['I am in charge of a crew of 16', /^Oversee a crew of 16$/],
  ['I got 2nd place in the county', /^Placed 2nd in the county$/],
  ['Teaching kids to swim every Saturday', /^Teach kids to swim every Saturday$/],
  ['Every Saturday I teach kids to swim', /^Teach kids to swim every Saturday$/],
  ['My sister has autism and I help her get dressed', /^Help my sister get dressed/],
  ['I enjoy playing chess with my grandfather', /^Play chess with my grandfather$/],
  ['I VOLUNTEER AT THE LIBRARY IN DAYTON', /^Volunteer at the library in Dayton$/],
  [
    'My parents only speak Amharic so I translate the bills. I have been doing this since I was 9.',
    /^Translate the bills \(since age 9\) because my parents only speak Amharic$/,
  ],
  ["I've been working in the lab since June 2023 studying fish", /^Work in the lab \(since June 2023\) studying fish$/],
  ['me and my friends petitioned the city', /^Petitioned the city with my friends$/],
  ['i started with $20 and turned it into $650', /^Started with \$20 and turned it into \$650$/],
  ['certified ref, did 60+ games', /^Certified referee: completed 60\+ games$/],
  ['I take orders, hand out food, and clean', /^Take orders, hand out food, and clean$/],
  ['I had to plan the crafts and also supervise swimming', /^Planned the crafts;? (?:and )?supervised swimming$/],
  ['Was the treasurer', /^Served as treasurer$/],
  ['First chair clarinet in the band; drum major', /^Drum major: first chair clarinet in the band$/],
  ['Interviewed Rep. Grace Meng', /^Interviewed Rep\. Grace Meng$/],
  ['I DM a campaign', /^DM a campaign$/],
  [
    'After my aunt died my sister and I ran a race. We raised $90.',
    /^(?=.*Raised \$90 with my sister|.*raised \$90 with my sister)(?!.*with my aunt)/,
  ],
  ['I sing in a choir. We raised $90.', /choir raised \$90/i],
  [
    'We sell snacks, and all of the profits ($90) go to the hospital',
    /^Sell snacks, and all of the profits \(\$90\) go to the hospital$/,
  ],
  [
    'Answer phones, schedule patients, translate Vietnamese',
    /^Answer phones, schedule patients, translate Vietnamese$/,
  ],
  ['Started a club, which has 40 members, and I ran a talk', /^Started a club, which has 40 members; ran a talk$/],
  ['My mom and I test the recipes together', /^Test the recipes together with my mom$/],
  [
    'I teach 3rd graders, there are 16 kids and i make my own games',
    /^Teach 3rd graders; (?:16 kids; make my own games|make my own games; 16 kids)$/,
  ],
  ['After my grandfather’s stroke I took over his garden', /^Took over my grandfather’s garden after his stroke$/],
  ['I was the one who wrote the bylaws', /^Wrote the bylaws$/],
  [
    'I have been helping my mom with everything like paying bills and watching my sisters',
    /^Help my mom with everything like paying bills and watching my sisters$/,
  ],
  ['my grandma lives with us. i give her her medicine', /^Give my grandma her medicine$/],
  [
    'mow lawns for 9 neighbors $30 each bought my own mower',
    /^Mow lawns for 9 neighbors \$30 each; bought my own mower$/,
  ],
  [
    'Flyer on the varsity cheer team, we practice 10 hrs a week',
    /^Practice 10 hours a week; flyer on the varsity cheer team$/,
  ],
  ['• led 4 tours 🎉\n• wrote 2 guides', /^Led 4 tours; wrote 2 guides$/],
])('“%s” starts with its verb', (text, line) => {
  expect(options(text, 1)[0]).toMatch(line);
});

test.each([
  ['I helped teach 40 kids', /(?<!helped |in )\b(?:taught|teach)\b/i],
  ['We raised $400', /\$400(?! as a team)/],
  ['My team raised $400', /\$400(?! with my team)/],
  ['I assisted in teaching 9 kids', /^(?:Taught|Teach)/],
  ['I was supposed to lead the trip', /^(?:Led|Lead|Served)/],
  ['I was almost elected president', /^(?:Elected|Served)/],
  ['I was not the captain', /^(?:Captained|Served|The captain)/i],
  ['I was taught piano by my aunt', /^Taught/],
  ['I tried to start a club but nobody came', /^(?:Started|Launched|Start)/],
  ['I hope to raise $500', /^Rais/],
  ['Co-captain of the debate team', /^Captain/],
  ['Vice president of the chess club', /^(?:Led|Lead|President)/],
  ['My mom runs a bakery and I decorate the cakes', /^(?:Run|Ran)/],
  ['I would love to start a band', /^(?:Start|Started|Launched)/],
])('“%s” never becomes more than it says', (text, more) => {
  const told = wordings(text, 5);
  expect(told.length).toBeGreaterThan(0);
  expect(told.filter((line) => more.test(line))).toEqual([]);
});

test('a clause that points back to another never stands without it', () => {
  const told = wordings('I sewed 500 masks and gave them to the nursing home. I also tutor 3 neighbors in math.', 5);
  for (const line of told.filter((each) => each.includes('gave them')))
    expect(line).toMatch(/500 masks(?: and|;) gave them/i);
});

test('a description that is too long loses what comes last, and nothing of what limits it', () => {
  const long = `I won every game ${'at the county field in the morning '.repeat(5)}except the final`;
  expect(wordings(long)).toEqual([]);
  const [line = ''] = wordings(`I painted 3 murals ${'with bright colors from the store '.repeat(6)}`);
  expect(line).toMatch(/^Painted 3 murals with bright colors/);
  expect(line).not.toMatch(DANGLING);
});

test('no word of a very long run-on is cut', () => {
  const text = `${'I painted 3 fences and I washed cars and I sorted books '.repeat(40)}extraordinarily`;
  for (const line of wordings(text, 5)) expect(newWords(line, text)).toEqual([]);
  const one = 'We won 5 games and '.repeat(200);
  for (const line of wordings(one, 5)) expect(newWords(line, one)).toEqual([]);
});

test('abbreviations and missing articles are for lines that would not fit otherwise', () => {
  expect(wordings('I coach the team 5 hours a week with my dad and my uncle', 1)).toEqual([
    'Coach the team 5 hours a week with my dad and my uncle',
  ]);
});

test('the organization stands in no line, and a title that is a role leads the first', () => {
  const lines = options('I rang up 200 orders a day. I trained 6 people. I closed the store.', 5, 'Cashier', 'Kroger');
  expect(lines[0]).toBe('Cashier: rang up 200 orders a day; trained 6 people; closed the store');
  expect(lines.slice(1).filter((line) => /Cashier|Kroger/.test(line) && !isQuestion(line))).toEqual([]);
});

test('the lines after the full one open on other deeds and tell less', () => {
  expect(
    options('I raised $4,300 selling cookie dough. I taught 20 new members how to roleplay. I ran the bake sale.'),
  ).toEqual([
    'Raised $4,300 selling cookie dough; taught 20 new members how to roleplay; ran the bake sale',
    'Taught 20 new members how to roleplay; ran the bake sale',
    'Ran the bake sale; raised $4,300 selling cookie dough',
  ]);
});

test('what went on and what goes on, told in one breath, are two deeds', () => {
  expect(
    wordings('played violin for 9 years, first chair in the school orchestra, perform at nursing homes every december'),
  ).toEqual([
    'First chair in the school orchestra: played violin for 9 years; perform at nursing homes every December',
    'Played violin for 9 years; perform at nursing homes every December',
    'Perform at nursing homes every December',
  ]);
  expect(wordings('took classes in painting, design, and film at school')).toEqual([
    'Took classes in painting, design, and film at school',
  ]);
});

test('hours of doing something can be told the other way round', () => {
  expect(wordings('I work 15 hours a week making coffee and training new people, helped save for my family')).toContain(
    'Make coffee 15 hours a week and train new people; helped save for my family',
  );
});

test('slips of grammar are mended', () => {
  const description = 'cook dinner everyday for my brothers';
  const slip = { kind: 'joined' as const, start: 12, end: 20, fix: 'every day', because: 'as two words' };
  const [line] = strengthenActivity({ title: '', organization: '', description, n: 1 }, [slip]).options;
  expect(line).toBe('Cook dinner every day for my brothers');
});

test('a brief line loses no number and no name', () => {
  expect(
    wordings('Babysit my 3 cousins on Tuesdays and Thursdays from 3-8 pm at our house so my aunt can work'),
  ).toEqual(['Babysit my 3 cousins on Tuesdays and Thursdays from 3-8 pm at our house so my aunt can work']);
});

test('company is named once in a line', () => {
  const [line = ''] = wordings('We collected 1,100 signatures. We spoke at 3 meetings. I wrote the letter.');
  expect(line).toBe('Wrote the letter; collected 1,100 signatures and spoke at 3 meetings as a team');
});

test('a title alone is no wording: questions for that activity are asked', () => {
  expect(options('', 3, 'Chess Club', 'Oak Hill High')).toEqual([
    'Which tournaments or contests have you entered, and how did you place?',
    'What did you do to help others on the team get better?',
    'For “Chess Club”: how many hours a week, and how many weeks a year?',
  ]);
});

test('where nothing is told, five different questions are asked', () => {
  const lines = options('🎸🎸', 5);
  expect(new Set(lines).size).toBe(5);
  expect(lines.every(isQuestion)).toBe(true);
});

test('nothing is asked that was told', () => {
  const asked = (text: string) => options(text, 5).filter(isQuestion).join(' ');
  expect(asked('I tutor')).toContain('How many students');
  expect(asked('I tutor 3 students')).not.toContain('How many students');
  expect(asked('I tutor 4 hours a week')).not.toContain('how many hours');
});

test.each(OTHER_LANGUAGES)('“%s” is trimmed and not reworded', (text) => {
  const told = wordings(text);
  expect(told.length).toBeGreaterThan(0);
  for (const line of told) expect(text).toContain(line);
  for (const [at, line] of told.entries())
    for (const other of told.slice(at + 1)) expect(likeness(line, other)).toBeLessThan(0.9);
});

test.each([
  'a, ',
  'on on on ',
  'in 5 ',
  'every ',
  'led teams, ',
  'the kids who ',
  'I led and ',
  'my a and I ',
  'A',
  '我',
  '"',
  '- ',
  '; led 5 teams',
])('a hundred thousand characters of %j get five lines', (piece) => {
  const text = piece.repeat(100_000 / piece.length);
  const lines = options(text, 5, text, text);
  expect(new Set(lines).size).toBe(5);
  for (const line of lines) expect(line.length).toBeLessThanOrEqual(150);
});

describe('a fact that is missing becomes a question about that fact', () => {
  const asked = (description: string, title = '') =>
    strengthenActivity({ title, organization: '', description, n: 3 }, []).questions.join(' ');

  test.each([
    [
      'a beginning and a frequency',
      'I run the sound board for the choir of 40 people',
      /When did you start.*hours a week/,
    ],
    ['a number of people', 'I have tutored math every Thursday since ninth grade', /How many people do you teach\?/],
    ['a position in a club', 'Since 2024 we are 12 members and meet every Friday in the anime club', /hold a position/],
    ['a result', 'Since 2023 I tutor 9 kids in math for 3 hours every week', /What came of it/],
  ])('%s', (_, description, question) => {
    expect(asked(description)).toMatch(question);
  });

  test('nothing is asked of what is told, and never more than two things', () => {
    expect(asked('Founded the club in 2023, lead 30 members 4 hours a week and won the state final')).toBe('');
    for (const [title, organization, description] of ACTIVITIES) {
      const { questions } = strengthenActivity({ title, organization, description, n: 3 }, []);
      expect(questions.length).toBeLessThanOrEqual(2);
      for (const question of questions) expect(question).toMatch(/\?$/);
    }
  });
});

test('hours that stand in their own field are not asked for', () => {
  const activity = { title: 'Caring for my brothers', organization: '', description: 'Cook dinner', n: 5 };
  const asked = ({ options, questions }: ReturnType<typeof strengthenActivity>) => [...options, ...questions].join(' ');
  expect(asked(strengthenActivity(activity, []))).toContain('hours a week');
  expect(asked(strengthenActivity({ ...activity, hoursPerWeek: 12 }, []))).not.toContain('hours a week');
});
