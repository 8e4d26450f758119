import { type QueryKey, useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { useCallback, useMemo, useRef, useState } from 'react';
import type { Answer, Arguments, CallableName } from '#contract/client.ts';
import { apiAtom, tokenAtom } from './session.ts';

/** By session, so that what one student's page still learns never shows up on another's. */
export function answerKey(token: string | null, name: CallableName, call: object = {}): QueryKey {
  return [name, token, call];
}

/** What the server answers to a reading endpoint: kept while the page is open, shared by all who ask the same. */
export function useAnswer<N extends CallableName>(name: N, ...[call]: Arguments<N>) {
  const api = useAtomValue(apiAtom);
  const token = useAtomValue(tokenAtom);
  return useQuery(
    {
      queryKey: answerKey(token, name, call),
      queryFn: () => api(name, ...([call] as Arguments<N>)),
      enabled: token !== null,
    },
    useAtomValue(queryClientAtom),
  );
}

/** Sends a change. What was read before may be different now, so it is read again when a page next shows it. */
export function useSend() {
  const api = useAtomValue(apiAtom);
  const queryClient = useAtomValue(queryClientAtom);
  return useCallback(
    async <N extends CallableName>(name: N, ...call: Arguments<N>): Promise<Answer<N>> => {
      const answer = await api(name, ...call);
      await queryClient.invalidateQueries({ refetchType: 'none', predicate: ({ queryKey }) => queryKey[0] !== 'me' });
      return answer;
    },
    [api, queryClient],
  );
}

interface Row {
  id: string;
}
type ListName = 'listApplications' | 'listActivities' | 'listHonors';
type RowOf<N extends ListName> = Answer<N>[number];

/**
 * A list of the server's, and changes to it that show at once.
 *
 * `edit` shows a part of a row as changed, sends it, and takes it back where it was refused; the problem is thrown on.
 * While it is under way the row's id is in `saving`. `remove` and `reorder` work alike. `put` shows a row that the
 * server has answered, first in the list where it is new.
 */
export function useRows<N extends ListName>(name: N) {
  const token = useAtomValue(tokenAtom);
  const queryKey = useMemo(() => answerKey(token, name), [token, name]);
  const answer = useAnswer(name, ...([] as unknown as Arguments<N>));
  const changes = useChanges<RowOf<N>[]>(queryKey);
  const edits = useEdits((id: string, change: (row: RowOf<N>) => RowOf<N>) =>
    changes.set((rows) => rows.map((row) => (row.id === id ? change(row) : row))),
  );

  return {
    rows: answer.data as RowOf<N>[] | undefined,
    error: answer.error,
    refetch: answer.refetch,
    saving: edits.saving,
    edit: edits.edit,
    put: (row: RowOf<N>) =>
      changes.set((rows) =>
        rows.some(({ id }) => id === row.id) ? rows.map((old) => (old.id === row.id ? row : old)) : [row, ...rows],
      ),
    remove: (id: string, send: () => Promise<unknown>) =>
      changes.orBack((rows) => rows.filter((row) => row.id !== id), send),
    reorder: (order: (rows: RowOf<N>[]) => RowOf<N>[], send: () => Promise<unknown>) => changes.orBack(order, send),
  };
}

/** One application of the server's with its supplementals, and changes to it that show at once (see `useRows`). */
export function useApplication(appId: string) {
  const token = useAtomValue(tokenAtom);
  const call = useMemo(() => ({ params: { appId } }), [appId]);
  const queryKey = useMemo(() => answerKey(token, 'readApplication', call), [token, call]);
  const answer = useAnswer('readApplication', call);
  const changes = useChanges<Answer<'readApplication'>>(queryKey);
  const edits = useEdits((_, change: (row: Answer<'readApplication'>) => Answer<'readApplication'>) =>
    changes.set(change),
  );
  return {
    application: answer.data,
    error: answer.error,
    refetch: answer.refetch,
    saving: edits.saving.has(appId),
    edit: (part: Partial<Answer<'readApplication'>>, send: () => Promise<Answer<'readApplication'>>) =>
      edits.edit(appId, part, send),
    /** Shows the application as changed, where the server has answered for a part of it. */
    change: changes.set,
  };
}

/** Changes what is kept of one answer. */
function useChanges<Data>(queryKey: QueryKey) {
  const queryClient = useAtomValue(queryClientAtom);
  return useMemo(() => {
    const set = (change: (data: Data) => Data) => {
      // An answer that was asked for before the change would take it back.
      void queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData<Data>(queryKey, (data) => data && change(data));
    };
    return {
      set,
      /** Shows a change at once, sends it, and goes back to how it was where it was refused. */
      orBack: async (change: (data: Data) => Data, send: () => Promise<unknown>) => {
        const before = queryClient.getQueryData<Data>(queryKey);
        set(change);
        try {
          await send();
        } catch (problem) {
          if (before) set(() => before);
          throw problem;
        }
      },
    };
  }, [queryClient, queryKey]);
}

/** Edits of rows, several of one row at once: a refused one takes back only what it had changed itself. */
function useEdits<R extends Row>(setRow: (id: string, change: (row: R) => R) => void) {
  const [saving, setSaving] = useState<ReadonlySet<string>>(new Set());
  const underWay = useRef<{ id: string; part: Partial<R> }[]>([]);

  async function edit(id: string, part: Partial<R>, send: () => Promise<R>) {
    const mine = { id, part };
    let before: Partial<R> = {};
    setRow(id, (row) => {
      before = Object.fromEntries(Object.keys(part).map((key) => [key, row[key as keyof R]])) as Partial<R>;
      return { ...row, ...part };
    });
    underWay.current.push(mine);
    setSaving((ids) => new Set(ids).add(id));
    try {
      const saved = await send();
      finish(mine);
      setRow(id, () => ({ ...saved, ...others(id) }));
      return saved;
    } catch (problem) {
      finish(mine);
      setRow(id, (row) => ({ ...row, ...before, ...others(id) }));
      throw problem;
    }
  }

  /** What edits of the same row that are still under way have changed. */
  const others = (id: string) =>
    Object.assign({}, ...underWay.current.filter((edit) => edit.id === id).map(({ part }) => part)) as Partial<R>;

  function finish(mine: { id: string; part: Partial<R> }) {
    underWay.current = underWay.current.filter((edit) => edit !== mine);
    if (underWay.current.some(({ id }) => id === mine.id)) return;
    setSaving((ids) => new Set([...ids].filter((id) => id !== mine.id)));
  }

  return { saving, edit };
}
