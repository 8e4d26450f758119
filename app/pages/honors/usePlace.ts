import { useState } from 'react';

/** Degrees, to half a mile, which is enough for the smallest radius. They are never stored, and forgotten with the page. */
interface Coordinates {
  lat: number;
  lng: number;
}

type Place =
  | { location: 'unknown' | 'locating' | 'unavailable'; coordinates: null }
  | { location: 'located'; coordinates: Coordinates };

const OPTIONS: PositionOptions = { timeout: 10_000, maximumAge: 60_000 };

/** Rounds to hundredths of a degree, so that a house can't be told from its neighbourhood. */
const roughly = (degrees: number) => Math.round(degrees * 100) / 100;

/** The place of this device, roughly, once the student asks for it. */
export function usePlace() {
  const [place, setPlace] = useState<Place>({ location: 'unknown', coordinates: null });

  function locate() {
    const fail = () => setPlace({ location: 'unavailable', coordinates: null });
    // Browsers have none on a page without a secure origin.
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
