import { LEADERSHIP } from '#contract/activity-rank.ts';

/** Roles beside the highest. */
const ROLE =
  /\b(?:coach|treasurer|secretary|vice|manager|editor|director|organi[sz]er|tutor|mentor|officer|coordinator|instructor|supervisor)\b/i;

export const hasRole = (title: string): boolean => LEADERSHIP.test(title) || ROLE.test(title);
