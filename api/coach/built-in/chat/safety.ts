import type { Reply } from './reply.ts';
import { spelledOut } from './spelling.ts';

// These patterns are matched with a message in lower case, without apostrophes and punctuation, and with its shorthand written out.
const SELF_HARM = [
  /\b(?:kill|killing|hang|hanging|harm|harming|hurt|hurting|starve|starving|burn|burning|drown|drowning|shoot|poison|delete|neck|rope|off|end|ending) my ?self\b(?! (?:off|some|short|in (?:the foot|work)|from (?:the|this|my)|out of))/,
  /\b(?:cut|cutting) my ?self\b(?! (?:off|some|short|out|from (?:the|this|my)))/,
  /\b(?:cut|cutting|slit|slitting) my (?:wrists?|arms?|thighs?|legs?)\b/,
  /\bself ?(?:harm|injur)|\bs[ui]+c+[iu]*[ds]e?\b|\bsu[ie]?c[ia]d|\bsewer ?slide\b|\bkms\b|\bunalive\b|\bquiero morir\b|\bquitarme la vida\b|\bme quiero matar\b|\b(?:think|thinking|thoughts|dream|dreaming|fantasi[sz]ing) (?:about|of) (?:dying|death|being dead|ending (?:it|things)|killing)\b(?! (?:as|for|in|it|off|the)\b)|\b(?:disappeared|vanished|died|was gone|wasnt here) (?:would|will) (?:anyone|anybody|someone|people)\b|\bcommit(?:ting)? (?:die|sui)/,
  /\b(?:want|wanted|going|ready|plan|planning|wish i could|rather|better) (?:to )?(?:just )?(?:die|be dead|disappear(?! into)|not (?:exist|be here|be alive|wake up)|stop (?:existing|living)|end (?:it all|it|things|everything|my life)|sleep forever|(?:go to )?sleep and (?:never|not) wake up)\b(?! (?:of|from) (?:embarrass\w*|laugh\w*|cringe|boredom|shame|secondhand))/,
  /\b(?:end|ending|take|taking) my (?:own )?life\b|\bend(?:ing)? it all\b|\bjump(?:ing)? off (?:a|the|my) (?:bridge|roof|building|balcony)\b/,
  /\bwish (?:that )?i (?:(?:was|were) (?:dead|never born|gone)|had never been born|wasnt (?:alive|here|born)|(?:wouldnt|didnt|dont|could not|never) (?:have to )?(?:wake|woke) up|could (?:just )?(?:disappear|die|not wake up)|didnt exist)\b|\bhope i (?:dont|never|do not) wake up\b/,
  /\b(?:nobody|no one|noone|who|anyone|anybody) would (?:even )?(?:care|miss me|notice)\b(?: if i (?:was|were) (?:gone|dead)| if i (?:disappeared|died|vanished))?(?= if i | me|$)/,
  /\bbetter off (?:dead|without me|if i (?:was|were)? ?(?:dead|gone|died))\b|\bno (?:reason|point) (?:to|in|for|of) (?:live|living|being alive|going on|existing|be alive)\b|\b(?:point|reason) (?:of|in|to|for) (?:living|being alive|life|live|existing|going on)\b|\bnot worth living\b|\b(?:life|living) (?:isnt|is not|feels? not|aint) worth\b/,
  /\b(?:dont|do not) (?:want to|wanna|deserve to|think i can) (?:live|be alive|exist|be here|wake up|keep living|go on)(?: any ?more| it\b| this life| at all| like this| and | but | because | tomorrow| if |$)/,
  /\bcan(?:t|not) (?:live|go on|keep living|keep going)(?: any ?more| like this|$)|\b(?:tired|sick|done) (?:of |with )?(?:living|life|being alive|existing)\b(?! in\b)|\bgiv(?:e|ing|en) up on (?:life|living)\b/,
  /\bif (?:ill|i will|im going to) (?:even )?(?:be alive|still be here|be around|live|make it) (?:by|until|till|to|for|that long|long enough|next)\b|\b(?:dont|do not|cant|cannot) see a future\b|\b(?:no|have no) future for me\b|\b(?:i|ive|i have) (?:cut again(?: last night| tonight|$)|relapsed|(?:been|started) cutting(?: again| last night|$))/,
  /\b(?:want|need) (?:the pain|it all|everything|this pain) to (?:end|stop|be over)\b|\bgoodbye (?:forever|everyone|world)\b|\bmy last (?:day|night|message|words)\b/,
];
/** Words that speak of suicide and are no cry for help: an activity about prevention, an essay about somebody. */
const NO_CRY =
  /\b(?:suicid\w*|self ?harm) (?:prevention|awareness|hotline|squad)|\b(?:wrote|write|writing|essay|story|poem|is) (?:is )?(?:about|on) (?:my |a |the |his |her )(?:\w+ ){0,2}suicide\b(?! attempt| note| plan)/g;

