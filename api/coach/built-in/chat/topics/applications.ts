import { answerColleges, answerPrompts, answerReady } from '../answers/colleges.ts';
import { answerDecisions } from '../answers/decisions.ts';
import { answerDue } from '../answers/deadlines.ts';
import { answerGaps } from '../answers/gaps.ts';
import { answerSummary } from '../answers/overall.ts';
import { answerFirst, explainFirst } from '../answers/priorities.ts';
import { answerEarly, answerRounds } from '../answers/rounds.ts';
import { answerWeek } from '../answers/week.ts';
import { SPOTS, type Topic } from './topic.ts';

const EARLY = '(eds?|ed2|ea|rea|scea|early (decision|action)s?( ii)?|restrictive*)';

const WEEK = '((this|the|my|next|coming|upcoming) week|(next|coming) (7|seven|few) days)';
const PROFILE = '(application|profile|candidacy)';

/** Colleges, dates, rounds and decisions. */
export const applicationTopics: readonly Topic[] = [
  {
    name: 'decisions',
    sure: [
      '(did|have) i (get|got|gotten|been) (in|into|accepted|admitted|rejected|deferred|waitlisted)',
      'where (did|have) i (get|got|gotten|been)',
      '(am|was) i (accepted|admitted|deferred|rejected|waitlisted)',
      '(?<!early )(decisions?|wins?|acceptances?|rejections?)',
      '(deciding|decided|undecided)',
      '(heard|hear) (back|from)',
      '(did|has|have|will) COLLEGE * (accept*|admit*|take|reject*|answer*|decide*|defer*)',
      '(waiting|wait) (for|on|to hear)',
      '(who|which|what|where|how many) * (accepted|admitted|deferred|rejected|denied|waitlisted|submitted|sent)',
      '(have|did) i (already )?(submit|submitted|sent|send)',
    ],
    answer: answerDecisions,
  },
  {
    name: 'early',
    sure: [
      `(two|2|both|multiple|several|more than one|another|second) * ${EARLY}`,
      `${EARLY} * (and|with|plus|or|vs) * (${EARLY}|both|two)`,
      `${EARLY} * (bind*|allowed|conflict*|at once|same time|rules?|mean*|together|back out|two)`,
      `(whats|what is|what does|explain|difference) * ${EARLY}`,
      'binding',
      `(back out|get out|get in|withdraw|accepted|admitted) * ${EARLY}`,
      '(should|can|could) i apply (early|ed|ea|rea)',
      '(conflict*|clash*)',
      'early (plans?|applications?|rounds?) * (ok|okay|allowed|together|fine)',
    ],
    hints: [EARLY],
    answer: answerEarly,
  },
  {
    name: 'rounds',
    sure: [
      '(rounds?|balance|balanced)',
      '(how many|which|what) * (early|regular|rolling|ed|ea|rd)',
      '(am i|do i) * (early|ed|ea|regular|rd)',
    ],
    hints: [EARLY, 'regular decision'],
    answer: answerRounds,
  },
  {
    name: 'prompts',
    sure: [
      '(what|which|how many|does|list|show) * (supplement*|supps|prompts?|essays?|questions?) * (COLLEGE|require*|ask*)',
      '(does|what|which) * COLLEGE * (ask|asks|require|requires|want|need)',
      'COLLEGE (prompts?|requirements?|questions?)',
      'prompts? (for|of|at)',
    ],
    answer: answerPrompts,
  },
  {
    name: 'due',
    sure: [
      '(overdue|past due|due|deadlines?|missed)',
      '(am i|anything|what am i) late*',
      '(upcoming|coming up|calendar)',
      '(by|before|until) (monday|tuesday|wednesday|thursday|friday|saturday|sunday|tonight|tomorrow)',
      'how (long|many days|much time) * (until|till|left|before|have)',
      '(when is|when are|whens|when do|when does|when must|when should)',
    ],
    hints: ['(this|next|coming) (week|month|weekend)', '(today|tomorrow|tonight|soon|late)'],
    answer: answerDue,
  },
  {
    name: 'week',
    sure: [
      `(i|to|must) do * ${WEEK}`,
      `(work on|focus|focus on|tackle|finish|start with|get done|accomplish|plan|plans|organi[sz]e|schedule|priorit*|goals?|tasks?|to dos?|to do list|agenda|important|urgent|matters) * ${WEEK}`,
      `(whats|what is|what comes|whats up) next * ${WEEK}`,
      `(get|getting|be) * done * ${WEEK}`,
      `spend ${WEEK}`,
      `${WEEK} * (do|work on|focus|focus on|tackle|plan|priorit*|look*|schedule|to do list)`,
      'this weeks (plan|priorit*|tasks?|goals?|work|focus|to dos?|to do list)',
      'weekly (plan|schedule|goals?|priorit*|to do list)',
    ],
    answer: answerWeek,
    why: explainFirst,
  },
  {
    name: 'first',
    sure: [
      '(do|work on|start|start with|tackle|focus on|write|finish|begin with|go) (on |with |it )?(first|next|today|tonight|now|this (weekend|evening|afternoon))',
      'where (do|should|to|can) (i )?(\\w+ )?(start|begin)',
      'priorit*',
      '(next|first) (step|steps|thing|task|move|up)',
      '(urgent|most important|pressing|matters most)',
      '(im|i am) behind',
      '(have|got|with|only|for|spare|in|free) (an?|one|two|three|four|five|six|half an|a few|about|only|just|\\d{1,3}) ?(\\w+ )?(hours?|hrs?|h|minutes?|mins?)',
      '\\d{1,3} ?(hours?|hrs?|minutes?|mins?)',
      '(plan|schedule)( for)? (my|the|this|today)*',
      'make (me )?a (plan|schedule|list)',
      '(to do list|todo|to dos)',
      'what (should|do|can|must|would|could) i (\\w+ )?(do|work|tackle|focus)',
      '(whats|what is|what comes) next',
      '(what now|now what)',
      'what (do|would) you (recommend|suggest)',
    ],
    answer: answerFirst,
    why: explainFirst,
  },
  {
    name: 'gaps',
    sure: [
      '(thin|thinner|thinnest)',
      '(gaps?(?! year)|weakness|weaknesses|shortcomings?|blind spots?)',
      `(weak|weaker|weakest|thin|soft) ${SPOTS}`,
      'holes? in',
      'where (am|are|do) i (weak|weaker|weakest|lacking|short|lack|fall short)',
      'what (am|do) i (still )?(missing|lacking|lack)$',
      'what (am|do) i (still )?(missing|lacking|lack) (in|on|from|overall|here|right now)',
      'am i (missing|lacking) (anything|something)',
      `my (\\w+ )?${PROFILE} * (missing|miss|misses|lack|lacks|lacking|weak|weaker|weakest)`,
      `(missing|lacking|weak|wrong) * (from|in|on|with|about) my (\\w+ )?${PROFILE}`,
      `(improve|strengthen|round out|beef up|fill out|add to) my (\\w+ )?${PROFILE}`,
      `my (\\w+ )?${PROFILE} (stronger|better|fuller|more complete|more well rounded)`,
      '(readers?|officers?|committee) * (miss|missing|lacking)',
    ],
    answer: answerGaps,
  },
  {
    name: 'summary',
    sure: [
      '(know|see|have) (about|on|of) me',
      'everything (you|u) (know|see|have)',
      'tell me about (me|myself|my applications?)',
      'summar*',
      '(overview|recap|big picture|on track|catch me up)',
      'how am i doing',
      'where (do|am) i (stand|at)',
      'my (progress|profile|status)',
      'how (is|are|does) my (application|applications|profile|apps?)',
      'hows my (application|applications|profile|apps?)',
      'am i behind',
    ],
    answer: answerSummary,
  },
  {
    name: 'ready',
    sure: [
      '(ready|missing|complete|checklist|good to go)',
      '(what|whats|what else) * (left|remaining|need|lacking|open)',
      '(whats|what is) (left|open|remaining)',
      'still (need|have|open|missing|to do)',
      '(can|should|could) i (submit|send)',
      'done with COLLEGE',
      '^am i (done|ready|finished)$',
      'which * (school|college|application|app)s? * (work|attention|behind|done|finished)',
      'how much * left',
      '(status|progress) (of|on|for|with)',
      '(how is|how are|hows|status of|progress on|progress with|tell me about|update on|how am i doing on) (my |the )?COLLEGE',
      'COLLEGE * (going|status|progress|done|finished|coming along)',
    ],
    hints: ['COLLEGE'],
    answer: answerReady,
  },
  {
    name: 'colleges',
    sure: [
      '(which|what|list|show|how many)( me)?( all)? (of )?(my |the )?(colleges|schools|universities|applications|apps)',
      'where am i applying',
      'my (college )?list',
    ],
    answer: answerColleges,
  },
];
