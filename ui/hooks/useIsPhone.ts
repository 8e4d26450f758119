import { useSyncExternalStore } from 'react';

/** Below this width bars move to the bottom and sheets replace dialogs. */
const PHONE = '(max-width: 719px)';

/** Whether the page is as narrow as a phone, for parts that CSS alone can't move to another place. */
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
