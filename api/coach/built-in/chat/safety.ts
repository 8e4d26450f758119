import type { Reply } from './reply.ts';

// All of these read lower case without apostrophes and punctuation.
const SELF_HARM = [
  /\b(?:kill|killing|hang|hanging|harm|harming|hurt|hurting|starve|starving|cut|cutting|burn|burning|drown|shoot) myself\b(?! (?:off|some|short|out|in (?:the foot|work)))/,
  /\bself ?harm|\bsuicid|\bkms\b|\bunalive\b|\bquiero morir\b|\bquitarme la vida\b/,
  /\b(?:want|wanted|wanna|going|gonna|ready|plan|planning) (?:to )?(?:die|be dead|disappear|end (?:it all|it|my life))\b/,
  /\b(?:end|ending|take|taking) my (?:own )?life\b|\bend(?:ing)? it all\b/,
  /\bwish i (?:was|were) (?:dead|never born)\b|\bwish i had never been born\b|\bwish i wasnt (?:alive|here)\b/,
  /\b(?:nobody|no one|noone) would (?:even )?(?:care|miss me|notice)\b(?: if i (?:was|were) (?:gone|dead)| if i (?:disappeared|died))?/,
  /\bbetter off (?:dead|without me)\b|\bno (?:reason|point) (?:to|in|for) (?:live|living|being alive|going on)\b|\bnot worth living\b/,
  /\b(?:dont|do not) (?:want to|wanna) (?:live|be alive|exist|be here|wake up)(?: any ?more| at all| like this| and | but | because |$)/,
  /\bcan(?:t|not) (?:live|go on|keep living|keep going)(?: any ?more| like this|$)/,
];
/** An activity about prevention is no cry for help. */
const PREVENTION = /\b(?:suicid\w*|self ?harm) (?:prevention|awareness|hotline|squad)/g;

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
  /\bshoot up\b|\bbring a (?:gun|knife|weapon)\b|\boverdos|\btook (?:too many|all (?:my|the|of my)) pills\b|\b(?:im|i am) in danger\b/,
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

/** What to say first, and only, to a message that speaks of harm; undefined for every other. */
export function safetyReply(message: string): Reply | undefined {
  const said = message
    .toLowerCase()
    .replace(/['\u2018\u2019]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(PREVENTION, ' ')
    .trim();
  const opening = OPENINGS.find(([patterns]) => patterns.some((pattern) => pattern.test(said)))?.[1];
  return opening === undefined ? undefined : { says: [opening], ...HELP };
}

/** The same help once more, when the student goes on without a question. */
export const safetyReminder: Reply = {
  says: ['What you wrote a moment ago comes first. If you have not told anyone yet, please do.'],
  ...HELP,
};
