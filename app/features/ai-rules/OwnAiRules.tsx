import { AiRules } from '@laurel/ui';
import { useAnswer } from '#app/state/server.ts';

/**
 * What the student's own colleges say of help by AI.
 * @param college the one that an essay goes to, where it does not go to all of them
 */
export function OwnAiRules({ college: only }: { college?: string | null }) {
  const { data, isError, refetch } = useAnswer('listAiRules');
  const its = data?.filter(({ college }) => !only || college === only);
  const rules = its?.map(({ college, level, says, source }) => ({
    college,
    says,
    found: level !== 'silent' && level !== 'unknown',
    source,
  }));
  return <AiRules rules={rules} onRetry={isError && !rules ? () => void refetch() : undefined} />;
}
