import { paths } from '#contract/paths.ts';

/** A page that says one sentence in a browser tab, for example why a download failed. */
export function plainPage(sentence: string) {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Laurel</title><p>${sentence}</p><p><a href="${paths.settings}">Back to Laurel</a></p></html>`;
}
