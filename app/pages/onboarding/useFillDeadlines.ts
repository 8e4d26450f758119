import { listInWords } from '#contract/in-words.ts';
import type { ImportRow } from '@laurel/ui';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import type { Answer } from '#contract/client.ts';
import type { Round } from '#contract/applications.ts';
import { calendarDayOf } from '#contract/dates.ts';
import { roundNames } from '#contract/round-names.ts';
import { closingTime, deadlineInWords } from '#contract/when-due.ts';
import { useRequest } from '#app/lib/useRequest.ts';
import { useClock } from '#app/state/clock.ts';
import { apiAtom } from '#app/state/session.ts';
import type { ImportOfStep } from './useImport.ts';

type Found = Answer<'resolveDeadlines'>['items'][number] & { row: ImportRow };

/** Looks up the deadlines of the rows that have none. `says` are sentences about what was found and what was not. */
export function useFillDeadlines({ rows, setRows }: Pick<ImportOfStep, 'rows' | 'setRows'>) {
  const api = useAtomValue(apiAtom);
  const { timeZone: tz } = useClock();
  const [says, setSays] = useState<string[]>([]);
  const { busy, error, run } = useRequest('resolveColleges');
  const open = rows.filter(({ cells }) => cells.college?.trim() && !cells.deadline);

  async function fill() {
    const rounds = new Set(open.flatMap(({ cells }) => cells.round || []));
    setSays([]);
    await run(async () => {
      const found = await Promise.all(
        [...rounds].map(async (round): Promise<Found[]> => {
          const asked = open.filter(({ cells }) => cells.round === round);
          const names = asked.map(({ cells }) => cells.college!);
          const { items } = await api('resolveDeadlines', { body: { names, round, tz } });
          return items.map((item, i) => ({ ...item, row: asked[i]! }));
        }),
      );
      const known = found.flat().filter(({ deadline }) => deadline !== null);
      const byId = new Map(known.map((item) => [item.row.id, item]));
      setRows((rows) => rows.map((row) => withDeadline(row, byId.get(row.id), tz)));
      setSays(sentencesFor(found.flat(), open, tz));
    });
  }

  return { fill, busy, says, error, canFill: open.length > 0 };
}

/** A row with the deadline that was found, unless its college, round or deadline was changed meanwhile. */
function withDeadline(row: ImportRow, found: Found | undefined, timeZone: string) {
  const { college, round, deadline } = row.cells;
  if (!found?.deadline || deadline || college !== found.row.cells.college || round !== found.row.cells.round)
    return row;
  const cells = { ...row.cells, deadline: calendarDayOf(found.deadline, timeZone), knownDeadline: found.deadline };
  return { ...row, cells };
}

function sentencesFor(found: Found[], open: readonly ImportRow[], timeZone: string) {
  const known = found.filter(({ deadline }) => deadline !== null);
  const unknown = found.filter(({ deadline }) => deadline === null);
  const without = open.filter(({ cells }) => !cells.round);
  const nameOf = ({ cells: { college, round = '' } }: ImportRow) =>
    `${college} (${roundNames[round as Round] ?? round})`;
  return [
    `${known.length === 0 ? 'No' : known.length} ${known.length === 1 ? 'deadline' : 'deadlines'} filled in.`,
    ...new Set(known.map(({ source }) => source ?? '')),
    ...known.flatMap(({ deadline, row }) => hourOf(row.cells.college!, deadline!, timeZone)),
    unknown.length > 0 && `Check the college's page: ${listInWords(unknown.map(({ row }) => nameOf(row)))}.`,
    without.length > 0 && `Choose a round first: ${listInWords(without.map(({ cells }) => cells.college!))}.`,
  ].filter((sentence): sentence is string => Boolean(sentence));
}

/** A college that closes within a day says when, because the table has its day alone. */
function hourOf(college: string, deadline: string, timeZone: string): string[] {
  if (closingTime(deadline, timeZone) === null) return [];
  return [`${college} closes on ${deadlineInWords('Nov 7', deadline, timeZone)}, by your clock.`];
}
