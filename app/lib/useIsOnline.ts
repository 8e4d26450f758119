import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void) {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
}

/** Whether the browser has a network. It says nothing about whether the server answers. */
export function useIsOnline() {
  return useSyncExternalStore(subscribe, () => navigator.onLine);
}
