import { anyOf } from './any-of.ts';
import type { NameForm } from './name-index.ts';

const { raw } = String;

/** What a sentence says of the writer's wish to be at a college. */
const WISH = new RegExp(
  raw`\b${anyOf(raw`
    [Ii](?:'ve| have) (?:always )?(?:wanted|dreamed|dreamt|longed|hoped|wished), (?:I(?:'m| am)|and I are)(?: \w+){0,2} ${anyOf('ready, eager, excited, thrilled, looking forward, drawn, applying, hoping, curious, certain, sure, training, at home')},
    I(?: \w+){0,2} ${anyOf("hope, plan, intend, want, wish, mean, long, dream, aim, look forward, cannot wait, can't wait")},
    I(?:'d| would| will|'ll| could)(?: not)?(?! have) \w+, I (?:can(?:not|'t)?|could)(?: \w+)? (?:see|picture|imagine|hear|think of),
    I (?:imagine|picture|see|promise|need), [Mm]y (?:goal|dream|plan|hope|wish) is, what I (?:want|need|have been),
    (?:that's|is|are|was) (?:why|where|what) (?:I|my), is why, (?:lets?|letting) (?:me|us|you), made me (?:fall|apply|choose|believe|want),
    draws me, drew me, reason I (?:am|want), reason enough, fall for, here I come, belong together, ambition, bleed,
    my (?:first|top) choice, my (?:dream|future|goal|home), home for me, (?:dream|right|perfect|only) (?:school|college|place),
    place (?:for me|where|that|I), (?:fine|good|great|best|right|only) place to, (?:fits?|suits?) (?:me|how|the way),
    for me is, (?:is|seems|be)\b[^.;]{0,30}\bfor (?:me|people like me), (?:next|this|in the) fall, in August,
    four (?:\w+ )?(?:years|winters|falls|autumns|springs),
    my (?:first|next|last|second|third|senior|junior|freshman) (?:day|morning|week|year|semester|quarter|seminar|class|homecoming|snow|night|winter)`)}\b`,
);
const FUTURE = /\b(?:would|will|could)\b(?! have (?!me|my|us|our|the|an?)\w)|'(?:d|ll) \p{Ll}/u;
const WRITER = /\b(?:I|me|my|mine|us|our)\b|\b(?:would|will) (?:be|mean)\b/i;
/** A habit in the past: “every summer I would swim”. */
const HABIT =
  /\b(?:(?<!'m |am |get )used to|when I was|as a (?:kid|child|boy|girl|toddler)|every (?:summer|winter|fall|spring|year|day|night|morning|evening|weekend|\w+day))\b/i;
const PAST = /\b(?:was|were|had|did|went|came|took|got|said|told|gave|made|left|kept|saw|\p{L}{2,}ed)\b/u;

const ACADEMIC = new RegExp(
  raw`\b${anyOf(raw`
    campus, seminars?, class(?:es|rooms?|mates)?, courses?, curriculum, majors?, minor, degrees?, dorms?, residence halls?, dining halls?, professors?,
    faculty, students?, undergraduates?, freshm[ae]n, first-years?, semesters?, quarters?, term, tuition, commencement, graduat(?:e|ion|ing), homecoming,
    research, labs?, laboratory, thesis, theses, honou?r code, requirements?, clubs?, stud(?:y|ying|ies), college, university, program, institute,
    fellowship, internships?, co-op, newsroom, alumn\w+, tutorials?, appl(?:y|ying|ication), attend(?:ing)?, admission, engineering,
    interdisciplinary, tour`)}\b`,
);
/** A school that is no college. */
const OTHER_SCHOOL =
  /\b(?:high|middle|elementary|my|our|Sunday|night|cooking|grade) school\b|\b(?:AP|[Hh]istory|[Ee]nglish|[Ll]atin|[Bb]iology|[Pp]sychology|[Pp]hysics|[Aa]rt) (?:class|teacher|lit\w*|course|project)\b|\bour class\b/g;

/** Before a college: what one does with a college and with little else. */
const TOWARDS = new RegExp(
  raw`\b${anyOf(raw`
    appl(?:y|ied|ying)(?: early)? to, attend(?:ing)?, enroll(?:ing)?(?: in| at), admitted (?:to|by), accepted (?:to|by|into|at), drawn to, draws? me to,
    drew me to, attracted to, ch(?:oo|o)s(?:e|ing), picked, join(?:ing)?, com(?:e|ing) to, stud(?:y|ying) (?:\w+ ){0,5}at, belong (?:at|in|to),
    fit (?:at|in|into), contribute to, at home (?:at|in), (?:four|next|college) years (?:at|in), [Ww]hy, want from, fall for, fell for, part of,
    (?:place|school|college|fit|home) than, [Dd]ear, minor from, degree from, visited, touring, toured, bring (?:\w+ ){0,5}to, me (?:home |back )?to, (?:[Bb]e|[Bb]ecom(?:e|ing)|[Bb]eing) an? (?:\w+ ){1,2}(?:of|at), first (?:\w+ ){1,2}at`)} (?:the )?$`,
);
const AT = /\b[Aa]t (?:the )?$/;
const PREPOSITION = /\b(?:in|of|to|for|from|into|with|through|on|about|across|around|by) (?:the )?$/i;

/** After a college: what it has. */
const HAS = new RegExp(
  raw`^'s? (?:[\w'-]+,? ){0,4}?${anyOf(raw`
    freedom, class(?:es|rooms?)?, courses?, curricul\w+, seminars?, professors?, faculty, students?, labs?, laborator(?:y|ies), majors?, minors?, degrees?,
    programs?, programmes?, schools?, centers?, society, community, campus(?:es)?, dorms?, librar(?:y|ies), thes[ie]s, requirements?, system, terms?, co-op,
    newsroom, workshops?, clubs?, debate, choirs?, orchestra, band, theat(?:er|re)s?, institutes?, research, engineers?, core, plan, honors?, code, writers,
    undergraduates?, graduates, alumni, traditions?, education, studios?, archives?, museums?, observatory, conservatory, quad, motto, mission, approach,
    commitment, emphasis, focus, promise, trust, stages?, outing, team, radio, paper, journal, clinics?, gardens?, farms?, reactor, telescopes?, pledge, room,
    honor, tutorials?, internships?, fellowships?, scholars, makerspace, coaches, departments?, catalogu?e?, semesters?, (?:block|honors) \w+`)}\b`,
);
/** After a college: what it, or somebody, does now or will do. */
const DOES =
  /^ (?:will|would(?! have)|could|can|has been|because|never|put|gave|made|took|taught|stands?|\p{Ll}+e[ds]|(?!always|sometimes|perhaps)\p{Ll}+s|and (?:I|my|that is where)) /u;
const ASKS =
  /^ (?:asks?|lets?|offers?|trusts?|requires?|invites?|expects?|promises?|teaches) (?:everyone|everybody|its|students|every|each|all|undergraduates|freshmen|me|us)\b/;
const INSTITUTION = /^ (?:University|College|Institute)\b/;
/** After a college: what it would do for the writer. */
const FOR_ME =
  /^ (?:would|will|could) (?:\w+ )?(?:let|give|teach|send|have|make|help|allow|put|challenge|prepare|offer|push|train|place|surround|ask|show) (?:me|my)\b/;
/** After a state: what is no part of a college. */
const LAND =
  /^'s? (?:\w+ )?(?:hills?|mountains?|rivers?|lakes?|coast|beach(?:es)?|weather|winters?|summers?|sun|sky|skies|roads?|highways?|governor|capital|fields?|forests?|rain|snow|soil|people|history)\b/;
const HERE_I_COME = /^,? here I come/;
const PEOPLE = new RegExp(
  raw`^ ${anyOf(raw`
    students?, professors?, faculty, education, degree, community, campus, family, classrooms?, alumni, undergraduates?, dorms?, violet, ring, seminars?,
    spirit, tradition, admissions, freshm[ae]n, class of, lab, catalog, course, diploma, tour, orchestra, marching, Choir, Orchestra, Band, Singers, Glee Club, Marching Band`)}\b`,
);

/** Before or after a member of a team: who the writer wants to be, or met. */
const ROLE =
  /\b(?:[Aa]s|[Bb]e|[Bb]eing|[Bb]ecom(?:e|ing)|[Cc]all(?:ing)? myself|myself|of) (?:a|an|another|one more|the first|a proud|a future|a fellow) (?:\w+ )?$|\b(?:fellow|[Ff]uture|[Ee]very|proud|[Aa]mong(?: the)?|[Jj]oin(?:ing)?(?: the)?|[Tt]he next|my) $/;
const TEAM_HAS = /^ (?:family|Nation|ring|spirit|pride|community|network)\b/;

/** Whether the writer means to do something, as those do who write of their time at college. */
export const wishesIn = (sentence: string): boolean =>
  (WISH.test(sentence) || (FUTURE.test(sentence) && WRITER.test(sentence))) && !HABIT.test(sentence);

/** Whether the sentence tells of what was, as memories do. */
export const isPast = (sentence: string): boolean => PAST.test(sentence);

/** Whether the sentence tells of life and work at a college. */
export const isAcademic = (sentence: string): boolean => ACADEMIC.test(sentence.replace(OTHER_SCHOOL, ''));

/** Whether the form stands for a member of the team that the writer wants to be. */
export const isRole = (before: string, after: string): boolean => ROLE.test(before) || TEAM_HAS.test(after);

/** Whether people or things of a college are named after the form: “a Brown education”. */
export const hasPeople = (after: string): boolean => PEOPLE.test(after);

/** How strongly the words right before and after a form say that a college is meant, from 0 to 2. */
export function closeSigns(before: string, after: string, kind: NameForm['kind']): number {
  if (HAS.test(after) || hasPeople(after) || (TOWARDS.test(before) && !/^'s? /.test(after))) return 2;
  if (ASKS.test(after) || INSTITUTION.test(after) || HERE_I_COME.test(after)) return 2;
  if (kind === 'team' && isRole(before, after)) return 2;
  if (FOR_ME.test(after)) return 1.5;
  if (AT.test(before)) return kind === 'short' ? 2 : 1.5;
  if (kind === 'team' && after.startsWith('!')) return 1;
  if (DOES.test(after) && (kind !== 'team' || /\bth(?:e|is|at) $/i.test(before))) return 1;
  if (kind === 'short' && /^'s? /.test(after) && !LAND.test(after)) return 1;
  return PREPOSITION.test(before) ? 0.5 : 0;
}
