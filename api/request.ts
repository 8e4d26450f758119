import { AsyncLocalStorage } from 'node:async_hooks';

/** What is known of a request wherever its work has come to. */
interface RequestScope {
  id: string;
  /** Whose it is, as soon as its token is found to be good. Such a request writes nothing that another student can read. */
  studentId?: string;
}

const requests = new AsyncLocalStorage<RequestScope>();

/** Does the work of a request, all of which then finds it by `presentRequest`. */
export const inRequest = <T>(id: string, work: () => T) => requests.run({ id }, work);

/** The request that is being worked for; none in what the server does by itself. */
export const presentRequest = () => requests.getStore();

/** Notes whose the present request is, so that what it writes takes nothing from what is kept of others. */
export function noteStudentOfRequest(studentId: string) {
  const request = presentRequest();
  if (request) request.studentId = studentId;
}
