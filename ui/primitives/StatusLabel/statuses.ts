export const statusNames = {
  drafting: 'Drafting',
  editing: 'Editing',
  submitted: 'Submitted',
  final: 'Final',
} as const;
export type Status = keyof typeof statusNames;

/** Statuses as the options of a Select. */
export function statusOptions<const Offered extends Status>(...statuses: Offered[]) {
  return statuses.map((value) => ({ value, label: statusNames[value] }));
}

export const applicationStatuses = statusOptions('drafting', 'editing', 'submitted');
export const writingStatuses = statusOptions('drafting', 'editing', 'final');

/** The status to show: `drafting` in the place of one that is not offered. */
export function statusOf<Offered extends Status>(status: Offered, offered: readonly { value: Offered }[]) {
  return offered.some(({ value }) => value === status) ? status : 'drafting';
}
