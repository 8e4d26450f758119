import type { ActivitySort } from '@laurel/ui';
import { useSearchParams } from 'wouter';

const sorts: ActivitySort[] = ['rank', 'recent', 'hours', 'title'];

/** The sort and the search of the list, in the address: `?sort=title&q=library`. */
export function useListAddress() {
  const [params, setParams] = useSearchParams();
  const set = (name: 'sort' | 'q', value: string) =>
    setParams(
      (now) => {
        if (value) now.set(name, value);
        else now.delete(name);
        return now;
      },
      { replace: true },
    );
  return {
    sort: sorts.find((sort) => sort === params.get('sort')) ?? 'rank',
    setSort: (sort: ActivitySort) => set('sort', sort === 'rank' ? '' : sort),
    query: params.get('q') ?? '',
    setQuery: (query: string) => set('q', query),
  };
}
