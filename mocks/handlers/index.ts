import { readHealth, readServices } from '#contract/services.ts';
import { mock } from '../mock.ts';
import { accessHandlers } from './access.ts';
import { activityHandlers } from './activities.ts';
import { aiHandlers } from './ai.ts';
import { applicationHandlers } from './applications.ts';
import { collegeHandlers } from './colleges.ts';
import { deletionHandlers } from './deletions.ts';
import { essayHandlers } from './essays.ts';
import { exportHandlers } from './exports.ts';
import { honorHandlers } from './honors.ts';
import { importHandlers } from './import.ts';
import { opportunityHandlers } from './opportunities.ts';
import { overviewHandlers } from './overview.ts';
import { quickAiHandlers } from './quick-ai.ts';
import { supplementalHandlers } from './supplementals.ts';
import { userHandlers } from './users.ts';

/** A mock of every endpoint of the contract. */
export const handlers = [
  mock(readHealth, () => ({ ok: true as const })),
  mock(readServices, () => ({ languageModel: null, google: false, email: false })),
  ...userHandlers,
  ...accessHandlers,
  ...overviewHandlers,
  ...applicationHandlers,
  ...supplementalHandlers,
  ...essayHandlers,
  ...activityHandlers,
  ...honorHandlers,
  ...deletionHandlers,
  ...opportunityHandlers,
  ...collegeHandlers,
  ...importHandlers,
  ...quickAiHandlers,
  ...aiHandlers,
  ...exportHandlers,
];
