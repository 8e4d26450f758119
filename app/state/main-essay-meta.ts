import type { Client } from '#contract/client.ts';
import { MAIN_ESSAY } from '#contract/main-essay.ts';

const atFirst = { title: MAIN_ESSAY.title as string, prompt: '', wordLimit: MAIN_ESSAY.wordLimit as number };
type Meta = typeof atFirst;

/**
 * Sends what an earlier release kept in this browser to the server. What was changed on the server since stays: another browser
 * may have been first. Whether something was sent.
 */
export async function sendKeptMeta(api: Client, text: string) {
  const kept = read(text);
  const stored = await api('readDraft');
  const parts = (Object.keys(atFirst) as (keyof Meta)[]).filter(
    (part) => kept[part] !== undefined && kept[part] !== atFirst[part] && stored[part] === atFirst[part],
  );
  if (parts.length === 0) return false;
  await api('patchMainEssayMeta', { body: Object.fromEntries(parts.map((part) => [part, kept[part]])) });
  return true;
}

function read(text: string): Partial<Meta> {
  try {
    const { title, prompt, wordLimit } = JSON.parse(text) as Partial<Record<keyof Meta, unknown>>;
    return {
      ...(typeof title === 'string' && { title: title.trim() || atFirst.title }),
      ...(typeof prompt === 'string' && { prompt }),
      ...(Number.isInteger(wordLimit) && { wordLimit: Number(wordLimit) }),
    };
  } catch {
    return {};
  }
}
