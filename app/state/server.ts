import { hashKey, type QueryClient, type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query';
import { useAtomValue, useStore } from 'jotai';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { Application, ApplicationSummary } from '#contract/applications.ts';
import type { Answer, Arguments, CallableName, Client } from '#contract/client.ts';
import { Problem } from '#contract/problem.ts';
import type { Supplemental } from '#contract/supplementals.ts';
import { edited, Edits, type Parts } from './edits.ts';
import { apiAtom, isNotMe, tokenAtom } from './session.ts';

/** The key of a cached answer. It has the token, so that a late answer to one student is never shown to another. */
export function answerKey(token: string | null, name: CallableName, call: object = {}): QueryKey {
  return [name, token, call];
}

/** The server's answer to a reading endpoint. It is cached while the page is open, and shared by all who ask the same. */
export function useAnswer<N extends CallableName>(name: N, ...call: Arguments<N>) {
  return useAnswerWhen(true, name, ...call);
}

/** The same, but asked for only where it is `wanted`. */
export function useAnswerWhen<N extends CallableName>(wanted: boolean, name: N, ...[call]: Arguments<N>) {
  const api = useAtomValue(apiAtom);
  const token = useAtomValue(tokenAtom);
  return useQuery({ ...answerQuery(api, token, name, call), enabled: token !== null && wanted });
}

/** The query for an answer: its key in the cache, and how it is asked for. */
export function answerQuery<N extends CallableName>(api: Client, token: string | null, name: N, call: Arguments<N>[0]) {
  return {
    queryKey: answerKey(token, name, call),
    queryFn: () => api(name, ...([call] as unknown as Arguments<N>)),
  };
}

/**
 * Sends a change. Every cached answer may be outdated then, so it is read again when a page next shows it. Throws a 401 where another
 * session has begun since the page was drawn.
 */
export function useSend() {
  const store = useStore();
  const api = useAtomValue(apiAtom);
  const token = useAtomValue(tokenAtom);
  const queryClient = useQueryClient();
  return useCallback(
    async <N extends CallableName>(name: N, ...call: Arguments<N>): Promise<Answer<N>> => {
      if (store.get(tokenAtom) !== token) throw new Problem(401, '');
      const answer = await api(name, ...call);
      await queryClient.invalidateQueries({ refetchType: 'none', predicate: isNotMe });
      return answer;
    },
    [store, api, token, queryClient],
  );
}

type ListName = 'listApplications' | 'listRequirements' | 'listPeople' | 'listActivities' | 'listHonors';
type RowOf<N extends ListName> = Answer<N>[number];

/** The lists that the server answers newest first. New people and requirements stand last in theirs; applications are sorted where they are shown, so their place does not matter here. */
const NEWEST_FIRST: readonly ListName[] = ['listActivities', 'listHonors'];

/** Rows with one that the server has answered; a new one stands where it will stand when the list is read again. */
export function withRow<Row extends { id: string }>(name: ListName, rows: readonly Row[], row: Row): Row[] {
  if (rows.some(({ id }) => id === row.id)) return rows.map((old) => (old.id === row.id ? row : old));
  return NEWEST_FIRST.includes(name) ? [row, ...rows] : [...rows, row];
}

/**
 * A list of rows, and changes to it that show at once (see `Edits`). `saving` has the ids of the rows that are being saved. The changes
 * throw what the server refuses.
 */
export function useRows<N extends ListName>(name: N) {
  const answer = useAnswer(name, ...([] as unknown as Arguments<N>));
  const { waiting, saving, apply, change } = useEdits<RowOf<N>, RowOf<N>[]>(name);
  const data = answer.data as RowOf<N>[] | undefined;
  const rows = useMemo(() => data?.map((row) => edited(row, waiting)), [data, waiting]);

  /** Shows a row as the server answered it. */
  const put = (row: RowOf<N>) => change((now) => withRow(name, now, row));
  return {
    rows,
    error: answer.error,
    refetch: answer.refetch,
    saving,
    put,
    /** Changes fields of a row; `send` answers the row as it is stored then. */
    edit: (id: string, part: Partial<RowOf<N>>, send: () => Promise<RowOf<N>>) =>
      apply({ [id]: part } as Parts<RowOf<N>>, send, put),
    /** Changes fields of several rows with one request, which answers all rows. */
    editAll: (parts: Parts<RowOf<N>>, send: () => Promise<RowOf<N>[]>) =>
      apply(parts, send, (all) => change(() => all)),
    /** Removes a row that the server has deleted. */
    remove: (id: string) => change((now) => now.filter((row) => row.id !== id)),
  };
}

/** One application with its supplementals, as they look with the edits that wait (see `Edits`). */
export function useApplication(appId: string) {
  const call = useMemo(() => ({ params: { appId } }), [appId]);
  const { data, error, refetch } = useAnswer('readApplication', call);
  const { waiting, saving } = useEdits<Application | Supplemental, Application>('readApplication', call);
  const application = useMemo(() => data && editedWhole(data, waiting), [data, waiting]);
  return { application, error, refetch, saving: saving.size > 0 };
}

/** Changes to an application and its supplementals that show at once. */
export function useApplicationChanges(appId: string) {
  const call = useMemo(() => ({ params: { appId } }), [appId]);
  const cache = useCache();
  const { apply } = useEdits<Application | Supplemental, Application>('readApplication', call);

  /** Changes the cached application after the server has answered for a part of it. */
  const change = useCallback(
    (next: (application: Application) => Application) => {
      const changed = cache.change('readApplication', call, next);
      if (changed) cache.changeListed((listed) => (listed.id === appId ? changed : listed));
    },
    [cache, call, appId],
  );
  return {
    change,
    edit: (part: Partial<Application>, send: () => Promise<Application>) =>
      apply({ [appId]: part }, send, (saved) => change(() => saved)),
    /** Changes fields of one of its supplementals. Others may be being saved at the same time, so only these are taken over. */
    editSupplemental: (sid: string, part: Partial<Supplemental>, send: () => Promise<Supplemental>) =>
      apply({ [sid]: part }, send, () =>
        change((now) => ({
          ...now,
          supplementals: changeOne(now.supplementals, sid, (row) => ({ ...row, ...part })),
        })),
      ),
  };
}

/** An application and its supplementals with the edits that are not answered yet. */
function editedWhole(application: Application, waiting: readonly Parts<Application | Supplemental>[]) {
  const look = <R extends Application | Supplemental>(row: R) => edited<Application | Supplemental>(row, waiting) as R;
  return { ...look(application), supplementals: application.supplementals.map(look) };
}

/** Supplementals with one of them changed. */
export function changeOne<S extends { id: string }>(supplementals: S[], sid: string, next: (supplemental: S) => S) {
  return supplementals.map((row) => (row.id === sid ? next(row) : row));
}

/** The answers that are cached in this session, and changes to them. */
export function useCache() {
  const queryClient = useQueryClient();
  const token = useAtomValue(tokenAtom);
  return useMemo(() => cacheOf(queryClient, token), [queryClient, token]);
}

function cacheOf(queryClient: QueryClient, token: string | null) {
  const listKey = answerKey(token, 'listApplications');

  /** Changes an answer, and answers what it is then. One that is on its way is older than the change, so it is asked for anew. */
  function change<Data>(name: CallableName, call: object | undefined, next: (data: Data) => Data) {
    const queryKey = answerKey(token, name, call);
    const asking = queryClient.isFetching({ queryKey, exact: true }) > 0;
    if (asking) void queryClient.cancelQueries({ queryKey, exact: true });
    const changed = queryClient.setQueryData<Data>(queryKey, (data) => data && next(data));
    if (asking) void queryClient.invalidateQueries({ queryKey, exact: true });
    return changed;
  }

  return {
    change,
    /** Puts what the server answered in the place of what was read before, and of what is still being read. */
    put: <N extends CallableName>(name: N, call: object | undefined, answer: Answer<N>) => {
      const queryKey = answerKey(token, name, call);
      void queryClient.cancelQueries({ queryKey, exact: true });
      queryClient.setQueryData(queryKey, answer);
    },
    /** Changes applications in the list, which is read again all the same when a page next shows it. */
    changeListed: (next: (application: ApplicationSummary) => ApplicationSummary) => {
      change<ApplicationSummary[]>('listApplications', undefined, (all) => all.map(next));
      void queryClient.invalidateQueries({ queryKey: listKey, exact: true, refetchType: 'none' });
    },
    /** Removes an application that the server has deleted from the list. */
    dropListed: (appId: string) => {
      change<ApplicationSummary[]>('listApplications', undefined, (all) => all.filter(({ id }) => id !== appId));
    },
  };
}

/** Edits that are not answered yet, by cache and answer. They outlive the page that they were made on. */
const edits = new WeakMap<QueryClient, Map<string, Edits<never>>>();

function editsOf<R extends { id: string }>(queryClient: QueryClient, queryKey: QueryKey) {
  const all = edits.get(queryClient) ?? new Map<string, Edits<never>>();
  edits.set(queryClient, all);
  const hash = hashKey(queryKey);
  const found = all.get(hash) ?? new Edits<never>();
  all.set(hash, found);
  return found as unknown as Edits<R>;
}

/** The edits of a cached answer that the server has not answered yet, and the ways to change it. */
export function useEdits<R extends { id: string }, Data>(name: CallableName, call?: object) {
  const queryClient = useQueryClient();
  const token = useAtomValue(tokenAtom);
  const cache = useCache();
  const own = useMemo(() => editsOf<R>(queryClient, answerKey(token, name, call)), [queryClient, token, name, call]);
  const waiting = useSyncExternalStore(own.subscribe, own.waiting);
  const saving = useMemo<ReadonlySet<string>>(() => new Set(waiting.flatMap((parts) => Object.keys(parts))), [waiting]);

  /** Shows an edit and sends it. The server's answer is stored before the edit is forgotten, so that the row does not jump back. */
  const apply = <Saved>(parts: Parts<R>, send: () => Promise<Saved>, store: (saved: Saved) => void) =>
    own.apply(parts, async () => {
      const saved = await send();
      store(saved);
      return saved;
    });
  return { waiting, saving, apply, change: (next: (data: Data) => Data) => cache.change(name, call, next) };
}
