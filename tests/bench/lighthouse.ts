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
/** As a stranger meets them. */
const COLD = ['/', '/signin', '/signup'];
/** As a student comes back to them, with what the browser stored at the visit before. */
const WARM = ['/dashboard', '/essaysworkspace'];
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/**
 * Lighthouse on a throttled phone: scores of 100, and the largest paint as a ratio to that of a bare static page with the same text,
 * measured in turns with it. Each cold visit has a new profile of the browser; the warm ones share one, in which the page was open before.
 */
export async function benchLighthouse() {
  const laurel = await startLaurel();
  const bare = await startBare();
  try {
    for (const path of COLD) {
      bare.text = await withBrowser((browser) => textOf(browser, laurel.address + path));
      const cold = (url: string) => withBrowser((_, port) => measure(url, port));
      await compare(
        `cold ${path}`,
        CATEGORIES,
        () => cold(bare.address),
        () => cold(laurel.address + path),
      );
    }
    await withBrowser(async (browser, port) => {
      await signIn(browser, laurel.address);
      // Search engines see no page of a student.
      const categories = CATEGORIES.filter((name) => name !== 'seo');
      for (const path of WARM) {
        bare.text = await textOf(browser, laurel.address + path);
        const warm = (url: string) => measure(url, port);
        await compare(
          `warm ${path}`,
          categories,
          () => warm(bare.address),
          () => warm(laurel.address + path),
        );
      }
    });
  } finally {
    await bare.stop();
    await laurel.stop();
  }
}

/** Does something with a browser whose profile is new, and whose DevTools listen at the port. */
async function withBrowser<T>(act: (browser: BrowserContext, port: number) => Promise<T>) {
  const profile = await mkdtemp(join(tmpdir(), 'laurel-lighthouse-'));
  const port = await freePort();
  const { args = [], ...launch } = await chrome();
  const browser = await chromium.launchPersistentContext(profile, {
    ...launch,
    args: [...args, `--remote-debugging-port=${port}`],
  });
  try {
    return await act(browser, port);
  } finally {
    await browser.close();
    await rm(profile, { recursive: true, force: true });
  }
}

interface Measured {
  /** 0 to 100, by category. */
  scores: Record<Category, number>;
  /** In ms, on the throttled phone. */
  largestPaint: number;
  /** How far things moved, as Lighthouse adds it up. */
  layoutShift: number;
  /** What was asked for before the largest paint beside the page itself, by kind, in kB as they travel. */
  before: Record<string, number>;
  /** What Lighthouse found, where it is no matter of time. */
  failed: string[];
}

type Category = (typeof CATEGORIES)[number];

/** Measures the bare page and ours in turns, and prints a line about ours, with what Lighthouse found. */
async function compare(
  what: string,
  categories: readonly Category[],
  measureBare: () => Promise<Measured>,
  measureOurs: () => Promise<Measured>,
) {
  const ratios: number[] = [];
  const all: Measured[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const anchor = await measureBare();
    const ours = await measureOurs();
    all.push(ours);
    ratios.push(ours.largestPaint / anchor.largestPaint);
  }
  const scores = categories.map((name) => median(all.map(({ scores }) => scores[name])));
  const largest = median(all.map(({ largestPaint }) => largestPaint));
  row(`${what} (${scores.join(', ')})`, `${largest.toFixed(0)} ms`, median(ratios), 'of a bare page’s largest paint');
  const shift = Math.max(...all.map(({ layoutShift }) => layoutShift));
  const before = Object.entries(all[0]!.before).map(([kind, kilobytes]) => `${kind} ${kilobytes.toFixed(0)} kB`);
  console.log(`    layout shift ${shift.toFixed(4)}; before the largest paint ${before.join(', ') || 'nothing else'}`);
  for (const line of new Set(all.flatMap(({ failed }) => failed)))
    if (categories.some((name) => line.startsWith(name))) console.log(`    ${line}`);
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
    layoutShift: audits['cumulative-layout-shift']!.numericValue!,
    before: askedBefore(itemsOf(audits['metrics']!)[0]!.observedLargestContentfulPaint as number, audits),
    failed,
  };
}

/** What was asked for in so many ms, as Lighthouse saw it happen on a line that it had not slowed down. */
function askedBefore(time: number, audits: Record<string, Audit>) {
  const before: Record<string, number> = {};
  for (const request of itemsOf(audits['network-requests']!)) {
    const { resourceType, networkRequestTime, transferSize } = request as unknown as NetworkRequest;
    if (resourceType === 'Document' || networkRequestTime >= time) continue;
    before[resourceType] = (before[resourceType] ?? 0) + transferSize / 1_000;
  }
  return before;
}

interface NetworkRequest {
  resourceType: string;
  networkRequestTime: number;
  transferSize: number;
}

type Audit = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr']['audits'][string];

const itemsOf = ({ details }: Audit) => (details as { items: Record<string, unknown>[] }).items;

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
