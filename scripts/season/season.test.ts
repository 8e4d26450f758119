import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fromRoot } from '#api/root.ts';
import { changesOf } from './changes.ts';
import { alsoElsewhere, sourcesForStudents } from './corrections.ts';
import { fictitiousSeason } from './fixture.ts';
import { files, type Season, seasonOf, textOf } from './make.ts';
import { mocksOf } from './mocks.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'laurel-season-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const MIT = 'Massachusetts Institute of Technology';

/** Makes a season of the fictitious files after something was changed in them. */
function made(change: (season: ReturnType<typeof fictitiousSeason>) => void = () => {}): Season {
  const season = fictitiousSeason();
  change(season);
  for (const [name, value] of Object.entries(season)) writeFileSync(join(folder, name), JSON.stringify(value));
  return seasonOf(folder);
}

describe('of the files of a season is kept what students are shown', () => {
  const page = { name: 'A page', url: 'https://page.example', checkedOn: '2031-11-20', cycle: '2031-32' };
  const grid = { ...page, name: 'The grid' };

  test('rounds with each source once', () => {
    expect(made()['plans.json']).toEqual({
      cycle: '2031-32',
      sources: [page, grid],
      colleges: {
        [MIT]: {
          ipeds: 166683,
          rounds: [
            { code: 'ea', name: 'Early Action', deadline: '2031-11-01', confidence: 'college page', source: 0 },
            { code: 'rd', name: 'Regular', deadline: '2032-01-05', confidence: 'Common App grid', source: 1 },
          ],
        },
      },
    });
  });

  test('rules, with which colleges are private', () => {
    const rule = { binding: true, says: 'It binds.', forbids: [], allows: [], source: page };
    expect(made()['round-rules.json']).toEqual({
      reasons: { 'two-binding': 'Two bind.' },
      generic: { ed: { ...rule, forbids: [{ plans: ['ed'], control: ['any'], reason: 'two-binding' }] } },
      questbridge: rule,
      ucas: { notTogether: [['A', 'B']], source: page },
      colleges: { '166683': { ea: { ...rule, binding: false } } },
      control: { public: [], private: [166683], academy: [164155] },
    });
  });

  test('duties without those of the app', () => {
    expect(made()['duties.json']).toEqual([
      {
        when: { state: 'sent', binding: true },
        title: 'Sent',
        items: [{ id: 'agreement', says: 'Have it signed.', who: 'student', due: null, source: page }],
      },
    ]);
  });

  test('requirements, with the supplement that the questions tell, and scores', () => {
    const { 'requirements.json': requirements, 'test-scores.json': scores } = made();
    expect(requirements.colleges).toEqual({
      '166683': {
        page: 'https://mit.example/apply',
        facts: [
          ['teacherLetter', 'required', 0, { count: 2 }],
          ['tests', 'required', 1],
          ['supplement', 'required', 2, { count: 1 }],
        ],
      },
    });
    expect(requirements.sources.map(({ name }) => name)).toEqual(['The grid', `${MIT}, its own page`, 'A catalogue']);
    expect(scores).toEqual({
      source: { ...page, name: 'Federal data', cycle: 'fall 2029' },
      colleges: { '166683': { sat: [780, 800, 790, 800], satShare: 80 } },
    });
  });

  test('questions with their limits, rules on AI help, and the fields of forms', () => {
    const { 'prompts.json': prompts, 'ai-policies.json': policies, 'forms.json': forms } = made();
    const limit = { unit: 'words', min: null, max: 100 };
    expect(prompts.colleges[MIT]).toEqual({
      status: 'published',
      source: 0,
      prompts: [{ id: 'mit-1', text: 'Why here?', limit, need: 'required', units: ['why-college'] }],
    });
    expect(policies).toMatchObject({
      sources: [{ name: 'A survey', cycle: '2030-31' }],
      colleges: { [MIT]: { level: 'allows-editing', says: 'Edit.', source: 0 } },
    });
    expect(Object.keys(forms.sources)).toEqual(['f']);
    expect(forms.forms[0]?.sections[0]).toEqual({
      key: 'essays',
      label: 'Essays',
      entries: { min: 1, max: 1 },
      source: 'f',
      answersOf: [MIT],
      fields: [{ key: 'why', label: 'Why', kind: 'text', limit, required: true, source: 'f', confidence: 'sourced' }],
    });
  });
});

