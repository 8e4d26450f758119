import { LEAF, LEAF_SIDE } from './leaf.ts';

/** The leaves of the twig: their place and rotation, and whether they are filled. */
const leaves: [transform: string, filled: boolean][] = [
  ['translate(20 47) rotate(-18)', true],
  ['translate(36 41.5) rotate(-8)', false],
  ['translate(52 34) rotate(0)', true],
  ['translate(68 25) rotate(8)', true],
  ['translate(24 46.5) rotate(114)', false],
  ['translate(41 40) rotate(122)', true],
  ['translate(57 31.5) rotate(130)', true],
  ['translate(73 22) rotate(136)', false],
];

/** A twig with some leaves filled, as a picture of something begun. */
export function Sprig({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 96 60" aria-hidden="true">
      <path d="M6 50C30 46 62 36 88 12" fill="none" stroke="var(--leaf)" strokeWidth="1.6" strokeLinecap="round" />
      {leaves.map(([transform, filled]) => (
        <g key={transform} transform={`${transform} scale(.72)`}>
          <path d={LEAF} fill={filled ? 'var(--leaf)' : 'var(--leaf-empty)'} />
          <path d={LEAF_SIDE} fill={filled ? 'var(--leaf-shade)' : 'var(--line-strong)'} opacity=".8" />
        </g>
      ))}
    </svg>
  );
}
