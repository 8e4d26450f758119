import { Problem } from '#contract/problem.ts';
import { login, logout, patchMe, readMe, register } from '#contract/users.ts';
import { db, tokenOf } from '../db.ts';
import { mock } from '../mock.ts';

export const userHandlers = [
  mock(register, ({ body }) => {
    if (db.accounts.some(({ user }) => user.email === body.email)) {
      const sentence = 'There is already an account with this email. Sign in instead.';
      throw new Problem(409, sentence, { fields: { email: sentence } });
    }
    return { token: db.signIn(db.add(body)) };
  }),
  mock(login, ({ body }) => {
    const account = db.accounts.find(({ user, password }) => user.email === body.email && password === body.password);
    if (!account) throw new Problem(401, 'That email and password do not match.');
    return { token: db.signIn(account) };
  }),
  mock(logout, (_input, request) => {
    db.tokens.delete(tokenOf(request));
  }),
  mock(readMe, (_input, request) => db.signedIn(request).user),
  mock(patchMe, ({ body }, request) => Object.assign(db.signedIn(request).user, body)),
];
