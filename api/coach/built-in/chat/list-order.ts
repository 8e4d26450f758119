import type { StudentRecord } from '#contract/ai.ts';
import { MAIN, textOf } from './essays.ts';
import type { Heard } from './items.ts';
import { keyOf } from './names.ts';
import { isUc } from './signs.ts';

/** What the last answer listed, as far as a question may ask for the first or last of it. */
const lists = {
  dates: (told: string): boolean => [...told.matchAll(/\bdue (?:in \d+ days?|today|tomorrow)/g)].length > 1,
  activities: (told: string, { activities }: StudentRecord): boolean =>
    activities.filter(({ title }) => title !== '' && told.includes(title)).length > 1,
  essays: (told: string): boolean => [...told.matchAll(/\]\(\/essaysworkspace/g)].length > 1,
};

const PLACE =
  /\b(?:last|latest|furthest|farthest|first|soonest|closest|earliest|nearest|second|2nd|third|3rd|(?:most|more|least|less) time|breathing room|longest)\b/;
const NO_DATES =
  /\b(?:sat|act|tests?|letters?|recs?|scores?|scored|decisions?|hear|activit\w+|clubs?|hours?|words?|honors?|awards?|fafsa|css|aid|interview|portal|waitlist|chance\w*|read|strongest|weakest|best|worst|paragraph|sentence|line|draft)\b/;
const OF_APPLICATIONS =
  /\b(?:due|deadlines?|apps?|applications?|schools?|colleges?|turn(?:ing)? in|submit|send|comes?|time)\b/;
const ASKS = /\b(?:whats?|which|when|how|is|does|do|and the|ok|then|compared)\b/;
const SIZE = /\b(?:smallest|shortest|longest|biggest|largest|(?:fewest|most|least) words)\b/;
const WRITTEN = /\b(?:essays?|piqs?|supp\w*|words|draft)\b|\bESSAY\b/;
const LEAST_TIME =
  /\b(?:fewest|least|smallest|lowest|barely|hardly|most|biggest|highest)\b.*\b(?:hours?|hrs|time|weekly)\b|\b(?:hours?|hrs|time)\b.*\b(?:fewest|least|lowest|most|biggest)\b|\b(?:barely|hardly) (?:spend|do|go)\b/;
const HAS_HOURS =
  /\b(?:half|an?|\d{1,2}|one|two|three|four|five|six|seven|eight|ten|couple|few) (?:of )?(?:and a half )?(?:hours?|hrs?|minutes?|mins?)\b/;
const ENOUGH =
  /\b(?:enough|make it|finish|done|in time|get\b.*\bout|everything|manage|possible|realistic|be ok|be okay|does it fit)\b/;
const OWES_REPLY = /\b(?:repl\w+|respond|answer|get back|write back)\b/;
const MAIL = /\b(?:e ?mails?|mail|interview|message)\b/;
const WAS_TO_DO = /\b(?:supposed to|have to do|had to do|need to do|gotta do|wanted to do|promised)\b/;
const WEEKDAY = /\b(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)\b/;
const COSTS = /\b(?:fees?|costs?|pay|paying|price|dollars|money|spend)\b/;
const TO_APPLY = /\b(?:app|apps|applications?|apply|applying|submit|send|sending|sent)\b/;
const TOGETHER = /\b(?:total|all|how much|left|rest|remaining|more|added|altogether|cost|everything|still got)\b/;
const OTHER_COSTS =
  /\b(?:usual|usually|normally|average|typical\w*|waiv\w+|afford|aid|scholarships?|tuition|css|fafsa|sat|act|transcripts?|attend\w*|net price|a year|deposit|COLLEGE|refund|hours|worth|tutor\w*)\b/;
const LETTERS = /\b(?:letters?|recs?|recommend\w+)\b/;
const OF_LIST =
  /\b(?:my|mine|each|every|all)\b.*\b(?:schools?|colleges?|mine|list|them|em)\b|\b(?:all|which|any) of mine\b|\bof mine\b/;
const WANTS = /\b(?:wants?|asks?|needs?|requires?|takes?|have to)\b/;
const MAIN_ESSAY = /\b(?:common app essay|personal statement|main essay)\b/;
const READS = /\b(?:sees?|reads?|gets?|go(?:es)? (?:out )?to|sent to|goes)\b/;
const READERS =
  /\b(?:COLLEGE|ucs?|which (?:of my )?(?:schools?|colleges?|ones)|who|whom|every(?:one| college| school)|all (?:my|of))\b/;
