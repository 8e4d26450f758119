import { commitImport, readEssayFile } from '#contract/import.ts';
import { Problem } from '#contract/problem.ts';
import { sentences } from '#contract/sentences.ts';
import { db } from '../db.ts';
import { mock } from '../mock.ts';
import { withText } from './essays.ts';

export const importHandlers = [
  mock(readEssayFile, async ({ file }) => {
    const text = (await file.text()).trim();
    if (text === '' || text.includes('\u0000') || text.startsWith('%PDF'))
      throw new Problem(400, sentences.fileUnreadable);
    return { text };
  }),
  mock(commitImport, ({ body }, request) => {
    const account = db.signedIn(request);
    account.draft = withText(account.draft, body.items[0]!.text);
    account.user.onboarded = true;
    return { ok: true as const, inserted: 1, skipped: 0 };
  }),
];
