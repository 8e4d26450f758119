import { declineChances, declineDetection, declineFacts, declineWriting } from '../answers/declined.ts';
import { answerHowTo, answerMeaning } from '../answers/how-to.ts';
import { answerAbilities, answerGreeting, answerStress, answerThanks, answerWho } from '../answers/talk.ts';
import type { Topic } from './topic.ts';

const FEELING =
  '(overwhelmed|stressed|stressing|anxious|panick*|burned out|burnt out|exhausted|hopeless|tired|scared|terrified|freaking out|crying|falling apart|drowning|behind on everything)';

/** The student's mood, the coach and its ways, and what it must decline. */
export const talkTopics: readonly Topic[] = [
  {
    name: 'stress',
    sure: [
      `(im|i am|i feel|ive been|feeling|getting|so|too|really|very|totally|super) ((\\w+ ){0,2})${FEELING}`,
      `^((\\w+ ){0,2})${FEELING}( out)?$`,
      'i (cant|cannot) (do|handle|take|deal with|keep up with) (this|it|all)',
      'i give up$',
      'i give up (on|because|with|now)',
      '(want|going|about) to (give up|quit|cry)',
      '(breaking|broke) down',
      'too much (for me|to do|work|right now)',
      'panic attack*',
      '(ill|i will) never (finish|make it|be done|get * done)',
      '(im|i am) (a failure|not good enough|so stupid|worthless)',
      'hate (myself|my life|this)',
      'so (behind|much to do)',
      '(feel|feeling) like (a failure|giving up|crying|nothing|an idiot)',
      'everyone * (better|smarter|ahead)',
      '(cant|cannot) sleep',
      '(pressuring|pressured|pressure)',
      '(disappoint*|lonely|so alone)',
      '(everything|it|this|its) * too much',
      'dont know what to do anymore',
    ],
    hints: [
      '(overwhelmed|stressed|anxious|panick*|exhausted|hopeless|falling apart|drowning|freaking out|crying|failure|worthless)',
    ],
    answer: answerStress,
  },
  {
    name: 'greeting',
    sure: [
      '^(hi|hello|hey|hiya|hola|yo|sup|howdy|good (morning|afternoon|evening)|whats up)( (there|admitlens|laurel|again|coach|hello|hi))*$',
    ],
    answer: answerGreeting,
  },
  {
    name: 'thanks',
    sure: [
      '^((ok|okay|great|cool|nice|perfect|awesome|wow|oh|yes|alright|good) ){0,3}(thanks|thank (you|u)|thx|ty|tysm|appreciate (it|that|you)|got it|bye|goodbye|good night|see you|perfect|awesome|great|ok|okay|cool)( (so|a|very|much|lot|again|for|the|your|help|that|admitlens|you|later|really|helpful))*$',
    ],
    answer: answerThanks,
  },
  {
    name: 'who',
    sure: [
      '(who|what) (are|r) (you|u)',
      'are (you|u) (a |an )?(real|actual|ai|bot|robot|human|person|chatgpt|gpt|llm|machine|program|openai|claude|model)',
      '(what|which) (ai |language )?model',
      'who (made|built|runs|wrote) (you|this|laurel)',
      '(cheating|allowed to use)',
      'how do you work',
      '(my|our) (data|essays?|information|info) * (safe|private|sold|shared|stored|train*)',
      'do you (store|share|sell|send|save|keep|train)',
      'is (this|it|my data) (private|confidential|safe)',
      'privacy',
      'who (can|could) (see|read)',
    ],
    answer: answerWho,
  },
  {
    name: 'abilities',
    sure: [
      'what (can|could|do) (you|u) (do|help)',
      'what (can|should|could) i ask',
      'how (can|could|do) you help',
      'what are you (good )?for',
      '^(please )?help( me)?( please)?$',
      'how (do i|do you) use (this|you)',
      'what kind of questions',
    ],
    answer: answerAbilities,
  },
  {
    name: 'how to',
    sure: [
      'how (do|can|would) i (add|delete|remove|edit|export|import|change|set|mark|enter|download|reorder)',
      'how (do|can) i (score|grade) (a|an|my|the) (essay|ESSAY|supplement*)',
      'where (do|can) i (add|find|enter|change|set|see|export|download)',
    ],
    hints: ['(essays?|ESSAY|COLLEGE|colleges?|activit*|honors?|deadlines?|supplement*)'],
    answer: answerHowTo,
  },
  {
    name: 'meaning',
    sure: [
      '(what|whats) (is |does |do |are )?(a |an |the )?(content|structure|voice|clarity|specificity|reflection|scores?|categories|good score) (mean|means|measure*|category|about)',
      '(what|whats) (is |does |do )?(a |the )?(content|structure|voice|clarity|specificity|reflection|good score)$',
      'how (is|are|does) * (scored|scoring work|the score work|scores work|graded)',
      'how do you (calculate|compute|score|grade)',
    ],
    answer: answerMeaning,
  },
  {
    name: 'rewriting',
    sure: [
      '(can|could|will|would) (you|u) (please |just |also )?(write|rewrite|re write|finish|compose|draft|paraphrase|shorten|lengthen|polish|rephrase|reword|fix|edit|do my|make (it|this|that|my))',
      '(want|need) (you|u) to (write|rewrite|finish|edit|fix)',
      '^((please|pls|just|now|ok) )*(write|rewrite|re write|compose|draft|paraphrase|shorten|rephrase|reword|generate|finish|polish|edit)',
      '(write|do|finish|fix|rewrite|edit|make) * for me',
      '(generate|write|give) me (a|an|some) (\\w+ )?(essay|draft|paragraph|intro*|opening|hook|conclusion|supplement*)',
    ],
    hints: ['(essays?|ESSAY|supplement*|drafts?)'],
    answer: declineWriting,
  },
  {
    name: 'detection',
    sure: [
      '(ai|gpt*|plagiarism) (detect*|check*|flag*|score)',
      '(detect|detects|detected) * ai',
      '(flagged|sound|sounds|read|reads|written|look|looks|seem|seems|count) (as |like |by )?(an? )?(ai|chatgpt|gpt|robot)',
      'plagiari*',
      '(turnitin|gptzero)',
      'use* chatgpt',
      '(is|are|was) * (essay|ESSAY|story) (true|real|honest|authentic|original|human)',
      '(fake|made up|lying|lie|lied|authentic) * (essay|ESSAY)',
      '(essay|ESSAY) * (fake|made up|a lie|authentic)',
      '(for|with|by|using) (ai|chatgpt|plagiarism)',
    ],
    hints: ['(essays?|ESSAY|supplement*|drafts?)'],
    answer: declineDetection,
  },
  {
    name: 'chances',
    sure: [
      '(chances?|odds|probability|likelihood|likely)',
      'will i (get|be|make)',
      '(can|could|do you think|would) (i |ill |i will |i can )?get (in|into|accepted|admitted)',
      '(how do i|how can i|help me|to) get (in|into) COLLEGE',
      '(shot|stand a chance|good enough|competitive)',
      'a (reach|safety|match|target)',
      '(reach|safety|match|target) (schools?|colleges?)',
      '(reaches|safeties)',
      '(acceptance|admission|admit) (rate|rates|chance|chances)',
      'how (hard|selective)',
    ],
    answer: declineChances,
  },
  {
    name: 'facts',
    sure: [
      '(aid|fafsa|css|scholarships?|tuition|afford|fee waivers?|application fees?|loans?)',
      'how (much|expensive) * (cost|costs|COLLEGE|pay)',
      '(my|the|an?|need|take|retake|submit|send) (sat|act|toefl|ielts|psat)',
      '(sat|act|toefl|ielts|duolingo|ap|ib|test) (scores?|exams?|tests?|optional|blind)',
      '(toefl|ielts|visas?|i 20|immigration|daca|undocumented|citizen*)',
      '(recommend(ation|er)s?|rec letters?|letters? of rec*|transcripts?|gpa|interviews?)',
      '(campus|dorms?|class sizes?)',
      '(is|are) COLLEGE (a good|good|known|ranked|safe|fun|better)',
      'COLLEGE (known for|or COLLEGE better)',
      '(majors?|programs?|professors?|classes|courses|clubs) (at|does|in) COLLEGE',
      'COLLEGE * (majors?|programs?|professors?|classes|courses|clubs)',
      '(what is|whats) COLLEGE like',
      'which (college|school|of them) is (better|best)',
      'which (college|school)s? should i',
      '(ap|ib|transfer) (classes|credits?)',
      '(decisions?|results?) * (come out|coming out|released|announced)',
      'where is COLLEGE',
    ],
    answer: declineFacts,
  },
];
