import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Problem } from '#contract/problem.ts';
import { storeUnsaved } from '#app/storage/unsaved-writing.ts';
import { writingIds } from '#app/storage/writing-ids.ts';
import { Saver } from '#app/lib/saver.ts';
import { listUnsaved } from './unsaved.ts';

vi.hoisted(() => vi.stubGlobal('navigator', {}));
vi.spyOn(console, 'warn').mockImplementation(() => {});

/** Its texts are its own properties, as in a browser, and what it does is not. */
const storage = {
  getItem(this: Record<string, string>, key: string) {
    return this[key] ?? null;
  },
  setItem(this: Record<string, string>, key: string, text: string) {
    this[key] = text;
  },
};

let open: Saver<string>[];
beforeEach(() => {
  open = [];
  vi.stubGlobal('localStorage', Object.create(storage));
  vi.stubGlobal('sessionStorage', Object.create(storage));
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
});
afterEach(() => {
  for (const saver of open) saver.close();
});

/** Words of this page whose save failed with a status. */
async function failed(id: string, status: number) {
  const saver = new Saver<string>({
    id,
    save: () => Promise.reject(new Problem(status, '')),
    store: (text) => storeUnsaved('ada', id, { text }),
    onState: () => {},
  });
  open.push(saver);
  saver.change('{"text":"Words","title":"Words","cells":[{"title":"Words"}]}', null);
  await saver.flush();
  return saver;
}

const listed = () => listUnsaved('ada', false).map(({ href, save }) => [href, save?.label]);

test('what did not reach the server may be saved from the question, and gone to', async () => {
  await failed(writingIds.essay('main'), 0);
  expect(listed()).toEqual([['/essaysworkspace', 'Try to save']]);
});

test('what the server refused can only be gone to', async () => {
  await failed(writingIds.notes('brown'), 409);
  expect(listed()).toEqual([['/applications/brown', undefined]]);
});

test('what was written on a page that was left can only be gone to', async () => {
  const saver = await failed(writingIds.essay('brown-why'), 0);
  saver.close();
  expect(listed()).toEqual([['/essaysworkspace/s/brown-why', undefined]]);
});

test.each([
  ['activities', '/onboarding'],
  ['honors', '/onboarding?step=2'],
  ['apps', '/onboarding?step=3'],
  ['essay', '/onboarding?step=4'],
] as const)('what onboarding holds of %s is gone to at %s', (part, href) => {
  const text = '{"text":"Words","cells":[{"title":"Words"}]}';
  storeUnsaved('ada', writingIds.onboarding(part), { text });
  expect(listed()).toEqual([[href, undefined]]);
});
