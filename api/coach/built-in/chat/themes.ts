import { keyOf } from './names.ts';

export const WHY_COLLEGE = 'why this college';

/** What prompts of many colleges ask for, by words of their title or text. */
const PROMPT_THEMES: readonly (readonly [theme: string, pattern: RegExp])[] = [
  [
    WHY_COLLEGE,
    /\bwhy (?:us|this|our|here|are you applying|do you want|did you choose)\b|^why (?!.*\b(?:major|study)\b)|\bled you to apply\b|\b(?:want|hope|choose|interest(?:ed)?) (?:to|in) attend|\bdrawn to\b|\bgood fit\b|\bcontribute to (?:our|the|this) (?:campus|community|class)\b/,
  ],
  [
    'major or academic interest',
    /\bmajor\b|\bfields? of study\b|\bacademic(?:ally)? (?:interest|area|program|passion)|\bintellectual|\bcurio(?:us|sity)|\bexcit\w* about learning\b|\bopen curriculum\b|\b(?:plan|hope|want|like) to study\b|\bsubjects?\b/,
  ],
  [
    'community or background',
    /\bcommunit|\bidentit|\bbackground|\bcultur|\bgrew up\b|\bwhere you (?:come|are) from\b|\bfamily\b|\bheritage\b|\bdivers|\bbelong/,
  ],
  [
    'activity or leadership',
    /\bactivit|\bextracurricular|\bleader|\blead\b|\bvolunteer|\bservice\b|\bjobs?\b|\bresponsibilit|\bwork experience\b/,
  ],
  [
    'challenge',
    /\bchallenge|\bobstacle|\bsetback|\bfail(?:ed|ure)|\bdifficult(?:y|ies)\b|\bover(?:come|came)\b|\badversity/,
  ],
  [
    'disagreement',
    /\bdisagree|\bopposing\b|\bdiffer(?:ent|ing) (?:view|opinion|belief|perspective)|\bdifficult conversation/,
  ],
  ['joy and everyday life', /\bjoy|\broommate|\bfor fun\b|\bhapp(?:y|iness)\b|\bfavou?rite\b|\bwords that describe\b/],
];

/** Letters of a prompt that are read. */
const READ = 2_000;

/** The themes of a prompt with its title, at most two, the most telling first. */
export function themesOf(title: string, prompt: string): string[] {
  const texts = [keyOf(title), keyOf(prompt.slice(0, READ))];
  return PROMPT_THEMES.flatMap(([theme, pattern]) => (texts.some((text) => pattern.test(text)) ? [theme] : [])).slice(
    0,
    2,
  );
}

/** Fields that activities, honors and essays can share, by the beginnings of words. */
export const FIELDS: readonly (readonly [field: string, pattern: RegExp])[] = [
  ['teaching and mentoring', /\b(?:tutor|teach|taught|mentor|peer (?:leader|tutor|counsel))/i],
  ['science and research', /\b(?:research|laborator|lab\b|science|biolog|chemis|physics|olympiad|astronom)/i],
  [
    'computing and engineering',
    /\b(?:robot|coding|coded|coder|programm|comput|engineer|software|electronic|hackathon|cad\b)/i,
  ],
  ['mathematics', /\b(?:math|mathlete|statistic|calculus)/i],
  ['health and care', /\b(?:hospital|health|medic|nurs(?:e|ing)|clinic|red cross|emt\b|patient)/i],
  [
    'music and theater',
    /\b(?:band\b|orchestra|choir|chorus|music|violin|piano|guitar|cello|jazz|theat(?:er|re)|drama\b|danc)/i,
  ],
  ['visual art and design', /\b(?:art\b|arts\b|artist|design|paint|photograph|film|ceramic|drawing)/i],
  ['writing and media', /\b(?:newspaper|journalis|editor|magazine|podcast|poet|yearbook|literary|blog|writer|radio)/i],
  [
    'sport',
    /\b(?:soccer|football|basketball|tennis|swim|volleyball|baseball|softball|varsity|athlet|lacrosse|hockey|rowing|cross country|track and)/i,
  ],
  [
    'service to a community',
    /\b(?:volunteer|food (?:bank|pantry)|shelter|charit|fundrais|nonprofit|community service|service project|habitat for)/i,
  ],
  [
    'debate, law and government',
    /\b(?:debat|model un\b|mun\b|student (?:council|government)|mock trial|politic|congress|speech)/i,
  ],
  [
    'business and paid work',
    /\b(?:business|deca\b|fbla\b|cashier|barista|start-?up|entrepreneur|invest|grocery|restaurant|part-?time|server\b)/i,
  ],
  ['the environment', /\b(?:environment|climate|garden|recycl|conservation|sustainab|ecolog|watershed)/i],
  [
    'languages and culture',
    /\b(?:language|spanish|french|chinese|arabic|hindi|cultur|translat|interpret|immigra|esl\b|bilingual)/i,
  ],
  ['care for family', /\b(?:siblings?|brother|sister|grandm|grandp|babysit|caregiv|family (?:care|duties|responsib))/i],
];
