import { readFileSync } from 'node:fs';
import type { Application } from '#contract/applications.ts';
import { isQuestBridge } from '#contract/round-kinds.ts';
import { type Control, isAfterNewYear, type RoundPlan, type RoundRules } from '#contract/round-verdicts.ts';
import { fromRoot } from '../root.ts';
import { type College, findCollege } from './directory.ts';
import { roundsOf, seasonYear } from './season.ts';

/** The rules of the season, with what they need to know of the colleges. */
export interface RoundRulesFile extends RoundRules {
  /** The numbers of the colleges of each kind in federal data. */
  control: Record<'public' | 'private' | 'academy', number[]>;
}

const stored: RoundRulesFile = JSON.parse(readFileSync(fromRoot('api/data/season/round-rules.json'), 'utf8'));

/** By which rules the rounds of this season are judged. */
export const roundRules: RoundRules = stored;

const controls = new Map<number | undefined, Control>(
  (['public', 'private', 'academy'] as const).flatMap((control) =>
    stored.control[control].map((ipeds): [number, Control] => [ipeds, control]),
  ),
);

/** When a round answers, as the college's rules say it, with their source; undefined where they don't. */
export function answerInRules(college: string, plan: string) {
  const rule = stored.colleges[findCollege(college)?.ipeds ?? '']?.[plan];
  return rule?.notifies && { ...rule.notifies, source: rule.source };
}

/** How the round of an application is judged; undefined where none is chosen, or one that the season has no word for. */
export function roundPlanOf({
  college,
  round,
  status,
  decision,
  deadline,
  scholarship,
}: Pick<Application, 'college' | 'round' | 'status' | 'decision' | 'deadline'> & Pick<RoundPlan, 'scholarship'>):
  | RoundPlan
  | undefined {
  const found = findCollege(college);
  const plan = isQuestBridge(college) ? 'questbridge' : round;
  if (plan === null || plan === 'other') return undefined;
  return {
    college: found?.name ?? college.trim(),
    ipeds: found?.ipeds,
    control: controlOf(found),
    plan,
    state: decision ?? (status === 'submitted' ? 'sent' : 'planned'),
    answersInNewYear: answersInNewYear(found, plan, deadline),
    scholarship,
  };
}

function controlOf(college: College | undefined): Control {
  if (!college) return 'unknown';
  return college.country === 'US' ? (controls.get(college.ipeds) ?? 'unknown') : 'foreign';
}

/**
 * Whether a round answers after New Year: by the student's own deadline, such as that of a second Early Action, by the dates of the
 * round, else by the words of the college; undefined where none of them tells.
 */
function answersInNewYear(college: College | undefined, plan: string, deadline: string | null): boolean | undefined {
  const newYear = `${seasonYear + 1}-01-01`;
  const round = college && roundsOf(college.name).find(({ code }) => code === plan);
  const told = stored.colleges[college?.ipeds ?? '']?.[plan]?.notifies;
  if (deadline ? isAfterNewYear(deadline, seasonYear + 1) : (round?.deadline ?? '') >= newYear) return true;
  if (round?.notifiesOn) return round.notifiesOn >= newYear;
  const latest = round?.notifiesBy ?? told?.by;
  if (latest && latest < newYear) return false;
  return /\bdecember\b/i.test(`${round?.notifiesAbout ?? ''} ${told?.about ?? ''}`) ? false : undefined;
}
