// Turns the season's rules on AI help into what `api/services/ai-rules.ts` reads: for each college what it says, and where that was read.

const LEVELS = ['forbids-all', 'forbids-drafting', 'allows-editing', 'discloses', 'silent', 'unknown'];

/**
 * @param policies the season's `ai-policies.json`
 * @param names every college of the directory, by which the rows have to be named
 * @returns `{cycle, byDefault, sources, colleges}`; a source is named by its place in `sources`
 */
export function slimAiPolicies({ cycle, default: byDefault, sources, policies }, names) {
  /** The season that a page of that date speaks of; null where it shows none. */
  const cycleOf = (dated) => {
    const [, year, month] = /^(\d{4})(?:-(\d\d))?/.exec(dated ?? '') ?? [];
    if (!year || year === cycle.slice(0, 4)) return year ? cycle : null;
    const first = Number(year) - (month && Number(month) < 6 ? 1 : 0);
    return `${first}-${String(first + 1).slice(2)}`;
  };
  const used = [];
  const placeOf = (code) => {
    const { name, url, checkedOn, dated } = sources[code] ?? {};
    if (!name || !/^\d{4}-\d\d-\d\d$/.test(checkedOn))
      throw new Error(`The source «${code}» has no name or no day of reading.`);
    const known = used.findIndex((source) => source.name === name && source.url === url);
    return known >= 0 ? known : used.push({ name, url, checkedOn, cycle: cycleOf(dated) }) - 1;
  };
  const colleges = {};
  const systems = policies.filter(({ kind }) => kind === 'platform');
  for (const policy of policies) {
    const { who, kind } = policy;
    if (kind !== 'college') continue;
    // A campus of which only that is known is told the rule itself.
    const system = systems.find(
      (one) => who.startsWith(`${one.who}, `) && /^The system's rule applies\b/.test(policy.says),
    );
    const { level, says, sources: codes } = system ?? policy;
    if (!names.has(who)) throw new Error(`No college of the directory is called «${who}».`);
    if (!LEVELS.includes(level) || !says?.trim() || !codes?.length) throw new Error(`The rule of ${who} is not whole.`);
    colleges[who] = { level, says, source: placeOf(codes[0]) };
  }
  if (!LEVELS.includes(byDefault?.level) || !byDefault.says?.trim())
    throw new Error('There is nothing to say of other colleges.');
  return { cycle, byDefault: { level: byDefault.level, says: byDefault.says }, sources: used, colleges };
}
