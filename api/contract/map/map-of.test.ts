import { describe, expect, test } from 'vitest';
import { essayMapOf } from './map-of.ts';
import type { PromptUnit } from './prompt-units.ts';
import type { KnownQuestions, MapEssay, MapRecord } from './record.ts';

const essay = (id: string, appId: string | null, given: Partial<MapEssay> = {}): MapEssay => {
  const text = given.text ?? '';
  return {
    id,
    appId,
    title: id,
    prompt: '',
    text,
    words: text.match(/\S+/g)?.length ?? 0,
    limit: 200,
    status: 'drafting',
    units: null,
    ...given,
  };
};

const record = (essays: MapEssay[], more: Partial<MapRecord> = {}): MapRecord => ({
  essays,
  applications: ['Stanford University', 'Brown University', 'University of Michigan'].map((college, place) => ({
    id: `app${place}`,
    college,
  })),
  activities: [],
  honors: [],
  ...more,
});

const units = (...all: PromptUnit[]) => all;
const mapOf = (given: MapRecord) => essayMapOf(given, () => undefined);
const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');

describe('what serves another prompt', () => {
  test('a written answer to the same question serves it as it is, and both are counted once', () => {
    const map = mapOf(
      record([
        essay('done', 'app0', { units: units('community'), text: words(190), status: 'editing' }),
        essay('todo', 'app1', { units: units('community') }),
      ]),
    );
    expect(map.reuse).toEqual([{ target: 'todo', source: 'done', coverage: 0.95, kind: 'asIs' }]);
    expect(map.toWrite).toEqual([]);
  });

  test('an answer that names one college is adapted, however well it fits', () => {
    const map = mapOf(
      record([
        essay('done', 'app0', { units: units('why-college'), text: words(200), status: 'final' }),
        essay('todo', 'app1', { units: units('why-college') }),
      ]),
    );
    expect(map.reuse).toMatchObject([{ coverage: 1, kind: 'adapt' }]);
  });

  test('of a form that sends one answer to several colleges only the same question serves, whatever its length', () => {
    const shared: KnownQuestions = (prompt) => ({
      units: ['leadership'],
      shared: prompt === '' ? null : { form: 'uc', question: prompt },
    });
    const essays = [
      essay('elsewhere', 'app2', { text: words(190), status: 'final' }),
      essay('one', 'app0', { prompt: 'uc-1', text: words(90), status: 'final' }),
      essay('two', 'app0', { prompt: 'uc-2', text: words(200), status: 'final' }),
      essay('same', 'app1', { prompt: 'uc-1' }),
    ];
    expect(essayMapOf(record(essays), shared).reuse).toEqual([
      { target: 'same', source: 'one', coverage: 1, kind: 'asIs' },
      { target: 'same', source: 'elsewhere', coverage: 0.95, kind: 'asIs' },
    ]);
  });

  test('the length of what is not written is its limit, and an unknown limit fits every length', () => {
    const map = mapOf(
      record([
        essay('a', 'app0', { units: units('joy'), limit: 100 }),
        essay('b', 'app1', { units: units('joy', 'identity'), limit: 400 }),
        essay('c', 'app2', { units: units('joy'), limit: null }),
      ]),
    );
    const found = (target: string, source: string) =>
      map.reuse.find((row) => row.target === target && row.source === source);
    expect(found('a', 'b')).toBeUndefined();
    expect(found('b', 'c')).toMatchObject({ coverage: 0.5, kind: 'adapt' });
    expect(found('c', 'b')).toMatchObject({ coverage: 1, kind: 'asIs' });
    expect(map.toWrite).toEqual(['c']);
  });

  test('two answers to one college never serve each other, and nothing serves a prompt that was not read', () => {
    const map = mapOf(
      record([
        essay('a', 'app0', { units: units('joy') }),
        essay('b', 'app0', { units: units('joy') }),
        essay('c', 'app1', { prompt: '' }),
      ]),
    );
    expect(map.reuse).toEqual([]);
    expect(map.toWrite).toEqual(['a', 'b', 'c']);
  });

  test('the main essay is a prompt once it has a text or a prompt, and serves as a source', () => {
    expect(mapOf(record([essay('main', null)])).prompts).toEqual([]);
    const map = mapOf(
      record([
        essay('main', null, { units: units('challenge'), text: words(400), status: 'final', limit: 650 }),
        essay('a', 'app0', { units: units('challenge'), limit: 350 }),
      ]),
    );
    expect(map.prompts).toMatchObject([{ essayId: 'main', words: 400, limit: 650 }, { essayId: 'a' }]);
    expect(map.reuse).toMatchObject([{ target: 'a', source: 'main', kind: 'asIs' }]);
  });
});

