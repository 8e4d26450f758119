import { LEAF } from './primitives/Logo/leaf.ts';

/** Pieces, and how long they fall in ms. */
const PIECES = 24;
const DURATION = 1_500;
/** As far as a leaf flies from the origin, in CSS pixels. */
const REACH = { side: 360, up: 360, down: 600 };
/** The leaf about its middle, as large as the library draws shapes. Told, it need not look for it point by point. */
const SCALE = 10 / 22;
const LEAF_MATRIX = [SCALE, 0, 0, SCALE, 0, 13 * SCALE];

/**
 * The one flourish: 24 leaves burst from `origin`, for a score that rose or a college that said yes. Does nothing where motion is reduced.
 * The library is loaded at the first use.
 */
export async function celebrate(origin: Element) {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const { default: confetti } = await import('canvas-confetti');
  const canvas = document.createElement('canvas');
  canvas.setAttribute('aria-hidden', 'true');
  canvas.dataset.confetti = '';
  const box = origin.getBoundingClientRect();
  const x = box.left + box.width / 2;
  const y = box.top + box.height / 2;
  // Only where leaves fly: every frame clears and draws all of it.
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

/** Any CSS colour as #rrggbb, which is all that the library reads. */
function toHex(colour: string) {
  const pixel = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!;
  pixel.fillStyle = colour;
  pixel.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = pixel.getImageData(0, 0, 1, 1).data;
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
