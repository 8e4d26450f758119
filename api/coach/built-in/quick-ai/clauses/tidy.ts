import { isKnown, listedAsName } from '../../frequency.ts';
import { setOf, SUBORDINATORS } from '../../words.ts';
import { verbOf } from './verbs.ts';

/** An activity is told in less; what comes after is not read. */
const MOST_READ = 5_000;

/** Pictures, and what joins or colours them. */
const EMOJI = String.raw`(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\u200d|\ufe0f|\u20e3)+`;
const EMOJI_AS_STOP = new RegExp(String.raw`(?<=\p{L}{2}) ?${EMOJI}\s*(?=[\p{Lu}\d])`, 'gu');
const EMOJIS = new RegExp(EMOJI, 'gu');
const BULLET = /(?:^|\n)[ \t]*(?:[-–—*•·▪●○►➤✓✔>]|\d{1,2}[.)])[ \t]+|[ \t]+[•▪●►➤✓✔][ \t]+/gu;

const LONE_I = /(?<![^\s,;—–])(?<![=+*/] )i(?=['’](?:m|ll|ve|d)\b|[,;!?]?(?:\s(?!=)|$))/g;

/** The text without emojis and bullets, one line for each item, and not in capitals all over. */
export function tidy(text: string): string {
  const lines = upTo(MOST_READ, text)
    .replace(EMOJI_AS_STOP, '. ')
    .replace(EMOJIS, ' ')
    .replace(BULLET, '\n')
    .split('\n')
    .map((line) =>
      line
        .trim()
        .replace(/\s+/g, ' ')
        .replace(/ (?=[,.;!?](?: |$))/g, ''),
    );
  const plain = lines.filter((line) => /[\p{L}\p{N}]/u.test(line)).join('\n');
  return (isShouted(plain) ? lowered(plain) : plain).replace(LONE_I, 'I');
}

/** The text up to so many characters, without a word cut in two. */
export const upTo = (most: number, text: string): string =>
  text.length <= most ? text : text.slice(0, most).replace(/\s\S{0,40}$/, '');

function isShouted(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const capitals = text.match(/\p{Lu}/gu)?.length ?? 0;
  return letters > 12 && capitals > 0.7 * letters;
}

/** Known words in lower case; what no list knows, such as FBLA, may be a name and stays. */
const lowered = (text: string): string =>
  text.replace(/\p{L}[\p{L}'’]*/gu, (word) => {
    const lower = word.toLowerCase();
    if (/^i(?:['’]|$)/.test(lower)) return `I${lower.slice(1)}`;
    if (listedAsName(lower)) return word.charAt(0) + lower.slice(1);
    return isKnown(lower) ? lower : word;
  });

/** Puts the stops into a line that has none, such as “i run the shop i have 3 workers made $900”. */
export function withStops(line: string): string {
  if (/[.;!?,](?= \S)/.test(line)) return line;
  const stopped = line.replace(SPAN, '$1,').replace(NEW_VERB, (space, verb: string, at: number, whole: string) => {
    const forms = verbOf(verb)?.forms;
    return forms?.has('past') && !forms.has('base') ? stopBefore(space, at, whole) : space;
  });
  return stopped.replace(NEW_SUBJECT, stopBefore);
}

/** “varsity 3 years captain 12th grade” */
const SPAN = /(\d+ (?:years|yrs|seasons))(?= \p{Ll}+ \d)/gu;
const NEW_VERB = /(?<=\p{L}{2}) (?=(\p{L}+) (?:\$?\d|(?:how|an?|the|my|our)\b))/giu;
const NEW_SUBJECT =
  / (?=(?:I|we)\b[ '’]\S|it (?:is|was|has|had|got|grew|won|made|became|went|takes|helps|gets|\p{L}+ed)\b)/giu;

/** After these nothing new begins. */
const OPEN = new Set([
  ...SUBORDINATORS,
  ...setOf(
    'I we it have has had was were also just that which who what how and but or so than like with for to of as in on up at by from all things sometimes usually often now later',
  ),
]);
/** “the kids I teach” */
const HEAD =
  /\b(?:the|every|all|(?<!\d )each|what|everything|things|ones|any|those|these|that|first|only)(?: \p{L}+)?$/iu;

function stopBefore(space: string, at: number, line: string): string {
  const stop = line.lastIndexOf('. ', at);
  const before = line.slice(stop < 0 ? 0 : stop + 2, at);
  const words = before.split(' ');
  const [first = '', last = ''] = [words[0]?.toLowerCase(), words.at(-1)];
  const told = /\b(?:I|we)\b/i.test(before) || verbOf(first) !== undefined;
  const open =
    SUBORDINATORS.has(first) || OPEN.has(last) || OPEN.has(last.toLowerCase()) || HEAD.test(before.slice(-60));
  return told && !open && words.length >= 3 ? '. ' : space;
}
