import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { paragraph } from '../support/essays.ts';
import { essayBox, heading, password, startedLaurel } from './journeys.ts';
import { scriptWith } from './script-with.ts';

const laurel = startedLaurel();

type Student = Awaited<ReturnType<typeof laurel.student>>;

interface Failure {
  /** Who meets it. */
  who: 'visitor' | 'newcomer' | 'student';
  /** The page it is met on. */
  at: string;
  /** The call that fails, by method and the end of its path. */
  call: string;
  /** What is done, where opening the page is not enough. */
  act?: (page: Page) => Promise<unknown>;
  /** What is said where the server says nothing. */
  says: string;
}

const click = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function step(page: Page, name: string) {
  for (const label of ['Activities', 'Honors', 'Applications', 'Essays']) {
    await page.getByText(new RegExp(`^Step \\d of 4: ${label}$`)).waitFor();
    if (label === name) return;
    await click(page, 'Skip');
  }
}

/** The error catalogue of the specification, by its situations. */
const catalogue: Record<string, Failure> = {
  'sign-in': {
    who: 'visitor',
    at: '/signin',
    call: 'POST /auth/login',
    act: async (page) => {
      await page.getByLabel('Email').fill('ada@example.com');
      await page.getByLabel('Password').fill(password);
      await click(page, 'Sign In');
    },
    says: 'Sign-in failed',
  },
  'sign-up': {
    who: 'visitor',
    at: '/signup',
    call: 'POST /auth/register',
    act: async (page) => {
      await page.getByLabel('Full name').fill('Ada Okafor');
      await page.getByLabel('Email').fill('refused@example.com');
      await page.getByLabel('Password', { exact: true }).fill(password);
      await page.getByLabel('Confirm password').fill(password);
      await page.getByRole('checkbox', { name: /^I agree/ }).check();
      await click(page, 'Create account');
    },
    says: 'Sign-up failed',
  },
  'landing preview': {
    who: 'visitor',
    at: '/',
    call: 'POST /api/essay-preview',
    act: async (page) => {
      await page.getByRole('textbox', { name: 'Essay sample' }).fill(paragraph);
      await click(page, 'Score this sample');
    },
    says: 'Preview failed',
  },
  overview: { who: 'student', at: '/dashboard', call: 'GET /api/overview', says: 'Failed to load overview' },
  polish: {
    who: 'student',
    at: '/dashboard',
    call: 'POST /api/quickai/polish-paragraph',
    act: async (page) => {
      await page.getByRole('textbox', { name: 'Paragraph' }).fill(paragraph);
      await click(page, 'Polish');
    },
    says: 'Failed to run polish',
  },
  'creating an application': {
    who: 'student',
    at: '/applications',
    call: 'POST /api/apps',
    act: async (page) => {
      await page.getByRole('button', { name: 'Add Application' }).first().click();
      await page.getByRole('combobox', { name: 'College' }).fill('Brown University');
      await page.getByLabel('Deadline').focus();
      await click(page, 'Create & Open');
    },
    says: 'Failed to create application.',
  },
  'resolving colleges': {
    who: 'newcomer',
    at: '/onboarding',
    call: 'POST /api/import/resolve-colleges',
    act: async (page) => {
      await step(page, 'Applications');
      await page.getByLabel('College').first().fill('Brown University');
      await page.getByLabel('Round').first().selectOption('rd');
      await click(page, 'Fill deadlines');
    },
    says: 'Could not resolve colleges',
  },
  'previewing an import': {
    who: 'newcomer',
    at: '/onboarding',
    call: 'POST /api/import/preview',
    act: async (page) => {
      await page.getByLabel('Title').first().fill('Violin');
      await click(page, 'Preview');
    },
    says: 'Preview failed',
  },
  'committing an import': {
    who: 'newcomer',
    at: '/onboarding',
    call: 'POST /api/import/commit',
    act: async (page) => {
      await page.getByLabel('Title').first().fill('Violin');
      await click(page, 'Preview');
      await click(page, 'Import');
    },
    says: 'Import failed',
  },
  'saving the essay': {
    who: 'newcomer',
    at: '/onboarding',
    call: 'POST /api/import/commit',
    act: async (page) => {
      await step(page, 'Essays');
      await essayBox(page).fill(paragraph);
      await click(page, 'Save essay');
    },
    says: 'Save failed',
  },
  'reading an essay file': {
    who: 'newcomer',
    at: '/onboarding',
    call: 'POST /api/import/essay-file',
    act: async (page) => {
      await step(page, 'Essays');
      await page
        .getByLabel('Upload essay')
        .setInputFiles({ name: 'essay.txt', mimeType: 'text/plain', buffer: Buffer.from(paragraph) });
    },
    says: 'Could not parse file',
  },
  'loading the essays': { who: 'student', at: '/essays', call: 'GET /api/essays/draft', says: 'Failed to load essays' },
  'loading the workspace': {
    who: 'student',
    at: '/essaysworkspace',
    call: 'GET /api/essays/draft',
    says: 'Failed to load',
  },
  scoring: {
    who: 'student',
    at: '/essaysworkspace',
    call: 'POST /api/essays/grade',
    act: async (page) => {
      await essayBox(page).fill(paragraph);
      await click(page, 'Score (AI)');
    },
    says: 'Scoring failed',
  },
};

