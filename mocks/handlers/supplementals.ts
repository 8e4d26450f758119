import { limits } from '#contract/limits.ts';
import type { InputOf } from '#contract/endpoint.ts';
import type { Contract } from '#contract/index.ts';
import { supplementalOf } from '../answers.ts';
import type { ApplicationRow } from '../db.ts';
import type { Mocks } from '../mock.ts';
import { checkRowLimit, removeRow, rowOf, supplementalAmong, supplementalRow } from '../rows.ts';
import { save } from '../writing.ts';
import { closeLinksTo } from './shares.ts';

export const supplementalMocks = {
  createSupplemental({ params, body }, { applications }) {
    const application = rowOf(applications, params.appId);
    checkRowLimit(application.supplementals, limits.supplementals);
    const row = supplementalRow(body);
    application.supplementals.push(row);
    return supplementalOf(application, row);
  },
  readSupplemental({ params }, { applications }) {
    const { application, row } = supplementalAmong(applications, params.sid);
    return supplementalOf(application, row);
  },
  saveSupplemental: ({ params, body }, { applications }) => saveIn(applications, params.sid, body),
  saveApplicationSupplemental: ({ params: { appId, sid }, body }, { applications }) =>
    saveIn([rowOf(applications, appId)], sid, body),
  deleteSupplemental({ params: { appId, sid } }, account) {
    const application = rowOf(account.applications, appId);
    removeRow(account, application.supplementals, sid, limits.supplementals);
    closeLinksTo(account, [sid]);
    const restore = account.deleted.get(sid)!;
    account.deleted.set(sid, () => {
      rowOf(account.applications, appId);
      restore();
    });
  },
} satisfies Mocks;

function saveIn(
  applications: ApplicationRow[],
  sid: string,
  { response: text, ...fields }: InputOf<Contract['saveSupplemental']>['body'],
) {
  const { application, row } = supplementalAmong(applications, sid);
  return save(row, { ...fields, text }, (row) => supplementalOf(application, row));
}
