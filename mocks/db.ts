import { admissionCycleOf } from '#contract/admission-cycle.ts';
import type { Activity } from '#contract/activities.ts';
import type { Application } from '#contract/applications.ts';
import { DEFAULT_TIME_ZONE } from '#contract/dates.ts';
import type { Draft, Version } from '#contract/essays.ts';
import type { ExportKind } from '#contract/exports.ts';
import type { Honor } from '#contract/honors.ts';
import { MAIN_ESSAY } from '#contract/main-essay.ts';
import type { PromptUnit } from '#contract/map/prompt-units.ts';
import type { OutlineLine } from '#contract/outline/kept-lines.ts';
import type { OriginRecord, OriginSpan } from '#contract/origins/record.ts';
import type { Person } from '#contract/people.ts';
import { defaultSettings } from '#contract/plan/default-settings.ts';
import type { PlanMark } from '#contract/plan/record.ts';
import type { PlanSettings } from '#contract/plan.ts';
import type { Reminders } from '#contract/reminders.ts';
import type { StoredRequirement } from '#contract/requirements-of.ts';
import type { Comment, ReviewEssay } from '#contract/review.ts';
import type { Share } from '#contract/shares.ts';
import type { Supplemental } from '#contract/supplementals.ts';
import type { User } from '#contract/users.ts';

/** The instant at which every mock answers, so that two runs answer the same. */
export const NOW = '2026-11-10T15:00:00.000Z';

/** The year in which the admission cycle of that instant begins. */
export const CYCLE_YEAR = admissionCycleOf(NOW, DEFAULT_TIME_ZONE);

/** What a scoring left with an essay. */
export interface Grading extends Pick<
  Draft,
  'score' | 'previousScore' | 'categories' | 'engine' | 'scoredAt' | 'likes' | 'needsWork'
> {
  /** The text that was graded; the highlights are offsets into it. */
  gradedText: string;
}

/** An earlier text, with its grading where it was scored. */
export type VersionRow = Version & { grading?: Grading; origins?: OriginSpan[] };

/** What the main essay and a supplemental share; the grading is the one that is shown. */
export interface Essay extends Omit<Draft, 'scoreOutdated' | 'wordLimit'>, Grading {
  wordLimit: number | null;
  /** What the student says that the prompt asks for; null where they leave it to Laurel. */
  units: PromptUnit[] | null;
  /** Names of other colleges that the student meant to write. */
  meantNames: string[];
  /** What the student says that each paragraph does. */
  outline: OutlineLine[];
  /** Where the words of the text came from; null where it is older than that record. */
  origins: OriginRecord | null;
  /** Newest first. */
  versions: VersionRow[];
}

export interface SupplementalRow extends Essay, Pick<Supplemental, 'id' | 'due' | 'startedFrom'> {}

/** An application without what follows from its supplementals and itself. */
export interface ApplicationRow extends Omit<Application, 'supplementals'> {
  /** When it was sent, where that was not its last change. */
  submittedAt?: string | null;
  supplementals: SupplementalRow[];
}

export type ActivityRow = Omit<Activity, 'yearlyHours' | 'rankScore' | 'tier'>;

export interface CommentRow extends Omit<Comment, 'quote' | 'lost'> {
  /** The text that it was made on, to which its offsets belong. */
  on: string;
}

/** A link to read along. */
export interface ShareRow extends Pick<Share, 'id' | 'essayId' | 'purpose' | 'show' | 'createdAt' | 'expiresAt'> {
  /** Null once the link is revoked. */
  token: string | null;
  revokedAt: string | null;
  /** The essay as it was shared and as it was sent anew; the last one is shown. */
  texts: ReviewEssay[];
  comments: CommentRow[];
}

