import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Whether a component may show what only the browser knows, such as who is signed in or what day it is. It is false on the server and
 * while React takes over markup from there, which must not differ; right after that, and wherever nothing was prerendered, it is true.
 */
export const useIsHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
