import { html, raw } from 'hono/html';

/** The colours of ui/styles/tokens.css as hex, because mail programs know no variables: light, and dark where the program has it. */
const dark = `@media (max-width:599px){.pad{padding:24px 20px 28px!important}.wrap{padding:0!important}.card{border-left:0!important;border-right:0!important;border-radius:0!important}.btn{display:block!important;text-align:center!important}.foot a{padding:15px 0!important}}
@media (prefers-color-scheme:dark){.bg{background:#0b120f!important}.card{background:#121a16!important;border-color:#26302b!important}.ink{color:#edede6!important}.ink2{color:#bec3b9!important}.ink3{color:#97a096!important}.rule{border-color:#26302b!important}.acc{color:#97d8aa!important}.btn{background:#86c59c!important;border-color:#86c59c!important;color:#041f15!important}.fill{background:#86c59c!important}.trk{background:#2a3530!important}}`;

const SERIF = "'Newsreader','Iowan Old Style',Georgia,'Times New Roman',serif";
const SANS = "'Instrument Sans',-apple-system,'Segoe UI',Helvetica,Arial,sans-serif";
const INK = `color:#16241e`;

export type Html = ReturnType<typeof html>;

/** A message as a page of 600 px, in tables and inline styles, because mail programs need them. No pictures, and nothing from elsewhere. */
export async function mailPage({ subject, preview, parts }: { subject: string; preview: string; parts: Html[] }) {
  const page = await html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${subject}</title>
        <style>
          :root{color-scheme:light dark;supported-color-schemes:light dark}a{text-decoration:underline;text-underline-offset:3px}${raw(dark)}
        </style>
      </head>
      <body class="bg" style="margin:0;padding:0;background:#f2f3ee">
        <div style="display:none;max-height:0;overflow:hidden">${preview}</div>
        <table
          role="presentation"
          class="bg"
          width="100%"
          cellpadding="0"
          cellspacing="0"
          border="0"
          style="background:#f2f3ee"
        >
          <tr>
            <td class="wrap" align="center" style="padding:32px 12px">
              <table
                role="presentation"
                class="card"
                width="600"
                cellpadding="0"
                cellspacing="0"
                border="0"
                style="width:100%;max-width:600px;background:#fcfdfa;border:1px solid #e1e3dc;border-radius:14px"
              >
                <tr>
                  <td class="pad" style="padding:32px 44px 36px">
                    <div class="acc" style="font:500 18px/22px ${raw(SERIF)};letter-spacing:-.02em;color:#135537">
                      Laurel
                    </div>
                    ${parts}
                  </td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html>`;
  return String(page);
}

export const title = (text: string) =>
  html`<h1 class="ink" style="margin:26px 0 0;font:400 30px/36px ${raw(SERIF)};letter-spacing:-.022em;${INK}">
    ${text}
  </h1>`;

export const heading = (text: string) =>
  html`<h2 class="ink" style="margin:32px 0 10px;font:400 20px/25px ${raw(SERIF)};letter-spacing:-.012em;${INK}">
    ${text}
  </h2>`;

export const lead = (text: string) =>
  html`<p class="ink" style="margin:10px 0 0;font:500 17px/23px ${raw(SERIF)};${INK}">${text}</p>`;

export const paragraph = (text: string) =>
  html`<p class="ink2" style="margin:6px 0 0;font:400 15px/23px ${raw(SANS)};color:#424e47">${text}</p>`;

export const note = (text: string) =>
  html`<p class="ink2" style="margin:2px 0 0;font:400 14px/20px ${raw(SANS)};color:#424e47">${text}</p>`;

/** How much of the time is needed, 0 to 1; what is left is pale. */
export function bar(part: number) {
  const filled = Math.max(1, Math.min(99, Math.round(part * 100)));
  return html`<table
    role="presentation"
    width="100%"
    cellpadding="0"
    cellspacing="0"
    border="0"
    style="margin:22px 0 0"
  >
    <tr>
      <td
        width="${filled}%"
        class="fill"
        style="height:6px;line-height:6px;font-size:0;background:#18563a;border-radius:6px"
      >
        &nbsp;
      </td>
      <td width="1%" style="font-size:0">&nbsp;</td>
      <td class="trk" style="height:6px;line-height:6px;font-size:0;background:#e1e6dd;border-radius:6px">&nbsp;</td>
    </tr>
  </table>`;
}

interface Row {
  /** A figure or a day. */
  left: string;
  title: string;
  detail?: string;
}

/** Rows of what is to be done, with a figure or a day on the left. */
export const rows = (list: readonly Row[]) =>
  table(
    list.map(
      ({ left, title, detail }) =>
        html`<tr>
          <td
            class="rule ink"
            valign="top"
            width="92"
            style="width:92px;padding:14px 12px 13px 0;border-top:1px solid #e1e3dc;font:400 19px/24px ${raw(SERIF)};letter-spacing:-.02em;${INK};white-space:nowrap"
          >
            ${figure(left)}
          </td>
          <td class="rule" valign="top" style="padding:14px 0 13px;border-top:1px solid #e1e3dc">
            <div class="ink" style="font:500 17px/23px ${raw(SERIF)};${INK}">${title}</div>
            ${detail ? html`<div class="ink2" style="font:400 14px/20px ${raw(SANS)};color:#424e47;padding-top:2px">${detail}</div>` : ''}
          </td>
        </tr>`,
    ),
  );

/** 15 min, with its unit in small letters, and 2 h 55 without one. */
function figure(left: string) {
  const [, number, unit] = /^(\d+)( min)$/.exec(left) ?? [];
  if (number === undefined) return left.replace(/ min$/, '');
  return html`${number}<span class="ink3" style="font:400 13px/1 ${raw(SANS)};letter-spacing:0;color:#5f6962"
      >${unit}</span
    >`;
}

/** Rows of one line each, with a day on the left. */
export const lines = (list: readonly Row[]) =>
  table(
    list.map(
      ({ left, title }) =>
        html`<tr>
          <td
            class="rule ink3"
            valign="top"
            width="92"
            style="width:92px;padding:10px 12px 10px 0;border-top:1px solid #e1e3dc;font:400 14px/20px ${raw(SANS)};color:#5f6962;white-space:nowrap"
          >
            ${left}
          </td>
          <td
            class="rule ink"
            valign="top"
            style="padding:10px 0;border-top:1px solid #e1e3dc;font:400 14px/20px ${raw(SANS)};${INK}"
          >
            ${title}
          </td>
        </tr>`,
    ),
  );

const table = (list: Html[]) =>
  html`<table
    role="presentation"
    width="100%"
    cellpadding="0"
    cellspacing="0"
    border="0"
    style="border-collapse:collapse;border-bottom:1px solid #e1e3dc"
    class="rule"
  >
    ${list}
  </table>`;

export const button = (label: string, href: string) =>
  html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:22px 0 0">
    <tr>
      <td>
        <a
          class="btn"
          href="${href}"
          style="display:inline-block;background:#18563a;border:1px solid #18563a;border-radius:8px;padding:12px 20px;font:500 15px/20px ${raw(SANS)};color:#fafcf6;text-decoration:none"
          >${label}</a
        >
      </td>
    </tr>
  </table>`;

/** Why the message came, how it ends, and where it is changed. */
export const foot = (why: string, { stop, settings }: { stop: string; settings: string }) =>
  html`<p class="ink3 foot" style="margin:30px 0 0;font:400 13px/20px ${raw(SANS)};color:#5f6962">
    ${why}<br /><a class="ink2" href="${stop}" style="color:#424e47">Stop the reminders</a>, without signing in.
    <a class="ink2" href="${settings}" style="color:#424e47">Change reminders</a>
  </p>`;
