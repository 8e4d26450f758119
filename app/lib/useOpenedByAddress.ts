import { useEffect, useEffectEvent } from 'react';
import { useAddress } from './useAddress.ts';

/**
 * Opens what the address asks to have open (`?edit=ID`), and takes that out of the address, so that it opens once.
 * @param ready whether it can be opened yet
 */
export function useOpenedByAddress(ready: boolean, open: (id: string) => void) {
  const [params, change] = useAddress();
  const id = ready ? params.get('edit') : null;
  const take = useEffectEvent((id: string) => {
    change('edit', null);
    open(id);
  });
  useEffect(() => {
    if (id) take(id);
  }, [id]);
}
