import type { PlanItemLine } from './plan.ts';

/** Something to do, as stories show it. */
export const line = (given: Partial<PlanItemLine> & Pick<PlanItemLine, 'id' | 'title'>): PlanItemLine => ({
  href: `#${given.id}`,
  why: '',
  by: '',
  minutes: 10,
  tick: false,
  later: {
    choices: [{ label: 'Tomorrow', day: '2026-11-23', detail: 'Mon, Nov 23' }],
    first: '2026-11-23',
    last: null,
  },
  open: 'Open',
  isDone: false,
  ...given,
});

export const leadership = line({
  id: 'leadership',
  title: 'Finish “Leadership”',
  why: 'It is due on November 30, in 8 days, for UC Berkeley. 208 of 350 words are written.',
  by: 'UC Berkeley, due November 30.',
  minutes: 173,
  open: 'Keep writing',
});

export const whitfield = line({
  id: 'whitfield',
  title: 'Ask Ms. Whitfield for a letter to Cornell',
  why: 'Asked by November 30, there are 15 school days until January 2.',
  by: 'Cornell, due November 30.',
  tick: true,
});

export const georgetown = line({
  id: 'georgetown',
  title: 'Settle Georgetown and Brown',
  why: 'They may not be open together. Its Early Action does not go with a binding plan elsewhere.',
  by: 'Georgetown, due December 15.',
  minutes: 15,
  open: 'See the rule',
});
