import type { ImportRow, ImportType } from '#contract/import.ts';
import { importKey, previewRows, withoutDuplicates } from '#contract/import-preview.ts';
import { limits } from '#contract/limits.ts';
import { Problem } from '#contract/problem.ts';
import { refusals } from '#contract/refusals.ts';
import { cleanText } from '#contract/text.ts';
import { collegeKey } from '../colleges.ts';
import type { Account } from '../db.ts';
import type { Mocks } from '../mock.ts';
import { activityRow, applicationRow, checkRowLimit, honorRow, supplementalRow } from '../rows.ts';
import { save } from '../writing.ts';

export const importMocks = {
  previewImport({ body: { type, rows } }, account) {
    return previewRows(type, rows, storedKeys(type, account), collegeKey);
  },
  commitImport({ body }, account) {
    if (body.type === 'essays') {
      save(
        account.draft,
        { ...body.items[0]!, keepReplaced: true, insertions: imported(body.items[0]!.text) },
        () => {},
      );
      account.user.onboarded = true;
      return { ok: true as const, inserted: 1, skipped: 0 };
    }
    const rows: ImportRow[] = body.items;
    const fresh = withoutDuplicates(body.type, rows, storedKeys(body.type, account), collegeKey);
    const { rows: stored, most } = tableOf(body.type, account);
    checkRowLimit(stored, most, fresh.length);
    for (const row of fresh) insert(row, account);
    return { ok: true as const, inserted: fresh.length, skipped: rows.length - fresh.length };
  },
  async readEssayFile({ file }) {
    const content = await file.text();
    const text = cleanText(content).trim();
    const isOtherKind = content.includes('\u0000') || content.startsWith('%PDF') || content.startsWith('PK');
    if (text === '' || isOtherKind) throw new Problem(400, refusals.fileUnreadable);
    if (text.length > limits.essay) throw new Problem(413, refusals.fileTooLong);
    return { text };
  },
} satisfies Mocks;

/** The rows of an account that an import adds to, and how many it may have. */
const tableOf = (type: ImportType, { activities, honors, applications }: Account) =>
  ({
    activities: { rows: activities, most: limits.activities },
    honors: { rows: honors, most: limits.honors },
    apps: { rows: applications, most: limits.applications },
  })[type];

const storedKeys = (type: ImportType, account: Account) =>
  tableOf(type, account).rows.map((row) => importKey(type, row, collegeKey));

function insert(row: ImportRow, { activities, honors, applications }: Account) {
  if ('impact' in row) return activities.unshift(activityRow(row));
  if ('gradeYear' in row) return honors.unshift(honorRow(row));
  const { supplementals, decision, ...fields } = row;
  return applications.push({
    ...applicationRow(fields),
    decision,
    supplementals: supplementals.map(supplementalRow),
  });
}

const imported = (text: string) => [{ kind: 'pasted' as const, from: 'import' as const, text }];
