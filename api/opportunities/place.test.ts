import { describe, expect, test } from 'vitest';
import { milesBetween } from './miles.ts';
import { findPlace, stateAt } from './place.ts';

const labelOf = (text: string) => findPlace(text)?.label ?? null;

describe('findPlace', () => {
  test('finds a ZIP code, with or without its last four digits', () => {
    const mission = { lat: 37.7509, lng: -122.4153, label: 'San Francisco, CA', state: 'CA' };
    expect(findPlace('94110')).toEqual(mission);
    expect(findPlace('94110-1234')).toEqual(mission);
    expect(findPlace(' San Francisco, CA 94110 ')).toEqual(mission);
  });

  test.each(['00000', '123', '941101', '09421', 'V6B'])('knows no US place for «%s»', (code) => {
    expect(findPlace(code)).toBeNull();
  });

  test.each([
    ['Austin, TX', 'Austin, TX'],
    ['austin texas', 'Austin, TX'],
    ['  AUSTIN ,   Texas, USA ', 'Austin, TX'],
    ['San José, CA', 'San Jose, CA'],
    ['St. Louis, MO', 'Saint Louis, MO'],
    ['St.Louis', 'Saint Louis, MO'],
    ['Ft. Worth', 'Fort Worth, TX'],
    ['Winston-Salem, North Carolina', 'Winston Salem, NC'],
    ["O'Fallon, MO", 'O Fallon, MO'],
    ['McLean, Virginia', 'Mc Lean, VA'],
    ['Charleston, West Virginia', 'Charleston, WV'],
    ['Washington, D.C.', 'Washington, DC'],
    ['Kansas City, KS', 'Kansas City, KS'],
    ['Ontario, CA', 'Ontario, CA'],
    ['San Juan, Puerto Rico', 'San Juan, PR'],
    ['NYC', 'New York, NY'],
    ['New York', 'New York, NY'],
  ])('reads «%s» as %s', (text, label) => {
    expect(labelOf(text)).toBe(label);
  });

  test('puts a city in the middle of its ZIP codes', () => {
    const chicago = findPlace('Chicago, IL');
    expect(milesBetween(chicago ?? { lat: 0, lng: 0 }, { lat: 41.88, lng: -87.63 })).toBeLessThan(5);
  });

  test.each(['Austin', 'Portland', 'Naperville'])('takes «%s» alone, where hardly another is meant', (city) => {
    expect(labelOf(city)).toMatch(new RegExp(`^${city}, [A-Z]{2}$`));
  });

  test.each(['Springfield', 'Washington', 'Arlington', 'London', 'Paris', 'Sydney', 'Vancouver', 'Georgia'])(
    'does not guess which «%s» is meant',
    (city) => {
      expect(findPlace(city)).toBeNull();
    },
  );

  test.each(['', '   ', 'Toronto, Ontario', 'Austin, ZZ', '__proto__', 'constructor', 'x'.repeat(100_000)])(
    'finds nothing in «%.20s»',
    (text) => {
      expect(findPlace(text)).toBeNull();
    },
  );
});

describe('stateAt', () => {
  test.each([
    ['San Francisco', 37.77, -122.42, 'CA'],
    ['Arlington, across the river from Washington', 38.88, -77.1, 'VA'],
    ['Utqiagvik', 71.29, -156.79, 'AK'],
    ['Honolulu', 21.3, -157.85, 'HI'],
    ['San Juan', 18.45, -66.07, 'PR'],
    ['Detroit', 42.33, -83.05, 'MI'],
  ])('knows the state of %s', (_, lat, lng, state) => {
    expect(stateAt(lat, lng)).toBe(state);
  });

  test.each([
    ['Vancouver in Canada', 49.28, -123.12],
    ['Toronto', 43.65, -79.38],
    ['London, where US post boxes are', 51.5, -0.12],
    ['the Pacific', 30, -140],
    ['the pole', 90, 0],
    ['nowhere', NaN, NaN],
  ])('finds no state in %s', (_, lat, lng) => {
    expect(stateAt(lat, lng)).toBeNull();
  });
});

test('measures miles along the great circle', () => {
  const boston = { lat: 42.3601, lng: -71.0589 };
  const seattle = { lat: 47.6062, lng: -122.3321 };
  expect(milesBetween(boston, seattle)).toBeCloseTo(2488, -1);
  expect(milesBetween(boston, boston)).toBe(0);
});
