import { type NameCandidate, nameCandidates } from '../map/names-in.ts';
import { sentenceSpans } from '../sentence-spans.ts';

/** The words of a paragraph that name somebody, a place and a time. */
export interface NamedWords {
  people: string[];
  places: string[];
  times: string[];
}

const KIN =
  'father|mother|dad|mom|mum|mama|papa|parents|brothers?|sisters?|grandmother|grandfather|grandma|grandpa|grandparents|aunt|uncle|cousins?|friends?|best friend|teacher|coach|boss|neighbors?|roommate|teammates?|classmates?|family|abuela|abuelo|nani|nana|stepfather|stepmother|stepdad|stepmom|son|daughter|tutor|counselor|mentor|partner';
const ROLE =
  'doctor|nurse|teacher|coach|boss|manager|principal|driver|librarian|conductor|director|officer|judge|pastor|priest|imam|rabbi|landlord|neighbor|owner|cook|baker|mechanic|surgeon|therapist|counselor|translator|professor';
const PEOPLE = new RegExp(
  String.raw`\b(?:my|our|his|her) (?:(?:little|older|younger|big|best|baby|late) )?(?:${KIN})\b|\bthe (?:${ROLE})\b`,
  'giu',
);

const PLACE_NOUN =
  'parking lot|prep room|living room|dining room|locker room|waiting room|bus stop|front yard|folding table|kitchen|garage|library|school|church|mosque|temple|synagogue|store|shop|field|gym|street|sidewalk|bus|train|subway|car|park|lab|laboratory|classroom|hallway|office|hospital|clinic|restaurant|beach|lake|river|farm|basement|attic|roof|floor|porch|driveway|yard|garden|backyard|market|station|airport|theater|stage|pool|court|track|barn|laundromat|bakery|museum|bedroom|bathroom|cafeteria|auditorium|camp|mountain|desert|forest|city|town|village|neighborhood|apartment|house|door|table|counter|bench|pier|dock|stadium|studio|warehouse|courthouse|creek|trail|ridge|bridge|corner|panadería|panaderia|tienda|room|break room';
const PLACES = new RegExp(
  String.raw`(?<=\b(?:in|at|on|from|to|into|onto|behind|under|by|near|outside|inside|across|around|through|over|beside) )(?:the|my|our|his|her|their|a|an) (?:\p{L}+ )?(?:${PLACE_NOUN})\b`,
  'giu',
);

const MONTH = 'January|February|March|April|May|June|July|August|September|October|November|December';
const DAY = '(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?';
const NUMBER_WORDS =
  'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty';
/** A number, which may begin a sentence: "Ten years later". */
const NUMBER = String.raw`(?:\d+|${NUMBER_WORDS.split(' ')
  .map((word) => `[${word[0]!.toUpperCase()}${word[0]}]${word.slice(1)}`)
  .join('|')})`;
const TIMES = new RegExp(
  [
    String.raw`(?:[Ww]hen|[Bb]y the time) I was (?:about |only |just )?${NUMBER}\b`,
    String.raw`\b(?:[Tt]he|[Mm]y|[Oo]ur) (?:first|second|third|fourth|last) (?:day|night|morning|week|month|year|winter|spring|summer|fall|semester|shift)\b`,
    String.raw`\b(?:[Ll]ast|[Tt]hat|[Oo]ne|[Ee]very|[Tt]his|[Ee]ach|[Tt]he next|[Tt]he same) (?:${MONTH}|${DAY}|morning|afternoon|evening|night|week|weekend|month|summer|winter|spring|fall|year|day)\b(?!['’]s)`,
    String.raw`\b(?:${MONTH})(?: \d{1,2}(?:st|nd|rd|th)?)?(?:,? \d{4})?\b`,
    String.raw`\b${DAY}\b`,
    String.raw`\b${NUMBER} (?:days|weeks|months|years|summers)(?: (?:later|earlier|ago|before|after))?\b`,
    String.raw`\b(?:freshman|sophomore|junior|senior|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth) (?:year|grade)\b`,
    String.raw`\b\d{1,2}:\d{2}(?: ?[ap]\.?m\b)?|\b\d{1,2} ?[ap]\.?m\b|\b(?:noon|midnight|yesterday|tonight)\b`,
    String.raw`\b(?:19|20)\d{2}\b`,
  ].join('|'),
  'gu',
);

