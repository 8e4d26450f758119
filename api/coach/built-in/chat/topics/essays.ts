import { answerLengths, answerUnfinished } from '../answers/essay-lists.ts';
import { answerEssay, answerScores, answerStrongest, answerWeakest, explainScore } from '../answers/essays.ts';
import { answerLeftOver } from '../answers/left-over.ts';
import { answerIdeas } from '../answers/ideas.ts';
import { answerOneVoice } from '../answers/one-voice.ts';
import { answerReuse } from '../answers/reuse.ts';
import { SPOTS, type Topic } from './topic.ts';

const ESSAYS = '(essays?|ESSAY|supplement*|supps?|drafts?)';
const OTHER_NAME =
  '(wrong|another|other|different) (college|colleges|school|schools|university|universities|name)( names?)?';

const ONE = '(one|the same|a single|different|two|several)';
const ALIKE =
  '(consistent*|inconsistent*|uniform|coherent|alike|similar|differs?|different|vary|varies|shifts?|drifts?|(the )?same|(match|matches) (each other|across|between|up|throughout))';
const THIN = `(gaps?(?! year)|holes|thin|thinnest|weaknesses|(weak|weaker|weakest|thin) ${SPOTS})`;

/** The main essay and the supplementals. */
export const essayTopics: readonly Topic[] = [
  {
    name: 'left over',
    sure: [
      `${OTHER_NAME} * (${ESSAYS}|name|response|text|left)`,
      `(left|leave|mention*|forgot*|named?|names|wrote|copy|copied|paste*|have|use|used) * ${OTHER_NAME}`,
      '(college|school) names?',
      '(left|leave|say|says|mention*|name|names) COLLEGE',
      'wrong names?',
      `(${ESSAYS}|i) mention* COLLEGE`,
      'copy paste (mistake|mistakes|error|errors)',
    ],
    hints: [ESSAYS],
    answer: answerLeftOver,
  },
  {
    name: 'one voice',
    sure: [
      `(like|by|hear|hears) ${ONE} (person|people|writers?|authors?|students?|voices?)`,
      `(same|one|single|different|consistent|steady|coherent) (person|writer|author|student|voices?|tones?|styles?) * (${ESSAYS}|wrote|writing|throughout|across|everywhere|all)`,
      `${ESSAYS} * (same|one|single|different|consistent|steady|coherent) (voices?|tones?|styles?)`,
      `(voices?|tones?|style) * ${ALIKE}`,
      `${ALIKE} * (voices?|tones?|style)`,
      `${ESSAYS} * (sound|sounds|read|reads|feel|feels) * (same|alike|similar|different|consistent*|coherent|together)`,
      `${ESSAYS} * (consistent|inconsistent|coherent|fit together|hang together|belong together)`,
      `${ESSAYS} * (sounds?|reads?) like * ${ESSAYS}`,
    ],
    hints: [ESSAYS, '(voices?|tones?)'],
    answer: answerOneVoice,
  },
  {
    name: 'reuse',
    sure: [
      '(reuse|reusing|reused|reusable|re use|recycle|recycling)',
      `same (${ESSAYS}|response|answer|text|prompts?)`,
      `(use|using|submit|send) * (for|twice|both|multiple|several) * (${ESSAYS}|COLLEGE|prompts?|colleges|schools)`,
      `(similar|alike|overlap*|the same|duplicates?) * (${ESSAYS}|prompts?|questions?)`,
      `(${ESSAYS}|prompts?|questions?) * (similar|alike|overlap*|the same|repeat*|in common|share)`,
      'adapt * COLLEGE',
    ],
    hints: [ESSAYS],
    answer: answerReuse,
  },
  {
    name: 'ideas',
    sure: [
      'what (should|could|can|do|to) (i )?write( about| on| for| in)?',
      '(ideas?|brainstorm*|topics?|write about|stuck|writers block)',
      'how (do|should|can|to) (i )?(start|begin|open) (my |the |an? |writing )?(essay|ESSAY|main|writing|supplement*|it)',
      '(not|never|havent|didnt|nowhere) * (written|wrote|mention*|write) * (about|activit*)',
    ],
    hints: [ESSAYS],
    answer: answerIdeas,
  },
  {
    name: 'lengths',
    sure: [
      '(over|under|above|below|within|exceed*|past|fit) (the |my |its |their )?(word )?(limits?|count|max*|650)',
      'too (long|short|many words)',
      'how long (is|are|should|was|can|may|must)',
      'how many words',
      '(limit|max*) (of|for|on)',
      'word (counts?|limits?|max*)',
      'words over',
      '(need to|should i|i should|how do i|where (do|can|should) i|what (to|can i|should i)) (cut|trim|shorten)',
      'room (to|for|left)',
    ],
    hints: [ESSAYS, '(words?|limits?|lengths?)'],
    answer: answerLengths,
  },
  {
    name: 'unfinished',
    sure: [
      '(unfinished|incomplete|empty|blank|unstarted|untouched|unwritten)',
      `(not|havent|hasnt|didnt|arent|isnt|yet to|still (need|have)) * (started?|begun|begin|written|write|finish*|done|final|touched|opened)`,
      `${ESSAYS} * (left|remain*|to (do|write|finish))`,
      `(left|remain*|which|what) * ${ESSAYS} * (finish|write|start|left)`,
      'left to write',
      'how many (supplement*|essays)',
    ],
    hints: [ESSAYS],
    answer: answerUnfinished,
  },
  {
    name: 'weakest',
    sure: [
      `(?<!where am i )(weakest|weaker|worst|worse|lowest|poorest)(?! ${SPOTS})`,
      `${THIN} * ${ESSAYS}`,
      `${ESSAYS} * ${THIN}`,
      `(which|what) (${ESSAYS}|one) * (most|needs?|need|revise|rewrite|improve|fix|first|weak|bad|behind|work on)`,
    ],
    hints: [ESSAYS],
    answer: answerWeakest,
    why: explainScore,
  },
  {
    name: 'strongest',
    sure: [
      `(strongest|best|highest|favou?rite|top) (\\w+ )?(${ESSAYS}|score|scoring|writing|one|piece)`,
      `${ESSAYS} * (strongest|best|highest)`,
    ],
    hints: [ESSAYS],
    answer: answerStrongest,
    why: explainScore,
  },
  {
    name: 'scores',
    sure: [
      '(my|all|essay|list|show|the) (essays? |my )?(scores|grades)',
      '(average|mean) (essay )?score',
      '(list|show)( me)?( all)?( my)? (essays|supplement*)',
      'which essays do i have',
      '(how are|hows) (all )?my (essays|supplement*|writing)',
      'scores of',
    ],
    hints: [ESSAYS],
    answer: answerScores,
    why: explainScore,
  },
  {
    name: 'why that score',
    sure: ['why * (score|scores|scored|low|lower|high|higher|weak|weakest|bad|rated|graded)'],
    hints: [ESSAYS],
    answer: explainScore,
  },
  {
    name: 'essay',
    sure: [
      `(how (is|are|does|good|do i|can i|should i|would i|to|did)|hows|what do you think|what about|thoughts|feedback|review|improve|better|fix|rate|judge|check|critique|look at|read|strengthen|revise|score|grade|raise|increase|boost|make|opinion|work on) * (${ESSAYS}|personal statement|it|this(?! week)|that one|response|statement|intro*|conclusion|opening|score)`,
      `${ESSAYS} * (good|bad|ok|okay|ready|score*|better|improve*|done|feedback|going|doing|wrong|low|high)`,
      '(content|structure|voice|clarity|specificity|reflection)',
      '^(thoughts|feedback|review|opinions?)( please)?$',
      'sound (more )?like (me|myself)',
      '(more|too|so|less) (specific|detailed|reflective|personal|clear|vivid|vague|generic|boring|confusing|cliche)',
    ],
    hints: ['(score|scored|scoring|graded?|tone|flow|vague|generic|boring)', ESSAYS],
    answer: answerEssay,
    why: explainScore,
  },
];
