import type { ActivitySort } from '@laurel/ui';
import { useSearchParams } from 'wouter';
import { useSearchText } from '#app/lib/useSearchText.ts';

const sorts: ActivitySort[] = ['rank', 'recent', 'hours', 'title'];

/** The sort and the search of the list, in the address: `?sort=title&q=library`. */
export function useListAddress() {
  const [params, setParams] = useSearchParams();
  const [query, setQuery] = useSearchText();
  return {
    sort: sorts.find((sort) => sort === params.get('sort')) ?? 'rank',
    setSort: (sort: ActivitySort) =>
      setParams(
        (now) => {
          if (sort === 'rank') now.delete('sort');
          else now.set('sort', sort);
          return now;
        },
        { replace: true },
      ),
    query,
    setQuery,
  };
}