describe('stories', () => {
  const robotics = { id: 'robotics', title: 'Robotics, build lead', organization: '', yearlyHours: 400 };
  const laundromat = { id: 'job', title: 'Evening shift, family laundromat', organization: '', yearlyHours: 700 };

  test('are found by the words that tell them from others, with the first sentence that does', () => {
    const map = mapOf(
      record(
        [
          essay('a', 'app0', { text: 'I like mornings. The robotics pit smelled of solder. Our robot fell over.' }),
          essay('b', 'app0', { text: 'My build season began late. I lead nobody. A robotic arm taught me patience.' }),
          essay('c', 'app0', { text: 'Teaching is a shift in how I see my family.' }),
        ],
        { activities: [robotics, laundromat] },
      ),
    );
    expect(map.stories).toMatchObject([
      {
        id: 'robotics',
        kind: 'activity',
        essays: [
          { essayId: 'a', quote: 'The robotics pit smelled of solder.' },
          { essayId: 'b', quote: 'My build season began late.' },
        ],
      },
      { id: 'job', essays: [] },
    ]);
    expect(map.colleges).toEqual([
      {
        appId: 'app0',
        says: 'Robotics, build lead carries 2 of 3 Stanford answers. No answer shows “Evening shift, family laundromat”.',
      },
    ]);
  });

  test('an activity is told also by where it is done, but not by a school or by what several activities share', () => {
    const barista = { id: 'barista', title: 'Barista', organization: 'Corner Cafe', yearlyHours: 500 };
    const tutor = { id: 'tutor', title: 'Peer tutor', organization: 'Lincoln High School', yearlyHours: 60 };
    const camps = ['one', 'two'].map((id) => ({
      id,
      title: `Helper ${id}`,
      organization: 'Camp Arrow',
      yearlyHours: 40,
    }));
    const text =
      'The machine at the Corner Cafe breaks. Lincoln High School has a bell. We drove past Camp Arrow. A cafe on a corner is nothing.';
    const map = mapOf(record([essay('a', 'app0', { text })], { activities: [barista, tutor, ...camps] }));
    expect(map.stories.filter(({ essays }) => essays.length > 0)).toMatchObject([
      { id: 'barista', essays: [{ quote: 'The machine at the Corner Cafe breaks.' }] },
    ]);
  });

  test('people and places are rows once two essays name them, and colleges are neither', () => {
    const map = mapOf(
      record([
        essay('a', 'app0', { text: 'Mr. Abara said no. We drove to Toledo. At Stanford I would ask again.' }),
        essay('b', 'app1', { text: 'Then Mr. Abara laughed. Snow fell in Toledo. I love Brown.' }),
        essay('c', 'app2', { text: 'Only Teta knew. Teta said so, and I asked Teta.' }),
      ]),
    );
    expect(map.stories.map(({ name, kind, essays }) => [name, kind, essays.length])).toEqual([
      ['Mr. Abara', 'person', 2],
      ['Toledo', 'place', 2],
    ]);
    expect(map.colleges.map(({ says }) => says)).toEqual([
      'Stanford has one answer.',
      'Brown has one answer.',
      'Michigan has one answer.',
    ]);
  });
});
