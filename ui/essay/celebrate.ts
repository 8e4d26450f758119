import { LEAF_SHAPE } from '../primitives/Logo/leaf.ts';

/** Pieces, and how long they fall in ms. */
const PIECES = 24;
const DURATION = 1_500;

/**
 * The one flourish: 24 leaves burst from `origin`, for a score that rose. Does nothing where motion is reduced.
 * The library is loaded at the first use.
 */
export async function celebrate(origin: Element) {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const { default: confetti } = await import('canvas-confetti');
  const canvas = document.createElement('canvas');
  canvas.setAttribute('aria-hidden', 'true');
  canvas.dataset.confetti = '';
  Object.assign(canvas.style, {
    position: 'fixed',
    inset: '0',
    width: '100%',
    height: '100%',
    pointerEvents: 'none',
    zIndex: 'var(--z-toast)',
  });
  document.body.append(canvas);

  const box = origin.getBoundingClientRect();
  const colour = (token: string) => toHex(getComputedStyle(origin).getPropertyValue(token));
  const fire = confetti.create(canvas, { resize: true });
  void fire({
    particleCount: PIECES,
    ticks: Math.round((DURATION / 1000) * 60),
    origin: { x: (box.left + box.width / 2) / innerWidth, y: (box.top + box.height / 2) / innerHeight },
    spread: 320,
    startVelocity: 22,
    gravity: 0.8,
    scalar: 1.6,
    colors: [colour('--leaf'), colour('--leaf-shade'), colour('--brass')],
    shapes: [confetti.shapeFromPath({ path: LEAF_SHAPE })],
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