export interface Account {
  user: User;
  /** Null where the student signs in elsewhere. */
  password: string | null;
  draft: Essay;
  applications: ApplicationRow[];
  /** Newest first, like the honors. */
  activities: ActivityRow[];
  honors: Honor[];
  people: Person[];
  /** What the student made of requirements, and their own. */
  requirements: StoredRequirement[];
  planSettings: PlanSettings;
  planMarks: PlanMark[];
  /** The value with which a field of a form was ticked as pasted, by form and field. */
  pasted: Map<string, string>;
  reminders: Reminders;
  /** Ends the reminders for whoever has it. */
  reminderToken: string;
  /** Newest first. */
  shares: ShareRow[];
  /** The tickets that were not used yet. */
  tickets: Set<string>;
  calendarSecret: string | null;
  /** When the calendar was read last. */
  calendarReadAt: string | null;
  /** What was exported, newest first. */
  exported: { kind: ExportKind; at: string }[];
  /** How to bring back what was deleted, by the id of the row. */
  deleted: Map<string, () => void>;
}

interface NewAccount
  extends
    Pick<User, 'name' | 'email'>,
    Partial<Pick<Account, 'applications' | 'activities' | 'honors' | 'people' | 'requirements' | 'shares'>> {
  password: string;
  onboarded?: boolean;
  draft?: Partial<Essay>;
}

/** What the mocks store: accounts with all their rows, and who is signed in. */
export const db = {
  serial: 0,
  accounts: [] as Account[],
  tokens: new Map<string, Account>(),
  /** The accounts of the links to choose a new password that were not used yet. */
  resets: new Map<string, Account>(),

  reset() {
    this.accounts = [];
    this.tokens = new Map();
    this.resets = new Map();
  },

  /** Never gives an id twice, also after a reset, so that nothing that is left in the browser fits another account. */
  newId(kind: string) {
    return `${kind}-${++this.serial}`;
  },

  add({ name, email, password, onboarded = false, draft = {}, ...rows }: NewAccount) {
    const { applications = [], activities = [], honors = [], people = [], requirements = [] } = structuredClone(rows);
    const added: Account = {
      user: { id: this.newId('student'), name, email, avatar: null, onboarded, engine: null },
      password,
      draft: { ...emptyEssay(), ...mainEssay, ...structuredClone(draft) },
      applications,
      activities,
      honors,
      people,
      requirements,
      planSettings: defaultSettings(new Date(NOW)),
      planMarks: [],
      pasted: new Map(),
      reminders: { digest: false, evening: 'sunday', dates: false, waiting: false, consent: null },
      reminderToken: this.newId('unsubscribe'),
      shares: structuredClone(rows.shares ?? []),
      tickets: new Set(),
      calendarSecret: null,
      calendarReadAt: null,
      exported: [],
      deleted: new Map(),
    };
    this.accounts.push(added);
    return added;
  },

  remove(account: Account) {
    this.accounts = this.accounts.filter((other) => other !== account);
    this.signOut(account);
  },

  /** Ends every session of an account. */
  signOut(account: Account) {
    for (const [token, owner] of this.tokens) if (owner === account) this.tokens.delete(token);
  },

  signIn(account: Account) {
    const token = this.newId('token');
    this.tokens.set(token, account);
    return token;
  },

  signedIn(request: Request) {
    return this.tokens.get(tokenOf(request));
  },
};

const { id: _, ...mainEssay } = MAIN_ESSAY;

export function emptyEssay(): Essay {
  return {
    title: '',
    prompt: '',
    wordLimit: null,
    kind: null,
    text: '',
    status: 'drafting',
    score: null,
    previousScore: null,
    categories: null,
    engine: null,
    scoredAt: null,
    likes: [],
    needsWork: [],
    revision: 0,
    updatedAt: NOW,
    gradedText: '',
    units: null,
    meantNames: [],
    outline: [],
    origins: null,
    versions: [],
  };
}

export function tokenOf(request: Request) {
  return (request.headers.get('authorization') ?? '').replace(/^Bearer /i, '');
}
