import { afterEach, beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest';
import { Problem } from '#contract/problem.ts';
import { flushSavers, mayStillSave, Saver } from './saver.ts';

let listeners: Map<string, Set<(event: Event) => void>>;
function fire(name: string) {
  const event = new Event(name, { cancelable: true });
  listeners.get(name)?.forEach((listener) => listener(event));
  return event;
}

let warned: MockInstance<typeof console.warn>;
beforeEach(() => {
  vi.useFakeTimers();
  warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  listeners = new Map();
  vi.stubGlobal('addEventListener', (event: string, listener: (event: Event) => void) =>
    listeners.set(event, (listeners.get(event) ?? new Set()).add(listener)),
  );
  vi.stubGlobal('removeEventListener', (event: string, listener: (event: Event) => void) =>
    listeners.get(event)?.delete(listener),
  );
});
let opened: Saver<string>[] = [];
afterEach(() => {
  for (const saver of opened) saver.close();
  opened = [];
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Fails as a request does that is ended. */
const aborted = (signal: AbortSignal) =>
  new Promise<void>((_, reject) => signal.addEventListener('abort', () => reject(new Error('aborted'))));

/** A saver whose saves succeed or fail as told, and what became of it. */
function setUp() {
  const saved: string[] = [];
  const states: string[] = [];
  const kept: (string | null)[] = [];
  let full = false;
  let answers: (() => Promise<void>)[] = [];
  const onRefused = vi.fn<(problem: Problem) => void>();
  const saver = new Saver<string>({
    id: 'main',
    save: async (value, { signal }) => {
      saved.push(value);
      await Promise.race([(answers.shift() ?? (async () => {}))(), aborted(signal)]);
    },
    onState: (state) => states.at(-1) !== state && states.push(state),
    onRefused,
    store: (value) => kept.push(value) > 0 && !full,
    forget: () => kept.push(null),
  });
  opened.push(saver);
  const failWith = (status: number) => async () => {
    throw new Problem(status, '');
  };
  return {
    saver,
    saved,
    states,
    kept,
    onRefused,
    failWith,
    answer: (...next: (() => Promise<void>)[]) => (answers = next),
    fill: () => (full = true),
  };
}

describe('a saver', () => {
  test('waits as long as it is told after the last change and sends the newest value once', async () => {
    const { saver, saved, states } = setUp();
    saver.change('a', 700);
    await vi.advanceTimersByTimeAsync(600);
    saver.change('ab', 700);
    await vi.advanceTimersByTimeAsync(699);
    expect(saved).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(saved).toEqual(['ab']);
    expect(states).toEqual(['saving', 'saved']);
  });

  test('never has two requests under way, and ends on the newest value', async () => {
    const { saver, saved, answer } = setUp();
    let finish = () => {};
    answer(() => new Promise((resolve) => (finish = resolve)));
    saver.change('first', 700);
    await vi.advanceTimersByTimeAsync(700);
    saver.change('second', 700);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(saved).toEqual(['first']);
    finish();
    await vi.advanceTimersByTimeAsync(0);
    expect(saved).toEqual(['first', 'second']);
  });

  test('keeps a change in the browser until it is acknowledged', async () => {
    const { saver, kept } = setUp();
    saver.change('a', 700);
    expect(kept).toEqual(['a']);
    await vi.advanceTimersByTimeAsync(700);
    expect(kept).toEqual(['a', null]);
  });

  test('tries again after a failure, and at once when the network is back', async () => {
    const { saver, saved, states, answer, failWith } = setUp();
    answer(failWith(500), failWith(0));
    saver.change('a', 700);
    await vi.advanceTimersByTimeAsync(700);
    expect(states.at(-1)).toBe('failed');
    await vi.advanceTimersByTimeAsync(2_000);
    expect(states.at(-1)).toBe('offline');
    fire('online');
    await vi.advanceTimersByTimeAsync(0);
    expect(saved).toEqual(['a', 'a', 'a']);
    expect(states.at(-1)).toBe('saved');
  });

  test('has the browser ask before a page is left whose words have not come through, and only then', async () => {
    const { saver, answer, failWith } = setUp();
    const asks = () => fire('beforeunload').defaultPrevented;
    saver.change('a', 700);
    expect(asks()).toBe(false);
    answer(failWith(0));
    await vi.advanceTimersByTimeAsync(700);
    expect(asks()).toBe(true);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(asks()).toBe(false);
    answer(failWith(400));
    saver.change('b', 0);
    await vi.advanceTimersByTimeAsync(0);
    expect(asks()).toBe(true);
  });

  test('warns in the console of every save that failed, and of no other', async () => {
    const { saver, answer, failWith } = setUp();
    answer(failWith(500), failWith(0));
    saver.change('a', 700);
    await vi.advanceTimersByTimeAsync(700);
    expect(warned).toHaveBeenCalledExactlyOnceWith('A save failed.', expect.objectContaining({ status: 500 }));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(warned).toHaveBeenCalledTimes(2);
  });

  test('does not try a refused value again', async () => {
    const { saver, saved, answer, failWith } = setUp();
    answer(failWith(400));
    saver.change('a', 700);
    await vi.advanceTimersByTimeAsync(60_000);
    fire('online');
    expect(await saver.flush()).toBe(false);
    expect(saved).toEqual(['a']);
  });

  test('a retry sends what waits, also where it was written after the refusal was asked about', async () => {
    const { saver, saved, answer, failWith } = setUp();
    answer(failWith(404), failWith(404));
    saver.change('a', 0);
    await vi.advanceTimersByTimeAsync(0);
    saver.change('ab', 0);
    await vi.advanceTimersByTimeAsync(0);
    expect(await saver.retry()).toBeNull();
    expect(saved).toEqual(['a', 'ab', 'ab']);
    expect(await saver.flush()).toBe(true);
  });

  test('a retry is not spent on a request that was under way before it, and says why it was refused again', async () => {
    const { saver, saved, answer, failWith } = setUp();
    let refuse = () => {};
    answer(() => new Promise((_, reject) => (refuse = () => reject(new Problem(404, '')))), failWith(404));
    saver.change('a', 0);
    await vi.advanceTimersByTimeAsync(0);
    const retried = saver.retry();
    refuse();
    expect(await retried).toMatchObject({ status: 404 });
    expect(saved).toEqual(['a', 'a']);
  });

  test('what waits may still be saved as long as it is not refused and its page is open', async () => {
    const { saver, answer, failWith } = setUp();
    expect(mayStillSave('main')).toBe(false);
    answer(failWith(0), failWith(400));
    saver.change('a', null);
    await saver.flush();
    expect(mayStillSave('main')).toBe(true);
    expect(mayStillSave('other')).toBe(false);
    await saver.flush();
    expect(mayStillSave('main')).toBe(false);
    answer(failWith(0));
    saver.change('b', null);
    expect(mayStillSave('main')).toBe(true);
    saver.close();
    expect(mayStillSave('main')).toBe(false);
  });

  test('hands a conflict on, and waits for the choice', async () => {
    const { saver, saved, onRefused, answer, failWith } = setUp();
    answer(failWith(409));
    saver.change('mine', 700);
    await vi.advanceTimersByTimeAsync(60_000);
    fire('online');
    await vi.advanceTimersByTimeAsync(0);
    expect(saved).toEqual(['mine']);
    expect(onRefused).toHaveBeenCalledOnce();
  });

  test('sends at once when the page is left, even beside a request under way', async () => {
    const { saver, saved, answer } = setUp();
    answer(() => new Promise(() => {}));
    saver.change('first', 700);
    await vi.advanceTimersByTimeAsync(700);
    saver.change('second', 700);
    fire('pagehide');
    expect(saved).toEqual(['first', 'second']);
  });

  test('gives up waiting for a save that hangs, ends it, and waits twice as long for the next', async () => {
    const { saver, saved, states, answer } = setUp();
    const hang = () => new Promise<void>(() => {});
    answer(hang, hang);
    saver.change('a', 0);
    await vi.advanceTimersByTimeAsync(14_999);
    expect(states).toEqual(['saving']);
    await vi.advanceTimersByTimeAsync(1);
    expect(states.at(-1)).toBe('offline');
    await vi.advanceTimersByTimeAsync(2_000 + 29_999);
    expect(states.at(-1)).toBe('saving');
    await vi.advanceTimersByTimeAsync(1 + 5_000);
    expect(saved).toEqual(['a', 'a', 'a']);
    expect(states.at(-1)).toBe('saved');
  });

  test('a save that hangs does not hold up what comes after it for longer', async () => {
    const { saver, saved, answer } = setUp();
    answer(() => new Promise(() => {}));
    saver.change('a', 0);
    await vi.advanceTimersByTimeAsync(1_000);
    saver.change('ab', 0);
    const flushed = saver.flush();
    await vi.advanceTimersByTimeAsync(14_000);
    expect(await flushed).toBe(true);
    expect(saved).toEqual(['a', 'ab']);
  });

  test('sends at once when the page is hidden, after a request that is under way', async () => {
    const { saver, saved } = setUp();
    vi.stubGlobal('document', { visibilityState: 'visible' });
    saver.change('a', 700);
    fire('visibilitychange');
    expect(saved).toEqual([]);
    vi.stubGlobal('document', { visibilityState: 'hidden' });
    fire('visibilitychange');
    expect(saved).toEqual(['a']);
  });

  test('says where neither the server took a change nor the browser keeps it, and has the browser ask before', async () => {
    const { saver, states, answer, failWith, fill } = setUp();
    fill();
    answer(failWith(500));
    saver.change('a', 700);
    expect(fire('beforeunload').defaultPrevented).toBe(true);
    await vi.advanceTimersByTimeAsync(700);
    expect(states.at(-1)).toBe('unkept');
    await vi.advanceTimersByTimeAsync(2_000);
    expect(states.at(-1)).toBe('saved');
    expect(fire('beforeunload').defaultPrevented).toBe(false);
  });

  test('flush sends what waits and says whether all of it is saved', async () => {
    const { saver, saved, answer, failWith } = setUp();
    saver.change('a', 700);
    expect(await saver.flush()).toBe(true);
    expect(saved).toEqual(['a']);
    answer(failWith(0));
    saver.change('b', 700);
    expect(await saver.flush()).toBe(false);
  });

  test('without a delay it waits to be flushed, keeping the change in the browser', async () => {
    const { saver, saved, states, kept } = setUp();
    saver.change('a', null);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(saved).toEqual([]);
    expect(kept).toEqual(['a']);
    expect(await saver.flush()).toBe(true);
    expect(saved).toEqual(['a']);
    expect(states).toEqual(['saving', 'saved']);
  });

  test('all of them can be flushed before the student signs out', async () => {
    const { saver, saved } = setUp();
    saver.change('last words', 700);
    await flushSavers();
    expect(saved).toEqual(['last words']);
  });

  test('closed, it sends what waits, and then tries no more', async () => {
    const { saver, saved, answer, failWith } = setUp();
    answer(failWith(0));
    saver.change('a', 700);
    saver.close();
    await vi.advanceTimersByTimeAsync(120_000);
    fire('online');
    expect(saved).toEqual(['a']);
  });
});
