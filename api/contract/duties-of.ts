import type { Application } from './applications.ts';
import type { Duty } from './duties.ts';
import { isBinding, isQuestBridge } from './round-kinds.ts';

/** The season's file of duties. */
export type DutiesFile = readonly {
  when: { state: string; binding?: boolean; plan?: string };
  items: readonly (Omit<Duty, 'usual' | 'optional' | 'info' | 'appIds'> &
    Partial<Pick<Duty, 'optional' | 'info'>> & {
      usual?: string;
      /** The codes of the rounds for which alone it holds. */
      appliesTo?: readonly string[];
      /** The numbers of the colleges for which it does not hold. */
      except?: readonly number[];
    })[];
}[];

/** What the file has in place of a day where something is due by the date for aid of the application's round, and what is said for it. */
const AID_DATE = 'aidDeadline of the round';
export const BY_AID_DATE = 'by the college’s date for the forms of financial aid';

type Planned = Pick<Application, 'id' | 'college' | 'round' | 'status' | 'decision'>;

/** In a binding plan the aid is settled before the others are withdrawn: only the college itself can release a student. */
const FIRST = ['aid-gap', 'compare'];

/**
 * What an application asks of the student now.
 * @param others the student's other applications
 * @param ipeds the college's number in federal data, where it has one
 */
export function dutiesOf(file: DutiesFile, application: Planned, others: readonly Planned[], ipeds?: number): Duty[] {
  const state = application.decision ?? (application.status === 'submitted' ? 'sent' : undefined);
  const binding = isBinding(application.round);
  const plan = isQuestBridge(application.college) ? 'questbridge' : undefined;
  const groups = file.filter(({ when }) => when.state === state);
  const ofPlan = groups.filter(({ when }) => when.plan !== undefined && when.plan === plan);
  const fitting = groups.filter(({ when }) => !when.plan && (when.binding === undefined || when.binding === binding));
  return (ofPlan.length > 0 ? ofPlan : fitting)
    .flatMap(({ items }) => items)
    .filter(({ appliesTo, except }) => {
      const concerns = !appliesTo || appliesTo.includes(application.round ?? '');
      return concerns && !(ipeds !== undefined && except?.includes(ipeds));
    })
    .map(({ id, says, who, due, usual = null, optional = false, info = false, source }) => {
      return {
        id,
        says,
        who,
        due: due === AID_DATE ? BY_AID_DATE : due,
        usual,
        optional,
        info,
        appIds: concerned(id, others),
        source,
      };
    })
    .toSorted((a, b) => Number(FIRST.includes(b.id)) - Number(FIRST.includes(a.id)));
}

function concerned(duty: string, others: readonly Planned[]): string[] {
  const sent = others.filter(({ status, decision }) => status === 'submitted' && decision !== 'denied');
  const toSend = others.filter(({ status }) => status !== 'submitted');
  const some = { 'withdraw-all': sent, 'send-nothing': toSend, 'decline-others': sent.filter(isAccepted) }[duty];
  return (some ?? []).map(({ id }) => id);
}

const isAccepted = ({ decision }: Planned): boolean => decision === 'accepted';
