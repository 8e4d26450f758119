import { useSyncExternalStore } from 'react';

/** The breakpoint below which bars move to the bottom and sheets replace dialogs. */
const PHONE = '(max-width: 719px)';

/** Whether the page is as narrow as a phone; for what stands in another place there, so that it exists only once. */
export function useIsPhone() {
  return useSyncExternalStore(
    (onChange) => {
      const media = matchMedia(PHONE);
      media.addEventListener('change', onChange);
      return () => media.removeEventListener('change', onChange);
    },
    () => matchMedia(PHONE).matches,
    () => false,
  );
}
