import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  dispatch,
  type Fate,
  fates,
  ServerModel,
  standInForWindow,
  TabModel,
} from '../../tests/support/document-model.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  standInForWindow(vi.stubGlobal);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

type Step = (tabs: readonly TabModel[], server: ServerModel) => unknown;

const tab = fc.nat({ max: 1 });
const named = <T extends unknown[]>(
  name: string,
  args: { [K in keyof T]: fc.Arbitrary<T[K]> },
  step: (...args: T) => Step,
) =>
  fc
    .tuple(...args)
    .map((given) => Object.assign(step(...(given as T)), { toString: () => `${name}(${given.join(', ')})` }));

/** Everything that can happen, the frequent things more often. */
const step = fc.oneof(
  { weight: 6, arbitrary: named('type', [tab], (at: number) => (tabs) => tabs[at % tabs.length]!.write('type', 700)) },
  {
    weight: 2,
    arbitrary: named(
      'leave',
      [tab],
      (at: number) => (tabs) =>
        void (tabs[at % tabs.length]!.write('leave', null), tabs[at % tabs.length]!.session.saveNow()),
    ),
  },
  { weight: 2, arbitrary: named('back', [tab], (at: number) => (tabs) => tabs[at % tabs.length]!.write('back', 700)) },
  { weight: 1, arbitrary: named('rename', [tab], (at: number) => (tabs) => tabs[at % tabs.length]!.rename()) },
  { weight: 1, arbitrary: named('restore', [tab], (at: number) => (tabs) => tabs[at % tabs.length]!.restore()) },
  {
    weight: 6,
    arbitrary: named(
      'wait',
      [fc.constantFrom(100, 700, 2_000, 15_000)],
      (ms: number) => () => vi.advanceTimersByTimeAsync(ms),
    ),
  },
  {
    weight: 8,
    arbitrary: named(
      'meet',
      [fc.nat({ max: 3 }), fc.constantFrom<Fate>('answered', 'answered', ...fates)],
      (at: number, fate: Fate) => (_, server) => server.decide(at, fate),
    ),
  },
  { weight: 1, arbitrary: named('arrive', [fc.nat({ max: 3 })], (at: number) => (_, server) => server.arrive(at)) },
  {
    weight: 1,
    arbitrary: named(
      'event',
      [fc.constantFrom('online' as const, 'pagehide' as const)],
      (name: 'online' | 'pagehide') => () => dispatch(name),
    ),
  },
  {
    weight: 2,
    arbitrary: named(
      'open',
      [tab, fc.constantFrom('crash' as const, 'reload' as const, 'navigation' as const), fc.boolean()],
      (at: number, after: 'crash' | 'reload' | 'navigation', isCached: boolean) => (tabs) =>
        tabs[at % tabs.length]!.open(after, isCached),
    ),
  },
  { weight: 1, arbitrary: named('takeNewer', [tab], (at: number) => (tabs) => tabs[at % tabs.length]!.takeNewer()) },
  {
    weight: 2,
    arbitrary: named(
      'resolve',
      [tab, fc.constantFrom('mine' as const, 'theirs' as const)],
      (at: number, choice: 'mine' | 'theirs') => (tabs) => tabs[at % tabs.length]!.resolve(choice),
    ),
  },
);

const runs = { numRuns: Number(process.env.RUNS ?? 300) };

/** Runs the steps and looks after each of them, lets everything come to rest, and looks at the end. */
async function play(
  count: number,
  steps: readonly Step[],
  look: (tabs: readonly TabModel[], server: ServerModel) => void,
  lookAtEnd: (tabs: readonly TabModel[], server: ServerModel) => unknown,
) {
  const server = new ServerModel();
  const tabs = Array.from({ length: count }, (_, i) => new TabModel(server, 'ab'[i]!));
  try {
    for (const step of steps) {
      await step(tabs, server);
      await vi.advanceTimersByTimeAsync(0);
      look(tabs, server);
    }
    await rest(tabs, server);
    look(tabs, server);
    await lookAtEnd(tabs, server);
  } finally {
    for (const tab of tabs) tab.end();
  }
}

const isSettled = ({ stored, session }: TabModel) =>
  stored === null && session.view().conflict === null && session.view().refusal === null;

