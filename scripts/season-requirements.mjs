// Turns the season's requirements and prompts into what `api/colleges/required.ts` reads: for each college, by its number in federal data,
// its own pages and what is known of each kind of requirement.

const NEEDS = { r: 'required', m: 'recommended', o: 'optional', n: 'notConsidered', b: 'notConsidered', f: 'unknown' };

/** The kinds of requirement by the keys of the season's file. Fees, portfolios and letters of any kind are read apart. */
const KINDS = {
  t: 'teacherLetter',
  c: 'counselorLetter',
  r: 'schoolReport',
  m: 'midYear',
  x: 'tests',
  e: 'mainEssay',
  i: 'interview',
};

/**
 * @param requirements the season's `requirements.json`
 * @param prompts the season's `prompts.json`
 * @param directory the rows of `colleges.json`
 * @returns `{sources, colleges}`; a fact is `[kind, need, source, {count?, value?, note?}?]`, its source a place in `sources` or null
 */
export function slimRequirements(requirements, prompts, directory) {
  const sources = [];
  const places = new Map();
  const placeOf = (source) => {
    const key = JSON.stringify(source);
    if (!places.has(key)) places.set(key, sources.push(source) - 1);
    return places.get(key);
  };
  const names = new Map(directory.map(({ name, ipeds }) => [String(ipeds), name]));
  const colleges = {};
  for (const [ipeds, { q = {}, l = {} }] of Object.entries(requirements.colleges)) {
    const college = names.get(ipeds);
    const sourceOf = ([, code, more = {}]) => {
      if (code === 'p') return { name: ownPage(college), url: more.u, checkedOn: more.d, cycle: prompts.cycle };
      const { name, url, checkedOn, cycle } = requirements.sources[code];
      return { name, url, checkedOn, cycle };
    };
    const facts = factsOf(q, sourceOf);
    const supplement = supplementOf(prompts, college);
    if (supplement && !facts.some(({ kind }) => kind === supplement.kind)) facts.push(supplement);
    colleges[ipeds] = {
      ...(l.m || l.p ? { page: l.m ?? l.p } : {}),
      ...(l.f ? { aidPage: l.f } : {}),
      facts: facts.map(({ kind, need, source, ...more }) => [
        kind,
        need,
        source ? placeOf(source) : null,
        ...(Object.keys(more).length > 0 ? [more] : []),
      ]),
    };
  }
  return { sources, colleges };
}

const ownPage = (college) => `${college}, its own page`;

function factsOf(q, sourceOf) {
  const facts = [];
  const add = (kind, need, fact, more = {}) =>
    facts.push({ kind, need, ...(need === 'unknown' ? {} : { source: sourceOf(fact) }), ...more });
  for (const [key, kind] of Object.entries(KINDS)) {
    const fact = q[key];
    if (!fact) continue;
    const [value, , { k: count, n } = {}] = fact;
    const need = NEEDS[value];
    const note = key === 'x' ? testNote(value, n, sourceOf(fact)) : n;
    const more = { ...(count ? { count } : {}), ...(note ? { note } : {}) };
    // The University of California reads short answers of its own, and no main essay.
    if (key === 'e' && n?.startsWith('Four of eight short answers')) {
      add('mainEssay', 'notConsidered', fact);
      add('supplement', need, fact, { count: 4, note });
    } else add(kind, need, fact, more);
  }
  if (q.f) {
    const [dollars, , { w, intl, n } = {}] = q.f;
    const note = [
      w ? 'Fee waivers are accepted.' : '',
      intl ? `International applicants pay $${intl}.` : '',
      n ?? '',
    ].filter(Boolean);
    add('fee', dollars > 0 ? 'required' : 'notConsidered', q.f, {
      value: dollars,
      ...(note.length > 0 ? { note: note.join(' ') } : {}),
    });
  }
  if (q.p) {
    const way = q.p[0] === 'own' ? 'on the college’s own site' : `through ${q.p[0]}`;
    add('portfolio', 'optional', q.p, { note: `One may be sent ${way}. Some programs ask for it.` });
  }
  if (q.g) add('other', NEEDS[q.g[0]], q.g, { note: 'Your courses and grades, entered by yourself' });
  if (q.o) add('other', NEEDS[q.o[0]], q.o, { note: 'Another letter, beside those of teachers and counselor' });
  // Federal data does not say from whom letters come, so they are told only where nothing better is known.
  if (q.l && !q.t && !q.c) add('other', NEEDS[q.l[0]], q.l, { note: 'Letters of recommendation, of any kind' });
  return facts;
}

/** What the words of the Common App's grid mean: a flexible test policy is told with where it was read, and decides nothing. */
function testNote(value, note, { name, checkedOn }) {
  if (value === 'b') return 'Scores are not looked at.';
  if (value !== 'f') return note;
  return `${note ?? 'Flexible: other tests count too, or only some applicants need one.'} So says ${name}, read on ${checkedOn}.`;
}

/** What is known of the essays that a college asks for beside the main one. */
function supplementOf({ colleges, sources }, college) {
  const row = colleges[college];
  if (!row) return undefined;
  const { name, url, checkedOn } = sources[row.sources[0]];
  const fact = {
    kind: 'supplement',
    source: {
      name: row.page ? ownPage(college) : name.replace(/ \(.*\)$/, ''),
      url: row.page ?? url,
      checkedOn,
      cycle: row.cycle,
    },
    // A note of how the questions were read is no news for a student.
    ...(row.note && !/\b(readings?|consultants?|catalogue|record|settle|lists)\b/.test(row.note)
      ? { note: row.note }
      : {}),
  };
  if (row.status === 'no-supplement') return { ...fact, need: 'notConsidered' };
  if (row.status === 'program-only') return { ...fact, need: 'optional', note: 'Only some programs ask for one.' };
  // Questions for some programs only, and those of a group that is optional, are asked of nobody in general.
  const general = row.prompts.filter(({ appliesTo }) => !appliesTo);
  const choices = general.filter(({ need, group }) => need === 'choice' && group);
  const groups = new Map(choices.map(({ group }) => [group.key, Number(group.choose)]));
  const alone = general.filter(({ need }) => need === 'required').length;
  const count = [...groups.values()].reduce((sum, choose) => sum + choose, alone);
  if (count > 0) return { ...fact, need: 'required', count };
  const conditional = row.prompts.some(({ need }) => need === 'conditional');
  if (conditional) return { ...fact, need: 'optional', note: 'Only some applicants are asked for one.' };
  return row.prompts.length > 0 ? { ...fact, need: 'optional' } : undefined;
}
