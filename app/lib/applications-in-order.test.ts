import { expect, test } from 'vitest';
import type { Application } from '#contract/applications.ts';
import { inOrder } from './applications-in-order.ts';

const application = (college: string, deadline: string | null, status: Application['status'] = 'drafting') => ({
  college,
  deadline,
  status,
});

const oxford = application('Oxford', '2026-11-10T14:00:00.000Z', 'editing');
const standrews = application('St Andrews', '2026-11-10T18:00:00.000Z');
const brown = application('Brown', '2026-11-11T04:59:00.000Z');
const reed = application('Reed', null);
const yale = application('Yale', '2026-11-02T03:59:00.000Z', 'submitted');
const all = [yale, reed, brown, standrews, oxford];

const names = (sort: Parameters<typeof inOrder>[1], rows = all) => inOrder(rows, sort).map(({ college }) => college);

test('by deadline, what is due on one day goes by the time at which it closes', () => {
  expect(names('deadline', [brown, standrews, oxford])).toEqual(['Oxford', 'St Andrews', 'Brown']);
});

test('by deadline, those without one come after the open ones, and the submitted last', () => {
  expect(names('deadline')).toEqual(['Oxford', 'St Andrews', 'Brown', 'Reed', 'Yale']);
});

test('by college and by status, the deadline decides among equals', () => {
  expect(names('college')).toEqual(['Brown', 'Oxford', 'Reed', 'St Andrews', 'Yale']);
  const [soon, later] = [application('Brown', '2026-11-01T00:00:00.000Z'), application('Brown', null)];
  expect(inOrder([later, soon], 'college')).toEqual([soon, later]);
  expect(names('status')).toEqual(['St Andrews', 'Brown', 'Reed', 'Oxford', 'Yale']);
});
