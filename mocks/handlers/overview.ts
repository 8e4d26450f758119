import { readOverview } from '#contract/overview.ts';
import { overviewOf } from '#contract/planning.ts';
import { planOf, recordOf } from '../answers.ts';
import { NOW } from '../db.ts';
import { mock } from '../mock.ts';

export const overviewHandlers = [
  mock(readOverview, ({ query }, account) => overviewOf(planOf(recordOf(account)), new Date(NOW), query.tz)),
];
