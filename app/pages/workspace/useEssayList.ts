import { useToast } from '@laurel/ui';
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'wouter';
import { MAIN_ESSAY } from '#contract/main-essay.ts';
import { inOrder } from '#app/lib/applications-in-order.ts';
import { workspacePath } from '#app/paths.ts';
import type { Essay } from '#app/state/essay.ts';
import { useAnswer } from '#app/state/server.ts';

type Named = Pick<Essay, 'title' | 'college'>;
const labelOf = ({ title, college }: Named) => (college ? `${title} · ${college}` : title);

const FAILED = 'Your other essays did not load.';

/** Every essay of the student as the overview lists them, and the ways from this one to the others. */
export function useEssayList({ id, ...essay }: Named & { id: string }) {
  const [, navigate] = useLocation();
  const toast = useToast();
  const { data: applications, isError, refetch } = useAnswer('listApplications');
  const { data: main } = useAnswer('readDraft');
  const open = (other: string) => navigate(workspacePath(other));

  const failed = isError && applications === undefined;
  const sayFailed = useEffectEvent(() =>
    toast({ kind: 'bad', text: FAILED, action: { label: 'Try again', onAction: () => void refetch() } }),
  );
  useEffect(() => {
    if (failed) sayFailed();
  }, [failed]);

  const here = { value: id, label: labelOf(essay) };
  const listed = [
    { value: MAIN_ESSAY.id as string, label: main?.title ?? MAIN_ESSAY.title },
    ...inOrder(applications ?? []).flatMap(({ college, supplementals }) =>
      supplementals.map(({ id: value, title }) => ({ value, label: labelOf({ title, college }) })),
    ),
  ];
  const at = listed.findIndex(({ value }) => value === id);
  const options = at < 0 ? [...listed, here] : listed.with(at, here);
  const alone = applications !== undefined && options.length === 1;

  const step = (by: 1 | -1) => {
    if (failed || options.length === 1) return;
    open(options.at((options.findIndex(({ value }) => value === id) + by) % options.length)!.value);
  };
  return {
    id,
    options,
    /** Why there is no way to another one; undefined where there is, or while that is not known. */
    noOthers: failed ? FAILED : alone ? 'This is your only essay so far.' : undefined,
    open,
    previous: () => step(-1),
    next: () => step(1),
  };
}
