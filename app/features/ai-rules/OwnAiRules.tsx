import { AiRules } from '@laurel/ui';
import { useAnswer } from '#app/state/server.ts';

/** What the student's own colleges say of help by AI. Nothing stands there where it could not be read. */
export function OwnAiRules() {
  const { data, isError } = useAnswer('listAiRules');
  const rules = data?.map(({ college, level, says, source }) => ({
    college,
    says,
    found: level !== 'silent' && level !== 'unknown',
    source,
  }));
  return <AiRules rules={rules ?? (isError ? [] : undefined)} />;
}
