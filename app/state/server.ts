import { hashKey, type QueryClient, type QueryKey, useQuery } from '@tanstack/react-query';
import { useAtomValue, useStore } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { Application, ApplicationSummary } from '#contract/applications.ts';
import type { Answer, Arguments, CallableName, Client } from '#contract/client.ts';
import { Problem } from '#contract/problem.ts';
import type { Supplemental } from '#contract/supplementals.ts';
import { edited, Edits, type Parts } from './edits.ts';
import { apiAtom, tokenAtom } from './session.ts';

/** By session, so that what one student's page still learns never shows up on another's. */
export function answerKey(token: string | null, name: CallableName, call: object = {}): QueryKey {
  return [name, token, call];
}

/** What the server answers to a reading endpoint: kept while the page is open, shared by all who ask the same. */
export function useAnswer<N extends CallableName>(name: N, ...call: Arguments<N>) {
  return useAnswerWhen(true, name, ...call);
}

/** The same, asked for once it is wanted. */
export function useAnswerWhen<N extends CallableName>(wanted: boolean, name: N, ...[call]: Arguments<N>) {
  const api = useAtomValue(apiAtom);
  const token = useAtomValue(tokenAtom);
  return useQuery(
    { ...answerQuery(api, token, name, call), enabled: token !== null && wanted },
    useAtomValue(queryClientAtom),
  );
}

/** How a reading endpoint is asked. */
export function answerQuery<N extends CallableName>(api: Client, token: string | null, name: N, call: Arguments<N>[0]) {
  return {
    queryKey: answerKey(token, name, call),
    queryFn: () => api(name, ...([call] as unknown as Arguments<N>)),
  };
}

/**
 * Sends a change. What was read before may be different now, so it is read again when a page next shows it. A change of
 * one session is not sent in another.
 */
export function useSend() {
  const store = useStore();
  const api = useAtomValue(apiAtom);
  const token = useAtomValue(tokenAtom);
  const queryClient = useAtomValue(queryClientAtom);
  return useCallback(
    async <N extends CallableName>(name: N, ...call: Arguments<N>): Promise<Answer<N>> => {
      if (store.get(tokenAtom) !== token) throw new Problem(401, '');
      const answer = await api(name, ...call);
      await queryClient.invalidateQueries({ refetchType: 'none', predicate: ({ queryKey }) => queryKey[0] !== 'me' });
      return answer;
    },
    [store, api, token, queryClient],
  );
}

type ListName = 'listApplications' | 'listActivities' | 'listHonors';
type RowOf<N extends ListName> = Answer<N>[number];

/**
 * A list of the server's, and changes to it that show at once (see `Edits`). While a row is being saved its id is in
 * `saving`. What the server refuses is thrown on.
 */
export function useRows<N extends ListName>(name: N) {
  const token = useAtomValue(tokenAtom);
  const queryKey = useMemo(() => answerKey(token, name), [token, name]);
  const answer = useAnswer(name, ...([] as unknown as Arguments<N>));
  const { waiting, saving, apply, change } = useEdits<RowOf<N>, RowOf<N>[]>(queryKey);
  const data = answer.data as RowOf<N>[] | undefined;
  const rows = useMemo(() => data?.map((row) => edited(row, waiting)), [data, waiting]);

  /** Shows a row that the server has answered, first in the list where it is new. */
  const put = (row: RowOf<N>) =>
    change((now) =>
      now.some(({ id }) => id === row.id) ? now.map((old) => (old.id === row.id ? row : old)) : [row, ...now],
    );
  return {
    rows,
    error: answer.error,
    refetch: answer.refetch,
    saving,
    put,
    /** Changes a part of a row; `send` answers the row as the server then has it. */
    edit: (id: string, part: Partial<RowOf<N>>, send: () => Promise<RowOf<N>>) =>
      apply({ [id]: part } as Parts<RowOf<N>>, send, put),
    /** Changes parts of several rows with one request, which answers all rows. */
    editAll: (parts: Parts<RowOf<N>>, send: () => Promise<RowOf<N>[]>) =>
      apply(parts, send, (all) => change(() => all)),
    /** Takes a row away that the server has deleted. */
    remove: (id: string) => change((now) => now.filter((row) => row.id !== id)),
  };
}

