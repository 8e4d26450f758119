import { AsyncLocalStorage } from 'node:async_hooks';

const requestIds = new AsyncLocalStorage<string>();

/** Does the work of a request, so that every line of the log that this work writes carries the request's id. */
export const inRequest = <T>(id: string, work: () => T) => requestIds.run(id, work);

/** The id of the request that is being worked for; undefined in what the server does by itself. */
export const presentRequestId = () => requestIds.getStore();
