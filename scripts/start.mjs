// `npm start`: installs and builds where that is needed, then serves app and API from one address.
// Plain Node, because on a fresh clone nothing else is there yet.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
process.chdir(root);

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  stop(`Laurel needs Node 20.19 or newer; this is ${process.versions.node}.`);
}

if (!isInstalled()) {
  console.log('Installing…');
  // What tests, Storybook and measurements need is half of it all, and comes with `npm ci`.
  await run('npm', ['ci', '--omit=dev', '--no-audit', '--no-fund', '--no-progress', '--loglevel=error']);
}

const stamp = 'dist/.built-from';
const sources = fingerprint([
  'package-lock.json',
  'runtime/package.json',
  'vite.config.ts',
  'vite.server.config.ts',
  'scripts',
  'api',
  'app',
  'ui',
]);
if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== sources) {
  console.log('Building…');
  const vite = join('node_modules', 'vite', 'bin', 'vite.js');
  await Promise.all([
    run(process.execPath, [vite, 'build', '--logLevel=warn']),
    run(process.execPath, [vite, 'build', '--config', 'vite.server.config.ts', '--logLevel=warn']),
  ]);
  writeFileSync(stamp, sources);
}

await import(pathToFileURL(join(root, 'dist/api/server.js')).href);

/** Whether node_modules holds what the lock file says is needed to build and to run; npm notes there what it has installed. */
function isInstalled() {
  const note = 'node_modules/.package-lock.json';
  if (!existsSync(note)) return false;
  const wanted = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages;
  const installed = JSON.parse(readFileSync(note, 'utf8')).packages;
  return Object.entries(wanted).every(
    ([path, { version, dev, devOptional, optional, peer, link }]) =>
      !path.startsWith('node_modules/') ||
      dev ||
      devOptional ||
      optional ||
      peer ||
      link ||
      installed[path]?.version === version,
  );
}

function fingerprint(paths) {
  const hash = createHash('sha256').update(process.versions.node);
  // Settings of the build: another one makes another site.
  for (const name of Object.keys(process.env)
    .filter((name) => name.startsWith('VITE_'))
    .sort())
    hash.update(`${name}=${process.env[name]}\0`);
  for (const path of paths.flatMap(filesOf).sort())
    hash.update(path).update('\0').update(readFileSync(path)).update('\0');
  return hash.digest('hex');
}

function filesOf(path) {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .filter(
      (name) =>
        !['node_modules', 'dist'].includes(name) &&
        !name.startsWith('.') &&
        !name.endsWith('.tsbuildinfo') &&
        !/\.(stories\.tsx|test\.ts)$/.test(name),
    )
    .flatMap((name) => filesOf(join(path, name)));
}

async function run(command, args) {
  // Whatever the environment says: with another one React would be built as for its developers.
  const env = { ...process.env, NODE_ENV: 'production' };
  const child = spawn(command, args, { env, stdio: 'inherit', shell: process.platform === 'win32' });
  const fail = (how) => stop(`Laurel cannot start. «${command} ${args.join(' ')}» failed${how}`);
  const [status] = await once(child, 'exit').catch(({ message }) => fail(`: ${message}`));
  if (status !== 0) fail('.');
}

function stop(line) {
  console.error(line);
  process.exit(1);
}
