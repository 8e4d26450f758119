/** How long the browser may take to fetch the file, in ms. */
const FETCHING = 60_000;

/** Has the browser download a file. */
export function saveFile(name: string, content: Blob) {
  const url = URL.createObjectURL(content);
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), FETCHING);
}
