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
