import type { StudentRecord } from '#contract/ai.ts';
import { BUILT_IN } from '#contract/built-in.ts';
import { recordOf } from '../answers.ts';
import { reply } from '../coach/chat.ts';
import { polish } from '../coach/polish.ts';
import { strengthen } from '../coach/strengthen.ts';
import type { Mocks } from '../mock.ts';
import { rowOf } from '../rows.ts';
import { requirementsIn } from './requirements.ts';
import { answersIn, sheetIn } from './sheets.ts';

const engine = BUILT_IN;

export const aiMocks = {
  polishParagraph: ({ body }) => ({ ...polish(body.text), engine }),
  strengthenActivity({ body }) {
    const { options, questions } = strengthen(body);
    return { options, questions, output: options[0]!, engine };
  },
  readContext: (_input, account) => recordOf(account),
  chat({ body: { messages, appId, essayId, tz } }, account) {
    const record = recordOf(account);
    const essay = rowOf(record.essays, essayId ?? 'main');
    const text = messages.findLast(({ role }) => role === 'user')!.content;
    const requirements = record.apps.flatMap(({ id }) => requirementsIn(account, id));
    const { missing } = sheetIn(account, 'common-app');
    const asked = { text, record: about(record, appId), requirements, essay, missing, answers: answersIn(account) };
    return { ...reply({ ...asked, timeZone: tz }), engine };
  },
} satisfies Mocks;

/** The record with one application alone, where the student chose it. */
function about(record: StudentRecord, appId: string | null | undefined): StudentRecord {
  return appId ? { ...record, apps: [rowOf(record.apps, appId)] } : record;
}
