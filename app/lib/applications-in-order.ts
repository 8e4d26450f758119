import type { Application } from '#contract/applications.ts';

/** Applications in the order of their deadlines, the way the server lists them, with the submitted ones at the end. */
export function inOrder(applications: readonly Application[]) {
  const submitted = ({ status }: Application) => Number(status === 'submitted');
  return applications.toSorted((a, b) => submitted(a) - submitted(b));
}
