import { overviewOf } from '#contract/overview-of.ts';
import { found } from '#contract/problem.ts';
import { overviewRecordOf, recordOf } from '../answers.ts';
import { NOW } from '../db.ts';
import { type AllMocks, mockAll } from '../mock.ts';
import { accessMocks } from './access.ts';
import { activityMocks } from './activities.ts';
import { aiMocks } from './ai.ts';
import { aiRuleMocks } from './ai-rules.ts';
import { applicationMocks } from './applications.ts';
import { collegePromptMocks } from './college-prompts.ts';
import { collegeMocks } from './colleges.ts';
import { essayMapMocks } from './essay-map.ts';
import { essayMocks } from './essays.ts';
import { exportMocks } from './exports.ts';
import { honorMocks } from './honors.ts';
import { importMocks } from './import.ts';
import { opportunityMocks } from './opportunities.ts';
import { outlineMocks } from './outline.ts';
import { peopleMocks } from './people.ts';
import { planIn, planMocks } from './plan.ts';
import { reminderMocks } from './reminders.ts';
import { requirementMocks } from './requirements.ts';
import { clashesOf, roundMocks } from './rounds.ts';
import { shareMocks } from './shares.ts';
import { sheetMocks } from './sheets.ts';
import { supplementalMocks } from './supplementals.ts';
import { userMocks } from './users.ts';

/** The mock of each endpoint, by its name. An endpoint without one does not compile. */
const mocks: AllMocks = {
  readHealth: () => ({ ok: true }),
  readServices: () => ({ languageModel: null, google: false, email: false }),
  readOverview({ query }, account) {
    const planned = { clashes: clashesOf(account), items: planIn(account).items };
    return overviewOf(overviewRecordOf(recordOf(account), planned), new Date(NOW), query.tz);
  },
  restoreDeleted({ params: { deletedId: id } }, { deleted }) {
    found(deleted.get(id))();
    deleted.delete(id);
    return { id };
  },
  ...userMocks,
  ...accessMocks,
  ...applicationMocks,
  ...supplementalMocks,
  ...essayMocks,
  ...essayMapMocks,
  ...outlineMocks,
  ...collegePromptMocks,
  ...activityMocks,
  ...honorMocks,
  ...opportunityMocks,
  ...collegeMocks,
  ...peopleMocks,
  ...planMocks,
  ...reminderMocks,
  ...requirementMocks,
  ...roundMocks,
  ...shareMocks,
  ...sheetMocks,
  ...importMocks,
  ...aiMocks,
  ...aiRuleMocks,
  ...exportMocks,
};

/** What msw answers every request to the API with. */
export const handlers = [mockAll(mocks)];
