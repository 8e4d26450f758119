import type { EndpointName } from './addresses.ts';
import type { Endpoint } from './endpoint.ts';
import { listActivities, createActivity, orderActivities, patchActivity, deleteActivity } from './activities.ts';
import { readContext, chat } from './ai.ts';
import {
  listApplications,
  createApplication,
  readApplication,
  patchApplication,
  deleteApplication,
} from './applications.ts';
import { suggestColleges, resolveDeadline, resolveDeadlines } from './colleges.ts';
import { restoreDeleted } from './deletions.ts';
import {
  readDraft,
  readMainEssay,
  saveDraft,
  patchMainEssayMeta,
  gradeEssay,
  listVersions,
  readVersion,
  previewEssay,
} from './essays.ts';
import {
  createTicket,
  exportZip,
  exportDocument,
  createCalendar,
  deleteCalendar,
  readCalendarAddress,
  readCalendar,
} from './exports.ts';
import { readHealth } from './health.ts';
import { listHonors, createHonor, patchHonor, deleteHonor } from './honors.ts';
import { previewImport, commitImport, readEssayFile } from './import.ts';
import { findOpportunities } from './opportunities.ts';
import { readOverview } from './overview.ts';
import { polishParagraph, strengthenActivity } from './quick-ai.ts';
import { listSessions, deleteOtherSessions, deleteSession, changePassword, readAccess } from './access.ts';
import { readServices } from './services.ts';
import {
  createSupplemental,
  saveApplicationSupplemental,
  deleteSupplemental,
  readSupplemental,
  saveSupplemental,
} from './supplementals.ts';
import {
  register,
  login,
  logout,
  requestPasswordReset,
  resetPassword,
  readMe,
  patchMe,
  readAvatar,
  deleteMe,
} from './users.ts';

/** Every endpoint by its name. An address without a schema does not compile. */
export const contract = {
  readHealth,
  readServices,
  register,
  login,
  logout,
  requestPasswordReset,
  resetPassword,
  readMe,
  patchMe,
  readAvatar,
  deleteMe,
  listSessions,
  deleteOtherSessions,
  deleteSession,
  changePassword,
  readAccess,
  readOverview,
  listApplications,
  createApplication,
  readApplication,
  patchApplication,
  deleteApplication,
  createSupplemental,
  saveApplicationSupplemental,
  deleteSupplemental,
  readSupplemental,
  saveSupplemental,
  readDraft,
  readMainEssay,
  saveDraft,
  patchMainEssayMeta,
  gradeEssay,
  listVersions,
  readVersion,
  previewEssay,
  listActivities,
  createActivity,
  orderActivities,
  patchActivity,
  deleteActivity,
  listHonors,
  createHonor,
  patchHonor,
  deleteHonor,
  findOpportunities,
  restoreDeleted,
  suggestColleges,
  resolveDeadline,
  resolveDeadlines,
  previewImport,
  commitImport,
  readEssayFile,
  polishParagraph,
  strengthenActivity,
  readContext,
  chat,
  createTicket,
  exportZip,
  exportDocument,
  createCalendar,
  deleteCalendar,
  readCalendarAddress,
  readCalendar,
} satisfies { [N in EndpointName]: Endpoint<N> };

export type Contract = typeof contract;
