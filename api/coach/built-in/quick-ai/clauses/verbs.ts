import { frequency } from '../../frequency.ts';

const list = (...lines: string[]): string[] => lines.join(' ').split(' ');

/** Base, past and, where it differs from the past, participle. */
const IRREGULAR = `
  be was been, become became become, begin began begun, break broke broken, bring brought, broadcast broadcast, build built,
  buy bought, catch caught, choose chose chosen, come came come, cut cut, deal dealt, dig dug, do did done, draw drew drawn,
  drive drove driven, eat ate eaten, feed fed, feel felt, fight fought, find found, fly flew flown, get got gotten,
  give gave given, go went gone, grow grew grown, hang hung, have had, hear heard, hit hit, hold held, keep kept,
  know knew known, lead led, leave left, lend lent, let let, lose lost, make made, mean meant, meet met, mislead misled,
  outgrow outgrew outgrown, overcome overcame overcome, oversee oversaw overseen, pay paid, put put, quit quit, read read,
  rebuild rebuilt, rewrite rewrote rewritten, ride rode ridden, ring rang rung, rise rose risen, run ran run, say said,
  see saw seen, seek sought, sell sold, send sent, set set, sew sewed sewn, shoot shot, show showed shown, sing sang sung,
  sit sat, sleep slept, speak spoke spoken, spend spent, split split, spread spread, stand stood, sweep swept,
  swim swam swum, take took taken, teach taught, tell told, think thought, throw threw thrown, understand understood,
  undertake undertook undertaken, wear wore worn, weave wove woven, win won, write wrote written, babysit babysat,
  program programmed, refer referred, commit committed, submit submitted, transfer transferred, equip equipped,
  control controlled, debug debugged, permit permitted, proofread proofread, resell resold, wake woke woken, bind bound, breed bred, patrol patrolled, unplug unplugged, format formatted, cohost cohosted`;

/** What students do, as base forms; the irregular ones are above. */
const REGULAR = list(
  'accompany accomplish achieve act adapt add administer adopt advance advertise advise advocate aid allow analyze animate annotate',
  'answer appear apply appoint arrange assemble assess assist attend audit audition author babysit bag bake balance bathe blog board boost',
  'brainstorm brew calculate call camp campaign canvass captain care carry cashier catalog celebrate chair change chaperone chat check',
  'cheer choreograph clean clear climb close coach coauthor code cofound collaborate collect color comfort command communicate compete',
  'compile complete compose compost conduct connect construct contact continue contribute convert convince cook coordinate count cover',
  'craft crochet create critique crew curate dance debate decorate defeat deliver demonstrate deploy design develop digitize direct',
  'discover discuss dispatch display distribute document donate double draft dress earn edit educate elect employ empower enable encourage',
  'engage engineer enjoy enroll enter entertain escort establish evaluate examine execute exercise exhibit expand experiment explain',
  'explore facilitate fetch file film finish fish fix fold follow forage form foster found fry fundraise garden gather generate grade greet',
  'grill groom guide handle harvest haul head help herd hike host hunt identify illustrate implement improve include increase inform',
  'initiate innovate inspect inspire install instruct intern interpret interview introduce invent investigate invite irrigate join journal',
  'judge juggle jump knit label landscape launch learn lift like list listen live load lobby log look love maintain manage map market',
  'master measure mediate memorize mentor milk mix mobilize model moderate monitor motivate mow muck name navigate negotiate nurse observe',
  'officiate open operate order organize own pack paint participate partner perform photograph pick pitch place plan plant play',
  'plow polish post practice practise prepare present preserve price print process produce promote protect provide prune publish',
  'pull purchase push race raise rank reach receive record recruit recycle redesign reduce referee refurbish register rehearse rehome',
  'remodel remove renovate rent repair replace report represent request rescue research restock restore retail review revise row',
  'sail sand save scan schedule score scout screen sculpt search seat secure select serve shadow shape share shelve shop shovel sign',
  'simulate skate sketch smoke solder solve sort spar spearhead sponsor stack staff stage star start steer stitch stock stream strengthen',
  'stretch study succeed supervise supply support surf survey tailor tend test tie tidy trace track trade train transcribe translate',
  'transport travel treat trim tutor type umpire unload update upload use usher vacuum visit voice volunteer vote wait walk warm wash watch',
  'water weed weigh weld welcome wire work wrap wrestle yell attempt decide try want need hope prefer stay move turn talk ask pass pace',
  'spot rally rap mop rake rate reorganize recite reflect relay reply rope scrub seed shear stuff sub tally tour patrol',
  'arrest assign attract award battle calm cater challenge chart clarify combine compare correct dedicate define detect diagnose drill elevate',
  'email enforce enlist ensure exceed excel face finalize gain honor incorporate influence integrate invest lecture link mail mark match',
  'medal mend message multiply narrate nominate nurture outline pair perfect pilot pioneer pivot pledge plot pour pray preach predict',
  'program project prototype pursue qualify react rebrand refine reform relaunch remind resolve respond reunite salvage script',
  'self-publish sequence settle ship showcase shuttle skateboard slice snowboard socialize solicit specialize streamline structure',
  'style summarize surpass sustain synthesize tackle target taste tattoo text thank transform triple troubleshoot upgrade upcycle',
  'validate verify view welcome whittle widen zip double-check hand stop drop ship chop grab jog swap step trip',
  'trap tune tweet unpack warn whisk wipe witness worship alphabetize bus beatbox bowl bike barter barbecue',
);

