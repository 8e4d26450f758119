import { application, endOf, essay, noFacts, now, recordWith, requirement, zone } from '#contract/plan/fixtures.ts';
import { planOf } from '#contract/plan/plan-of.ts';
import { dayNumber, dayText } from '#contract/plan/student-days.ts';
import { median, row } from './figures.ts';

const RUNS = 21;
const SUPPLEMENTALS = 30;

/** What the plan of 10 and of 200 applications costs, each with 30 supplementals and five requirements, and with hours that do not suffice. */
export function benchPlan() {
  const few = costOf(10);
  row('plan of 10 applications', `${few.toFixed(1)} ms`, 1, 'of itself');
  const many = costOf(200);
  row('plan of 200 applications', `${many.toFixed(1)} ms`, many / few, 'of that of 10');
}

function costOf(count: number) {
  const applications = Array.from({ length: count }, (_, at) =>
    application({
      id: `app${at}`,
      college: `College ${at}`,
      deadline: endOf(dayText(dayNumber('2026-11-25') + (at % 40))),
      supplementals: Array.from({ length: SUPPLEMENTALS }, (__, n) => essay({ id: `essay${at}-${n}` })),
    }),
  );
  const kinds = ['teacherLetter', 'transcript', 'fee', 'tests', 'css'] as const;
  const requirements = applications.flatMap(({ id: appId }) =>
    kinds.map((kind) => requirement({ appId, kind, who: kind === 'teacherLetter' ? 'teacher' : 'student' })),
  );
  const record = recordWith({ applications, requirements });
  const times = Array.from({ length: RUNS }, () => {
    const start = performance.now();
    planOf(record, noFacts, now, zone);
    return performance.now() - start;
  });
  return median(times);
}
