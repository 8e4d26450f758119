// Brings a season's files into `api/data/season`, slim enough to load, and prints what changes for students.
//
//   node scripts/season.mjs FOLDER           shows the changes
//   node scripts/season.mjs FOLDER --write   shows them and writes the files
//
// FOLDER holds `plans.json`, `round-rules.json` and `requirements.json`, as `api/data/SOURCES.md` describes them. What a fact needs to be
// shown stays: its date, its kind, and its source with the day of reading and the cycle. Further sources that say the same are left out.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const [folder, option] = process.argv.slice(2);
if (!folder) {
  console.error('Name the folder that holds the files of the season.');
  process.exit(1);
}

const home = 'api/data/season';
const read = (path) => JSON.parse(readFileSync(path, 'utf8'));

const KEPT = [
  'kind',
  'usual',
  'time',
  'tz',
  'opensOn',
  'priority',
  'finalDeadline',
  'earliestProgramDeadline',
  'materialsDeadline',
  'notifiesOn',
  'notifiesBy',
  'notifiesAbout',
  'aidDeadline',
  'yearNamed',
  'note',
];

/** Colleges in the order of `plans.json`, which is that of their applicants; a source is named by its place in `sources`. */
function slimPlans(plans) {
  const sources = [];
  const places = new Map();
  const placeOf = (source) => {
    const key = JSON.stringify(source);
    if (!places.has(key)) {
      places.set(key, sources.length);
      sources.push(source);
    }
    return places.get(key);
  };
  const colleges = {};
  for (const [name, { ipeds, rounds }] of Object.entries(plans)) {
    colleges[name] = {
      ...(ipeds === undefined ? {} : { ipeds }),
      rounds: rounds.map((round) => ({
        code: round.code,
        name: round.name,
        deadline: round.deadline,
        confidence: round.confidence,
        source: placeOf(round.source),
        ...Object.fromEntries(KEPT.filter((key) => round[key] !== undefined).map((key) => [key, round[key]])),
        ...(round.aidSource ? { aidSource: placeOf({ name, ...round.aidSource }) } : {}),
      })),
    };
  }
  return { cycle: '2026-27', sources, colleges };
}

/** The rules by which two plans are judged, and which colleges are public and private, by their ipeds. */
function slimRules({ reasons, generic, systems, colleges, academies }, requirements) {
  const ruleOf = ({ binding, says, forbids, allows = [], ed2, after, notifies, source }) => ({
    binding,
    says,
    forbids: forbids.map(partOf),
    allows: allows.map(partOf),
    ...(ed2 ? { ed2 } : {}),
    ...(after?.deferred?.ed2 ? { deferred: partOf(after.deferred) } : {}),
    ...(notifies ? { notifies } : {}),
    source,
  });
  const partOf = ({ plans, control, unless, when, verdict, ed2, reason, source }) => ({
    ...(plans ? { plans, control } : { ed2 }),
    ...(unless ? { unless } : {}),
    ...(when ? { when } : {}),
    ...(verdict ? { verdict } : {}),
    reason,
    ...(source ? { source } : {}),
  });
  const rules = (some) => Object.fromEntries(Object.entries(some).map(([code, rule]) => [code, ruleOf(rule)]));
  const controlled = (control) =>
    Object.entries(requirements.colleges).flatMap(([ipeds, { c }]) => (c === control ? [Number(ipeds)] : []));
  return {
    reasons,
    generic: rules(generic),
    questbridge: ruleOf(systems.questbridge),
    ucas: { notTogether: systems.ucas.notTogether, source: systems.ucas.source },
    colleges: Object.fromEntries(Object.entries(colleges).map(([ipeds, { plans }]) => [ipeds, rules(plans)])),
    control: { public: controlled('pu'), private: controlled('pr'), academy: academies },
  };
}

/** One line for each source and college, so that a change of one fact is a change of one line. */
function printed({ cycle, sources, colleges }) {
  const lines = (rows) => rows.join(',\n');
  return `{"cycle":${JSON.stringify(cycle)},"sources":[
${lines(sources.map((source) => JSON.stringify(source)))}
],"colleges":{
${lines(Object.entries(colleges).map(([name, row]) => `${JSON.stringify(name)}:${JSON.stringify(row)}`))}
}}
`;
}

/** The rules as the mocks have them: of their few colleges alone, each with its number and kind. */
function mockRules({ colleges, control, ...rules }, plans) {
  const kindOf = (ipeds) => Object.keys(control).find((kind) => control[kind].includes(ipeds)) ?? 'unknown';
  const directory = Object.fromEntries(
    read('mocks/fixtures/colleges.json').flatMap(({ name }) => {
      const ipeds = plans[name]?.ipeds;
      return ipeds ? [[name, { ipeds, control: kindOf(ipeds) }]] : [];
    }),
  );
  const known = Object.values(directory).filter(({ ipeds }) => colleges[ipeds]);
  return { ...rules, colleges: Object.fromEntries(known.map(({ ipeds }) => [ipeds, colleges[ipeds]])), directory };
}

const datesOf = ({ colleges }) =>
  new Map(
    Object.entries(colleges).flatMap(([name, { rounds }]) =>
      rounds.map(({ code, deadline }) => [`${name}, ${code}`, deadline ?? 'no fixed date']),
    ),
  );

const plans = slimPlans(read(join(folder, 'plans.json')));
const path = join(home, 'plans.json');
const before = existsSync(path) ? datesOf(read(path)) : new Map();
const after = datesOf(plans);
for (const [round, date] of after) {
  const old = before.get(round);
  if (old === undefined) console.log(`new      ${round}: ${date}`);
  else if (old !== date) console.log(`changed  ${round}: ${old} -> ${date}`);
}
for (const [round, date] of before) if (!after.has(round)) console.log(`gone     ${round}: ${date}`);
if (option === '--write') {
  writeFileSync(path, printed(plans));
  const rules = slimRules(read(join(folder, 'round-rules.json')), read(join(folder, 'requirements.json')));
  const indented = (value) => `${JSON.stringify(value, null, 1)}\n`;
  writeFileSync(join(home, 'round-rules.json'), indented(rules));
  writeFileSync('mocks/fixtures/round-rules.json', indented(mockRules(rules, plans.colleges)));
}
