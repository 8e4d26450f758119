import { anyOf } from './any-of.ts';
import type { KnownForm } from './name-index.ts';
import type { Place } from './place.ts';
import { hasPeople, isRole } from './signs.ts';

const { raw } = String;

/** An event, a course from afar, clothes, treatment. */
const EVENT = new RegExp(
  raw`\b${anyOf(raw`
    online, free course, summer (?:course|class(?:es)?|program|programme|camp|school|session|institute|academy|workshop)s?,
    (?:last|that|this past|one) summer, MOOC, Coursera, edX, OpenCourseWare, YouTube, podcast, tournament, invitational, Model (?:UN|Congress|United),
    hackathon, Olympiad, regionals?, competition, contest, sweatshirt, hoodie, T-shirt, jersey, mug, baseball cap, poster, pennant,
    lecture (?:at|from|by), textbook, (?:done|conducted|discovered|invented|developed) (?:at|by), concert, exhibit, surgery, surgeon, treated, operat\w+,
    transplant, chemo\w*, patient, MRI, emergency room, [Hh]ospital, [Cc]linic`)}\b`,
);
const CHURCH = /\b(?:baptized|altar server|parish|church|confirmed|[Mm]ass)\b/;
const GAME = new RegExp(
  raw`\b${anyOf(raw`
    lost, won, beat, game, season, score, scored, fans?, rooted, rooting, playoffs?, bracket, March Madness, watch(?:ed|ing)?, tickets?, quarterback,
    touchdown, mascot, Little League, rec league, team was called, our team, television, TV`)}\b`,
  'i',
);

/** After a form: what makes another name of it. */
const OTHER_NAME = new RegExp(
  raw`^(?:'s)?[ -](?:[\w&]+ )?${anyOf(raw`
    Hospitals?, Medical Center, Clinic, Health\w*, Medicine, Press, Review, Gazette, Daily, Magazine, Journal, Dictionary, Bank, Memorial, Station, Street,
    Avenue, Road, Boulevard, Drive, Lane, River, Creek, Lake, Bridge, County, Heights, High(?: School)?, Middle School, Elementary, Academy, Prep, Public,
    Book ?[Ss]tore, Museum, Records, OpenCourseWare, Langone, Presbyterian, Hitchcock, Children's, Airport, Mall, Model`)}\b`,
);
const COMPOUND = new RegExp(
  raw`^(?:'s)? ${anyOf(raw`
    notes?, lock, comma, dictionary, prison, marshmallow, experiment, mansion, tennis, cereal, gum, virus, toothpaste, movies?, poster, v\., vs\., chickens?,
    horse, fields?, cooker, pudding, cakes?, bags?, songs?, albums?, novels?, poems?, plays?, treaty, paintings?, sonnets?, shoes?, eyes?, hair, rats?,
    sugar, bread, boots?, button, pipe, knife, knives`)}(?!\w)`,
);

/** Before a form: what makes a person of it, or a book. */
const TITLE = new RegExp(
  raw`\b(?:(?:Mr|Mrs|Ms|Dr|Prof|Rev|Sgt|Gen|Sen|Gov|St|Jr)\. ?|${anyOf(raw`
    Mister, Miss, Saint, Lord, Lady, King, Queen, Prince, President, Justice, Judge, Bishop, General, Captain, Colonel, Professor, Doctor, Father, Senator,
    Coach, Aunt, Uncle, Grandma, Grandpa, Marquis de, Duke of, Sir, Chief, Deacon, Pastor, Sister, Brother`)} )$`,
);
const KINSHIP = new RegExp(
  raw`\b${anyOf(raw`
    neighbou?r, grand\w+, uncle, aunt, friend, cousin, brother, sister, coach, teacher, partner, boss, dog, cat, horse, goat, cow, rabbit, hamster, parrot,
    stepfather, stepmother, nephew, niece, son, daughter, mother, father, dad, mom, librarian, tutor, poet, novelist, philosopher, painter, actor, singer,
    surgeon, named, called, nicknamed, old, little, poor, young`)}s?,? $`,
  'i',
);
const WORK_OF = new RegExp(
  raw`\b${anyOf(raw`
    read(?:ing)?, recit(?:ed|ing), memorized, quot(?:e|ed|ing), lines of, poems? (?:by|of), novels? (?:by|of), books? (?:by|of), stor(?:y|ies) (?:by|of),
    portraits? of, statue of, life of, written by, listened to, like, watched`)} $`,
  'i',
);
/** “Archimedes of”. */
const SOMEBODY_OF =
  /\b(?!University|College|Department|School|State|Institute|Because|Instead|Inside|Outside|Out|All|None|Most|Many|Some|Both|Each|One|Man|Woman|Men|Women)\p{Lu}\p{Ll}+ of $/u;
