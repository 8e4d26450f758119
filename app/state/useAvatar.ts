import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useLayoutEffect, useState } from 'react';
import { apiAtom, meAtom, tokenAtom } from '#app/state/session.ts';

/**
 * The student's picture, as an address within this page; undefined without one, until it is there, and where it can't be
 * had. The server reads it, once while the page is open: no other site learns who looks at it.
 */
export function useAvatar(): string | undefined {
  const api = useAtomValue(apiAtom);
  const token = useAtomValue(tokenAtom);
  const { data: me } = useAtomValue(meAtom);
  const avatar = me?.avatar ?? null;
  const { data: picture } = useQuery({
    queryKey: ['avatar', token, avatar],
    queryFn: () => api('readAvatar'),
    enabled: avatar !== null,
    staleTime: 'static',
    retryOnMount: false,
  });
  const [address, setAddress] = useState<string>();
  useLayoutEffect(() => {
    if (!picture) return;
    const made = URL.createObjectURL(picture);
    setAddress(made);
    return () => {
      setAddress(undefined);
      URL.revokeObjectURL(made);
    };
  }, [picture]);
  return address;
}
