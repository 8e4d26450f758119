import { inFigures } from '#contract/in-words.ts';
import { directorySources } from '#api/colleges/directory-sources.ts';
import { findCollege } from '#api/colleges/directory.ts';
import type { Reply } from '../reply.ts';
import { fromFacts } from '../sources.ts';

/** "8 %"; below one per cent with a tenth. */
export const percent = (share: number): string => `${Number((100 * share).toFixed(share < 0.01 ? 1 : 0))} %`;

/** What share of those who applied a college admitted; nothing where no figure is known. */
export function rateOf(college: string, name: string): Reply[] {
  const { acceptanceRate, applicants, openAdmission } = findCollege(college) ?? {};
  const source = fromFacts(directorySources.acceptanceRate);
  if (openAdmission)
    return [{ says: [`${name} has open admission: it reports that it admits all who qualify.`], source }];
  if (acceptanceRate === undefined) return [];
  const of = applicants === undefined ? 'those who applied' : `the ${inFigures(applicants, 'student')} who applied`;
  return [
    {
      says: [
        `${name} admitted ${percent(acceptanceRate)} of ${of} for ${directorySources.acceptanceRate.cycle}. Your own chance does not follow from that figure, and nobody outside can tell it.`,
      ],
      source,
    },
  ];
}

/** How many undergraduates a college has; nothing where no figure is known. */
export function sizeOf(college: string, name: string): Reply[] {
  const { size } = findCollege(college) ?? {};
  if (size === undefined) return [];
  const { cycle } = directorySources.size;
  return [
    {
      says: [`${name} had about ${inFigures(size, 'undergraduate')} in ${cycle}.`],
      source: fromFacts(directorySources.size),
    },
  ];
}
