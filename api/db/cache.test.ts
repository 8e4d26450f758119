import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createCache } from './cache.ts';

const answer = (bytes: number) => ({ body: new Uint8Array(bytes), minute: null, route: '/api/apps' });
const session = (userId: string) => ({ userId, lastUsedAt: new Date(0) });

function cacheOf(...studentIds: string[]) {
  const cache = createCache();
  for (const id of studentIds) {
    cache.keepAnswer(cache.of(id), '/api/apps', answer(1));
    cache.keepSession(`token of ${id}`, session(id), cache.changes());
  }
  return cache;
}

test('What one student was answered is not there for another.', () => {
  const cache = cacheOf('ada');
  expect(cache.of('ada').answers.get('/api/apps')).toEqual(answer(1));
  expect(cache.of('ben').answers.get('/api/apps')).toBeUndefined();
});

test('A change of a student forgets answers and sessions of that student, and of nobody else.', () => {
  const cache = cacheOf('ada', 'ben');
  cache.forget('ada');
  expect(cache.of('ada').answers.size).toBe(0);
  expect(cache.session('token of ada')).toBeUndefined();
  expect(cache.of('ben').answers.size).toBe(1);
  expect(cache.session('token of ben')).toEqual(session('ben'));
});

test('A change of nobody in particular forgets everybody.', () => {
  const cache = cacheOf('ada', 'ben');
  cache.forget();
  expect([cache.of('ada'), cache.of('ben')].map(({ answers }) => answers.size)).toEqual([0, 0]);
  expect(['ada', 'ben'].map((id) => cache.session(`token of ${id}`))).toEqual([undefined, undefined]);
});

test.each(['ada', undefined])('What was read before a change of %s and is kept after it, nobody finds.', (changed) => {
  const cache = cacheOf('ada');
  const [before, changes] = [cache.of('ada'), cache.changes()];
  cache.forget(changed);
  cache.keepAnswer(before, '/api/apps', answer(1));
  cache.keepSession('token of ada', session('ada'), changes);
  expect(cache.of('ada').answers.size).toBe(0);
  expect(cache.session('token of ada')).toBeUndefined();
});

test('When memory runs short, those go who were not seen for longest, with their sessions.', () => {
  const cache = createCache({ most: 10_000 });
  for (const id of ['ada', 'ben']) cache.keepSession(`token of ${id}`, session(id), 0);
  for (const id of ['ada', 'ben', 'ada', 'cleo']) cache.keepAnswer(cache.of(id), '/api/apps', answer(4_000));
  expect(cache.session('token of ada')).toEqual(session('ada'));
  expect(cache.session('token of ben')).toBeUndefined();
  expect(cache.of('cleo').answers.size).toBe(1);
  expect(cache.of('ben').answers.size).toBe(0);
});

test('A student who asks at ever other addresses takes a share, and no more.', () => {
  const cache = createCache({ share: 10_000 });
  for (let i = 0; i < 100; i++) cache.keepAnswer(cache.of('ada'), `/api/apps?${i}`, answer(1_000));
  expect(cache.bytes()).toBeLessThanOrEqual(10_000);
  expect(cache.of('ada').answers.size).toBeGreaterThan(5);
});

const student = fc.constantFrom('ada', 'ben', 'cleo');
const address = fc.constantFrom('/api/apps', '/api/overview');
const step = fc.oneof(
  fc.record({ does: fc.constant('begin' as const), student, address, size: fc.nat(2_000) }),
  fc.record({ does: fc.constant('end' as const), which: fc.nat() }),
  fc.record({ does: fc.constant('write' as const), student }),
  fc.record({ does: fc.constant('write elsewhere' as const) }),
);

test('However reads and writes overlap, what is found is what is stored, and memory stays bounded.', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const cache = createCache({ most: 6_000, share: 4_000 });
      const stored = new Map<string, number>();
      const reads: (() => void)[] = [];
      const revisionOf = (id: string) => stored.get(id) ?? 0;
      for (const now of steps) {
        if (now.does === 'begin') {
          const [own, body] = [cache.of(now.student), new Uint8Array(8 + now.size)];
          // What it reads: whose, at which address, and at which of the student's revisions.
          body.set(new TextEncoder().encode(now.student[0]! + now.address[5]! + revisionOf(now.student)));
          reads.push(() => cache.keepAnswer(own, now.address, { body, minute: null, route: '/api/apps' }));
        }
        if (now.does === 'end' && reads.length > 0) reads.splice(now.which % reads.length, 1)[0]!();
        if (now.does === 'write') {
          stored.set(now.student, revisionOf(now.student) + 1);
          cache.forget(now.student);
        }
        if (now.does === 'write elsewhere') {
          for (const id of ['ada', 'ben', 'cleo']) stored.set(id, revisionOf(id) + 1);
          cache.forget();
        }
        expect(cache.bytes()).toBeLessThanOrEqual(6_000);
        for (const id of ['ada', 'ben', 'cleo'])
          for (const [at, { body }] of cache.of(id).answers) {
            const text = new TextDecoder().decode(body).replaceAll('\0', '');
            expect(text).toBe(id[0]! + at[5]! + revisionOf(id));
          }
      }
    }),
  );
});
