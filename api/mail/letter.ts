import type { Message } from './mailer.ts';

/** A paragraph, or a link that stands by itself. */
type Part = string | { label: string; href: string };

/**
 * A message in the same words as plain text and as HTML. It must not contain anything that a student typed: somebody who signs
 * up with another person's e-mail could write to them in our name. So nothing has to be escaped either.
 */
export function letter(to: string, subject: string, parts: readonly Part[]): Message {
  const text = parts.map((part) => (typeof part === 'string' ? part : `${part.label}:\n${part.href}`));
  const html = parts.map((part) =>
    typeof part === 'string'
      ? `<p style="margin:0 0 16px">${part}</p>`
      : `<p style="margin:24px 0"><a href="${part.href}" style="${button}">${part.label}</a></p>`,
  );
  return {
    to,
    subject,
    text: `${text.join('\n\n')}\n\nLaurel\n`,
    html: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${subject}</title></head><body style="${page}"><div style="max-width:480px">${html.join('')}<p style="margin:0">Laurel</p></div></body></html>`,
  };
}

// The ink and the accent of ui/styles/tokens.css, as every mail program reads them.
const page =
  'margin:0;padding:24px;background:#ffffff;font:16px/24px system-ui,-apple-system,Segoe UI,sans-serif;color:#16241e';
const button =
  'display:inline-block;padding:10px 18px;border-radius:8px;background:#18563a;color:#ffffff;font-weight:500;text-decoration:none';