const NO_READERS =
  /\b(?:scores?|scored|prompt|ready|aloud|limit|should i|feedback|friends?|proofread\w*|mom|dad|teacher|help|ai|write|score|laurel|you|minutes|how long|better|word|words)\b/;
const PIQS =
  /\b(?:piqs?|insight questions?|ucs? (?:essays?|answers?|questions?|responses?|prompts?|ones))\b|\bucs?\b.*\bshort answers?\b/;
const HOW_MANY = /\b(?:4|four|all of (?:them|it)|another|enough|missing|how many)\b/;
const ADDS = /\b(?:add|squeeze|fit|insert|put in|tack on)\b/;
const MORE_TEXT = /\b(?:line|sentence|paragraph|fit|still|more|room|space|bit|another)\b/;
const TOO_SHORT = /\b(?:too short|longer|long enough)\b/;
const LEADS = /\b(?:leader|leaders|leadership|in charge of)\b/;
const OWN_LIST = /\b(?:activit\w+|extracurriculars?|ecs?|list|mine|of anything|ever|do i have|did i|counts?)\b/;
const SEARCHES =
  /\bwhere (?:did|do|have) i (?:\w+ )?(?:write|wrote|written|talk|talked|mention|mentioned|say|said|bring up|put)\b|\b(?:which|what) (?:essay|one|piq|supplement) (?:has|had|did|was|is|talks?|mentions?)\b.*\b(?:part|bit|story|scene|about|mention|line|where|say|talk|wrote|write)\b|\bdid i (?:ever |even |already )?(?:mention|bring up|talk about|write about)\b/;
const NO_SEARCH =
  /\b(?:COLLEGE|prompts?|scores?|scored|due|deadline|notes?|limit|activit\w+|honors?|wrong|additional info|hours)\b/;
const SHOWS = /\b(?:where|which|show|quote|read|find|sentence|line)\b/;
const SAYS = /\b(?:says?|said|wrote|write|written|mention\w*|left|sentence|line|names?|named)\b/;
const WRONG_NAME = /\bwrong (?:schools?|colleges?|uni\w*|names?)\b/;
const INSTEAD = /\b(?:instead|replace|should it say|change it to|what should|how do i fix)\b/;
const LOST =
  /\b(?:gone|disappear\w*|vanish\w*|got deleted|(?:get|was|were) deleted|erased|wiped|(?:nothing|nothings) (?:is )?here|theres nothing|were here|was here|dont see (?:anything|it|my)|cant find my|did it save|(?:didnt|did not|not|never) saved?|i lost (?:my|the) (?:essay|draft|text|work))\b/;
const OWN_TEXT = /\b(?:essays?|drafts?|wrote|typed|text|my work|words|writing|it save|it saved)\b|\bESSAY\b/;
const WHICH_ORDER = /\b(?:before or after|before|after|sooner|later|earlier|(?:more|less) time|first)\b/;
const DATED = /\b(?:due|deadlines?|when|time|or|close|closes)\b|\bthat\b/;
const NEXT =
  /\b(?:due|next|then what|comes?|after that|one after|am i free|something else|whats after|what is after)\b/;
const AFTER =
  /\b(?:after|once|following)\b.*\b(?:COLLEGE|ucs?)\b|\bCOLLEGE first\b.*\b(?:then|next)\b|\bCOLLEGE is (?:in|done|sent|out)\b/;
const NO_ORDER =
  /\b(?:hear|heard|decisions?|defer\w*|waitlist\w*|accept\w*|admit\w*|reject\w*|den(?:y|ied)|interview|visit|got in|get in|switch|change|aid|withdraw)\b/;

const READS_LINE = /\b(?:description|what did i (?:say|write|put)|read me|my line)\b/;
const RESTS =
  /\b(?:(?:take|have) (?:\w+ ){0,4}(?:day|days|weekend|week|break|today|tomorrow|thanksgiving|holiday) off|do nothing (?:til|till|until|this)|day off|take a break|(?:really|even) (?:have|need) to (?:write|work|do this) (?:today|tonight|this weekend)|can i (?:rest|chill|relax))\b/;
const WITHDRAWS =
  /\b(?:(?:which|what)\b.*\b(?:drop|withdraw|pull|cancel)|take out the ones|cant do (?:now|anymore)|no longer need)\b/;

