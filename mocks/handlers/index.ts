import { readHealth } from '#contract/health.ts';
import { mock } from '../mock.ts';
import { essayHandlers } from './essays.ts';
import { importHandlers } from './import.ts';
import { userHandlers } from './users.ts';

/** A mock of every endpoint of the contract. */
export const handlers = [
  mock(readHealth, () => ({ ok: true as const })),
  ...userHandlers,
  ...essayHandlers,
  ...importHandlers,
];
