/** How long the browser may take to fetch a file that it was handed, in ms. */
const FETCHING = 60_000;

/** Hands a file to the browser to keep. */
export function saveFile(name: string, content: Blob) {
  const url = URL.createObjectURL(content);
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), FETCHING);
}
