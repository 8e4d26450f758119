/**
 * The whole API on one page: the name of every endpoint, and where it is served.
 *
 * It stands apart from the schemas, which need zod, so that the browser can address an endpoint without
 * downloading zod. `endpoint()` reads its method and path from here, so each is written once.
 */
export const addresses = {
  readHealth: 'GET /api/health',
  readServices: 'GET /api/services',

  register: 'POST /auth/register',
  login: 'POST /auth/login',
  logout: 'POST /auth/logout',
  requestPasswordReset: 'POST /auth/forgot-password',
  resetPassword: 'POST /auth/reset-password',
  readMe: 'GET /api/users/me',
  patchMe: 'PATCH /api/users/me',
  readAvatar: 'GET /api/users/me/avatar',
  deleteMe: 'DELETE /api/users/me',

  listSessions: 'GET /api/users/me/sessions',
  deleteOtherSessions: 'DELETE /api/users/me/sessions',
  deleteSession: 'DELETE /api/users/me/sessions/:sessionId',
  changePassword: 'POST /api/users/me/password',
  readAccess: 'GET /api/users/me/access',

  readOverview: 'GET /api/overview',

  listApplications: 'GET /api/apps',
  createApplication: 'POST /api/apps',
  readApplication: 'GET /api/apps/:appId',
  patchApplication: 'PATCH /api/apps/:appId',
  deleteApplication: 'DELETE /api/apps/:appId',
  createSupplemental: 'POST /api/apps/:appId/supplementals',
  saveApplicationSupplemental: 'PUT /api/apps/:appId/supplementals/:sid',
  deleteSupplemental: 'DELETE /api/apps/:appId/supplementals/:sid',
  readSupplemental: 'GET /api/supplementals/:sid',
  saveSupplemental: 'PUT /api/supplementals/:sid',

  listRequirements: 'GET /api/requirements',
  listApplicationRequirements: 'GET /api/apps/:appId/requirements',
  createRequirement: 'POST /api/apps/:appId/requirements',
  patchRequirement: 'PATCH /api/apps/:appId/requirements/:rid',
  deleteRequirement: 'DELETE /api/apps/:appId/requirements/:rid',

  listDuties: 'GET /api/apps/:appId/duties',

  listPeople: 'GET /api/people',
  createPerson: 'POST /api/people',
  patchPerson: 'PATCH /api/people/:personId',
  deletePerson: 'DELETE /api/people/:personId',

  readRounds: 'GET /api/rounds',
  checkRound: 'POST /api/rounds/check',

  readPlan: 'GET /api/plan',
  patchPlanItem: 'PATCH /api/plan/items/:itemId',
  readPlanSettings: 'GET /api/plan/settings',
  patchPlanSettings: 'PATCH /api/plan/settings',

  listForms: 'GET /api/forms',
  readForm: 'GET /api/forms/:form',
  patchFormField: 'PATCH /api/forms/:form/fields/:key',

  readReminders: 'GET /api/reminders',
  patchReminders: 'PATCH /api/reminders',
  stopReminders: 'POST /api/unsubscribe',

  readDraft: 'GET /api/essays/draft',
  readMainEssay: 'GET /api/essays/main',
  saveDraft: 'POST /api/essays/draft',
  patchMainEssayMeta: 'PATCH /api/essays/main/meta',
  gradeEssay: 'POST /api/essays/grade',
  listVersions: 'GET /api/essays/:essayId/versions',
  readVersion: 'GET /api/essays/:essayId/versions/:versionId',
  readOutline: 'GET /api/essays/:essayId/outline',
  saveOutline: 'PUT /api/essays/:essayId/outline',
  readArc: 'GET /api/essays/:essayId/arc',
  readRevisions: 'GET /api/essays/:essayId/revisions',
  previewEssay: 'POST /api/essay-preview',

  readEssayMap: 'GET /api/essays/map',
  patchUnits: 'PATCH /api/essays/:essayId/units',
  startFrom: 'POST /api/essays/:targetId/start-from',
  listSlips: 'GET /api/essays/:essayId/slips',
  patchSlips: 'PATCH /api/essays/:essayId/slips',
  listCuts: 'GET /api/essays/:essayId/cuts',
  listCollegePrompts: 'GET /api/apps/:appId/prompts',
  addCollegePrompts: 'POST /api/apps/:appId/prompts',

  readOrigins: 'GET /api/essays/:essayId/origins',

  createShare: 'POST /api/shares',
  listShares: 'GET /api/shares',
  deleteShare: 'DELETE /api/shares/:shareId',
  sendShare: 'POST /api/shares/:shareId/send',
  readReview: 'POST /api/review',
  createComment: 'POST /api/review/comments',
  listComments: 'GET /api/essays/:essayId/comments',
  listPlanComments: 'GET /api/plan/comments',
  patchComment: 'PATCH /api/comments/:commentId',
  deleteComment: 'DELETE /api/comments/:commentId',

  listActivities: 'GET /api/extracurriculars',
  createActivity: 'POST /api/extracurriculars',
  orderActivities: 'PATCH /api/extracurriculars/order',
  patchActivity: 'PATCH /api/extracurriculars/:activityId',
  deleteActivity: 'DELETE /api/extracurriculars/:activityId',

  listHonors: 'GET /api/honors',
  createHonor: 'POST /api/honors',
  patchHonor: 'PATCH /api/honors/:honorId',
  deleteHonor: 'DELETE /api/honors/:honorId',
  findOpportunities: 'POST /api/honors/opportunities',

  restoreDeleted: 'POST /api/deleted/:deletedId/restore',

  suggestColleges: 'GET /api/import/college-suggest',
  resolveDeadline: 'GET /api/import/resolve-one',
  resolveDeadlines: 'POST /api/import/resolve-colleges',
  previewImport: 'POST /api/import/preview',
  commitImport: 'POST /api/import/commit',
  readEssayFile: 'POST /api/import/essay-file',

  polishParagraph: 'POST /api/quickai/polish-paragraph',
  strengthenActivity: 'POST /api/quickai/strengthen-ec',

  readContext: 'GET /api/ai/context',
  chat: 'POST /api/ai/chat',
  listAiRules: 'GET /api/ai/rules',

  createTicket: 'POST /api/export/ticket',
  exportZip: 'GET /api/export/zip',
  exportDocument: 'GET /api/export/google-docs',
  createCalendar: 'POST /api/calendar/secret',
  deleteCalendar: 'DELETE /api/calendar/secret',
  // Before the feeds, whose pattern fits it too.
  readCalendarAddress: 'GET /api/calendar/secret',
  readCalendar: 'GET /api/calendar/:feed',
} as const;

export type EndpointName = keyof typeof addresses;