/** Words with a capital that a dictionary has as names too: a band, a part of a building, the word of a question. */
export const NO_NAMES: ReadonlySet<string> = new Set(['Who', 'What', 'When', 'Where', 'Why', 'How', 'Room', 'Page']);

/** Last words of what is neither a person nor a place: a club, a contest, a course, a part of a text. */
const GROUP =
  /\b(?:Trial|Club|Team|Council|Society|Olympiad|Band|Orchestra|Choir|Ensemble|Scouts?|League|Congress|Corps|Debate|Decathlon|Bowl|Honors?|Program|Project|Association|Committee|Union|Crew|Fair|Award|Prize|Cup|Foundation|Initiative|Championships?|History|Biology|Chemistry|Physics|Calculus|Literature|Language|Studies|Sciences?|Statistics|Precalculus|Algebra|Geometry|Economics|Engineering|Psychology|Government|Music|Arts?|Terminology|Medicine|Symposium|Scouting|Army|Navy|Day|Week|Month|Bible|Qur[’']?an|Version|Part|Chapter|Act|Level)(?: (?:[IVX]+|\d+))?$/;
/** Words of what stands somewhere, although a list of organisations may have it. */
const BUILDING =
  /\b(?:School|University|College|Hospital|Church|Library|Park|Institute|Academy|Temple|Mosque|Synagogue|Cent(?:er|re)|Museum|Street|Road|Avenue|Lane|Country Club|Hall|House|Market|Store|Station|Elementary|High|Middle|Caf[eé]|Diner|Deli|Bakery|Restaurant|Pizzeria|Laundromat)\b/;

/** First words of towns, mountains and lakes, some of which go on like the name of somebody: “San Marcos”. */
const PLACE_START = /^(?:San|Santa|Fort|Mount|Lake|New|North|South|East|West|Los|Las) /;

/** What a dictionary says that names name; a name that it does not have is left out. */
export type NameKinds = (names: readonly string[]) => ReadonlyMap<string, 'person' | 'place' | 'group'>;

/**
 * Who, where and when a paragraph names, each once, in its order.
 * @param college the name of the college that it is written for, which is a place; null where it is for all
 */
export function namedWords(paragraph: string, college: string | null, kindsOf: NameKinds): NamedWords {
  const candidates = nameCandidates(sentenceSpans(paragraph))
    .filter(({ name, quote }) => quote.includes(name) && /^\p{Lu}/u.test(name) && !NO_NAMES.has(name))
    .slice(0, MOST_NAMES);
  const kinds = candidates.length === 0 ? new Map<string, never>() : kindsOf(candidates.map(({ name }) => name));
  const kindOf = ({ name, person, place, inside }: NameCandidate) => {
    if (college?.includes(name) || BUILDING.test(name)) return 'place';
    if (GROUP.test(name)) return 'group';
    if (PLACE_START.test(name)) return 'place';
    const known = kinds.get(name);
    if (known || !inside || person + place === 0) return known;
    return place > person ? 'place' : 'person';
  };
  const named = (kind: 'person' | 'place') => candidates.flatMap((one) => (kindOf(one) === kind ? [one.name] : []));
  const matched = (pattern: RegExp) => paragraph.match(pattern) ?? [];
  const places = named('place');
  return {
    people: inOrder(paragraph, [...named('person'), ...matched(PEOPLE)]),
    places: inOrder(paragraph, [
      ...places,
      ...matched(PLACES)
        .filter(isWholeName(paragraph))
        .filter((said) => !places.some((name) => said.includes(name))),
    ]),
    times: inOrder(paragraph, matched(TIMES)),
  };
}

/** Whether a noun with a capital is not the first word of a name: “the Corner” of “the Corner Cafe”. */
const isWholeName = (paragraph: string) => (said: string) =>
  !/ \p{Lu}[^ ]*$/u.test(said) || !new RegExp(String.raw`${said} \p{Lu}`, 'u').test(paragraph);

/** How many names of one paragraph are looked at: no essay has so many. */
const MOST_NAMES = 200;

/** Each once, whatever its capitals. */
const inOrder = (paragraph: string, words: readonly string[]) =>
  [...new Map(words.toReversed().map((word) => [word.toLowerCase(), word])).values()]
    .map((word) => ({ word, at: paragraph.indexOf(word) }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ word }) => word);
