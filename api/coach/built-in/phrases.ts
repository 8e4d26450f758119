/** Stock phrases: an advisory loss only, graders of school stories hardly mind them. */
export const CLICHES: readonly RegExp[] = [
  /\bchanged my life(?: forever)?\b/gi,
  /\b(?:a|the) life[- ]changing \w+/gi,
  /\b(?:never|not|don't|didn't) (?:give|gave|giving) up\b/gi,
  /\bin today's society\b/gi,
  /\b(?:out of|outside) my comfort zone\b/gi,
  /\bmade me (?:who|the person) I am(?: today)?\b/gi,
  /\bshaped (?:me into )?(?:who|the person) I am(?: today)?\b/gi,
  /\b(?:ever since|for as long as) I (?:can|could) remember\b/gi,
  /\b(?:since|from) (?:a|an) (?:very )?young age\b/gi,
  /\bfollow (?:my|your|our|their) dreams\b/gi,
  /\bmake a difference(?: in the world)?\b/gi,
  /\bthink outside the box\b/gi,
  /\bhard work (?:and dedication|pays off)\b/gi,
  /\bblood, sweat,? and tears\b/gi,
  /\b(?:anything|everything) is possible\b/gi,
  /\beverything happens for a reason\b/gi,
  /\bgave it my all\b/gi,
  /\bat the end of the day\b/gi,
  /\bthe best version of (?:myself|yourself)\b/gi,
  /\bblessing in disguise\b/gi,
  /\b(?:an emotional|a) roller ?coaster of emotions?\b/gi,
  /\bbutterflies in my stomach\b/gi,
  /\bhit me like a (?:ton of bricks|truck|brick)\b/gi,
  /\btime (?:stood still|flies)\b/gi,
  /\bmy heart (?:was (?:racing|pounding)|skipped a beat|sank)\b/gi,
  /\blittle did I know\b/gi,
  /\bopened my eyes to\b/gi,
  /\bstep(?:ped|ping)? up to the plate\b/gi,
  /\blearned (?:so much|a lot|many things)\b/gi,
  /\bthe rest is history\b/gi,
  /\breach for the stars\b/gi,
  /\blive life to the fullest\b/gi,
  /\bput my mind to(?: it)?\b/gi,
  /\b(?:a )?valuable lessons?\b/gi,
  /\bpassion for (?:helping|learning|science|people)\b/gi,
  /\bhard[ -]?work(?:er|ing person)(?: who (?:is|am|loves?) [\w ]{3,40}(?=[.,;!?]))?/gi,
  /\bmy passion (?:is|for)\b/gi,
  /\bI am (?:a )?(?:very )?(?:passionate|hard[ -]?working|dedicated|motivated|determined)(?: (?:person|student|leader|individual))?\b/gi,
];

/** Openings that clear the throat before the essay starts. */
export const THROAT_CLEARING: readonly RegExp[] = [
  /^(?:in|for) (?:this|my) (?:essay|paper|paragraph)[^.!?]{0,60}/i,
  /^(?:I am|I'm) (?:going to|here to|writing)[^.!?]{0,60}/i,
  /^(?:have you ever|do you ever|did you ever|are you)\b[^.!?]{0,80}/i,
  /^(?:throughout|since) (?:history|the (?:beginning|dawn) of time|my (?:entire |whole )?life)[^.!?]{0,40}/i,
  /^(?:in today's (?:world|society)|in life|in our society|in the modern world)\b[^.!?]{0,40}/i,
  /^(?:everyone|everybody|we all|many people|most people|some people|people)\b[^.!?]{0,60}/i,
  /^(?:life is|success is|the world is)\b[^.!?]{0,60}/i,
  /^(?:my name is|hello|hi),?\b[^.!?]{0,60}/i,
  /^there (?:are|is|have been) (?:many|a lot of|several|lots of|so many)\b[^.!?]{0,60}/i,
];

/** Openings borrowed from a dictionary or from somebody famous. */
export const BORROWED_OPENING: readonly RegExp[] = [
  /\bdictionary\b[^.!?]{0,60}/i,
  /\bis defined as\b[^.!?]{0,60}/i,
  /^"[^"]{12,160}"[ ,.-]*(?:-|said|says|by|once)[^.!?]{0,40}/i,
  /\b(?:once said|famously said|as the saying goes|a wise (?:man|woman|person) once)\b[^.!?]{0,60}/i,
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
