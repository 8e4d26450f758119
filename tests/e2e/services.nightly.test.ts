import { createServer, type AddressInfo } from 'node:net';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { paragraph } from '../support/essays.ts';
import { startModelServer } from '../support/model-server.ts';
import { startProvider } from '../support/provider.ts';
import { essayBox, heading, pressScore, saved, score, startedLaurel } from './journeys.ts';

let provider: Awaited<ReturnType<typeof startProvider>>;
let model: Awaited<ReturnType<typeof startModelServer>>;

const laurel = startedLaurel(async () => {
  provider = await startProvider();
  model = await startModelServer();
  const port = await freePort();
  return {
    PORT: String(port),
    // The provider sends the browser back to the address that the settings name.
    PUBLIC_URL: `http://localhost:${port}`,
    GOOGLE_CLIENT_ID: 'laurel',
    GOOGLE_ISSUER: provider.issuer,
    GOOGLE_API_BASE: provider.apiBase,
    OPENAI_BASE_URL: model.baseUrl,
    OPENAI_MODEL: 'stand-in-1',
  };
});
afterAll(async () => {
  await provider?.stop();
  await model?.stop();
});
beforeEach(() => {
  provider.reset();
  model.reset();
});

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

const categories = { content: 70, structure: 60, voice: 65, clarity: 80, specificity: 75, reflection: 50 };

test('a student signs in with Google, and is in the onboarding', async () => {
  const { page, open, wrong } = await laurel.visitor();
  provider.next.claims = { sub: 'grace', name: 'Grace Hopper', email: 'grace@example.com', email_verified: true };
  await open('/signin');
  await page.getByRole('link', { name: 'Continue with Google' }).click();
  await page.waitForURL('**/onboarding');
  expect(page.url()).not.toContain('token');
  await page.getByText('Step 1 of 4: Activities').waitFor();
  expect(wrong).toEqual([]);
});

test('a student who says no at Google is told so, and can sign in another way', async () => {
  const { page, open } = await laurel.visitor();
  provider.next.error = 'access_denied';
  await open('/signin');
  await page.getByRole('link', { name: 'Continue with Google' }).click();
  await page.waitForURL('**/signin?error=google-denied');
  await page.getByText(/You did not allow Google/).waitFor();
  await page.getByLabel('Email').fill('somebody@example.com');
});

test('all essays become a document in the student’s own account', async () => {
  const { page, open, call, context } = await laurel.student();
  await call('saveDraft', { body: { text: paragraph } });
  provider.next.claims = { sub: 'ada', email: 'ada@example.com', email_verified: true };
  await open('/settings');
  const document = 'https://docs.google.com/document/d/document-1/edit';
  const opened = context.waitForEvent('request', (request) => request.url() === document);
  await page.getByRole('button', { name: 'Export to Google Docs' }).click();
  await opened;
  expect(JSON.stringify(provider.documents[0]!.requests)).toContain('from almost to yes');
});

test('a language model scores, says so, and where it fails the student chooses the built-in coach', async () => {
  const { page, open } = await laurel.student();
  await open('/essaysworkspace');
  await essayBox(page).fill(paragraph);
  await saved(page).waitFor();
  const quote = 'I kept every lid.';
  model.next.push({ says: { categories, works: [{ quote, why: 'A thing we can see.' }], needsWork: [] } });
  await pressScore(page);
  expect(await score(page)).toBe(69);
  await page.locator('mark[data-kind="good"]', { hasText: quote }).waitFor();
  await page
    .getByText(/Scored by stand-in-1/)
    .first()
    .waitFor();

  model.reset();
  model.next.push({ fails: 500, headers: { 'retry-after-ms': '1' } });
  // It fails sooner than the overlay would show.
  await page.getByRole('button', { name: 'Score (AI)' }).click();
  await page.getByText('Scoring failed').waitFor();
  expect(await score(page)).toBe(69);
  await page.getByRole('button', { name: 'Use the built-in coach' }).click();
  await page
    .getByText(/Scored by Laurel's built-in coach/)
    .first()
    .waitFor();
});

test('a reply of the language model is typed out while it is written', async () => {
  const { page, open } = await laurel.student();
  const words = Array.from({ length: 80 }, (_, at) => `word${at} `);
  model.next.push({ writes: ['Begin with **the ', 'hook**.\n\n', ...words] });
  await open('/admitlens');
  await heading(page, 'AdmitLens').waitFor();
  await page.getByRole('textbox', { name: 'Message' }).fill('What first?');
  await page.keyboard.press('Enter');
  const log = page.getByRole('log', { name: 'Conversation' });
  await log.locator('strong', { hasText: 'the hook' }).first().waitFor();
  await expect.poll(() => log.textContent(), { timeout: 10_000 }).toContain('word79');
  await page.getByText(/Answered by stand-in-1/).waitFor();
});
