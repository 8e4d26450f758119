import states from '../data/states.json' with { type: 'json' };
import placeNames from '../data/place-names.json' with { type: 'json' };
import { canadianCities, keyOf, plain } from './place.ts';

/** Cities abroad that a student may name without their country. */
const CITIES: ReadonlySet<string> = new Set([...placeNames.abroad, ...placeNames.citiesAbroad]);

/** Those of Canada. */
const CANADIAN_CITIES: ReadonlySet<string> = new Set(placeNames.canadianCities);

/** Also called so in English: the list of names that comes with Node has one for each country. */
const MORE_COUNTRIES = ['uk', 'england', 'scotland', 'wales', 'south korea', 'uae', 'czech republic', 'ivory coast'];

let countries: ReadonlySet<string> | undefined;

/** Whether a text names a place outside the United States: “Toronto”, “M5V 2T6”, “Lagos, Nigeria”. Ask it only of what is no place inside. */
export function isAbroad(text: string): boolean {
  const { words, endings } = readPlace(text);
  // A misspelled town of Georgia or New Mexico is in none of the countries.
  if (endings.some((ending) => STATES.has(ending))) return false;
  countries ??= readCountries();
  return isInCanada(text) || CITIES.has(keyOf(words)) || endings.some((ending) => countries!.has(ending));
}

/** Whether a text that names a place abroad names one in Canada, as far as it is known: “Toronto”, “M5V 2T6”. */
export function isInCanada(text: string): boolean {
  const { words, endings } = readPlace(text);
  return (
    CANADIAN_CODE.test(words) ||
    CANADIAN_CITIES.has(keyOf(words)) ||
    canadianCities().has(keyOf(words)) ||
    endings.some((ending) => ending === 'canada' || PROVINCES.has(ending))
  );
}

/** The words of a place, and what it may end with: “canada” of “Toronto, Ontario, Canada”, and “ontario canada”. */
function readPlace(text: string) {
  const words = plain(text.slice(0, MAX_TEXT));
  const said = words.split(' ');
  return { words, endings: said.map((_, at) => said.slice(at).join(' ')) };
}

const STATES: ReadonlySet<string> = new Set(Object.entries(states).flat().map(plain));
const MAX_TEXT = 120;
const CANADIAN_CODE = /^[a-z]\d[a-z](?: ?\d[a-z]\d)?$/;
const PROVINCES: ReadonlySet<string> = new Set(placeNames.provinces);

function readCountries(): ReadonlySet<string> {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const codes = letters.flatMap((a) => letters.map((b) => `${a}${b}`)).filter((code) => !INSIDE.has(code));
  return new Set([...codes.flatMap((code) => names.of(code) ?? []).map(plain), ...MORE_COUNTRIES]);
}

/** The United States and their territories. */
const INSIDE: ReadonlySet<string> = new Set(['US', 'PR', 'VI', 'GU', 'AS', 'MP', 'UM']);
