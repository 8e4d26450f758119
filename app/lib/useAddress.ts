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

/** One of these values in the address, and how to choose another. The first value is meant where the address has none. */
export function useAddressChoice<Value extends string>(name: string, values: readonly Value[]) {
  const [params, change] = useAddress();
  const [first] = values;
  const choose = (value: Value) => change(name, value === first ? null : value);
  return [values.find((value) => value === params.get(name)) ?? first!, choose] as const;
}
