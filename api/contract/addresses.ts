/**
 * The whole API on one page: the name of every endpoint, and where it is served.
 *
 * It stands apart from the schemas, which need zod, so that the browser can address an endpoint without
 * downloading zod. `endpoint()` reads its method and path from here, so each is written once.
 */
export const addresses = {
  readHealth: 'GET /api/health',

  register: 'POST /auth/register',
  login: 'POST /auth/login',
  logout: 'POST /auth/logout',
  readMe: 'GET /api/users/me',
  patchMe: 'PATCH /api/users/me',

  readDraft: 'GET /api/essays/draft',
  saveDraft: 'POST /api/essays/draft',
  gradeEssay: 'POST /api/essays/grade',
  previewEssay: 'POST /api/essay-preview',

  readEssayFile: 'POST /api/import/essay-file',
  commitImport: 'POST /api/import/commit',
} as const;

export type EndpointName = keyof typeof addresses;