const CUTS = /\b(?:delete|drop|cut|remove|take (?:it|that) (?:off|out))\b/;
/** Words up to which a question may go on about the last answer. */
const SHORT_FOLLOW_UP = 16;

/** The intent of a question that asks for something in a list of the record, whose words alone would sound like something else. */
export function ofList(heard: Heard, told: string, record: StudentRecord): string | undefined {
  const { text } = heard;
  if (LOST.test(text) && OWN_TEXT.test(text)) return 'lost text';
  const isShort = text.split(' ').length <= SHORT_FOLLOW_UP;
  if (
    isShort &&
    /\bCSS Profile\b/.test(told) &&
    /\b(?:costs?|free|fee|pay)\b/.test(text) &&
    /\b(?:it|that)\b/.test(text)
  )
    return 'css-what';
  if (isShort && /\branks? (?:lowest|highest)\b/.test(told) && CUTS.test(text)) return 'activities';
  if (isShort && /\/ 100\b/.test(told) && /\b(?:number|score|it)\b.*\b(?:up|higher|raise)\b/.test(text))
    return 'why that score';
  return ofDates(heard, told, record) ?? ofTexts(heard, told, record) ?? ofAmounts(heard, told, record);
}

function ofDates({ text, apps, strangers }: Heard, told: string, { apps: all }: StudentRecord): string | undefined {
  if (strangers.length > 0 || NO_ORDER.test(text) || all.length === 0) return undefined;
  const isShort = text.split(' ').length <= SHORT_FOLLOW_UP;
  if (AFTER.test(text) && NEXT.test(text) && !NO_DATES.test(text)) return 'order';
  const hasOther = apps.length > 1 || all.some(({ id }) => told.includes(`/applications/${id}`));
  if (apps.length > 0 && hasOther && WHICH_ORDER.test(text) && DATED.test(text) && !NO_DATES.test(text)) return 'order';
  if (apps.length > 0 || NO_DATES.test(text)) return undefined;
  if (lists.dates(told) && isShort && PLACE.test(text) && !/\bessays?\b/.test(text)) return 'order';
  const ofPlace = PLACE.test(text) && OF_APPLICATIONS.test(text) && ASKS.test(text);
  const isOrdinal =
    /\b(?:second|2nd|third|3rd|furthest|farthest)\b/.test(text) ||
    /\b(?:due|deadline|comes|send)\b.*\b(?:first|last|soonest)\b|\b(?:last|latest|closest|soonest|first|nearest)\b.*\b(?:due|deadline)\b/.test(
      text,
    );
  const asksMore = /\b(?:essays?|as it is|clean|how many days|how much)\b|\bESSAY\b/.test(text);
  const asksNumber = /\b(?:how many|number)\b.*\b(?:first|soonest)\b/.test(text);
  if (ofPlace && (asksNumber || (isOrdinal && (asksMore || !/\b(?:first|soonest|closest|nearest)\b/.test(text)))))
    return 'order';
  return undefined;
}

function ofTexts({ text, apps, strangers, essays }: Heard, told: string, record: StudentRecord): string | undefined {
  const ofMain = MAIN_ESSAY.test(text) || essays.some(({ id }) => id === MAIN);
  if (ofMain && READS.test(text) && READERS.test(text) && !NO_READERS.test(text)) return 'main essay readers';
  const named = [...strangers, ...apps.map(({ college }) => college)];
  const head = (college: string) =>
    keyOf(college)
      .replace(/^(?:the )?(?:university of )?/, '')
      .split(' ')[0] ?? '';
  const stands = named.some((college) => record.essays.some((one) => keyOf(textOf(one)).includes(head(college))));
  if (stands && strangers.length > 0 && SHOWS.test(text) && SAYS.test(text)) return 'left over';
  if (WRONG_NAME.test(text) && SHOWS.test(text) && SAYS.test(text) && !/\bsubmitted|already sent\b/.test(text))
    return 'left over';
  if (/names? another college/.test(told) && INSTEAD.test(text) && named.length === 0) return 'left over';
  const isSize = SIZE.test(text) && !/\b(?:activit\w+|clubs?|hours?|deadline)\b/.test(text);
  if (isSize && essays.length < 2 && (WRITTEN.test(text) || (lists.essays(told) && !lists.dates(told))))
    return 'total words';
  const ofOne = essays.length > 0;
  if (ofOne && ((ADDS.test(text) && MORE_TEXT.test(text)) || TOO_SHORT.test(text))) return 'lengths';
  if (apps.length === 1 && !ofOne && /\bhow (?:much|many words)\b.*\b(?:add|more)\b/.test(text)) return 'lengths';
  if (PIQS.test(text) && HOW_MANY.test(text) && !ofOne && /\bi\b|\bive\b|\bmy\b/.test(text) && !/\bwords?\b/.test(text))
    return 'piqs';
  return SEARCHES.test(text) && !NO_SEARCH.test(text) && !ofOne ? 'about' : undefined;
}

