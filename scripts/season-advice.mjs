/**
 * What is generally true of applying: of each entry its questions, its answer, how sure it is, and where the first of its facts was read.
 */
export const slimAdvice = ({ cycle, madeOn, entries }) => ({
  cycle,
  checkedOn: madeOn,
  entries: entries.map(({ id, questions, answer, facts, confidence }) => ({
    id,
    questions,
    answer,
    confidence,
    source: sourceOf(facts),
  })),
});

function sourceOf(facts) {
  const source = facts.find((fact) => fact.source)?.source;
  return source ? { name: source.name, url: source.url ?? null } : null;
}

/** One line for each entry, so that a change of one is a change of one line. */
export const printedAdvice = ({ entries, ...head }) => {
  const lines = entries.map((entry) => JSON.stringify(entry)).join(',\n');
  return `${JSON.stringify(head).slice(0, -1)},"entries":[\n${lines}\n]}\n`;
};
