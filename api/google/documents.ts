import type { Part } from '../export/essay-parts.ts';

/** Consent for documents that Laurel makes in the student's account, and for no other file in it. */
export const DOCUMENT_SCOPE = 'openid https://www.googleapis.com/auth/drive.file';

/** Seconds that the document service may take for an answer. */
const PATIENCE = 20;

const styles: Record<Part['kind'], 'TITLE' | 'HEADING_1' | 'NORMAL_TEXT'> = {
  title: 'TITLE',
  heading: 'HEADING_1',
  prompt: 'NORMAL_TEXT',
  count: 'NORMAL_TEXT',
  text: 'NORMAL_TEXT',
};

/** A line break inside a paragraph, as the document service writes it. */
const LINE_BREAK = '\u000b';

/**
 * Creates a document in the account that has consented, and answers where it can be read. Throws where the service
 * refuses or does not answer; an empty document may be left then.
 * @param apiBase where the document service is: `https://docs.googleapis.com`
 */
export async function createDocument(apiBase: string, accessToken: string, title: string, parts: Part[]) {
  const { documentId } = await post<{ documentId?: string }>('/v1/documents', { title });
  if (!documentId || !/^[\w-]{1,200}$/.test(documentId)) throw new Error('The document service named no document.');
  await post(`/v1/documents/${documentId}:batchUpdate`, { requests: requestsFor(parts) });
  return `https://docs.google.com/document/d/${documentId}/edit`;

  async function post<Answer>(path: string, body: object) {
    const response = await fetch(new URL(path, apiBase), {
      method: 'POST',
      headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE * 1_000),
    });
    if (!response.ok) throw new Error(`The document service answered ${response.status}.`);
    return (await response.json()) as Answer;
  }
}

/** The whole text at once, then how each paragraph looks. Places are UTF-16 units; a document's first is 1. */
export function requestsFor(parts: Part[]) {
  const looks: object[] = [];
  let text = '';
  for (const { kind, lines, rightToLeft, newPage } of parts) {
    const startIndex = 1 + text.length;
    text += `${lines.join(LINE_BREAK)}\n`;
    const range = { startIndex, endIndex: 1 + text.length };
    const paragraphStyle = {
      namedStyleType: styles[kind],
      direction: rightToLeft ? 'RIGHT_TO_LEFT' : 'LEFT_TO_RIGHT',
      pageBreakBefore: newPage,
    };
    looks.push({
      updateParagraphStyle: { range, paragraphStyle, fields: 'namedStyleType,direction,pageBreakBefore' },
    });
    if (kind === 'prompt') looks.push({ updateTextStyle: { range, textStyle: { italic: true }, fields: 'italic' } });
  }
  return [{ insertText: { location: { index: 1 }, text } }, ...looks];
}