/** One application of the server's with its supplementals, and changes to it that show at once (see `Edits`). */
export function useApplication(appId: string) {
  const token = useAtomValue(tokenAtom);
  const queryClient = useAtomValue(queryClientAtom);
  const call = useMemo(() => ({ params: { appId } }), [appId]);
  const queryKey = useMemo(() => answerKey(token, 'readApplication', call), [token, call]);
  const { data, error, refetch } = useAnswer('readApplication', call);
  const { waiting, saving, apply, change: changeRead } = useEdits<Application | Supplemental, Application>(queryKey);
  const application = useMemo(() => data && editedWhole(data, waiting), [data, waiting]);

  const change = useCallback(
    (next: (application: Application) => Application) => {
      changeRead(next);
      const changed = queryClient.getQueryData<Application>(queryKey);
      if (changed) changeListed(queryClient, token, (listed) => (listed.id === appId ? changed : listed));
    },
    [changeRead, queryClient, queryKey, token, appId],
  );
  return {
    application,
    error,
    refetch,
    saving: saving.size > 0,
    edit: (part: Partial<Application>, send: () => Promise<Application>) =>
      apply({ [appId]: part }, send, (saved) => change(() => saved)),
    /** Changes a part of one of its supplementals. The rest of it may be being saved at the same time. */
    editSupplemental: (sid: string, part: Partial<Supplemental>, send: () => Promise<Supplemental>) =>
      apply({ [sid]: part }, send, () =>
        change((now) => ({
          ...now,
          supplementals: changeOne(now.supplementals, sid, (row) => ({ ...row, ...part })),
        })),
      ),
    /** Shows the application as changed, where the server has answered for a part of it. */
    change,
  };
}

/** An application and its supplementals as they look with the edits that wait. */
function editedWhole(application: Application, waiting: readonly Parts<Application | Supplemental>[]) {
  const look = <R extends Application | Supplemental>(row: R) => edited<Application | Supplemental>(row, waiting) as R;
  return { ...look(application), supplementals: application.supplementals.map(look) };
}

/** The supplementals of an application, whole or as they are listed, with one of them changed. */
export function changeOne<S extends { id: string }>(supplementals: S[], sid: string, next: (supplemental: S) => S) {
  return supplementals.map((row) => (row.id === sid ? next(row) : row));
}

/** Changes applications where they are kept as a list, which is read again all the same when a page next shows it. */
export function changeListed(
  queryClient: QueryClient,
  token: string | null,
  next: (application: ApplicationSummary) => ApplicationSummary,
) {
  const queryKey = answerKey(token, 'listApplications');
  changeKept<ApplicationSummary[]>(queryClient, queryKey, (all) => all.map(next));
  void queryClient.invalidateQueries({ queryKey, exact: true, refetchType: 'none' });
}

/** Takes an application out of the kept list, where the server has deleted it. */
export function dropListed(queryClient: QueryClient, token: string | null, appId: string) {
  changeKept<ApplicationSummary[]>(queryClient, answerKey(token, 'listApplications'), (all) =>
    all.filter(({ id }) => id !== appId),
  );
}

/** Changes what is kept; an answer that was asked for before must not take it back, so it is asked for anew. */
function changeKept<Data>(queryClient: QueryClient, queryKey: QueryKey, next: (data: Data) => Data) {
  const asking = queryClient.isFetching({ queryKey, exact: true }) > 0;
  if (asking) void queryClient.cancelQueries({ queryKey, exact: true });
  queryClient.setQueryData<Data>(queryKey, (data) => data && next(data));
  if (asking) void queryClient.invalidateQueries({ queryKey, exact: true });
}

/** Edits that wait, by cache and answer: they outlive the page that they were made on. */
const edits = new WeakMap<QueryClient, Map<string, Edits<never>>>();

function editsOf<R extends { id: string }>(queryClient: QueryClient, queryKey: QueryKey) {
  const all = edits.get(queryClient) ?? new Map<string, Edits<never>>();
  edits.set(queryClient, all);
  const hash = hashKey(queryKey);
  const found = all.get(hash) ?? new Edits<never>();
  all.set(hash, found);
  return found as unknown as Edits<R>;
}

/** The edits of an answer that wait, and the ways to change what is kept of it. */
function useEdits<R extends { id: string }, Data>(queryKey: QueryKey) {
  const queryClient = useAtomValue(queryClientAtom);
  const own = useMemo(() => editsOf<R>(queryClient, queryKey), [queryClient, queryKey]);
  const waiting = useSyncExternalStore(own.subscribe, own.waiting);
  const saving = useMemo<ReadonlySet<string>>(() => new Set(waiting.flatMap((parts) => Object.keys(parts))), [waiting]);

  return useMemo(() => {
    const change = (next: (data: Data) => Data) => changeKept(queryClient, queryKey, next);
    /** Shows an edit, sends it, and keeps what the server answered before the edit is forgotten. */
    const apply = <Saved>(parts: Parts<R>, send: () => Promise<Saved>, keep: (saved: Saved) => void) =>
      own.apply(parts, async () => {
        const saved = await send();
        keep(saved);
        return saved;
      });
    return { waiting, saving, apply, change };
  }, [queryClient, queryKey, own, waiting, saving]);
}