export type Tense = 'past' | 'present';
export type Form = 'base' | 's' | 'ing' | 'past' | 'participle';

const PARTS = new Map(
  IRREGULAR.split(',').map((verb) => {
    const [base = '', past = '', participle = past] = verb.trim().split(' ');
    return [base, { past, participle }] as const;
  }),
);

/** “plan”, “chat”, “quit”, and longer verbs that end on a stressed syllable. */
const DOUBLES =
  /^[^aeiou]*(?:qu)?[aeiou][bdfgklmnprtvz]$|(?:program|control|mit|fer|equip|debug|unplug|format|babysit|begin|patrol)$/;

const stemOf = (base: string): string =>
  DOUBLES.test(base) ? base + base.slice(-1) : base.replace(/(?<=[^eo])e$/, '').replace(/ti$/, 'ty');

/** The form of a verb given as its base, such as “taught” of “teach”. */
export function inflect(base: string, form: Form): string {
  const prefix = /^(?:co|re)-/.exec(base)?.[0] ?? '';
  const bare = base.slice(prefix.length);
  const parts = PARTS.get(bare);
  if (form === 'base') return base;
  if (form === 's') return prefix + bare.replace(/([^aeiou])y$/, '$1ie').replace(/(?:s|x|z|ch|sh|o)$/, '$&e') + 's';
  if (form === 'ing') return `${prefix}${stemOf(bare)}ing`;
  if (parts) return prefix + parts[form];
  if (bare.endsWith('e')) return `${prefix}${bare}d`;
  return prefix + (/[^aeiou]y$/.test(bare) ? `${bare.slice(0, -1)}ied` : `${stemOf(bare)}ed`);
}

/** What somebody did, verb first and without the subject, in the tense it was told in. */
export type Deed = { text: string; tense: Tense; passive?: true };

/** The verb in the form for a tense, without a subject: “taught” or “teach”. */
export const inTense = (base: string, tense: Tense): string => inflect(base, tense === 'past' ? 'past' : 'base');

/** A word as a verb: its base, and what forms of it the word can be. */
export type Verb = { base: string; forms: ReadonlySet<Form> };

const FORMS: readonly Form[] = ['base', 's', 'ing', 'past', 'participle'];
let table: Map<string, { base: string; forms: Set<Form> }> | undefined;

function readTable() {
  const made = new Map<string, { base: string; forms: Set<Form> }>();
  for (const base of [...PARTS.keys(), ...REGULAR]) {
    for (const form of FORMS) {
      const word = inflect(base, form);
      const known = made.get(word);
      if (known?.base === base) known.forms.add(form);
      else if (!known) made.set(word, { base, forms: new Set([form]) });
    }
  }
  return made;
}

/** The verb that a word in any case is a form of, as far as students' activities need verbs. */
export function verbOf(word: string): Verb | undefined {
  table ??= readTable();
  const [, prefix = '', bare = ''] = /^((?:co|re)-)?(.*)$/.exec(word.toLowerCase()) ?? [];
  // “Found” is what somebody did with a key; “co-found” is what somebody does with a club.
  if (prefix && bare === 'found') return { base: `${prefix}found`, forms: new Set(['base']) };
  const verb = table.get(bare);
  return verb && { base: prefix + verb.base, forms: verb.forms };
}

/** The base of a verb that is not in the table, read off its form: what stands after “I” is a verb, known or not. */
export function guessVerb(word: string): Verb {
  const lower = word.toLowerCase();
  const known = verbOf(lower);
  if (known) return known;
  const [, stem = lower, ending] = /^(\p{L}{2,}?)(ing|ed)$/u.exec(lower) ?? [];
  if (!ending) return { base: lower, forms: new Set(['base']) };
  const single = stem.replace(/([^aeiouls])\1$/, '$1');
  const [base = stem] = [single, stem, `${stem}e`].sort((a, b) => frequency(b) - frequency(a));
  return {
    base: stem.endsWith('i') ? `${stem.slice(0, -1)}y` : base,
    forms: new Set(ending === 'ing' ? ['ing'] : ['past', 'participle']),
  };
}
