/** The first pattern that matches decides, because browsers also name each other in their user agents. */
const browsers: [name: string, says: RegExp][] = [
  ['Edge', /\bEdg(?:A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS)\//],
  ['Safari', /\bVersion\/[\d.]+.*\bSafari\//],
];
const systems: [name: string, says: RegExp][] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
];

const nameIn = (userAgent: string, names: typeof browsers) => names.find(([, says]) => says.test(userAgent))?.[0];

/** A browser and its system in a few words, such as `Chrome on Windows`; null when both are unknown. Nothing else of a user agent is stored. */
export function deviceOf(userAgent: string | undefined) {
  const given = (userAgent ?? '').slice(0, 500);
  const browser = nameIn(given, browsers);
  const system = nameIn(given, systems);
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? null;
}
