import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import lighthouse from 'lighthouse';
import { chromium, type BrowserContext } from 'playwright';
import { chrome } from '../browser/chrome.ts';
import { paragraph } from '../support/essays.ts';
import { startLaurel } from '../support/laurel.ts';
import { newStudent } from '../support/requests.ts';
import { median, row } from './figures.ts';

const ROUNDS = 3;
const PAGES = [
  { path: '/', isPublic: true },
  { path: '/signin', isPublic: true },
  { path: '/dashboard', isPublic: false },
  { path: '/essaysworkspace', isPublic: false },
];
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/**
 * Lighthouse on a throttled phone: scores of 100, and the largest paint as a ratio to that of a bare static page with the same text,
 * measured in turns with it.
 */
export async function benchLighthouse() {
  const [laurel, profile] = await Promise.all([startLaurel(), mkdtemp(join(tmpdir(), 'laurel-lighthouse-'))]);
  const port = await freePort();
  const { args = [], ...launch } = await chrome();
  const browser = await chromium.launchPersistentContext(profile, {
    ...launch,
    args: [...args, `--remote-debugging-port=${port}`],
  });
  const bare = await startBare();
  try {
    for (const { path, isPublic } of PAGES) {
      if (!isPublic) await signIn(browser, laurel.address);
      bare.text = await textOf(browser, laurel.address + path);
      const ratios: number[] = [];
      const all: Measured[] = [];
      for (let round = 0; round < ROUNDS; round++) {
        const anchor = await measure(bare.address, port);
        const measured = await measure(laurel.address + path, port);
        all.push(measured);
        ratios.push(measured.largestPaint / anchor.largestPaint);
      }
      const score = (name: (typeof CATEGORIES)[number]) => median(all.map(({ scores }) => scores[name]));
      const figures = CATEGORIES.filter((name) => isPublic || name !== 'seo').map((name) => `${score(name)}`);
      const largest = median(all.map(({ largestPaint }) => largestPaint));
      row(
        `${path} (${figures.join(', ')})`,
        `${largest.toFixed(0)} ms`,
        median(ratios),
        'of a bare page’s largest paint',
      );
      for (const line of new Set(all.flatMap(({ failed }) => failed))) console.log(`    ${line}`);
    }
  } finally {
    await browser.close();
    await bare.stop();
    await laurel.stop();
    await rm(profile, { recursive: true, force: true });
  }
}

interface Measured {
  /** 0 to 100, by category. */
  scores: Record<(typeof CATEGORIES)[number], number>;
  /** In ms, on the throttled phone. */
  largestPaint: number;
  /** What Lighthouse found, where it is no matter of time. */
  failed: string[];
}

async function measure(url: string, port: number): Promise<Measured> {
  const result = await lighthouse(url, {
    port,
    onlyCategories: [...CATEGORIES],
    disableStorageReset: true,
    logLevel: 'silent',
  });
  const { categories, audits, runtimeError } = result!.lhr;
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
  const score = (name: string) => Math.round((categories[name]!.score ?? 0) * 100);
  const failed = CATEGORIES.filter((name) => name !== 'performance').flatMap((name) =>
    categories[name]!.auditRefs.filter(
      ({ id, weight }) => weight > 0 && audits[id]!.score !== null && audits[id]!.score! < 1,
    ).map(({ id }) => `${name}: ${id}`),
  );
  return {
    scores: Object.fromEntries(CATEGORIES.map((name) => [name, score(name)])) as Measured['scores'],
    largestPaint: audits['largest-contentful-paint']!.numericValue!,
    failed,
  };
}

/** A student with a scored essay, whose session the browser then has. */
async function signIn(browser: BrowserContext, address: string) {
  const { token, call } = await newStudent(address);
  await call('patchMe', { body: { onboarded: true } });
  const text = Array(6).fill(paragraph).join('\n\n');
  await call('saveDraft', { body: { text } });
  await call('gradeEssay', { body: { text } });
  const page = await browser.newPage();
  await page.goto(`${address}/terms`);
  await page.evaluate((token) => localStorage.setItem('token', token), token);
  await page.close();
}

async function textOf(browser: BrowserContext, url: string) {
  const page = await browser.newPage();
  await page.setViewportSize({ width: 412, height: 823 });
  await page.goto(url, { waitUntil: 'networkidle' });
  const text = await page.evaluate(() =>
    [document.body.innerText, ...[...document.querySelectorAll('textarea')].map(({ value }) => value)].join('\n'),
  );
  await page.close();
  return text;
}

/** A page that is nothing but text. */
async function startBare() {
  const bare = { text: '', address: '', stop: async () => {} };
  const server = createServer((_, response) => {
    const escaped = bare.text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
    const paragraphs = escaped.split(/\n+/).map((line) => `<p>${line}</p>`);
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(
      `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Bare</title>${paragraphs.join('\n')}`,
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  bare.address = `http://localhost:${(server.address() as AddressInfo).port}/`;
  bare.stop = () => new Promise((resolve) => server.close(() => resolve()));
  return bare;
}

async function freePort() {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
