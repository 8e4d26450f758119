import { inFigures } from '#contract/in-words.ts';
import { directorySources } from '#api/colleges/directory-sources.ts';
import { findCollege } from '#api/colleges/directory.ts';
import type { Application } from '#contract/applications.ts';
import { appLink } from '../essays.ts';
import { named } from '../intents.ts';
import { groupLines } from '../markdown.ts';
import type { Question } from '../question.ts';
import type { Reply } from '../reply.ts';
import { fromFacts } from '../sources.ts';
import { adviseOn } from './advice.ts';
import { percent } from './published-figures.ts';

const BANDS = [
  { called: 'Fewer than 1 in 5 were admitted', below: 0.2 },
  { called: 'Between 1 in 5 and 1 in 2', below: 0.5 },
  { called: 'At least 1 in 2', below: Infinity },
] as const;

const HARDEST =
  /\b(?:hardest|toughest|most (?:selective|competitive)|lowest (?:acceptance )?rate|biggest reach|hard to get into)\b/;
const EASIEST =
  /\b(?:easiest|safest|least (?:selective|competitive)|highest (?:acceptance )?rate|takes? the most|most likely)\b/;

/** "Is my list balanced?", "Do I have a safety?": how many of those who applied the student's own colleges admit. */
export function answerBalance(question: Question): Reply[] {
  const { apps } = question.record;
  const rateOf = (app: Application): number | undefined => {
    const { acceptanceRate, openAdmission } = findCollege(app.college) ?? {};
    return openAdmission ? 1 : acceptanceRate;
  };
  const rated = apps.flatMap((app) => {
    const rate = rateOf(app);
    return rate === undefined ? [] : [{ app, rate }];
  });
  const bands = BANDS.map(({ called, below }, at) => {
    const from = BANDS[at - 1]?.below ?? 0;
    const of = rated.filter(({ rate }) => rate >= from && rate < below).toSorted((a, b) => a.rate - b.rate);
    return [called, of.map(({ app, rate }) => `${appLink(app)} (${percent(rate)})`)] as const;
  });
  const unknown = apps.filter((app) => rateOf(app) === undefined).map(appLink);
  const [few = [], , many = []] = bands.map(([, of]) => of);
  const verdict =
    rated.length === 0
      ? 'I have no published acceptance rate for any of them.'
      : `By the figures for ${directorySources.acceptanceRate.cycle}, ${few.length} of ${inFigures(rated.length, 'college')} took fewer than 1 in 5 of those who applied, and ${many.length === 0 ? 'none' : many.length} took at least half.`;
  const byRate = rated.toSorted((a, b) => a.rate - b.rate);
  const extreme = HARDEST.test(question.text) ? byRate[0] : EASIEST.test(question.text) ? byRate.at(-1) : undefined;
  return [
    {
      says: [
        extreme
          ? `By its rate alone it is ${appLink(extreme.app)}: it took **${percent(extreme.rate)}** of those who applied.`
          : '',
        verdict,
      ],
      list: groupLines([...bands, ['No figure is known', unknown]], 8),
      also: [
        'A rate alone makes no college safe or out of reach: Laurel knows neither your grades nor what it would cost you.',
      ],
      source: fromFacts(directorySources.acceptanceRate),
    },
    ...adviseOn(named('list-balance'), { ...question, apps: [], strangers: [] }),
  ];
}
