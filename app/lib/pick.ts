/** Some parts of an object. */
export function pick<T extends object, K extends keyof T>(keys: readonly K[], from: T) {
  return Object.fromEntries(keys.map((key) => [key, from[key]])) as Pick<T, K>;
}
