import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void) {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
}

/** Whether the browser has a network at all; a server that does not answer is another matter. */
export function useIsOnline() {
  return useSyncExternalStore(subscribe, () => navigator.onLine);
}
