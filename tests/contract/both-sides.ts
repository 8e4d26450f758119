import { eq } from 'drizzle-orm';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, vi } from 'vitest';
import { addresses, type EndpointName } from '#contract/addresses.ts';
import { rateLimits, reminders } from '#api/db/schema.ts';
import { createClient } from '#contract/client.ts';
import { type Endpoint, splitAddress } from '#contract/endpoint.ts';
import { contract } from '#contract/index.ts';
import { db } from '#mocks/db.ts';
import { handlers } from '#mocks/handlers/index.ts';
import { startApi } from '../support/api-server.ts';
import { databaseKind } from '../support/databases.ts';
import { newStudent, request } from '../support/requests.ts';

/** The two that must answer alike: the API, and the mocks that stories and the demo run on. */
const sides = {
  api: async () => {
    const { mailed, ...api } = await startApi({ unlimited: true });
    const linksTo = (email: string) =>
      mailed.filter(({ to }) => to === email).flatMap(({ text }) => /#token=(\S+)/.exec(text)?.[1] ?? []);
    const unsubscribeToken = async (studentId: string) =>
      (await api.db.query.reminders.findFirst({ where: eq(reminders.userId, studentId) }))?.token ?? '';
    const forgetLimits = async () => void (await api.db.delete(rateLimits));
    return { ...api, linksTo, unsubscribeToken, forgetLimits };
  },
  mocks: async () => {
    db.reset();
    const server = setupServer(...handlers);
    server.listen({ onUnhandledRequest: 'error' });
    const linksTo = (email: string) =>
      [...db.resets].filter(([, { user }]) => user.email === email).map(([token]) => token);
    const unsubscribeToken = async (studentId: string) =>
      db.accounts.find(({ user }) => user.id === studentId)?.reminderToken ?? '';
    return {
      base: 'http://mocks.test',
      stop: async () => server.close(),
      linksTo,
      unsubscribeToken,
      forgetLimits: async () => {},
    };
  },
};
export type SideName = keyof typeof sides;
/** The mocks have no database: once is enough for them. */
export const sideNames: SideName[] = databaseKind === 'remote' ? ['api'] : ['api', 'mocks'];

export interface Side {
  name: SideName;
  /** A new student, signed in, with a client of their own. */
  student: () => ReturnType<typeof newStudent>;
  visitor: () => ReturnType<typeof createClient>;
  /** A bare request, for what the typed client does not let one send. */
  request: (method: string, path: string, options?: Parameters<typeof request>[3]) => ReturnType<typeof request>;
  fetch: (path: string, init?: RequestInit) => Promise<Response>;
  /** Asks for a new password; the token in the link that the e-mail of an account is sent. */
  resetToken: (email: string) => Promise<string>;
  /** The token that is in every reminder of a student. */
  unsubscribeToken: (studentId: string) => Promise<string>;
  /** Which statuses each endpoint has answered so far. */
  answered: Map<EndpointName, Set<number>>;
}

const patterns = (Object.keys(addresses) as EndpointName[]).map((name) => {
  const [method, path] = splitAddress(name);
  return { name, method, pattern: new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`) };
});

/** Starts a side for the tests of a block. Every answer of it is held to the schema of its endpoint, field by field. */
export function useSide(name: SideName): Side {
  let base = '';
  let stop = async () => {};
  let linksTo: (email: string) => string[] = () => [];
  let unsubscribeToken: Side['unsubscribeToken'] = async () => '';
  let forgetLimits = async () => {};
  const answered: Side['answered'] = new Map();
  const broken: unknown[] = [];
  const realFetch = globalThis.fetch;

  beforeAll(async () => {
    ({ base, stop, linksTo, unsubscribeToken, forgetLimits } = await sides[name]());
    const inner = globalThis.fetch;
    globalThis.fetch = async (input, init) => {
      const response = await inner(input, init);
      const { pathname } = new URL(String(input));
      const method = init?.method ?? 'GET';
      const endpoint = patterns.find((one) => one.method === method && one.pattern.test(pathname))?.name;
      if (!endpoint) return response;
      answered.set(endpoint, (answered.get(endpoint) ?? new Set()).add(response.status));
      await holdToContract(contract[endpoint], response.clone()).catch((error) => broken.push(error));
      return response;
    };
  });
  // All students of a run come from one network address, and together they are more than a school.
  afterEach(() => forgetLimits());
  afterEach(() => expect(broken.splice(0)).toEqual([]));
  afterAll(async () => {
    globalThis.fetch = realFetch;
    await stop();
  });

  return {
    name,
    student: () => newStudent(base),
    visitor: () => createClient({ base }),
    request: (method, path, options) => request(base, method, path, options),
    fetch: (path, init) => fetch(base + path, init),
    resetToken: async (email) => {
      const earlier = linksTo(email);
      await createClient({ base })('requestPasswordReset', { body: { email } });
      return vi.waitFor(() => {
        const token = linksTo(email).find((link) => !earlier.includes(link));
        if (!token) throw new Error('No link was sent.');
        return token;
      });
    },
    unsubscribeToken: (studentId) => unsubscribeToken(studentId),
    answered,
  };
}

async function holdToContract({ status, answer, download, picture }: Endpoint, response: Response) {
  if (!response.ok) {
    const body = (await response.json()) as Record<string, unknown>;
    expect(body.error).toEqual(expect.stringMatching(/\S/));
    expect(Object.keys(body).filter((key) => !['error', 'fields', 'current'].includes(key))).toEqual([]);
    return;
  }
  expect(response.status).toBe(status);
  if (download) expect(response.headers.get('content-type')).toBe(download);
  else if (picture) expect(response.headers.get('content-type')).toMatch(/^image\/(?:png|jpeg|gif|webp|avif)$/);
  else if (answer) {
    const body: unknown = await response.json();
    expect(answer.parse(body)).toEqual(body);
  } else expect(await response.text()).toBe('');
}