const OTHERS = [
  /\b(?:kill|killing|hurt|hurting|harm|harming|cut|cutting|starve|starving) (?:herself|himself|themself|themselves)\b/,
  /\b(?:friend|brother|sister|cousin|roommate|classmate|he|she|they) (?:\w+ ){0,3}(?:to die|be dead|is suicidal|feels? suicidal)\b/,
];

const ABUSE = [
  /\b(?:he|she|they|dad|father|mom|mother|parents?|brother|sister|uncle|aunt|cousin|stepdad|stepfather|stepmom|boyfriend|girlfriend|ex|coach|teacher|tutor|counselor|someone|somebody|adult|man|guy) (?:\w+ ){0,2}(?:hits|hit|beats|beat|hurts|hurt|hurting|hitting|beating|touches|touched|touching|threatens|threatened|rapes|raped|molests|molested|chokes|choked|assaults|assaulted|abuses|abused|abusing) me\b(?! (?:(?:in|at) (?:a |the |our )?(?:\w+ )?(?:chess|tennis|games?|match|race|finals?|debate|cards|round|elections?|contest|competition|tournament|basketball|soccer|math)\b|to (?:the|it|a)\b|by \w+ (?:points?|votes?|seconds?)|deeply|that\b|with (?:his|her|their) (?:kindness|words|story)))/,
  /\b(?:im|i am|i was|ive been|i have been|i keep|been|being|got|getting) (?:being |getting )?(?:abused|raped|molested|sexually \w+|groomed|trafficked|blackmailed|beaten (?:at|by))\b/,
  /\b(?:not|dont feel|do not feel|never) safe (?:at home|in my (?:own )?(?:home|house)|with my)\b|\b(?:afraid|scared) (?:to go|of going) home\b/,
  /\b(?:is|are|was|were|gets?) (?:\w+ )?abusive\b|\babusive (?:home|household|family|parents?|dad|father|mom|mother|relationship|boyfriend|girlfriend)\b/,
];

const DANGER = [
  /(?<!\b(?:dont|do not|didnt|never|not) )\b(?:want|wanna|going|gonna|plan|planning|ready|might) (?:to )?(?:kill|shoot|stab|hurt|attack) (?:someone|somebody|people|everyone|everybody|them|him|her|others)\b/,
  /\bshoot up\b|\bbring a (?:gun|knife|weapon)\b|\boverdos|\b(?:took|take|taking|swallowed) (?:too many|all (?:my|the|of my)|a (?:bunch|lot|bottle|handful) of|the whole bottle of|a ton of|(?:my )?\w+ bottle of)(?: of)? ?(?:pills|meds|tylenol|advil|medicine|medication|them)\b|\b(?:im|i am) in danger\b/,
];

const OPENINGS = [
  [
    OTHERS,
    'I am glad you wrote that, and that you look out for someone. It is too much to carry alone, and telling an adult is no betrayal. I am only a program, so please tell a person now.',
  ],
  [
    SELF_HARM,
    'I am glad you wrote that down. You matter far more than any application, and you do not have to carry this alone. I am only a program, so please tell a person now.',
  ],
  [
    ABUSE,
    'I am sorry. If someone is hurting you, it is not your fault, and you deserve to be safe. I am only a program, so please tell a person who can help.',
  ],
  [
    DANGER,
    'That sounds serious, and it comes before anything else. I am only a program, so please reach a person now.',
  ],
] as const;

const HELP = {
  list: [
    'In the US, call or text **988**, or text **HOME** to **741741** (Crisis Text Line).',
    'Anywhere else, or if someone is in danger right now, call your local emergency number.',
    'Tell an adult you trust today: a parent, a relative, a teacher, a school counselor or a nurse.',
  ],
  next: 'Please do one of these now. Your applications can wait.',
};

/** The whole answer to a message that speaks of harm; undefined for every other. */
export function safetyReply(message: string): Reply | undefined {
  const said = message
    .toLowerCase()
    .replace(/['\u2018\u2019]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .split(' ')
    .map(spelledOut)
    .join(' ')
    .replace(NO_CRY, ' ');
  const opening = OPENINGS.find(([patterns]) => patterns.some((pattern) => pattern.test(said)))?.[1];
  return opening === undefined ? undefined : { says: [opening], ...HELP };
}

/** The same help once more, when the student goes on without a question. */
export const safetyReminder: Reply = {
  says: ['What you wrote a moment ago comes first. If you have not told anyone yet, please do.'],
  ...HELP,
};
