import { type Browser, chromium, type Page } from 'playwright';
import { createClient } from '#contract/client.ts';
import { chrome } from '../browser/chrome.ts';
import { startLaurel } from '../support/laurel.ts';

/** What became of a frame. */
export interface FrameReport {
  state?: string;
  affects_smoothness?: boolean;
  frame_sequence?: number;
}

/** An event of a Chromium trace, as far as the figures need it; times in microseconds. */
export interface TraceEvent {
  name: string;
  ph: string;
  ts: number;
  id?: string;
  id2?: { local: string };
  args: {
    data?: { type?: string; duration?: number };
    frame_reporter?: FrameReport;
  };
}

export type Pages = Awaited<ReturnType<typeof openPages>>;

/** Laurel as `npm start` serves it, a browser, and in it a student who is signed in. */
export async function openPages() {
  const laurel = await startLaurel({ RATE_LIMIT: 'off' });
  const browser = await chromium.launch(await chrome());
  const base = laurel.address;
  const { token } = await createClient({ base })('register', {
    body: { name: 'Ada Okafor', email: 'ada@example.com', password: 'a long password' },
  });
  const call = createClient({ base, token: () => token });
  await call('patchMe', { body: { onboarded: true } });
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    // It would answer for the bare pages.
    serviceWorkers: 'block',
    storageState: { cookies: [], origins: [{ origin: base, localStorage: [{ name: 'token', value: token }] }] },
  });
  return {
    call,
    /** A page of Laurel. */
    open: async (path: string) => {
      const page = await context.newPage();
      await page.goto(base + path);
      return page;
    },
    /** A page of nothing but this body, from the same origin. */
    openBare: async (body: string) => {
      const page = await context.newPage();
      await page.route('**/bare', (route) =>
        route.fulfill({ contentType: 'text/html', body: `<!doctype html><title>Bare</title>${body}` }),
      );
      await page.goto(`${base}/bare`);
      return page;
    },
    /** What the browser notes of these categories while something is done. */
    trace: (page: Page, categories: string[], act: () => Promise<void>) => traceOf(browser, page, categories, act),
    stop: async () => {
      await browser.close();
      await laurel.stop();
    },
  };
}

async function traceOf(browser: Browser, page: Page, categories: string[], act: () => Promise<void>) {
  await browser.startTracing(page, { categories });
  await act();
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] };
  return traceEvents;
}

/** Runs something with the page's processor so many times slower. */
export async function slowed<T>(page: Page, times: number, act: () => Promise<T>) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: times });
  try {
    return await act();
  } finally {
    await devtools.detach();
  }
}
