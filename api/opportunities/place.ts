import { createRequire } from 'node:module';
import placeNames from '../data/place-names.json' with { type: 'json' };
import { milesBetween, type Point } from './miles.ts';

/** A place as the student may read it: `label` is «City, ST», `state` the two letters. */
export type Place = Point & { label: string; state: string };

/** One ZIP code, or the first three characters of a Canadian postal code. Degrees; zero or null where unknown. */
type Area = { latitude: number | null; longitude: number | null; city: string; state: string; country: string };
type Zipcodes = { codes: Record<string, Area>; states: { full: Record<string, string> } };
type Located = Point & { city: string; state: string | null };
type Atlas = {
  zips: Map<string, Place>;
  /** By key of the city, then by state. */
  cities: Map<string, Map<string, Place[]>>;
  /** Keys of cities in Canada. */
  canadian: Set<string>;
  /** By square of one degree. */
  cells: Map<string, Located[]>;
  /** Two letters by name and by themselves, in capitals. Canadian provinces too: «Toronto, Ontario» is not Toronto, Ohio. */
  states: Map<string, string>;
};

const TERRITORIES = { 'PUERTO RICO': 'PR', 'VIRGIN ISLANDS': 'VI', GUAM: 'GU', 'AMERICAN SAMOA': 'AS' };
/** Military post and states in free association: they have ZIP codes and lie elsewhere. */
const ELSEWHERE = new Set(['AA', 'AE', 'AP', 'FM', 'MH', 'PW']);
const EAST_OF_GREENWICH = new Set(['GU', 'MP']);

/** What people call a city, with the key and the state that it has here. Queens has no ZIP code by that name. */
const NICKNAMES: Record<string, { city: string; state: string }> = placeNames.nicknames;

/** Named alone, these are rather the ones abroad. */
const ABROAD: ReadonlySet<string> = new Set(placeNames.abroad);

const MAX_TEXT = 120;
const REACH = 40;

let atlas: Atlas | undefined;
/** Read at first use, because that takes a third of a second. */
const readAtlas = (): Atlas => (atlas ??= drawAtlas());

/**
 * Where a US ZIP code («94110», «94110-1234») or a city («Austin, TX», «austin texas», «Austin») lies: a city at the median of its
 * ZIP codes. A city without its state is found only where no other could be meant. Null for everything else. From the package zipcodes.
 */
export function findPlace(text: string): Place | null {
  const words = plain(text.slice(0, MAX_TEXT)).replace(/ (?:usa?|united states(?: of america)?)$/, '');
  const zip = /(?:^| )(\d{5})(?: ?\d{4})?$/.exec(words)?.[1];
  if (zip) return readAtlas().zips.get(zip) ?? null;
  return cityWithState(words) ?? cityAlone(words);
}

/** The keys of cities in Canada. */
export const canadianCities = (): ReadonlySet<string> => readAtlas().canadian;

/** The state (two letters, also DC and the territories) of the nearest ZIP code within 40 miles; null abroad and at sea. */
export function stateAt(lat: number, lng: number): string | null {
  const { cells } = readAtlas();
  const here = { lat, lng };
  // A degree of longitude shrinks towards the poles, and nobody has a ZIP code beyond 72°.
  const wide = Math.ceil(0.6 / Math.max(0.25, Math.cos((lat * Math.PI) / 180)));
  let nearest: Located | null = null;
  let least = REACH;
  for (let row = Math.floor(lat) - 1; row <= Math.floor(lat) + 1; row++)
    for (let column = Math.floor(lng) - wide; column <= Math.floor(lng) + wide; column++)
      for (const located of cells.get(`${row} ${column}`) ?? []) {
        const miles = milesBetween(here, located);
        if (miles < least) [nearest, least] = [located, miles];
      }
  return nearest?.state ?? null;
}

function cityWithState(words: string): Place | null {
  const said = words.split(' ');
  for (let length = Math.min(4, said.length - 1); length > 0; length--) {
    const state = stateNamed(said.slice(-length).join(' '));
    const found = state && cityIn(keyOf(said.slice(0, -length).join(' ')), state);
    if (found) return found;
  }
  return null;
}

function cityIn(key: string, state: string): Place | null {
  const named = NICKNAMES[key] ?? { city: key, state };
  const places = named.state === state && readAtlas().cities.get(named.city)?.get(state);
  return places ? middleOf(places) : null;
}

function cityAlone(words: string): Place | null {
  const key = keyOf(words);
  const nickname = NICKNAMES[key];
  if (nickname) return cityIn(key, nickname.state);
  const states = [...(readAtlas().cities.get(key)?.values() ?? [])].sort((a, b) => b.length - a.length);
  const [first, second] = states;
  const asState = stateNamed(words);
  if (!first?.[0] || ABROAD.has(key) || (asState && asState !== first[0].state)) return null;
  const ahead = !second || (first.length >= 10 && first.length >= 3 * second.length);
  return ahead ? middleOf(first) : null;
}

const stateNamed = (words: string): string | undefined => readAtlas().states.get(words.toUpperCase());

function middleOf(places: Place[]): Place {
  const median = (numbers: number[]): number => numbers.sort((a, b) => a - b)[numbers.length >> 1] ?? 0;
  const { label, state } = places[0] as Place;
  return { lat: median(places.map(({ lat }) => lat)), lng: median(places.map(({ lng }) => lng)), label, state };
}

function drawAtlas(): Atlas {
  const zipcodes = createRequire(import.meta.url)('zipcodes') as Zipcodes;
  const states = Object.entries({ ...zipcodes.states.full, ...TERRITORIES });
  const atlas: Atlas = {
    zips: new Map(),
    cities: new Map(),
    canadian: new Set(),
    cells: new Map(),
    states: new Map(states.flatMap(([name, letters]) => [[name, letters] as const, [letters, letters] as const])),
  };
  for (const [code, { latitude: lat, longitude: lng, city, state, country }] of Object.entries(zipcodes.codes)) {
    // A few coordinates have lost their sign.
    if (!lat || !lng || (lng > 0 && !EAST_OF_GREENWICH.has(state))) continue;
    if (country === 'US' && ELSEWHERE.has(state)) continue;
    const american = country === 'US';
    append(atlas.cells, `${Math.floor(lat)} ${Math.floor(lng)}`, { lat, lng, city, state: american ? state : null });
    if (!american) {
      atlas.canadian.add(keyOf(plain(city)));
      continue;
    }
    const place = { lat, lng, label: `${city}, ${state}`, state };
    const key = keyOf(plain(city));
    atlas.zips.set(code, place);
    if (!atlas.cities.has(key)) atlas.cities.set(key, new Map());
    append(atlas.cities.get(key) as Map<string, Place[]>, state, place);
  }
  return atlas;
}

function append<T>(lists: Map<string, T[]>, key: string, item: T): void {
  const list = lists.get(key);
  if (list) list.push(item);
  else lists.set(key, [item]);
}

/** Lower case without accents and punctuation: «D.C.» is «dc», «O'Fallon» is «o fallon». */
export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\b([a-z])\./g, '$1')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

const SHORT: Record<string, string> = { st: 'saint', ste: 'sainte', ft: 'fort', mt: 'mount' };
/** Cities are compared without spaces: the list has «Mc Lean» and «O Fallon». */
export const keyOf = (words: string): string =>
  words
    .split(' ')
    .map((word) => SHORT[word] ?? word)
    .join('');
