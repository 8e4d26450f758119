import { useState } from 'react';

/** Kept nowhere but here, and only for as long as the page is open. */
export interface Coordinates {
  lat: number;
  lng: number;
}

type Place =
  | { location: 'unknown' | 'locating' | 'unavailable'; coordinates: null }
  | { location: 'located'; coordinates: Coordinates };

const OPTIONS: PositionOptions = { timeout: 10_000, maximumAge: 60_000 };

/** Where this device is, once the student asks for it. */
export function usePlace() {
  const [place, setPlace] = useState<Place>({ location: 'unknown', coordinates: null });

  function locate() {
    const fail = () => setPlace({ location: 'unavailable', coordinates: null });
    // Missing on a page without a secure origin.
    if (!('geolocation' in navigator)) return fail();
    setPlace({ location: 'locating', coordinates: null });
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => setPlace({ location: 'located', coordinates: { lat: coords.latitude, lng: coords.longitude } }),
      fail,
      OPTIONS,
    );
  }

  return { ...place, locate, forget: () => setPlace({ location: 'unknown', coordinates: null }) };
}
