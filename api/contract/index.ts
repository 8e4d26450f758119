import type { EndpointName } from './addresses.ts';
import type { Endpoint } from './endpoint.ts';
import { gradeEssay, previewEssay, readDraft, saveDraft } from './essays.ts';
import { readHealth } from './health.ts';
import { commitImport, readEssayFile } from './import.ts';
import { login, logout, patchMe, readMe, register } from './users.ts';

/** Every endpoint by its name. An address without a schema does not compile. */
export const contract = {
  readHealth,
  register,
  login,
  logout,
  readMe,
  patchMe,
  readDraft,
  saveDraft,
  gradeEssay,
  previewEssay,
  readEssayFile,
  commitImport,
} satisfies { [N in EndpointName]: Endpoint<N> };

export type Contract = typeof contract;
