/** `npx tsx scripts/icons.ts`: draws the icons of an installed Laurel from `icon.svg`. */
import { readFile } from 'node:fs/promises';
import { chromium } from 'playwright';
import { fromRoot } from '../api/root.ts';
import { chrome } from '../tests/browser/chrome.ts';

/** Pixels of a side, and the share of it that the sprig takes: a system may cut a maskable icon to a circle of four fifths. */
const icons = [
  { name: 'icon-192', size: 192, share: 0.66 },
  { name: 'icon-512', size: 512, share: 0.66 },
  { name: 'icon-maskable-512', size: 512, share: 0.5 },
  { name: 'apple-touch-icon', size: 180, share: 0.6 },
];
const PAPER = 'oklch(0.992 0.003 110)';

const svg = await readFile(fromRoot('app/public/icon.svg'), 'utf8');
const browser = await chromium.launch(await chrome());
for (const { name, size, share } of icons) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const place = `display:grid; place-items:center; height:100vh; margin:0; background:${PAPER}`;
  await page.setContent(`<body style="${place}"><div style="width:${share * 100}%">${svg}</div></body>`);
  await page.screenshot({ path: fromRoot(`app/public/${name}.png`) });
  await page.close();
}
await browser.close();
