import classes from './CampusPicture.module.css';

const stone = 'oklch(.94 .02 90)';
const brick = 'oklch(.60 .085 42)';
const roof = 'oklch(.44 .06 165)';
const path = 'oklch(.90 .035 88)';

/** Each tree's place, size and colour of leaves, the nearest last. */
const trees: [x: number, y: number, size: number, leaves: string][] = [
  [28, 286, 1.15, 'oklch(.49 .085 152)'],
  [88, 278, 0.78, 'oklch(.56 .09 140)'],
  [474, 288, 1.2, 'oklch(.47 .085 154)'],
  [412, 278, 0.8, 'oklch(.68 .10 95)'],
  [136, 318, 1.3, 'oklch(.43 .08 157)'],
  [394, 322, 1.35, 'oklch(.44 .08 156)'],
];

const windows = [58, 98, 138, 178, 298, 338, 378, 418];

/** A drawing of a college quad at dusk. Its colours are no tokens, because they are the same in both themes. */
export function CampusPicture() {
  return (
    <figure className={classes.root}>
      <svg
        className={classes.picture}
        viewBox="0 0 500 334"
        preserveAspectRatio="xMidYMid slice"
        role="img"
        aria-label="Illustration of a college quad with a clock tower at dusk"
      >
        {/* The sky, with clouds, the sun and hills. */}
        <path d="M0 0h500v380H0Z" fill="oklch(.905 .045 95)" />
        <g fill="oklch(.955 .03 95)">
          <rect x="60" y="62" width="96" height="9" rx="4.5" />
          <rect x="92" y="76" width="84" height="9" rx="4.5" />
          <rect x="384" y="52" width="70" height="9" rx="4.5" />
        </g>
        <circle cx="372" cy="128" r="44" fill="oklch(.82 .115 82)" />
        <path d="M0 214c60-30 120-34 190-16s120-22 190-18 90 18 120 22v80H0Z" fill="oklch(.80 .055 135)" />
        <path d="M0 236c80-18 150-10 220-4s180-22 280-4v60H0Z" fill="oklch(.70 .065 145)" />
        {/* The clock tower. */}
        <path d="M224 96h52v170h-52Z" fill={brick} />
        <path d="M250 96h26v170h-26Z" fill="oklch(.53 .085 40)" />
        <path d="M218 90h64v8h-64ZM230 62h40v28h-40Z" fill={stone} />
        <path d="M250 62h20v28h-20Z" fill="oklch(.87 .025 90)" />
        <path d="M236 90V72a4 4 0 0 1 8 0V90ZM256 90V72a4 4 0 0 1 8 0V90Z" fill="oklch(.42 .05 160)" />
        <path d="M226 62h48l-24-40ZM249 8h2v16h-2Z" fill={roof} />
        <path d="M250 22l24 40h-24Z" fill="oklch(.37 .055 165)" />
        <circle cx="250" cy="124" r="15" fill="oklch(.955 .02 92)" />
        <path d="M250 114v10l7 4" fill="none" stroke="oklch(.3 .04 165)" strokeWidth="2" strokeLinecap="round" />
        {/* The hall. */}
        <path d="M44 190h412v80H44Z" fill="oklch(.655 .085 44)" />
        <path d="M36 184h428v8H36Z" fill={stone} />
        <path d="M58 160h384l22 24H36Z" fill="oklch(.46 .045 165)" />
        {windows.map((x) => (
          <g key={x} transform={`translate(${x} 0)`}>
            <path d="M0 270V217a13 13 0 0 1 26 0V270Z" fill={stone} />
            <path d="M4 270V218a9 9 0 0 1 18 0V270Z" fill="oklch(.40 .055 45)" />
          </g>
        ))}
        <path d="M214 178h72v92h-72Z" fill="oklch(.615 .085 43)" />
        <path d="M206 178h88l-44-30Z" fill={stone} />
        <path d="M220 174h60l-30-20Z" fill={brick} />
        <path d="M218 182h7v88h-7zM275 182h7v88h-7zM236 182h6v88h-6zM258 182h6v88h-6z" fill={stone} />
        <path d="M243 270V213a7 7 0 0 1 14 0V270Z" fill="oklch(.34 .05 45)" />
        {/* The lawn and its paths. */}
        <path d="M0 266h500v114H0Z" fill="oklch(.625 .085 146)" />
        <path d="M0 292c120-16 380-16 500 0v88H0Z" fill="oklch(.575 .085 148)" />
        <path d="M236 270h28l86 110H150Z" fill={path} />
        <path d="M250 270h14l86 110h-52Z" fill="oklch(.865 .038 86)" />
        <path d="M0 322l232-30 4 8L0 348ZM500 322l-232-30-4 8 236 48Z" fill={path} />
        {trees.map(([x, y, size, leaves]) => (
          <g key={x} transform={`translate(${x} ${y}) scale(${size})`}>
            <path d="M-2 0h4l-1-34h-2Z" fill="oklch(.36 .03 80)" />
            <path d="M0-96c17 4 27 20 25 38-1 16-12 27-25 27s-24-11-25-27c-2-18 8-34 25-38Z" fill={leaves} />
            <path d="M0-96c17 4 27 20 25 38-1 16-12 27-25 27 10-16 12-40 0-65Z" fill="#000" opacity=".1" />
          </g>
        ))}
        {/* Three students. */}
        <g transform="translate(0 -20)" fill="oklch(.28 .04 165)">
          <circle cx="232" cy="318" r="4.2" />
          <path d="M227.5 340c0-12 1-17 4.5-17s4.5 5 4.5 17Z" />
          <circle cx="246" cy="319" r="4" />
          <path d="M241.8 340c0-12 .8-16.5 4.2-16.5s4.2 4.5 4.2 16.5Z" fill="oklch(.52 .12 40)" />
          <circle cx="283" cy="312" r="2.8" />
          <path d="M280 327c0-8 .6-11 3-11s3 3 3 11Z" />
        </g>
      </svg>
    </figure>
  );
}
