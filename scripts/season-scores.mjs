// Turns the season's requirements into the test scores of the students whom each college enrolled: the middle half, and how many sent scores.

/**
 * @param requirements the season's `requirements.json`
 * @returns `{source, colleges}`: by the number of a college in federal data `sat` (reading 25th and 75th percentile, then math), `act` (composite), and
 * the per cent who sent them
 */
export function slimScores({ sources, colleges }) {
  const { name, url, checkedOn, cycle } = sources.i;
  const known = Object.entries(colleges).filter(([, { s, k }]) => s || k);
  return {
    source: { name, url, checkedOn, cycle },
    colleges: Object.fromEntries(
      known.map(([ipeds, { s: sat, sp: satShare, k: act, kp: actShare }]) => [ipeds, { sat, satShare, act, actShare }]),
    ),
  };
}

/** One college in each line. */
export const printedScores = ({ source, colleges }) =>
  `{"source": ${JSON.stringify(source)},\n"colleges": {\n${Object.entries(colleges)
    .map(([ipeds, scores]) => `"${ipeds}": ${JSON.stringify(scores)}`)
    .join(',\n')}\n}}\n`;
