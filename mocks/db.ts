import type { Draft } from '#contract/essays.ts';
import type { User } from '#contract/users.ts';

/** An instant that every mock lives at, so that nothing moves between two runs. */
export const NOW = '2026-11-10T15:00:00.000Z';

interface Account {
  user: User;
  password: string;
  draft: Draft;
}

/** What the mocks remember: accounts with their essay, and who is signed in. One world at a time. */
export const db = {
  /** Never the same id twice, so that what one world left in the browser is not another's. */
  serial: 0,
  accounts: [] as Account[],
  tokens: new Map<string, Account>(),

  reset() {
    this.accounts = [];
    this.tokens = new Map();
  },

  add(account: { name: string; email: string; password: string; onboarded?: boolean; draft?: Partial<Draft> }) {
    const { name, email, password, onboarded = false, draft = {} } = account;
    const added: Account = {
      user: { id: `student-${++this.serial}`, name, email, avatar: null, onboarded },
      password,
      draft: { ...emptyDraft, ...draft },
    };
    this.accounts.push(added);
    return added;
  },

  signIn(account: Account) {
    const token = `mock-token-${account.user.id}-${this.tokens.size + 1}`;
    this.tokens.set(token, account);
    return token;
  },

  isSignedIn(request: Request) {
    return this.tokens.has(tokenOf(request));
  },

  signedIn(request: Request) {
    return this.tokens.get(tokenOf(request))!;
  },
};

const emptyDraft: Draft = {
  text: '',
  status: 'drafting',
  score: null,
  previousScore: null,
  categories: null,
  engine: null,
  scoredAt: null,
  likes: [],
  needsWork: [],
  revision: 0,
  updatedAt: NOW,
};

export function tokenOf(request: Request) {
  return (request.headers.get('authorization') ?? '').replace(/^Bearer /i, '');
}
