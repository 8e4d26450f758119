import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startLaurel } from '../support/laurel.ts';

test('starts, answers, and stops cleanly on Ctrl-C', async () => {
  const laurel = await startLaurel();
  expect(await (await fetch(`${laurel.address}/api/health`)).json()).toEqual({ ok: true });
  const printed = laurel.printed();
  expect(printed).toMatch(/Laurel is at http:\/\/localhost:\d+\n$/);
  expect(await laurel.stop()).toBe(0);
  expect(laurel.printed()).toBe(printed);
});

test('a second start with nothing changed neither installs nor builds', async () => {
  await (await startLaurel()).stop();
  const again = await startLaurel();
  expect(again.printed().trim()).toBe(`Laurel is at ${again.address}`);
  await again.stop();
});

test('a taken port stops it with one line that names the port', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => other.once('listening', resolve));
  const { port } = other.address() as AddressInfo;
  await expect(startLaurel({ PORT: String(port) })).rejects.toThrow(
    `exit 1: Laurel cannot start. Port ${port} is taken. Stop what runs there, or choose another: PORT=${port + 1} npm start`,
  );
  other.close();
});

test('a bad setting stops it with one line that names the setting', async () => {
  await expect(startLaurel({ PORT: 'abc' })).rejects.toThrow(
    /^exit 1: Laurel cannot start\. Bad setting: PORT must [^\n]+$/,
  );
});

test('a data folder that can not be written stops it with one line that names the setting', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'laurel-start-'));
  // A file where the folder should be: this stops root as well.
  await writeFile(join(folder, 'data'), '');
  const start = startLaurel({ DATABASE_URL: `file:${join(folder, 'data', 'laurel.db')}` });
  await expect(start).rejects.toThrow(
    /^exit 1: Laurel cannot start\. Cannot open the database [^\n]*DATABASE_URL[^\n]*$/,
  );
  await rm(folder, { recursive: true });
});
