import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { celebrate } from './celebrate.ts';

const confetti = vi.hoisted(() => {
  const fire = Object.assign(vi.fn<(options: object) => void>(), { reset: vi.fn<() => void>() });
  return { fire, default: { create: () => fire, shapeFromPath: () => ({}) } };
});
vi.mock('canvas-confetti', () => confetti);

const canvas = {
  width: 0,
  height: 0,
  setAttribute: () => {},
  dataset: {},
  style: {},
  remove: vi.fn<() => void>(),
  getContext: () => ({ fillRect: () => {}, getImageData: () => ({ data: [0, 0, 0] }) }),
};
const origin = { getBoundingClientRect: () => ({ left: 0, top: 0, width: 1, height: 1 }) } as unknown as Element;

let reduced: boolean;
beforeEach(() => {
  vi.clearAllMocks();
  vi.useFakeTimers();
  reduced = false;
  vi.stubGlobal('matchMedia', () => ({ matches: reduced }));
  vi.stubGlobal('document', { createElement: () => canvas, body: { append: () => {} } });
  vi.stubGlobal('getComputedStyle', () => ({ getPropertyValue: () => '' }));
  vi.stubGlobal('innerWidth', 390);
  vi.stubGlobal('innerHeight', 844);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('24 leaves fall for a second and a half', async () => {
  await celebrate(origin);
  expect(confetti.fire).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ particleCount: 24, ticks: 90 }));
  vi.advanceTimersByTime(1_499);
  expect(canvas.remove).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(confetti.fire.reset).toHaveBeenCalledOnce();
  expect(canvas.remove).toHaveBeenCalledOnce();
});

test('they fly from the middle of what has risen, on a canvas no larger than the screen', async () => {
  vi.stubGlobal('innerWidth', 1_440);
  vi.stubGlobal('innerHeight', 900);
  const wreath = { getBoundingClientRect: () => ({ left: 1_100, top: 100, width: 200, height: 200 }) };
  await celebrate(wreath as unknown as Element);
  // From 840 to 1440, and from 0 to 800.
  expect(canvas).toMatchObject({ width: 600, height: 800 });
  expect(confetti.fire).toHaveBeenCalledWith(expect.objectContaining({ origin: { x: 360 / 600, y: 200 / 800 } }));
});

test('nothing falls where motion is reduced', async () => {
  reduced = true;
  await celebrate(origin);
  expect(confetti.fire).not.toHaveBeenCalled();
});
