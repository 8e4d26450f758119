import { LEAF } from './primitives/Logo/leaf.ts';

/** How many leaves fall, and for how many ms. */
const PIECES = 24;
const DURATION = 1_500;
/** How far a leaf flies from the origin, in CSS pixels. */
const REACH = { side: 360, up: 360, down: 600 };
/** Centres and scales the leaf as the library needs it, which would otherwise search for that point by point. */
const SCALE = 10 / 22;
const LEAF_MATRIX = [SCALE, 0, 0, SCALE, 0, 13 * SCALE];

/** Lets 24 leaves burst from `origin`, unless motion is reduced. Loads its library at the first use. */
export async function celebrate(origin: Element) {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const { default: confetti } = await import('canvas-confetti');
  const canvas = document.createElement('canvas');
  canvas.setAttribute('aria-hidden', 'true');
  canvas.dataset.confetti = '';
  const box = origin.getBoundingClientRect();
  const x = box.left + box.width / 2;
  const y = box.top + box.height / 2;
  // Only as large as the leaves need, because every frame clears and draws all of it.
  const left = Math.max(0, x - REACH.side);
  const top = Math.max(0, y - REACH.up);
  canvas.width = Math.max(1, Math.min(innerWidth, x + REACH.side) - left);
  canvas.height = Math.max(1, Math.min(innerHeight, y + REACH.down) - top);
  Object.assign(canvas.style, {
    position: 'fixed',
    left: `${left}px`,
    top: `${top}px`,
    pointerEvents: 'none',
    zIndex: 'var(--z-toast)',
  });
  document.body.append(canvas);

  const colour = (token: string) => toHex(getComputedStyle(origin).getPropertyValue(token));
  const fire = confetti.create(canvas);
  void fire({
    particleCount: PIECES,
    ticks: Math.round((DURATION / 1000) * 60),
    origin: { x: (x - left) / canvas.width, y: (y - top) / canvas.height },
    spread: 320,
    startVelocity: 22,
    gravity: 0.8,
    scalar: 1.6,
    colors: [colour('--leaf'), colour('--leaf-shade'), colour('--brass')],
    shapes: [confetti.shapeFromPath({ path: LEAF, matrix: LEAF_MATRIX as never })],
  });
  setTimeout(() => {
    fire.reset();
    canvas.remove();
  }, DURATION);
}

/** A CSS colour as #rrggbb, the only form that the library reads. */
function toHex(colour: string) {
  const pixel = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!;
  pixel.fillStyle = colour;
  pixel.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = pixel.getImageData(0, 0, 1, 1).data;
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
