import { setImmediate } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { Busy, type Caller, createQueue, WaitedTooLong } from './queue.ts';

const options = { most: 1, mostWaiting: 5, each: { student: 3, visitor: 2 }, seconds: 20 };
const caller = (id: string, kind: Caller['kind'] = 'student', signal = new AbortController().signal): Caller => ({
  id,
  kind,
  signal,
});

/** A queue, and the names of the tasks that have begun. */
function watched(more: Partial<typeof options> = {}) {
  const queue = createQueue({ ...options, ...more });
  const begun: string[] = [];
  const ask = (name: string, who: Caller) =>
    queue.run(who, async () => {
      begun.push(name);
      await setImmediate();
      return name;
    });
  return { ...queue, ask, begun };
}

test('Who asks once is next, however often somebody else has asked before', async () => {
  const { ask, begun } = watched();
  const [ada, ben, cleo] = [caller('ada'), caller('ben'), caller('cleo')];
  await Promise.all([ask('a1', ada), ask('a2', ada), ask('a3', ada), ask('b1', ben), ask('c1', cleo), ask('b2', ben)]);
  expect(begun).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
});

test('A second task of one caller has its turn while others keep coming', async () => {
  const { ask, begun } = watched();
  const asked = [ask('a1', caller('ada')), ask('a2', caller('ada'))];
  const keepComing = async (name: string) => {
    for (let at = 0; at < 10; at++) await ask(`${name} ${at}`, caller(name));
  };
  await Promise.all([...asked, keepComing('ben'), keepComing('cleo')]);
  expect(begun.slice(0, 4)).toEqual(['a1', 'ben 0', 'cleo 0', 'a2']);
});

test('Students go before visitors, of whom one at a time runs', async () => {
  const { ask, begun, state } = watched({ most: 2 });
  const visits = ['v1', 'v2', 'v3'].map((name) => ask(name, caller(name, 'visitor')));
  expect(state()).toEqual({ running: 1, waiting: 2 });
  await Promise.all([...visits, ...['s1', 's2'].map((name) => ask(name, caller(name)))]);
  expect(begun).toEqual(['v1', 's1', 's2', 'v2', 'v3']);
});

test('Nobody has more than their own share waiting', async () => {
  const { ask, begun } = watched();
  const ada = caller('ada');
  const three = [ask('a1', ada), ask('a2', ada), ask('a3', ada)];
  await expect(ask('a4', ada)).rejects.toMatchObject({ constructor: Busy, own: true });
  await ask('b1', caller('ben'));
  await Promise.all(three);
  await ask('a5', ada);
  expect(begun).toEqual(['a1', 'b1', 'a2', 'a3', 'a5']);
});

test('However many visitors wait, a student still may', async () => {
  const { ask, begun } = watched({ mostWaiting: 2 });
  const visits = ['v1', 'v2', 'v3'].map((name) => ask(name, caller(name, 'visitor')));
  await expect(ask('v4', caller('v4', 'visitor'))).rejects.toMatchObject({ constructor: Busy, own: false });
  await Promise.all([...visits, ask('s1', caller('s1'))]);
  expect(begun).toEqual(['v1', 's1', 'v2', 'v3']);
});

test('Who has gone leaves the queue, and nothing of theirs is begun', async () => {
  const { ask, begun, state } = watched();
  const gone = new AbortController();
  const first = ask('a1', caller('ada'));
  const left = ask('b1', caller('ben', 'student', gone.signal));
  const last = ask('c1', caller('cleo'));
  gone.abort(new Error('gone'));
  await expect(left).rejects.toThrow('gone');
  await expect(ask('b2', caller('ben', 'student', gone.signal))).rejects.toThrow('gone');
  await Promise.all([first, last]);
  expect(begun).toEqual(['a1', 'c1']);
  expect(state()).toEqual({ running: 0, waiting: 0 });
});

test('A task that waits too long is given up, and the next one has the worker', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { run, ask, begun } = watched();
  let end = () => {};
  const slow = run(caller('ada'), () => new Promise<void>((resolve) => (end = resolve)));
  const late = ask('b1', caller('ben'));
  vi.advanceTimersByTime(20_000);
  await expect(late).rejects.toBeInstanceOf(WaitedTooLong);
  const next = ask('c1', caller('cleo'));
  end();
  await Promise.all([slow, next]);
  expect(begun).toEqual(['c1']);
  vi.useRealTimers();
});

test('A task that fails gives its worker to the next one', async () => {
  const { run, ask, state } = watched();
  const failed = run(caller('ada'), () => Promise.reject(new Error('no')));
  const next = ask('b1', caller('ben'));
  await expect(failed).rejects.toThrow('no');
  expect(await next).toBe('b1');
  expect(state()).toEqual({ running: 0, waiting: 0 });
});
