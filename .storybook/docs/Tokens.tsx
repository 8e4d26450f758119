import type { ReactNode } from 'react';
import { groupsNamed, type TokenGroup } from './tokens.ts';
import classes from './docs.module.css';

/** Every colour with its name, in the theme of the toolbar. */
export function Colours() {
  return <Groups groups={groupsNamed('Colour', 'Semantic', 'Score')} renderToken={(name) => <Swatch name={name} />} />;
}

const isColour = (value: string) => value.startsWith('oklch');

function Swatch({ name }: { name: string }) {
  return <i className={classes.swatch} style={{ background: `var(${name})` }} />;
}

/** The sizes of both families, each set in itself. */
export function Type() {
  const [scale] = groupsNamed('Type scale');
  const sizes = scale!.tokens.filter(({ name }) => /^--(?:t|d)-\d/.test(name));
  return (
    <dl className={classes.lines}>
      {sizes.map(({ name, value, note }) => (
        <div key={name}>
          <dt>
            <code>{name}</code> {value} {note}
          </dt>
          <dd
            style={{
              font: `var(--w-regular) var(${name}) / 1.25 var(${name.startsWith('--d') ? '--font-display' : '--font-ui'})`,
            }}
          >
            A coin in the drum just clinks
          </dd>
        </div>
      ))}
      <div>
        <dt>
          <code>--essay-size</code> on <code>--essay-lh</code>, at most <code>--essay-measure</code> wide
        </dt>
        <dd
          style={{
            font: '400 var(--essay-size) / var(--essay-lh) var(--font-essay)',
            maxWidth: 'var(--essay-measure)',
          }}
        >
          A worn bearing growls. A loose belt slaps. A coin in the drum just clinks and goes away.
        </dd>
      </div>
    </dl>
  );
}

/** Radii, density and elevation. */
export function Shape() {
  return (
    <>
      <Groups
        groups={groupsNamed('Radii')}
        renderToken={(name) => <i className={classes.box} style={{ borderRadius: `var(${name})` }} />}
      />
      <Groups
        groups={groupsNamed('Elevation')}
        renderToken={(name) => <i className={classes.box} style={{ boxShadow: `var(${name})` }} />}
      />
      <Groups groups={groupsNamed('Density', 'Layout', 'Z-index')} />
    </>
  );
}

/** Durations and curves: point at a row to see it. */
export function Motion() {
  const groups = groupsNamed('Motion');
  return (
    <Groups
      groups={groups}
      renderToken={(name, value) => (
        <span className={classes.track}>
          <i
            style={
              value.startsWith('cubic')
                ? { transitionTimingFunction: `var(${name})`, transitionDuration: '900ms' }
                : { transitionDuration: `var(${name})` }
            }
          />
        </span>
      )}
    />
  );
}

interface GroupsProps {
  groups: TokenGroup[];
  /** Draws one token beside its name. */
  renderToken?: (name: string, value: string) => ReactNode;
}

function Groups({ groups, renderToken }: GroupsProps) {
  return groups.map(({ name: group, tokens }) => (
    <section key={group} className={classes.group}>
      <h2>{group}</h2>
      <dl className={classes.tokens} data-colours={tokens.every(({ value }) => isColour(value)) || undefined}>
        {tokens.map(({ name, value, note }) => (
          <div key={name}>
            <dt>
              {renderToken?.(name, value)}
              <code>{name}</code>
            </dt>
            <dd>{note ?? (isColour(value) ? null : value)}</dd>
          </div>
        ))}
      </dl>
    </section>
  ));
}
