import text from '../../styles/text.module.css';
import { categoryNames, type CategoryScores } from '../CategoryBars/CategoryBars.tsx';
import type { EssayScore } from '../ScorePanel/ScorePanel.tsx';
import classes from './WeightTable.module.css';

/** How much each category counts, as shares of 1. */
export type CategoryWeights = Record<keyof CategoryScores, number>;

/** What the coach looks at in each category. */
export type CategoryMeanings = Record<keyof CategoryScores, string>;

export interface WeightTableProps {
  weights: CategoryWeights;
  meanings: CategoryMeanings;
  /** The student's own score, to show how it adds up. */
  result?: Pick<EssayScore, 'score' | 'categories'>;
}

/** The categories that count, with their weights and meanings and, where there is a result, their points. */
export function WeightTable({ weights, meanings, result }: WeightTableProps) {
  const rows = categoryNames
    .map(([key, name]) => ({ key, name, percent: Math.round(weights[key] * 100) }))
    .filter(({ percent }) => percent > 0);
  const columns = result ? 4 : 2;
  // In hundredths of a point, so that the sum is of whole numbers.
  const pointsOf = (row: (typeof rows)[number]) => (result ? row.percent * result.categories[row.key] : 0);
  const sum = rows.reduce((total, row) => total + pointsOf(row), 0);

  return (
    <table className={classes.table}>
      <caption className={text.hidden}>
        What is looked at in each category, and its weight{result && ', your score and its points'}
      </caption>
      <thead>
        <tr>
          <th scope="col">Category</th>
          <th scope="col">Weight</th>
          {result && (
            <>
              <th scope="col">Score</th>
              <th scope="col">Points</th>
            </>
          )}
        </tr>
      </thead>
      {rows.map((row) => (
        <tbody key={row.key}>
          <tr>
            <th scope="rowgroup">{row.name}</th>
            <td>{row.percent}%</td>
            {result && (
              <>
                <td>{(result.categories[row.key] / 10).toFixed(1)}</td>
                <td>{(pointsOf(row) / 100).toFixed(2)}</td>
              </>
            )}
          </tr>
          <tr>
            <td className={classes.lookedAt} colSpan={columns}>
              {meanings[row.key]}
            </td>
          </tr>
        </tbody>
      ))}
      {result && (
        <tfoot>
          <tr>
            <th scope="row">Together</th>
            <td colSpan={columns - 1}>
              {(sum / 100).toFixed(2)}, {Math.round(sum / 100) === result.score ? 'rounded' : 'held down'} to{' '}
              <b>{result.score} of 100</b>
            </td>
          </tr>
        </tfoot>
      )}
    </table>
  );
}
