// Brings a season's files into `api/data/season`, slim enough to load, and prints what changes for students.
//
//   node scripts/season.mjs FOLDER           shows the changes
//   node scripts/season.mjs FOLDER --write   shows them and writes the files
//
// FOLDER holds `plans.json`, `round-rules.json`, `duties.json`, `requirements.json`, `prompts.json`, `names.json`, `ai-policies.json`, `forms.json` and `advice.json`, as `api/data/SOURCES.md` describes them. What a fact needs to be
// shown stays: its date, its kind, and its source with the day of reading and the cycle. Further sources that say the same are left out.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { slimAiPolicies } from './season-ai-policies.mjs';
import { printedAdvice, slimAdvice } from './season-advice.mjs';
import { slimForms } from './season-forms.mjs';
import { slimPrompts } from './season-prompts.mjs';
import { slimRequirements } from './season-requirements.mjs';
import { printedScores, slimScores } from './season-scores.mjs';

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
function slimPlans(plans, cycle) {
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
  return { cycle, sources, colleges };
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
  const partOf = ({ plans, control, unless, when, verdict, ed2, reason, reasonPublic, source }) => ({
    ...(plans ? { plans, control } : { ed2 }),
    ...(unless ? { unless } : {}),
    ...(when ? { when } : {}),
    ...(verdict ? { verdict } : {}),
    reason,
    ...(reasonPublic ? { reasonPublic } : {}),
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
function printed({ cycle, sources, forms, colleges }) {
  const lines = (rows) => rows.join(',\n');
  const rowsOf = (named) =>
    Object.entries(named).map(([name, row]) => `${JSON.stringify(name)}:${JSON.stringify(row)}`);
  return `{${cycle ? `"cycle":${JSON.stringify(cycle)},` : ''}"sources":[
${lines(sources.map((source) => JSON.stringify(source)))}
],${forms ? `"forms":{\n${lines(rowsOf(forms))}\n},` : ''}"colleges":{
${lines(rowsOf(colleges))}
}}
`;
}

/** What an answer asks of the student, without what speaks of this app. */
const slimDuties = ({ duties }) =>
  duties.map(({ when, title, items }) => ({
    when,
    title,
    items: items.filter(({ who }) => who !== 'app').map(({ also, applies, ...item }) => item),
  }));

/** The forms by which each college is named in an essay, without rank and number, which the directory has. */
const slimNames = ({ colleges }) =>
  colleges.map(({ name, forms }) => ({
    name,
    forms: forms.map(({ text, kind, alone, alsoMeans }) => ({
      text,
      kind,
      alone,
      ...(alsoMeans ? { alsoMeans } : {}),
    })),
  }));

/** One line for each form, so that a change of one form is a change of one line. */
const printedNames = (colleges) =>
  `[\n${colleges
    .map(
      ({ name, forms }) =>
        `{"name":${JSON.stringify(name)},"forms":[\n${forms.map((form) => JSON.stringify(form)).join(',\n')}\n]}`,
    )
    .join(',\n')}\n]\n`;

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

/** The mocks' few colleges of the slim requirements, by name. */
function mockRequirements({ sources, colleges }, plans, duties) {
  const known = read('mocks/fixtures/colleges.json').flatMap(({ name }) => {
    const row = colleges[plans[name]?.ipeds];
    return row ? [[name, row]] : [];
  });
  const used = [...new Set(known.flatMap(([, { facts }]) => facts.flatMap(([, , source]) => source ?? [])))];
  const renumbered = ([kind, need, source, ...more]) => [
    kind,
    need,
    source === null ? null : used.indexOf(source),
    ...more,
  ];
  return {
    agreement: duties.flatMap(({ items }) => items).find(({ id }) => id === 'agreement').source,
    sources: used.map((place) => sources[place]),
    colleges: Object.fromEntries(known.map(([name, row]) => [name, { ...row, facts: row.facts.map(renumbered) }])),
  };
}

/** The same file with the questions of the mocks' few colleges alone. */
function mockPrompts({ colleges, ...prompts }) {
  const known = read('mocks/fixtures/colleges.json').flatMap(({ name }) =>
    colleges[name] ? [[name, colleges[name]]] : [],
  );
  return { ...prompts, colleges: Object.fromEntries(known) };
}

/** The rules on AI help of the mocks' few colleges alone. */
function mockAiPolicies({ sources, colleges, ...policies }) {
  const known = read('mocks/fixtures/colleges.json').flatMap(({ name }) =>
    colleges[name] ? [[name, colleges[name]]] : [],
  );
  const used = [...new Set(known.map(([, { source }]) => source))];
  return {
    ...policies,
    sources: used.map((place) => sources[place]),
    colleges: Object.fromEntries(known.map(([name, row]) => [name, { ...row, source: used.indexOf(row.source) }])),
  };
}

const datesOf = ({ colleges }) =>
  new Map(
    Object.entries(colleges).flatMap(([name, { rounds }]) =>
      rounds.map(({ code, deadline }) => [`${name}, ${code}`, deadline ?? 'no fixed date']),
    ),
  );

const formsOf = (colleges) =>
  new Map(
    colleges.flatMap(({ name, forms }) =>
      forms.map(({ text, kind, alone, alsoMeans }) => [
        `${name}, “${text}”`,
        [kind, alone ? 'alone' : 'with a second sign', ...(alsoMeans ? [alsoMeans] : [])].join(', '),
      ]),
    ),
  );

const factsOf = ({ colleges }) =>
  new Map(
    Object.entries(colleges).flatMap(([ipeds, { facts }]) =>
      facts.map(([kind, need, , { count, value } = {}]) => [
        `${names.get(ipeds)}, ${kind}`,
        [need, count, value].filter((part) => part !== undefined).join(' '),
      ]),
    ),
  );

const partInWords = ({ plans, control, reason, verdict = '' }) =>
  [plans.join('/'), 'at', control.join('/'), verdict, `(${reason})`].filter(Boolean).join(' ');

const ruleInWords = ({ binding, forbids, allows, ed2, deferred }) =>
  [
    binding ? 'binds' : 'does not bind',
    `forbids ${forbids.map(partInWords).join(', ') || 'nothing'}`,
    `allows ${allows.map(partInWords).join(', ') || 'nothing'}`,
    ...(ed2 ? [`a second round waiting: ${ed2.whilePending}`] : []),
    ...(deferred ? [`after a deferral: ${deferred.ed2}`] : []),
  ].join('; ');

const rulesOf = ({ generic, questbridge, colleges }) =>
  new Map(
    Object.entries({ 'any college': { ...generic, questbridge }, ...colleges }).flatMap(([ipeds, rules]) =>
      Object.entries(rules).map(([code, rule]) => [`rule of ${names.get(ipeds) ?? ipeds}, ${code}`, ruleInWords(rule)]),
    ),
  );

const dutiesOf = (groups) =>
  new Map(
    groups.flatMap(({ when, items }) =>
      items.map(({ id, says, due, usual }) => [
        `duty ${Object.values(when).join(' ')}, ${id}`,
        [says, due, usual].filter(Boolean).join(' '),
      ]),
    ),
  );

const fieldsOf = ({ forms }) =>
  new Map(
    forms.flatMap((form) =>
      form.sections.flatMap((section) =>
        Object.entries(section.byCategory ?? { [section.label]: section.fields }).flatMap(([part, fields]) =>
          fields.map(({ label, limit, required }) => [
            `${form.label}, ${part}: ${label}`,
            `${limit.max ?? 'no'} ${limit.unit}, ${required === true ? 'required' : required || 'optional'}`,
          ]),
        ),
      ),
    ),
  );

function printChanges(before, after) {
  for (const [key, value] of after) {
    const old = before.get(key);
    if (old === undefined) console.log(`new      ${key}: ${value}`);
    else if (old !== value) console.log(`changed  ${key}: ${old} -> ${value}`);
  }
  for (const [key, value] of before) if (!after.has(key)) console.log(`gone     ${key}: ${value}`);
}

const questionsOf = ({ colleges }) =>
  new Map(
    Object.values(colleges).flatMap(({ prompts }) =>
      prompts.map(({ id, text, limit: { max, unit } }) => [id, `${max ?? 'no'} ${unit}: ${text}`]),
    ),
  );

const policiesOf = ({ byDefault, colleges }) =>
  new Map(
    Object.entries({ 'any other college': byDefault, ...colleges }).map(([name, { level, says }]) => [
      `AI help, ${name}`,
      `${level}: ${says}`,
    ]),
  );

const answersOf = ({ entries }) => new Map(entries.map(({ id, answer }) => [`advice ${id}`, answer]));

const ofSeason = (name) => read(join(folder, name));
const directory = read('api/data/colleges.json');
const names = new Map(directory.map(({ name, ipeds }) => [String(ipeds), name]));
const plans = slimPlans(ofSeason('plans.json'), ofSeason('prompts.json').cycle);
const requirements = slimRequirements(ofSeason('requirements.json'), ofSeason('prompts.json'), directory);
const prompts = slimPrompts(ofSeason('prompts.json'));
const collegeNames = slimNames(ofSeason('names.json'));
const rules = slimRules(ofSeason('round-rules.json'), ofSeason('requirements.json'));
const duties = slimDuties(ofSeason('duties.json'));
const aiPolicies = slimAiPolicies(ofSeason('ai-policies.json'), new Set(directory.map(({ name }) => name)));
const indented = (value) => `${JSON.stringify(value, null, 1)}\n`;
for (const [name, made, told, text] of [
  ['plans.json', plans, datesOf, printed],
  ['requirements.json', requirements, factsOf, printed],
  ['round-rules.json', rules, rulesOf, indented],
  ['duties.json', duties, dutiesOf, indented],
  ['prompts.json', prompts, questionsOf, printed],
  ['names.json', collegeNames, formsOf, printedNames],
  ['ai-policies.json', aiPolicies, policiesOf, indented],
  ['advice.json', slimAdvice(ofSeason('advice.json')), answersOf, printedAdvice],
]) {
  const path = join(home, name);
  printChanges(existsSync(path) ? told(read(path)) : new Map(), told(made));
  if (option === '--write') writeFileSync(path, text(made));
}
const scoresPath = join(home, 'test-scores.json');
if (option === '--write') writeFileSync(scoresPath, printedScores(slimScores(ofSeason('requirements.json'))));
const forms = slimForms(ofSeason('forms.json'), ofSeason('prompts.json'));
const formsPath = join(home, 'forms.json');
printChanges(existsSync(formsPath) ? fieldsOf(read(formsPath)) : new Map(), fieldsOf(forms));
if (option === '--write') {
  writeFileSync('mocks/fixtures/round-rules.json', indented(mockRules(rules, plans.colleges)));
  writeFileSync('mocks/fixtures/duties.json', indented(duties));
  for (const place of [home, 'mocks/fixtures']) writeFileSync(join(place, 'forms.json'), indented(forms));
  writeFileSync('mocks/fixtures/requirements.json', indented(mockRequirements(requirements, plans.colleges, duties)));
  writeFileSync('mocks/fixtures/prompts.json', indented(mockPrompts(prompts)));
  writeFileSync('mocks/fixtures/ai-policies.json', indented(mockAiPolicies(aiPolicies)));
  const mocked = new Set(read('mocks/fixtures/colleges.json').map(({ name }) => name));
  writeFileSync('mocks/fixtures/names.json', printedNames(collegeNames.filter(({ name }) => mocked.has(name))));
}