describe('what was corrected stays so in a new season', () => {
  test('a name that others have too needs a second sign', () => {
    expect(made()['names.json'][0]?.forms).toEqual([
      { text: 'MIT', kind: 'short', alone: true },
      { text: 'UROP', kind: 'place', alone: false, alsoMeans: 'a program of several universities' },
    ]);
  });

  test('a source is named for students', () => {
    expect(made()['advice.json'].entries[0]?.source).toEqual({
      name: 'Pages of the application systems, read together',
      url: null,
    });
  });
});

describe('a row that breaks the shape is refused, and named with its file', () => {
  test.each<[string, (season: ReturnType<typeof fictitiousSeason>) => void, string]>([
    [
      'a day that is none',
      (season) => (season['plans.json'][MIT].rounds[1]!.deadline = '2032-13-05'),
      `plans.json, ${MIT}, rounds, “Regular”, deadline: «deadline» is not of the right kind.`,
    ],
    [
      'a source that speaks of a project',
      (season) => (season['advice.json'].entries[0]!.facts[1]!.source!.name = 'notes of this project'),
      'advice.json, entries, “time-zone”, facts, “2”, source, name: no student knows how the facts were collected, so give the source a name for students',
    ],
    [
      'a kind of name that is not known',
      (season) => (season['names.json'].colleges[0]!.forms[1]!.kind = 'song'),
      `names.json, colleges, “${MIT}”, forms, “UROP”, kind: «kind» must be one of these: name, short, team, place, domain.`,
    ],
    [
      'a source that is not in the list',
      (season) => (season['prompts.json'].colleges[MIT].sources = ['x']),
      `prompts.json, “${MIT}”: there is no “x”`,
    ],
    [
      'a college that the directory does not have',
      (season) => (season['ai-policies.json'].policies[0]!.who = 'Nowhere College'),
      'ai-policies.json, “Nowhere College”: no college of the directory has this name',
    ],
  ])('%s', (_, change, sentence) => {
    expect(() => made(change)).toThrow(sentence);
  });
});

describe('what changes is shown', () => {
  const nameOf = (ipeds: string) => (ipeds === '166683' ? 'MIT' : ipeds);

  test('nothing where nothing changes', () => {
    const season = made();
    expect(files.flatMap((name) => changesOf(name, season[name], season[name], nameOf))).toEqual([]);
  });

  test('a source of advice, and one of a form', () => {
    const before = made();
    const after = made((season) => {
      season['advice.json'].entries[0]!.facts[1]!.source!.name = 'Another page';
      season['forms.json'].sources.f.name = 'Another form';
    });
    expect(changesOf('advice.json', before['advice.json'], after['advice.json'], nameOf)).toEqual([
      'changed  advice time-zone: Yours. (Pages of the application systems, read together) -> Yours. (Another page)',
    ]);
    expect(changesOf('forms.json', before['forms.json'], after['forms.json'], nameOf)).toEqual([
      'changed  MIT, Essays: Why: 100 words, required (The form) -> 100 words, required (Another form)',
    ]);
  });

  test('that something changes which has no line of its own', () => {
    const before = made();
    const after = made((season) => (season['forms.json'].forms[0]!.counting.advice = 'Count again.'));
    expect(changesOf('forms.json', before['forms.json'], after['forms.json'], nameOf)).toEqual([
      'changed  forms.json: only what is not told in a line of its own',
    ]);
  });
});

describe('the files of this season', () => {
  const stored = (path: string) => readFileSync(fromRoot(path), 'utf8');
  const season = Object.fromEntries(
    files.map((name) => [name, JSON.parse(stored(`api/data/season/${name}`))]),
  ) as unknown as Season;

  test.each(files)('%s is written as the script writes it', (name) => {
    expect(textOf(season, name) === stored(`api/data/season/${name}`)).toBe(true);
  });

  test.each(Object.entries(mocksOf(season)))('the mocks have of %s what it says', (name, text) => {
    expect(text === stored(`mocks/fixtures/${name}`)).toBe(true);
  });

  test('what was corrected is in them', () => {
    const names = alsoElsewhere.map(({ college, text }) =>
      season['names.json'].find(({ name }) => name === college)?.forms.find((form) => form.text === text),
    );
    expect(names).toMatchObject(alsoElsewhere.map(({ text, alsoMeans }) => ({ text, alone: false, alsoMeans })));
    const texts = files.map((name) => stored(`api/data/season/${name}`));
    const wrong = Object.keys(sourcesForStudents).filter((name) => texts.some((text) => text.includes(name)));
    expect(wrong).toEqual([]);
  });
});
