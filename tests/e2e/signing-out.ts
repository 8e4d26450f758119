import type { Page } from 'playwright';
import { essayBox, type startedLaurel } from './journeys.ts';

/** Stands in everything that is typed here, so that it can be looked for. */
export const MARK = 'quillfeather';

/** All that a page can read of what this browser has stored for it: both storages, every database and every cache. */
export function wholeStorage(page: Page) {
  return page.evaluate(async () => {
    const found: string[] = [];
    for (const storage of [localStorage, sessionStorage])
      for (const key of Object.keys(storage)) found.push(`${key}=${storage.getItem(key)}`);
    const asPromise = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error));
      });
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await asPromise(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        const rows = database.transaction(store).objectStore(store);
        found.push(JSON.stringify([await asPromise(rows.getAllKeys()), await asPromise(rows.getAll())]));
      }
      database.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const kept = await cache.match(request);
        found.push(
          `${request.url} ${/\.(?:html|json)$/.test(new URL(request.url).pathname) ? await kept!.text() : ''}`,
        );
      }
    }
    return found.join('\n');
  });
}

export const dialog = (page: Page) => page.getByRole('dialog', { name: 'Sign out and lose this?' });
export const pressSignOut = (page: Page) => page.getByRole('button', { name: 'Sign Out' }).click();

type Student = Awaited<ReturnType<ReturnType<typeof startedLaurel>['student']>>;
type Writer = Pick<Student, 'page' | 'open' | 'call'>;

/** Types into a form, which keeps it in the browser. */
export const forms: Record<string, (writer: Writer) => Promise<unknown>> = {
  'A new activity that is not added yet': async ({ page, open }) => {
    await open('/extracurriculars');
    await page.getByLabel('Title', { exact: true }).first().fill(`${MARK} club`);
  },
  'A new honor that is not added yet': async ({ page, open }) => {
    await open('/honors');
    await page.getByLabel('Title', { exact: true }).first().fill(`${MARK} prize`);
  },
  'A message to AdmitLens that is not sent': async ({ page, open }) => {
    await open('/admitlens');
    await page.getByRole('textbox', { name: 'Message' }).fill(`${MARK} question`);
  },
  'Activities that are not imported yet': async ({ page, open }) => {
    await open('/onboarding');
    await page.getByLabel('Title').first().fill(`${MARK} row`);
  },
  'Your main essay, as you changed it last': async ({ page, open }) => {
    await open('/essaysworkspace');
    await page.getByRole('textbox', { name: 'Prompt' }).fill(`${MARK} prompt`);
    await page.route('**/api/essays/draft', (route) => route.abort());
    await essayBox(page).fill(`${MARK} essay`);
  },
  'Changes to an honor': async ({ page, open, call }) => {
    await call('createHonor', { body: { title: 'Science fair' } });
    await open('/honors');
    await page.getByRole('button', { name: /^Edit/ }).click();
    await page.getByLabel('Title', { exact: true }).last().fill(`${MARK} fair`);
  },
  'Notes on an application': async ({ page, open, call }) => {
    const { id } = await call('createApplication', { body: { college: 'Brown University' } });
    await open(`/applications/${id}`);
    await page.route('**/api/apps/*', (route) =>
      route.request().method() === 'PATCH' ? route.abort() : route.continue(),
    );
    await page.getByRole('textbox', { name: 'Notes' }).fill(`${MARK} notes`);
  },
  'An essay that is not saved yet': async ({ page, open }) => {
    await open('/onboarding');
    for (let step = 0; step < 3; step++) await page.getByRole('button', { name: 'Skip' }).click();
    await essayBox(page).fill(`${MARK} first essay`);
  },
  'What you changed on this page, which is not saved yet': async ({ page, open }) => {
    await open('/settings');
    await page.getByLabel('Full name').fill(`${MARK} name`);
  },
};