/** After a form: what a person does. */
const PERSON_DOES = new RegExp(
  raw`^,? ${anyOf(raw`
    wrote, writes, says, said, called, argued, believed, thought, sang, sings, played, painted, died, lived, slept, hardly, paid, didn't, did not, labels,
    lent, let, helped, showed, told, knew, gave, drove, kept, keeps, is named, was named`)}\b`,
);
/** A college goes without an article: “my American cousins”, “the spider Charlotte”. */
const ARTICLE = /\b(?:my|an?|the|our|his|her|their)(?: \p{Ll}+)? $/iu;
/** Words that stand with a capital at the head of a sentence and before a name. */
const OPENER = new RegExp(
  `^${anyOf(raw`
    [Tt]he, An?, At, In, On, Of, To, For, From, With, By, Into, Through, About, Like, Than, Because, When, While, If, That, This, These, Those, Every, Each,
    Some, Both, My, Our, Your, His, Her, Their, Its, And, But, Or, So, Yet, As, Why, What, Where, How, Dear, Go, I, Only, Even, Maybe, Perhaps, Yes, No,
    After, Before, Since, Until, Unlike, Beyond, Inside, Outside, Across, Around, Near, Not, One, Two, \w+ing`)}$`,
);
const PART_OF_COLLEGE = new RegExp(
  raw`^${anyOf(raw`
    University, College, School, Institute, Engineering, Business, Law, Arts?, Sciences?, Department, Program, Center, Honors, Scholars?, Fellows?, Campus,
    Chapel, Hall, House, Quad, Union, Orchestra, Choir, Band, Singers, Ensemble, Theat(?:er|re), Observatory, Museum, Marching, Athletics, Class, Commons, Tech, Nation, Students?, I, Library`)}\b`,
);

const THROUGH = raw`\b[^.,;]{0,35}\b(?:in|to|from|through|of|near|outside|for|over|around) $`;
/** Before a town: somebody was born or lives there. */
const LIVES = new RegExp(
  raw`\b${anyOf(raw`born, raised, grew up, live[sd]?, moved?, moving, settled, hometown, apartment, in 1\d{3}`)}${THROUGH}`,
  'i',
);
/** Before a town: somebody passes through, or a family is there. */
const TRAVELS = new RegExp(
  raw`\b${anyOf(raw`
    famil(?:y|ies), cousins?, grand\w+, aunt, uncle, parents, mother, father, living, dr[oi]ves?, driving, flew, fl(?:y|ights?), bus, train, stuck, stranded,
    trip, vacation, house, home, church, shop, restaurant, barbershop, farm, passe[sd], raked, played, stopped, stayed`)}${THROUGH}|\bleft $`,
  'i',
);
/** After a town: where it lies. */
const LIES = new RegExp(
  raw`^,? (?:in )?${anyOf(raw`
    Alabama, Alaska, Arizona, Arkansas, California, Colorado, Connecticut, Delaware, Florida, Georgia, Hawaii, Idaho, Illinois, Indiana, Iowa, Kansas,
    Kentucky, Louisiana, Maine, Maryland, Massachusetts, Michigan, Minnesota, Mississippi, Missouri, Montana, Nebraska, Nevada, New \w+, North \w+, Ohio,
    Oklahoma, Oregon, Pennsylvania, Rhode Island, South \w+, Tennessee, Texas, Utah, Vermont, Virginia, Washington, West \w+, Wisconsin, Wyoming, England,
    Scotland, Ireland, Wales, Canada, Ontario, Australia, Jamaica, Guyana, Germany, France, Italy, Spain, Greece, Egypt, India, Devon, Kent`)}\b`,
);
const WHERE = /^,? where (?!I (?:would|will|could|can|want|hope|plan))/;

/** “a 1962 Ford”. */
const YEAR_OF = /\b(?:an?|the|my|his|her|our|their) (?:\p{Ll}+ )?(?:19|20)\d{2} $/u;

/** Whether the words around a form make it the name of something or somebody else. Of a form that is sure only what is certain counts. */
export function isOtherName({ before, after, wishes }: Place, { alone, kind, the }: KnownForm): boolean {
  if (OTHER_NAME.test(after) || (!wishes && COMPOUND.test(after)) || /\bDuke of $/.test(before)) return true;
  const next = /^ (\p{Lu}[\p{L}']*)/u.exec(after)?.[1];
  if (next && !PART_OF_COLLEGE.test(next) && !(alone && (wishes || kind !== 'short'))) return true;
  if (alone) return false;
  if (kind === 'short' && !the && ARTICLE.test(before) && !hasPeople(after)) return true;
  if ([TITLE, KINSHIP, WORK_OF, SOMEBODY_OF, YEAR_OF].some((sign) => sign.test(before))) return true;
  if (!wishes && PERSON_DOES.test(after)) return true;
  const previous = /(\p{Lu}[\p{L}'.]*) $/u.exec(before)?.[1];
  return previous !== undefined && !OPENER.test(previous) && !previous.endsWith("'s");
}

/** Whether it is an event, a course from afar, clothes, treatment, a church or a game; a wish of the writer outweighs it. */
export const isEvent = ({ before, after, sentence, wishes }: Place, { kind, alone }: KnownForm): boolean =>
  !wishes &&
  !(kind === 'team' && isRole(before, after)) &&
  (EVENT.test(sentence) || (!alone && CHURCH.test(sentence)) || (kind === 'team' && GAME.test(sentence)));

/** Whether a town is where somebody lives, or on the way. */
export const isResidence = ({ before, after, wishesHere }: Place): boolean =>
  LIVES.test(before) || LIES.test(after) || WHERE.test(after) || (!wishesHere && TRAVELS.test(before));

/** Whether it says in which state a town lies: “Oxford, Mississippi”. */
export const isStateOfTown = ({ before }: Place, { alsoMeans }: KnownForm): boolean =>
  /\bstate\b/.test(alsoMeans ?? '') && /\p{Lu}[\p{Ll}.]+, $/u.test(before);
