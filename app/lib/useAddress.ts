import { useSearchParams } from 'wouter';

/** The search of the address, such as `?sort=title`, and how to change a part of it in place; null takes the part out. */
export function useAddress() {
  const [params, setParams] = useSearchParams();
  const change = (name: string, value: string | null) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (value === null) after.delete(name);
        else after.set(name, value);
        return after;
      },
      { replace: true },
    );
  return [params, change] as const;
}
