/** A page for what was opened in a tab of its own and can't be shown there. */
export function plainPage(sentence: string) {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Laurel</title><p>${sentence}</p><p><a href="/settings">Back to Laurel</a></p></html>`;
}