async function meet({ who, at, call, act }: Failure, answer: 'none' | 'a sentence') {
  const [method, path] = call.split(' ') as [string, string];
  const guest: Pick<Student, 'page' | 'open'> =
    who === 'visitor' ? await laurel.visitor() : await laurel.student({ onboarded: who === 'student' });
  await guest.page.route(
    ({ pathname }) => pathname === path,
    async (route) => {
      if (route.request().method() !== method) return route.fallback();
      if (answer === 'none') return route.abort();
      return route.fulfill({ status: 400, json: { error: 'The server says why.' } });
    },
  );
  await guest.open(at);
  await act?.(guest.page);
  return guest.page;
}

test.each(Object.entries(catalogue))(
  '%s: the catalogue’s sentence where the server is not reached',
  async (_, failure) => {
    const page = await meet(failure, 'none');
    await page.getByText(failure.says).filter({ visible: true }).first().waitFor({ timeout: 15_000 });
  },
);

test.each(Object.entries(catalogue))('%s: the server’s own sentence where it gives one', async (_, failure) => {
  const page = await meet(failure, 'a sentence');
  await page.getByText('The server says why.').filter({ visible: true }).first().waitFor({ timeout: 15_000 });
});

test.each([
  ['Something went wrong. Try again in a moment.', { status: 500, json: { error: 'Out of tokens.' } }],
  ["Sorry — I couldn't generate a reply.", { json: { message: ' ', engine: 'built-in' } }],
])('the chat says «%s»', async (says, answer) => {
  const { page, open } = await laurel.student();
  await page.route('**/api/ai/chat', (route) => route.fulfill(answer));
  await open('/admitlens');
  await page.getByRole('textbox', { name: 'Message' }).fill('Are you there?');
  await page.keyboard.press('Enter');
  await page.getByRole('log').getByText(says).first().waitFor();
});

test('files that are none are told from essays by their content', async () => {
  const { page, open } = await laurel.student({ onboarded: false });
  await open('/onboarding');
  await step(page, 'Essays');
  await essayBox(page).fill('Stays here.');
  for (const name of ['scan.pdf', 'essay.docx', 'essay.txt']) {
    await page.getByLabel('Upload essay').setInputFiles({
      name,
      mimeType: 'application/octet-stream',
      buffer: Buffer.from('PK\u0003\u0004 broken\u0000'),
    });
    await page.getByText('Could not parse file').waitFor();
  }
  expect(await essayBox(page).inputValue()).toBe('Stays here.');
});

test('a student who can not be loaded is signed out without a word', async () => {
  const { page, open } = await laurel.student();
  await page.route('**/api/users/me', (route) => route.fulfill({ status: 500, json: { error: '' } }));
  await open('/dashboard');
  await page.waitForURL('**/signin');
  await heading(page, 'Welcome back').waitFor();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

test('a page that can not be drawn says so, and can be tried again', async () => {
  const { page, open } = await laurel.student();
  const script = await scriptWith('Honors & Awards');
  await page.route(script, (route) => route.abort());
  await open('/honors');
  await page.getByText('Unexpected Application Error!').waitFor();
  await page.unroute(script);
  await page.getByRole('button', { name: 'Try again' }).click();
  await heading(page, 'Honors').waitFor();
});
