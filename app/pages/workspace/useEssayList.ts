import { useLocation } from 'wouter';
import { MAIN_ESSAY } from '#contract/main-essay.ts';
import { inOrder } from '#app/lib/applications-in-order.ts';
import { workspacePath } from '#app/paths.ts';
import type { Essay } from '#app/state/essay.ts';
import { useAnswer } from '#app/state/server.ts';

const labelOf = ({ title, college }: Pick<Essay, 'title' | 'college'>) => (college ? `${title} · ${college}` : title);

/** Every essay of the student as the overview lists them, and the ways to the others. */
export function useEssayList(essayId: string, essay: Essay) {
  const [, navigate] = useLocation();
  const { data: applications } = useAnswer('listApplications');
  const open = (id: string) => navigate(workspacePath(id));

  const here = { value: essayId, label: labelOf(essay) };
  const listed = [
    { value: MAIN_ESSAY.id as string, label: MAIN_ESSAY.title as string },
    ...inOrder(applications ?? []).flatMap(({ college, supplementals }) =>
      supplementals.map(({ id, title }) => ({ value: id, label: labelOf({ title, college }) })),
    ),
  ];
  const at = listed.findIndex(({ value }) => value === essayId);
  const essays = at < 0 ? [...listed, here] : listed.with(at, here);

  const step = (by: 1 | -1) =>
    open(essays.at((essays.findIndex(({ value }) => value === essayId) + by) % essays.length)!.value);
  return {
    id: essayId,
    options: essays,
    /** Whether this is the only one; false while that is not known. */
    alone: applications !== undefined && essays.length === 1,
    open,
    previous: () => essays.length > 1 && step(-1),
    next: () => essays.length > 1 && step(1),
  };
}
