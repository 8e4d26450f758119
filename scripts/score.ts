// `npm run score -- FILE`: prints how the built-in coach scores a .txt, .docx or .pdf file, and why. With --prompt "…", --limit WORDS,
// --college NAME and --kind KIND (one of api/contract/essay-kind.ts) it is read as an answer to that.
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { explainScore } from '#api/coach/built-in/explain-score.ts';
import { checkGrammar } from '#api/coach/built-in/grammar/grammar.ts';
import { EssayKind } from '#contract/essay-kind.ts';
import { readEssayFile } from '#api/essay-file/read.ts';

async function score(): Promise<string> {
  const { values, positionals } = parseArgs({
    options: {
      prompt: { type: 'string' },
      limit: { type: 'string' },
      college: { type: 'string' },
      kind: { type: 'string' },
    },
    allowPositionals: true,
  });
  const [file] = positionals;
  if (!file || positionals.length > 1) throw new Error('Name one file: npm run score -- FILE [--prompt "…"]');
  const bytes = await readFile(file).catch((error: NodeJS.ErrnoException) => {
    throw new Error(error.code === 'ENOENT' ? `There is no file ${file}.` : `The file ${file} can't be read.`);
  });
  if (bytes.length === 0) throw new Error(`The file ${file} is empty.`);
  const text = await readEssayFile(bytes, { id: 'score', kind: 'student', signal: new AbortController().signal }).catch(
    () => {
      throw new Error(`The file ${file} has no text that can be read.`);
    },
  );
  const kind = values.kind === undefined ? null : EssayKind.parse(values.kind);
  const wordLimit = values.limit === undefined ? null : Number(values.limit);
  const essay = {
    text,
    prompt: values.prompt ?? '',
    wordLimit,
    college: values.college ?? null,
    meantNames: [],
    kind,
    activities: [],
  };
  return explainScore(essay, await checkGrammar(text));
}

try {
  console.log(await score());
  process.exit(0);
} catch (error) {
  if (!(error instanceof Error)) throw error;
  console.error(error.message);
  process.exit(1);
}
