import type { ActivitySort } from '@laurel/ui';
import { useAddress } from '#app/lib/useAddress.ts';
import { useSearchText } from '#app/lib/useSearchText.ts';

const sorts: ActivitySort[] = ['rank', 'recent', 'hours', 'title'];

/** The sort and the search of the list, in the address: `?sort=title&q=library`. */
export function useListAddress() {
  const [params, change] = useAddress();
  const [query, setQuery] = useSearchText();
  const sort = sorts.find((sort) => sort === params.get('sort')) ?? 'rank';
  const setSort = (next: ActivitySort) => change('sort', next === 'rank' ? null : next);
  return { sort, setSort, query, setQuery };
}
