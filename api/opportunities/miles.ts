/** A point on the earth, in degrees. */
export type Point = { lat: number; lng: number };

const EARTH = 3958.8;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Miles from one point to another by great circle. */
export function milesBetween(a: Point, b: Point): number {
  const north = Math.sin(radians(b.lat - a.lat) / 2) ** 2;
  const east = Math.sin(radians(b.lng - a.lng) / 2) ** 2;
  const half = north + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * east;
  return 2 * EARTH * Math.asin(Math.min(1, Math.sqrt(half)));
}
