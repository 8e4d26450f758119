import { useState } from 'react';

/** To half a mile, which is enough for the least radius. Kept nowhere but here, and only while the page is open. */
export interface Coordinates {
  lat: number;
  lng: number;
}

type Place =
  | { location: 'unknown' | 'locating' | 'unavailable'; coordinates: null }
  | { location: 'located'; coordinates: Coordinates };

const OPTIONS: PositionOptions = { timeout: 10_000, maximumAge: 60_000 };

/** Hundredths of a degree: a house can't be told from its neighbourhood. */
const roughly = (degrees: number) => Math.round(degrees * 100) / 100;

/** About where this device is, once the student asks for it. */
export function usePlace() {
  const [place, setPlace] = useState<Place>({ location: 'unknown', coordinates: null });

  function locate() {
    const fail = () => setPlace({ location: 'unavailable', coordinates: null });
    // Missing on a page without a secure origin.
    if (!('geolocation' in navigator)) return fail();
    setPlace({ location: 'locating', coordinates: null });
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) =>
        setPlace({ location: 'located', coordinates: { lat: roughly(latitude), lng: roughly(longitude) } }),
      fail,
      OPTIONS,
    );
  }

  return { ...place, locate, forget: () => setPlace({ location: 'unknown', coordinates: null }) };
}