/** The network is back, and each conflict is resolved with the words of its page. */
async function rest(tabs: readonly TabModel[], server: ServerModel) {
  for (let i = 0; i < 400 && (i < 2 || server.hasPending() || !tabs.every(isSettled)); i++) {
    for (let j = 0; j < 5; j++) server.arrive(0);
    while (server.hasPending()) {
      server.decide(0, 'answered');
      await vi.advanceTimersByTimeAsync(0);
    }
    for (const tab of tabs) {
      tab.resolve('mine');
      if (tab.session.view().refusal) void tab.session.retry();
    }
    await vi.advanceTimersByTimeAsync(500);
  }
}

test('in one tab no word is lost and no conflict is shown, and at rest the server has the newest text and title', () =>
  fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), (steps) =>
      play(
        1,
        steps,
        ([tab]) => {
          expect(tab!.isSafe(), 'a text is lost').toBe(true);
          expect(tab!.session.view().conflict).toBeNull();
        },
        ([tab], server) => {
          expect(server.document).toMatchObject({ text: tab!.wanted, title: tab!.wantedTitle });
          expect(tab!.session.newest()).toEqual({ text: tab!.wanted, title: tab!.wantedTitle });
          expect(tab!.stored).toBeNull();
        },
      ),
    ),
    runs,
  ));

test('in two tabs no word is lost or replaced unseen, and what is written in a tab is no conflict there', () =>
  fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 50 }), (steps) =>
      play(
        2,
        steps,
        (tabs, server) => {
          for (const tab of tabs) {
            expect(tab.isSafe(), 'a text is lost').toBe(true);
            expect(tab.ownConflicts).toEqual([]);
          }
          expect(server.replacedUnseen).toEqual([]);
        },
        async (tabs, server) => {
          expect(tabs.map(isSettled)).toEqual([true, true]);
          const [tab] = tabs;
          tab!.write('type', 0);
          await rest([tab!], server);
          expect(server.document.text).toBe(tab!.wanted);
          expect(tab!.session.newest().text).toBe(tab!.wanted);
        },
      ),
    ),
    runs,
  ));

test('of two tabs that save on the same revision one wins, and the other has both texts to choose from', async () => {
  const server = new ServerModel();
  const tabs = ['a', 'b'].map((name) => new TabModel(server, name));
  const [a, b] = tabs as [TabModel, TabModel];
  for (const tab of tabs) {
    tab.write('leave', null);
    void tab.session.saveNow();
  }
  server.decide(1, 'answered');
  server.decide(0, 'answered');
  await vi.advanceTimersByTimeAsync(0);
  expect(server.document.text).toBe(b.wanted);
  expect(b.session.view()).toMatchObject({ conflict: null, saveState: 'saved' });
  expect(a.session.view().conflict?.text).toBe(b.wanted);
  expect(a.session.newest().text).toBe(a.wanted);
  expect(await a.session.saveNow()).toBe('conflict');

  a.resolve('mine');
  await rest(tabs, server);
  expect(server.document.text).toBe(a.wanted);
  expect(server.versions).toEqual(new Set([b.wanted]));
  for (const tab of tabs) tab.end();
});

test('what is typed is told after the paint, and every other change at once', async () => {
  const tab = new TabModel(new ServerModel(), 'a');
  const told = vi.fn<() => void>();
  tab.session.subscribe(told);
  tab.write('type', 700);
  tab.write('type', 700);
  expect(told).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(20);
  expect(told).toHaveBeenCalledOnce();
  tab.rename();
  expect(told).toHaveBeenCalledTimes(2);
  tab.end();
});

test('the other text of a conflict leaves a title that is not saved as it is', async () => {
  const server = new ServerModel();
  const [a, b] = ['a', 'b'].map((name) => new TabModel(server, name)) as [TabModel, TabModel];
  b.write('type', 0);
  await rest([b], server);
  a.rename();
  a.write('type', 0);
  await vi.advanceTimersByTimeAsync(0);
  server.decide(0, 'answered');
  await vi.advanceTimersByTimeAsync(0);
  a.resolve('theirs');
  await rest([a], server);
  expect(server.document).toMatchObject({ text: b.wanted, title: a.wantedTitle });
  a.end();
  b.end();
});
