import { fieldProblem, Problem } from '#contract/problem.ts';
import { refusals } from '#contract/refusals.ts';
import { sentences } from '#contract/sentences.ts';
import { db, tokenOf } from '../db.ts';
import { portrait } from '../fixtures/portrait.ts';
import type { Mocks } from '../mock.ts';

export const userMocks = {
  register({ body }) {
    if (db.accounts.some(({ user }) => user.email === body.email))
      throw fieldProblem(409, 'email', refusals.emailTaken);
    return { token: db.signIn(db.add(body)) };
  },
  login({ body }) {
    const account = db.accounts.find(({ user, password }) => user.email === body.email && password === body.password);
    if (!account) throw new Problem(401, refusals.wrongSignIn);
    return { token: db.signIn(account) };
  },
  logout(_input, _nobody, request) {
    db.tokens.delete(tokenOf(request));
  },
  requestPasswordReset({ body }) {
    const account = db.accounts.find(({ user }) => user.email === body.email);
    for (const [token, owner] of db.resets) if (owner === account) db.resets.delete(token);
    if (account) db.resets.set(db.newId('reset'), account);
    return { ok: true as const };
  },
  resetPassword({ body }) {
    const account = db.resets.get(body.token);
    if (!account) throw new Problem(403, sentences.resetRefused);
    db.resets.delete(body.token);
    account.password = body.password;
    db.signOut(account);
    return { ok: true as const };
  },
  readMe: (_input, { user }) => user,
  patchMe: ({ body }, { user }) => Object.assign(user, body),
  readAvatar(_input, { user }) {
    if (!user.avatar) throw new Problem(404, refusals.avatarMissing);
    return new Blob([portrait], { type: 'image/png' });
  },
  deleteMe({ body }, account) {
    if (account.password === null) {
      if (body.confirm?.toLowerCase() !== account.user.email) throw fieldProblem(403, 'confirm', refusals.confirmEmail);
    } else if (body.password !== account.password) throw fieldProblem(403, 'password', refusals.wrongPassword);
    db.remove(account);
  },
} satisfies Mocks;
