import { fieldProblem, found, Problem } from '#contract/problem.ts';
import { refusals } from '#contract/refusals.ts';
import { type Account, db, NOW, tokenOf } from '../db.ts';
import type { Mocks } from '../mock.ts';

/** The tokens of an account; each names its session. */
const tokensOf = (account: Account) => [...db.tokens].flatMap(([token, owner]) => (owner === account ? [token] : []));

/** The id of a session, which does not tell its token. */
const idOf = (token: string) => token.replace('token', 'session');

function endOthers(account: Account, request: Request) {
  account.tickets.clear();
  for (const [token, owner] of db.resets) if (owner === account) db.resets.delete(token);
  for (const token of tokensOf(account)) if (token !== tokenOf(request)) db.tokens.delete(token);
}

export const accessMocks = {
  listSessions: (_input, account, request) =>
    tokensOf(account)
      .toReversed()
      .map((token) => ({
        id: idOf(token),
        device: token === tokenOf(request) ? 'Chrome on Windows' : 'Safari on iPhone',
        createdAt: NOW,
        lastUsedAt: NOW,
        current: token === tokenOf(request),
      })),
  deleteSession({ params: { sessionId } }, account) {
    db.tokens.delete(found(tokensOf(account).find((token) => idOf(token) === sessionId)));
    account.tickets.clear();
  },
  deleteOtherSessions: (_input, account, request) => endOthers(account, request),
  changePassword({ body }, account, request) {
    if (account.password === null) throw new Problem(403, refusals.noPassword);
    if (body.current !== account.password) throw fieldProblem(403, 'current', refusals.wrongPassword);
    account.password = body.password;
    endOthers(account, request);
  },
  readAccess: (_input, { exported, calendarReadAt, password }) => ({
    exports: exported,
    calendarReadAt,
    hasPassword: password !== null,
  }),
} satisfies Mocks;
