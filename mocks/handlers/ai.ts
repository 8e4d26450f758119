import { BUILT_IN } from '#contract/built-in.ts';
import { chat, readContext, type StudentRecord } from '#contract/ai.ts';
import { recordOf } from '../answers.ts';
import { reply } from '../coach/chat.ts';
import { mock } from '../mock.ts';
import { rowOf } from '../rows.ts';

export const aiHandlers = [
  mock(readContext, (_input, account) => recordOf(account)),
  mock(chat, ({ body: { messages, appId, essayId, tz } }, account) => {
    const record = recordOf(account);
    const essay = rowOf(record.essays, essayId ?? 'main');
    const text = messages.findLast(({ role }) => role === 'user')!.content;
    return { message: reply({ text, record: about(record, appId), essay, timeZone: tz }), engine: BUILT_IN };
  }),
];

/** The record with one application alone, where the student chose it. */
function about(record: StudentRecord, appId: string | null | undefined): StudentRecord {
  return appId ? { ...record, apps: [rowOf(record.apps, appId)] } : record;
}