function ofAmounts({ text, apps, strangers, essays, activities }: Heard, told: string, record: StudentRecord) {
  const ofActivities =
    (activities.length === 0 || /\b(?:which|what) ACTIVITY\b/.test(text)) && essays.length === 0 && apps.length === 0;
  const isSmallest = lists.activities(told, record) && /\b(?:smallest|least|fewest|biggest|most)\b/.test(text);
  if (record.activities.length > 0 && ofActivities && !/\bessays?\b|\bdeadline\b/.test(text)) {
    if (LEAST_TIME.test(text) && !/\b(?:left|finish|homework|score)\b/.test(text)) return 'hours';
    if (isSmallest && text.split(' ').length <= 5) return 'hours';
    if (
      LEADS.test(text) &&
      OWN_LIST.test(text) &&
      !/\b(?:letters?|scholarship|write|prompt|lie|fake|say i)\b/.test(text)
    )
      return 'leadership';
  }
  if (LEADS.test(text) && /\b(?:of mine|looks like|counts?|which of my)\b/.test(text)) return 'leadership';
  const ofWork = activities.length === 0 || /\b(?:schools?|colleges?|apps?|applications?|everything)\b/.test(text);
  if (HAS_HOURS.test(text) && ENOUGH.test(text) && ofWork && strangers.length === 0) {
    const paced = /\b(?:weeks?|weekly|days?|daily|nights?|evenings?|mornings?|weekend|week)\b/.test(text);
    if (paced) return 'fits';
  }
  if (activities.length === 1 && READS_LINE.test(text)) return 'activities';
  if (RESTS.test(text) && record.apps.length > 0 && !/\b(?:year|gap|class|school today)\b/.test(text))
    return 'time off';
  if (/\b(?:brag about|if i (?:can|could) only)\b/.test(text) && /\/honors\b/.test(told)) return 'honors';
  const hasYes = record.apps.some(({ decision }) => decision === 'accepted');
  if (hasYes && WITHDRAWS.test(text) && !/\b(?:class|course|ap|calc\w*|activity|club)\b/.test(text)) return 'first';
  const ofRows = /\b(?:common app|10|ten)\b/.test(text) && /\b(?:lines|slots|spots|rows|spaces)\b/.test(text);
  if (ofRows && /\b(?:empty|left|free|more)\b/.test(text)) return 'limits';
  const notes = record.apps.map((app) => app.notes.toLowerCase()).join('\n');
  const isNoted = (pattern: RegExp) =>
    (text.match(new RegExp(pattern, 'g')) ?? []).some((word) => notes.includes(word.replace('email', 'mail')));
  if (OWES_REPLY.test(text) && MAIL.test(text) && isNoted(MAIL) && !/\bquestions?\b|\bhow\b/.test(text)) return 'notes';
  if (WAS_TO_DO.test(text) && isNoted(WEEKDAY)) return 'notes';
  if (
    COSTS.test(text) &&
    TO_APPLY.test(text) &&
    TOGETHER.test(text) &&
    !OTHER_COSTS.test(text) &&
    strangers.length === 0
  )
    return record.apps.length > 0 ? 'fees' : undefined;
  const asksLetters =
    LETTERS.test(text) && OF_LIST.test(text) && WANTS.test(text) && apps.length + strangers.length === 0;
  const isOfMore = /\b(?:scores?|interviews?|sat|act|transcripts?)\b/.test(text);
  return asksLetters &&
    !isOfMore &&
    /\b(?:how many|all|every|each|which|any|some|many)\b/.test(text) &&
    record.apps.length > 0
    ? 'letters'
    : undefined;
}

/** The applications that "the uc one" means. */
export const ucAmong = ({ apps }: StudentRecord) => apps.filter(({ college }) => isUc(college));
