import type { PromptUnit } from '../map/prompt-units.ts';
import type { AskedPart } from './asked-parts.ts';
import type { SentenceRole } from './roles.ts';

/** What a sentence has to have to answer a part of a prompt: certain words, a certain role, or both. */
export interface PartSign {
  words?: RegExp;
  roles?: readonly SentenceRole[];
  /** Whether one of both is enough. */
  either?: boolean;
}

const TOLD: readonly SentenceRole[] = ['scene', 'detail', 'summary'];
const THOUGHT: readonly SentenceRole[] = ['reflection', 'plan'];
const DONE =
  /\b(?:I|we)(?: \w+ly| just| then| also)? (?!(?:was|were|am|had|have|is|are|will|would|can|could|think|thought|know|knew|felt|feel|love|loved|want|wanted)\b)\w+/;

/** By what the answer to each unit of a prompt is known. The words are lenient: that nothing answers is said only where nothing does. */
export const unitSigns: Readonly<Record<PromptUnit, PartSign>> = {
  'why-college': {
    words:
      /\b(?:college|university|campus|your|there|here|curriculum|courses?|class(?:es)?|seminars?|labs?|professors?|dean|dorms?|undergraduates?|major|program|institute)\b/i,
    roles: ['plan'],
    either: true,
  },
  'use-resources': {
    words:
      /\b(?:courses?|class(?:es)?|seminars?|labs?|laborator\w+|professors?|institutes?|cent(?:er|re)s?|programs?|clubs?|library|journals?|minors?|majors?|fellowships?|research|studios?|ensembles?|societ(?:y|ies)|concentration|curriculum)\b/i,
  },
  'why-field': {
    words:
      /\b(?:stud(?:y|ies|ied|ying)|major|field|science|engineering|math\w*|history|econom\w+|biolog\w+|chemistry|physics|psycholog\w+|medicine|nursing|law|literature|philosoph\w+|politic\w+|art|music|design|comput\w+|code|coding|program\w*|business|research|theor\w+|languages?|linguistics|architecture|education)\b/i,
  },
  'interest-origin': {
    words:
      /\b(?:first|began|started|since|when i was|grew up|years? old|as a (?:child|kid)|grade|until|remember|ever since|taught me|one (?:day|night|summer))\b/i,
  },
  community: {
    words:
      /\b(?:communit\w+|neighbo\w+|family|families|team\w*|church|mosque|temple|synagogue|congregation|club|troop|band|choir|orchestra|crew|shop|town|village|street|block|school|class\w*|we|us|our|customers?|members|people|everyone|together|group|friends|cousins)\b/i,
  },
  contribute: {
    words: /\b(?:bring|share|add|join|teach|start|offer|help|organize|host|build|lead|carry|contribute|invite|run)\b/i,
    roles: THOUGHT,
    either: true,
  },
  challenge: {
    words:
      /\b(?:fail\w*|wrong|worse|worst|broke\w*|lost|lose|losing|(?<!work(?:ed|ing|s)? )hard(?:er|est|ships?)?(?! work)|difficult\w*|torn|tore|surgery|crutches|collapsed?|crash\w*|couldn['’]t|can['’]t|didn['’]t|never|afraid|scared|problem\w*|challeng\w*|struggl\w*|setback\w*|obstacle\w*|mistake\w*|sick|ill|illness|cancer|hospital|died|death|divorce\w*|fired|quit|cut|rejected|cried|crying|screamed|hurt|injur\w*|stopped|stuck|alone|refused|debt|moved|missed|without|shook|shaking|panic\w*)\b/i,
    roles: [...TOLD, 'claim'],
  },
  disagreement: {
    words:
      /\b(?:disagree\w*|argu\w*|debat\w*|against|oppos\w*|wrong|said no|but (?:she|he|they)|refus\w*|differ\w*|conflict\w*|shook (?:her|his|their) head|didn['’]t (?:agree|believe|think)|objected|convince\w*|persuad\w*|changed (?:my|his|her|their) mind|both|side|instead|compromise\w*)\b/i,
  },
  leadership: {
    words:
      /\b(?:led|lead|leads|leading|leader\w*|captain|president|founder|founded|organi[sz]\w*|taught|teach\w*|coach\w*|start(?:ed|ing)|convinc\w*|ran|run|in charge|responsib\w*|assign\w*|asked|volunteers|trained|showed|helped|scheduled|recruit\w*)\b/i,
  },
  activity: { words: DONE, roles: ['scene', 'summary', 'detail'] },
  joy: {
    words:
      /\b(?:lov\w+|joy\w*|happ\w+|laugh\w*|favorite|favourite|fun|delight\w*|enjoy\w*|smil\w+|sing\w*|danc\w+|play\w*|hum\w*|grin\w*|perfect|best)\b/i,
    roles: ['scene', 'detail'],
    either: true,
  },
  identity: {
    words:
      /\b(?:famil\w+|mother|father|mom|dad|parents|grand\w+|languages?|born|immigra\w+|cultur\w+|religio\w+|faith|heritage|name|home|country|grew up|accent|speak\w*|identity|gender|black|white|asian|latin\w*|hispanic|jewish|muslim|christian|hindu|queer|gay|disab\w+|I am|I['’]m)\b/i,
  },
  values: {
    words:
      /\b(?:believ\w+|matter\w*|important|honest\w*|fair\w*|right|owe\w*|should|must|promis\w+|trust\w*|respect\w*|care\w*|worth|mean\w*|value\w*|decid\w+|choose|chose)\b/i,
    roles: THOUGHT,
    either: true,
  },
  gratitude: {
    words:
      /\b(?:thank\w*|grateful|gratitude|owe\w*|kind\w*|gave (?:me|us)|helped (?:me|us)|generous|generosity|gift|for me|appreciat\w+|saved|brought me|taught me|showed me)\b/i,
  },
  creativity: {
    words:
      /\b(?:made|make|making|built|build\w*|drew|draw\w*|paint\w*|wrote|writ\w+|compos\w+|invent\w*|idea\w*|imagin\w*|design\w*|creat\w*|sketch\w*|tried|experiment\w*|cod(?:e|ed|ing)|sew\w*|cook\w*|bak\w+|improvis\w*|rewrote|taped|hung|turned .{1,40} into)\b/i,
  },
  'short-fact': { words: /\S/ },
  free: { roles: [...TOLD, ...THOUGHT] },
};

/** By what an event is known that need not have been hard. */
export const eventSign: PartSign = { roles: TOLD };

const LEARNED: PartSign = {
  words:
    /\b(?:learned|taught|realized|showed me|lesson|understood|now (?:see|know|think)|used to (?:think|believe))\b/i,
  roles: ['reflection'],
  either: true,
};

/** By what the answer to something that a prompt asks beside its topic is known. */
export const partSigns: Readonly<Record<AskedPart, PartSign>> = {
  effect: {
    words:
      /\b(?:I (?:felt|cried|stopped|quit|started|began|lost|couldn['’]t|could not|no longer|had to|was (?:afraid|scared|ashamed|angry|sad|tired|lonely|furious|proud|heartbroken|embarrassed))|made me|left me|changed (?:me|us|my)|(?:affect|cost|influenc|motivat)\w* (?:me|us|my|our)|we (?:lost|had to)|since then|ever since)\b/i,
    roles: ['reflection'],
    either: true,
  },
  lesson: LEARNED,
  growth: LEARNED,
  outcome: {
    words:
      /\b(?:in the end|finally|after that|since then|ended|result\w*|became|won|passed|agreed|worked out|turned out|now|today|still)\b/i,
    roles: ['reflection'],
    either: true,
  },
  thinking: {
    words: /\b(?:because|when|until|after|heard|read|saw|asked|told me|noticed|wondered|made me|began to)\b/i,
    roles: ['scene', 'summary', 'reflection', 'detail'],
  },
  reason: {
    words: /\b(?:because|since|so that|the way|lets me|makes me|reminds me|for me|love|like that|matters?|means?)\b/i,
    roles: THOUGHT,
    either: true,
  },
  place: {
    words: /\b(?:I|[Mm]e|[Mm]y|[Mm]ine)\b/,
    roles: [...TOLD, ...THOUGHT],
  },
  practice: { words: DONE, roles: ['scene', 'summary', 'detail'] },
  difficulties: unitSigns.challenge,
  sources: {
    words:
      /\b(?:read|reads|reading|books?|magazines?|articles?|papers?|podcasts?|videos?|channels?|websites?|forums?|online|librar\w+|documentar\w+|lectures?|museum|ask|asked|asking|teacher|professor|mentor|coach|expert|grand\w+|uncle|aunt|mother|father|mom|dad|friend)\b/i,
  },
  advice: {
    words:
      /\b(?:advice|advise|would (?:tell|say)|you should|you can|you will|don['’]t|try|ask|remember|let yourself)\b/i,
  },
  schoolwork: {
    words:
      /\b(?:(?<!\b(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|\d{1,2}(?:st|nd|rd|th)) )grades?(?! school)|gpa|homework|tests?|exams?|class(?:es)?|courses?|semester|transcript|stud(?:y|ied|ying)|assignments?|school ?work|tutor\w*|quiz\w*|honor roll|credits?)\b/i,
  },
  acts: { words: DONE, roles: ['scene', 'summary'] },
  why: unitSigns['why-college'],
  bring: unitSigns.contribute,
};
