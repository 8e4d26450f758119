import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fromRoot } from '#api/root.ts';

/** The address of the one built script that has these words, as a pattern for routes. Its name is only a hash of what is in it. */
export async function scriptWith(words: string): Promise<string> {
  const folder = fromRoot('dist/site/assets');
  const scripts = (await readdir(folder)).filter((file) => file.endsWith('.js'));
  const texts = await Promise.all(scripts.map((file) => readFile(join(folder, file), 'utf8')));
  const found = scripts.filter((_, at) => texts[at]!.includes(words));
  if (found.length !== 1) throw new Error(`«${words}» is in ${found.length} scripts of ${folder}, and not in one.`);
  return `**/assets/${found[0]}`;
}
