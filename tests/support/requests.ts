import { createClient } from '#contract/client.ts';

let students = 0;

/** The password of a new student. Its hash costs little (`watched-hashing.ts`). */
export const studentPassword = 'a long password';

/** A new student on a side, signed in, with a client of their own. */
export async function newStudent(base: string, password = studentPassword) {
  // Also where students of several processes meet on one side.
  const email = `student-${process.pid}-${++students}@example.com`;
  const { token } = await createClient({ base })('register', { body: { name: 'Ada Okafor', email, password } });
  return { email, password, token, call: createClient({ base, token: () => token }) };
}

/** A bare request, for what the typed client does not let one send. */
export async function request(
  base: string,
  method: string,
  path: string,
  { token, body }: { token?: string; body?: unknown } = {},
) {
  const response = await fetch(base + path, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body: body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body),
  });
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    body: (text ? JSON.parse(text) : undefined) as Record<string, unknown> | undefined,
  };
}
