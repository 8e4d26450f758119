import { expect, test, vi } from 'vitest';
import { openThreads } from '#api/threads.ts';

test('a thread that coaches, reads a file or makes an export has no setting and no key of the server', async () => {
  vi.stubEnv('OPENAI_API_KEY', 'sk-secret');
  const { run } = openThreads<null, string[]>({
    file: '../support/environment-worker',
    from: import.meta.url,
    most: 1,
    mostWaiting: 1,
    each: { student: 1, visitor: 1 },
    tooMany: '',
    tooManyOwn: '',
    seconds: 30,
    memory: 64,
    idle: 0,
  });
  const caller = { id: 'a-student', kind: 'student' as const, signal: new AbortController().signal };
  expect(await run(caller, null)).toEqual([]);
  vi.unstubAllEnvs();
});
