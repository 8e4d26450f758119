/**
 * A family of stock phrases and what a writer who used one should say in its place. `counted` costs a little of the score, graders
 * of school stories hardly mind them; `more` is marked and costs nothing.
 */
export type StockFamily = { ask: string; counted: readonly RegExp[]; more: readonly RegExp[] };

export const STOCK_PHRASES: readonly StockFamily[] = [
  {
    ask: 'Say one thing you do now that you did not do the week before.',
    counted: [/\bchanged my life(?: forever)?\b/gi, /\b(?:a|the) life[- ]changing \w+/gi],
    more: [
      /\bchange my life forever\b/gi,
      /\b(?:was|came back|became) a (?:completely |totally )?(?:different|changed) person\b/gi,
      /\bmy (?:whole |entire )?(?:life|world) (?:was |had )?(?:changed forever|turned upside down|was never the same)\b/gi,
      /\b(?:the|a) turning point in my life\b/gi,
    ],
  },
  {
    ask: 'Tell the day on which you nearly stopped.',
    counted: [/\b(?:never|not|don't|didn't) (?:give|gave|giving) up\b/gi],
    more: [
      /\brefused to give up\b/gi,
      /\bI (?:kept|keep) (?:going|pushing) no matter what\b/gi,
      /\bnever look back\b/gi,
    ],
  },
  {
    ask: 'Name the place you mean and somebody who lives there.',
    counted: [/\bin today's society\b/gi],
    more: [/\bin (?:today's|the modern|this day and) (?:world|age)\b/gi, /\bpeople from all walks of life\b/gi],
  },
  {
    ask: 'Say what exactly you were afraid of.',
    counted: [/\b(?:out of|outside) my comfort zone\b/gi],
    more: [/\bface(?:d)? my (?:biggest |worst )?fears?\b/gi],
  },
  {
    ask: 'Name one habit that you have from it.',
    counted: [
      /\bmade me (?:who|the person) I am(?: today)?\b/gi,
      /\bshaped (?:me into )?(?:who|the person) I am(?: today)?\b/gi,
    ],
    more: [
      /\bshape(?:d|s)? (?:me into the person I am|who we are|me as a person)(?: today)?\b/gi,
      /\b(?:made|makes) me the \w+ I am today\b/gi,
    ],
  },
  {
    ask: 'Give the first time that you do remember, with its place.',
    counted: [
      /\b(?:ever since|for as long as) I (?:can|could) remember\b/gi,
      /\b(?:since|from) (?:a|an) (?:very )?young age\b/gi,
    ],
    more: [
      /\bever since I was (?:a|very) (?:little |young |small )?(?:child|kid|girl|boy|young|little)\b/gi,
      /\bat (?:a|the) (?:very )?(?:young|tender) age\b/gi,
    ],
  },
  {
    ask: 'Say what you would be doing on one particular morning.',
    counted: [/\bfollow (?:my|your|our|their) dreams\b/gi, /\breach for the stars\b/gi],
    more: [
      /\b(?:chas(?:e|ing)|achiev(?:e|ing)|pursu(?:e|ing)) (?:my|your|our|their) dreams?\b/gi,
      /\bfollow (?:my|your|our|their) (?:hearts?|passions?)\b/gi,
      /\ba dream come true\b/gi,
      /\bhave a better (?:life|future)\b/gi,
      /\bthe sky is the limit\b/gi,
      /\bspread my wings(?: and fly)?\b/gi,
      /\bit was my (?:destiny|calling)\b/gi,
      /\b(?:the possibilities are|with) endless(?: possibilities)?\b/gi,
    ],
  },
  {
    ask: 'Say for whom, and what would be different on an ordinary day.',
    counted: [/\bmake a difference(?: in the world)?\b/gi],
    more: [
      /\bma(?:de|ke|king) a (?:real |big |positive )?(?:difference|impact)(?: (?:in|on) (?:the|my) (?:world|community|lives of others))?\b/gi,
      /\bhave a (?:big|huge|positive|lasting) impact(?: on (?:the world|society|others|people))?\b/gi,
      /\bma(?:ke|king) the world a better place\b/gi,
      /\bthe change I (?:wish|want) to see(?: in the world)?\b/gi,
      /\b(?:create|bring|make) positive change(?: in (?:society|the world|my community))?\b/gi,
      /\bgiv(?:e|ing) back(?: to (?:my|the|our) community)?(?=[.,;!?]| and)/gi,
      /\bin the lives of others\b/gi,
    ],
  },
  {
    ask: 'Count it instead: hours, tries, or what you left undone for it.',
    counted: [
      /\bhard work (?:and dedication|pays off)\b/gi,
      /\bblood, sweat,? and tears\b/gi,
      /\bgave it my all\b/gi,
      /\bhard[ -]?work(?:er|ing person)(?: who (?:is|am|loves?) [\w ]{3,40}(?=[.,;!?]))?/gi,
    ],
    more: [
      /\b(?:all (?:of )?)?(?:my|our|the) hard work (?:had |has |finally )?paid off\b/gi,
      /\b(?:gives?|giving|gave) (?:110|120|100|1000) ?(?:percent|%)/gi,
      /\b(?:poured|put|pour) my heart and soul into\b/gi,
      /\b(?:always )?(?:try|tried|do|did|doing) my (?:very )?best\b(?= (?:in|at|every)|[.,;!?]| and)/gi,
    ],
  },
  {
    ask: 'Leave the saying out and keep what you saw.',
    counted: [
      /\b(?:anything|everything) is possible\b/gi,
      /\beverything happens for a reason\b/gi,
      /\bput my mind to(?: it)?\b/gi,
      /\bblessing in disguise\b/gi,
      /\bthink outside the box\b/gi,
      /\blive life to the fullest\b/gi,
    ],
    more: [
      /\b(?:put|set) (?:my|your) mind to(?: (?:it|something))?\b/gi,
      /\bpractice makes perfect\b/gi,
      /\bteamwork makes the dream work\b/gi,
      /\bfailure is not an option\b/gi,
      /\bwhere there is a will,? there is a way\b/gi,
      /\bwhen life gives you lemons\b/gi,
      /\btake the good with the bad\b/gi,
      /\b(?:not about the destination|it is about the journey|life is a journey)\b/gi,
      /\blife is (?:too )?short\b/gi,
      /\bnever (?:take|took|taking) (?:anything|things|life|people) for granted\b/gi,
      /\bnever know what tomorrow (?:will|may|might) bring\b/gi,
      /\bactions speak louder than words\b/gi,
      /\bwear my heart on my sleeve\b/gi,
      /\bhard work is the key\b/gi,
      /\beducation is (?:the )?key (?:to|of) success\b/gi,
      /\b(?:a|the) universal language\b/gi,
      /\bstanding on the shoulders of giants\b/gi,
    ],
  },
  {
    ask: 'The sentence can start without it.',
    counted: [
      /\bat the end of the day\b/gi,
      /\blittle did I know\b/gi,
      /\bthe rest is history\b/gi,
      /\btime (?:stood still|flies)\b/gi,
    ],
    more: [/\bslowly but surely\b/gi, /\bit (?:just )?goes to show that\b/gi, /\bfast[- ]forward to\b/gi],
  },
  {
    ask: 'Write what your hands or your voice did then.',
    counted: [
      /\b(?:an emotional|a) roller ?coaster of emotions?\b/gi,
      /\bbutterflies in my stomach\b/gi,
      /\bhit me like a (?:ton of bricks|truck|brick)\b/gi,
      /\bmy heart (?:was (?:racing|pounding)|skipped a beat|sank)\b/gi,
    ],
    more: [
      /\bmy palms were (?:sweaty|sweating)\b/gi,
      /\b(?:the moment )?my fingers (?:touched|danced|flew|glided)[^.!?,;]{0,20} the (?:ivory )?keys\b/gi,
      /\b(?:like )?a fish out of water\b/gi,
      /\b(?:felt|feel) like I was drowning\b/gi,
      /\bthe world (?:around me )?(?:disappeared|faded away|stopped)\b/gi,
      /\berupted (?:into|in) (?:applause|cheers)\b/gi,
      /\b(?:it )?broke my heart\b/gi,
      /\b(?:weight|burden) (?:was )?(?:lifted )?off my shoulders\b/gi,
      /\bI felt (?:invisible|on top of the world|like an outsider)\b/gi,
      /\btears? (?:rolled|streamed|ran|streaming|rolling|running) down my (?:face|cheeks?)\b/gi,
    ],
  },
  {
    ask: 'Give the one sign of it that only you had.',
    counted: [],
    more: [
      /\bmy (?:hands|knees|legs|fingers|voice) (?:was|were) (?:shaking|trembling)(?: and my (?:hands|knees|legs|fingers|voice) (?:was|were) (?:shaking|trembling))?\b/gi,
      /\blike it was yesterday\b/gi,
    ],
  },
  {
    ask: 'Name one thing you saw afterwards that you had not seen before.',
    counted: [
      /\bopened my eyes to\b/gi,
      /\blearned (?:so much|a lot|many things)\b/gi,
      /\b(?:a )?valuable lessons?\b/gi,
    ],
    more: [
      /\b(?:an|truly an|such an) eye[- ]opening experience\b/gi,
      /\bopened my eyes to (?:the|how|what|a|many) [a-z ]{3,60}/gi,
      /\bin a (?:whole )?new (?:light|perspective)\b/gi,
      /\bopens? your mind to new (?:things|ideas|experiences)\b/gi,
      /\b(?:gave|gives|given) me a (?:whole )?new (?:perspective|outlook)(?: on life)?\b/gi,
    ],
  },
  {
    ask: 'Name the last evening you spent on it and what you did.',
    counted: [/\bpassion for (?:helping|learning|science|people)\b/gi, /\bmy passion (?:is|for)\b/gi],
    more: [
      /\bI(?: have|'ve)? always been (?:very |so |really )?(?:passionate|fascinated|interested)(?: (?:about|by|in|to) (?!how\b)[a-z]+(?: (?!and\b|but\b|so\b|because\b|when\b)[a-z]+){0,3})?/gi,
      /\b(?:[a-z]+ )?(?:has|have) always been (?:my life|my passion|a (?:big|huge|major|important|large) part of my life)\b/gi,
      /\b(?:[a-z]+ )?(?:is|was|are|has been|have been) my (?:life|passion|escape|everything)(?=[.,;]| since| ever)/gi,
      /\ba (?:big|huge|major|important) part of my life\b/gi,
      /\bI am (?:also )?(?:truly |very |so |deeply )?passionate about [a-z]+(?: (?!and\b|but\b|so\b|because\b|when\b)[a-z]+){0,3}/gi,
    ],
  },
  {
    ask: 'Say what you did first.',
    counted: [/\bstep(?:ped|ping)? up to the plate\b/gi],
    more: [/\bI had to step up\b/gi, /\brose to the (?:occasion|challenge)\b/gi],
  },
  {
    ask: 'Name the obstacle itself.',
    counted: [],
    more: [
      /\bovercome (?:any|every|all|many|these|the) (?:obstacles?|challenges?|adversity)\b/gi,
      /\b(?:not|never) without (?:its )?(?:obstacles|challenges|struggles)\b/gi,
      /\bups and downs\b/gi,
      /\bwhatever (?:life|college|the future) throws at me\b/gi,
      /\bface(?:d|s)? (?:many|countless|numerous|several|a lot of) (?:challenges|obstacles|struggles|difficulties)\b/gi,
      /\bwe all face (?:challenges|obstacles|struggles)\b/gi,
    ],
  },
  {
    ask: 'Show what is better by one act of yours.',
    counted: [/\bthe best version of (?:myself|yourself)\b/gi],
    more: [
      /\bthe best (?:that )?I can be\b/gi,
      /\b(?:reach|achieve|fulfill) (?:my|their|your) full potential\b/gi,
      /\bma(?:de|kes?) me (?:a )?(?:better|stronger)(?: person)?\b/gi,
      /\bbecom(?:e|ing) a (?:better|stronger) person\b/gi,
      /\b(?:grow|grown|grew) (?:so much |a lot )?(?:both )?as a (?:person|student)(?: and as a (?:person|student))?\b/gi,
      /\bboth mentally and physically\b/gi,
      /\bone step closer to (?:success|my (?:goals?|dreams?))\b/gi,
    ],
  },
  {
    ask: 'Give one afternoon with this person in it.',
    counted: [],
    more: [
      /\b(?:my [a-z]+ )?is my (?:biggest )?(?:hero|role model|inspiration|rock)\b/gi,
      /\bthe (?:strongest|kindest|bravest|hardest[- ]working) (?:woman|man|person) I know\b/gi,
      /\b(?:has|have|had) always been there for me\b/gi,
      /\bnothing but (?:a suitcase|the clothes|a dream)(?: and a dream| on (?:his|her|their) backs?)?\b/gi,
      /\b(?:build|give) (?:\w+ )?a better life(?: for [a-z]+ family)?\b/gi,
    ],
  },
  {
    ask: 'Give one of them a name and the words they said.',
    counted: [],
    more: [
      /\b(?:seeing )?the (?:smiles?|looks?|joy) on (?:their|the \w+(?:'s)?) faces?\b/gi,
      /\bhelped? me more than I (?:could (?:ever )?)?helped?(?: them)?\b/gi,
      /\bhow (?:lucky|fortunate|blessed|privileged) I am\b/gi,
      /\bless fortunate(?: than (?:us|me|myself|ourselves))?\b/gi,
      /\bhow much (?:I|we) take for granted\b/gi,
      /\bhelping (?:others|people|those) in need\b/gi,
      /\byet they were always (?:smiling|happy)\b/gi,
    ],
  },
  {
    ask: 'Say what begins, and on which day.',
    counted: [],
    more: [
      /\b(?:the|this|a) (?:next|new) chapter (?:of|in) my life\b/gi,
      /\bmy journey (?:began|started|has been|with)\b/gi,
      /\bI (?:cannot|can't) wait to see (?:where|what) (?:it|life|the future)(?: (?:takes me|leads(?: me)?|holds|brings))?\b/gi,
    ],
  },
  {
    ask: 'Say what happened first.',
    counted: [],
    more: [
      /\beverything (?:had )?changed\b(?=[.,;!?])/gi,
      /\b(?:a|one|the) (?:day|moment|feeling|experience|memory) (?:that )?I will never forget\b/gi,
      /\bI will (?:never forget|always (?:cherish|treasure)) (?:the|this|that|these|those) \w+(?: of memories)?/gi,
    ],
  },
];

/** The stock phrases that cost a little of the score. */
export const CLICHES: readonly RegExp[] = [
  ...STOCK_PHRASES.flatMap(({ counted }) => counted),
  /\bI am (?:a )?(?:very )?(?:passionate|hard[ -]?working|dedicated|motivated|determined)(?: (?:person|student|leader|individual))?\b/gi,
];

/** Openings that clear the throat before the essay starts. */
export const THROAT_CLEARING: readonly RegExp[] = [
  /^(?:in|for) (?:this|my) (?:essay|paper|paragraph)[^.!?]{0,60}/i,
  /^(?:I am|I'm) (?:going to (?:write|tell|talk)|here to|writing)[^.!?]{0,60}/i,
  /^(?:throughout|since) (?:history|the (?:beginning|dawn) of time|(?:my )?(?:entire |whole )?life)\b[^.!?]{0,80}/i,
  /^(?:in today's (?:world|society)|in life|in our society|in the modern world)\b[^.!?]{0,80}/i,
  /^(?:everyone|everybody|we all|many people|most people|some people|people)\b(?![^.!?]*\b(?:my|me|I|our)\b)[^.!?]{0,60}/i,
  /^(?:life is|success is|the world is)\b[^.!?]{0,60}/i,
  /^(?:hello|hi)\b[^.!?]{0,60}|^my name is [a-z]+(?: [a-z]+)?(?:,? and I\b[^.!?]{0,60}|(?=[.!]|$))/i,
  /^there (?:are|have been) (?:many|a lot of|lots of|so many) (?:different )?(?:things|people|ways|reasons|challenges|moments|experiences|opportunities|types|kinds)\b[^.!?]{0,60}/i,
  /^growing up,? (?:I|my|we)\b[^.!?]{0,60}/i,
];

/** A question to the reader before anything is told. */
export const OPENING_QUESTION = /^(?:have you ever|do you ever|did you ever)\b[^.!?]{0,80}/i;

/** Openings borrowed from a dictionary or from somebody famous. */
export const BORROWED_OPENING: readonly RegExp[] = [
  /\b(?:dictionary defines|dictionary definition of|according to (?:the )?(?:[a-z-]+ )?dictionary)\b[^.!?]{0,60}/i,
  /\bis defined as\b[^.!?]{0,60}/i,
  /^"[^"]{12,160}"[ ,.-]*(?:this|that|these) (?:quote|words?|saying)\b[^.!?]{0,40}/im,
  /\b(?:this|my favorite) (?:quote|saying) (?:(?:has (?:always |long )?been|is) my (?:motto|mantra)|by|from|means|reminds)\b/i,
];

/** Words of somebody famous or of nobody. */
export const BORROWED_WORDS: readonly RegExp[] = [
  /(?<!\b(?:my|our|he|she)\b[^.!?"]{0,30})\b(?:once said|famously said|as the saying goes|a wise (?:man|woman|person) once|in the words of (?!my\b|our\b))\b[^.!?"]{0,40}(?:"[^"\n]{3,200}")?/gi,
];

/** A change of mind told as then against now. */
export const TURNS: readonly RegExp[] = [
  /\bI (?:used to|had always|always) (?:think|thought|believe|believed|assume|assumed|say|said|hate|hated)\b/gi,
  /\bI (?:no longer|don't [a-z]{2,12} anymore|stopped (?:thinking|believing|trying|asking|counting|pretending|waiting))\b/gi,
  /\b(?:I was wrong|I had been wrong|I had it backward|I changed my mind|I was not sure|I still (?:do not|don't) know)\b/gi,
  /\b(?:looking back|now,? (?:before I|when I|I (?:look|go|ask|know|see|try|write|stop|wait|think)))\b/gi,
  /\bI (?:had )?expected [^.!?]{3,60}, but\b/gi,
];

/** Words that only place a then against a now. */
export const THEN_AND_NOW: readonly RegExp[] = [
  /\b(?:at first|until then|until that (?:day|night|moment)|that was when|it was only then|only later|only after)\b/gi,
  /\b(?:from then on|from that day on|these days|for the first time)\b/gi,
];

/** A lesson claimed rather than shown. */
export const CLAIMED_LESSONS: readonly RegExp[] = [
  /\b(?:this|that|it|the|my)(?: \w+)? (?:experience|event|moment|journey|job|class|trip|team|season|game)s? (?:has )?(?:taught|showed|made) me [^.!?,;]{3,60}/gi,
  /\b(?:this|it|that|which) (?:has )?taught me [^.!?,;]{3,60}/gi,
  /\b(?:my )?[a-z]{3,15} (?:has )?(?:taught|teached) me that [^.!?,;]{3,60}/gi,
  /\bI (?:learned|realized|believe|know) (?:that )?[a-z]{3,12}ing [a-z]{2,12} is [^.!?,;]{3,40}/gi,
  /\bI (?:have )?(?:learned|realized|learnt|realised) (?:that |how )?(?:you|we|anything|everything|hard work|life|the (?:true )?(?:value|importance|meaning) of|to (?:never|always|be|believe|work|appreciate))\b[^.!?,;]{0,50}/gi,
  /\bthe (?:lesson|moral) (?:is|was|I learned|of)[^.!?,;]{3,60}/gi,
  /\bI (?:grew|have grown) as a (?:person|leader|student|human)\b[^.!?,;]{0,30}/gi,
];
