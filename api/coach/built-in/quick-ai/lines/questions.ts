/** A question for a fact that is missing; `known` finds what would answer it already. `%` stands for the activity. */
type Question = readonly [text: string, known?: RegExp];

const HOURS = /\d ?(?:hours|hrs|h)\b|\bhours? (?:a|per) (?:day|week)\b/i;
const PEOPLE =
  /\d[\d,+]* (?:\p{L}+[ -]){0,3}(?:people|kids|graders|freshmen|singers|athletes|delegates|clients|readers|friends|teams|downloads|children|students|members|families|players|volunteers|customers|patients|girls|boys|seniors|neighbors|subscribers|users)\b/iu;
const RESULT =
  /\b(?:won|win|wins|\d+(?:st|nd|rd|th)|place|placed|champions?|\p{L}*finals?|\p{L}*finalist|qualifi\p{L}+|ranked|scored|medal|award|record)\b/iu;

/** The first topic that fits asks first. */
const TOPICS: readonly (readonly [RegExp, readonly Question[]])[] = [
  [
    /\b(?:translat|interpret)\p{L}*\b/iu,
    [
      ['How often do you translate, and since when?', /\bsince\b|\d years/i],
      ['What is the most difficult paper or talk that you have translated?'],
    ],
  ],
  [
    /\b(?:(?:take|takes|taking|took) care|care for|caregiv\p{L}*|look after|babysit\p{L}*|siblings?|chores|housework|family responsibilities|(?:little|younger|baby) (?:brothers?|sisters?|cousins?))\b/iu,
    [
      ['Whom do you look after, and how old are they?', /\b(?:ages?|aged|years? old|younger|little)\b/i],
      ['Which days and hours are yours, and what would not get done at home without you?', HOURS],
    ],
  ],
  [
    /\b(?:cashier|barista|server|waiter|waitress|job|store|restaurant|shifts?|customers|employees?|business|fast food|bakery)\b/i,
    [
      ['How many customers or orders do you handle in a shift?', PEOPLE],
      ['What are you trusted with at work that a new person is not?'],
      ['What do your earnings pay for?', /\$/],
    ],
  ],
  [
    /\b(?:tutor\p{L}*|teach\p{L}*|taught(?! me)|mentor\p{L}*|coach(?:ed|ing)|instructor)\b/iu,
    [
      ['How many students do you teach, and how often do you meet?', PEOPLE],
      ['What can your students do now that they could not do before?'],
    ],
  ],
  [
    /\b(?:ref|referee\p{L}*|umpir\p{L}*)\b/iu,
    [
      ['Which ages and levels do you referee, and how many games in a season?', /\d/],
      ['Which call or argument was the hardest, and what did you do?'],
    ],
  ],
  [
    /\b(?:soccer|football|basketball|volleyball|tennis|swim\p{L}*|track(?! of)|cross country|wrestling|baseball|softball|hockey|golf|lacrosse|rowing|varsity|jv|sports?|gymnastics|water polo|archery|fencing|badminton|cricket|rugby|squash|skating|skateboard\p{L}*|skiing|karate|taekwondo|judo|cheerlead\p{L}*)\b/iu,
    [
      [
        'How many seasons have you been in, and how many hours a week do you train?',
        /\d ?(?:hours|hrs|h|years|yrs|seasons)\b/i,
      ],
      ['What is your best result so far: a time, a score or a place?', RESULT],
      ['What do you do for the team besides playing?', /\b(?:captain|lead|led|manager)\b/i],
    ],
  ],
  [
    /\b(?:band|choir|orchestra|violin|piano|guitar|cello|drums?|trumpet|sing\p{L}*|music|dance\p{L}*|theat(?:er|re)|drama|paint\p{L}*|art|draw\p{L}*|film|photo\p{L}*|poe(?:try|ms?)|novels?)\b/iu,
    [
      ['Where has your work been seen or heard, and by how many people?', PEOPLE],
      ['What have you finished so far: which pieces, shows or works, and how many?', /\d/],
    ],
  ],
  [
    /\b(?:cod(?:e|ing)|program\p{L}*|robot\p{L}*|app|website|server|game|gaming|esports|hackathons?|computer|engineering)\b/iu,
    [
      ['Which part did you build or run yourself, and with which tools?'],
      ['How many people use it or have seen it?', PEOPLE],
    ],
  ],
  [
    /\b(?:research|lab|professor|experiments?|science)\b/i,
    [
      ['Which question did you work on, and what did you find out?'],
      ['Which method did you carry out yourself, and how many times?', /\d/],
    ],
  ],
  [
    /\b(?:chess|debate|model un|mun|quiz|trial|olympiad|math team|competitions?|tournaments?|deca|fbla)\b/i,
    [
      ['Which tournaments or contests have you entered, and how did you place?', RESULT],
      ['What did you do to help others on the team get better?', /\b(?:train|coach|teach|taught)\p{L}*/iu],
    ],
  ],
  [
    /\b(?:volunteer\p{L}*|service|ambulance|emt|rescue|food bank|pantry|shelter|hospital|church|mosque|temple|youth group|donat\p{L}*|drive|nursing home|clean\p{L}*|recycl\p{L}*)\b/iu,
    [
      ['How many people does your work reach on a usual day?', PEOPLE],
      ['What do you do there, from the minute you arrive?'],
    ],
  ],
  [
    /\b(?:farm|cows?|horses?|garden\p{L}*|bees?|chickens?|animals?|crops?|ffa|4-h)\b/iu,
    [
      ['How many animals, plants or acres are in your care, and in which months?', /\d/],
      ['What do you do there on an ordinary day, and in which season is it most?'],
    ],
  ],
  [
    /\b(?:club|council|president|captain|leader|founder|union|board|committee)\b/i,
    [['How many members come, and how often do you meet?', PEOPLE], ['What happened because you suggested it?']],
  ],
];

/** These can be asked of anything. */
const GENERAL: readonly Question[] = [
  ['For %: how many hours a week, and how many weeks a year?', HOURS],
  ['Which part of % was yours alone?'],
  ['What is different for somebody because of what you did in %?'],
  ['For %: how many people came or took part, and how often?', PEOPLE],
  ['When did you start with %, and what do you do now that you did not do then?'],
  ['What is one thing in % that you made, fixed or changed?'],
  ['Who counts on you in %, and for what?'],
];

const LONGEST_NAME = 60;

/** Five different questions for facts that an activity does not give yet, the most fitting first. */
export function questionsFor(title: string, description: string): string[] {
  const name = title && title.length <= LONGEST_NAME ? `“${title}”` : 'this activity';
  const topicIn = (text: string) => TOPICS.find(([topic]) => topic.test(text))?.[1];
  const open = [...(topicIn(title) ?? topicIn(description) ?? []), ...GENERAL].filter(
    ([, known]) => !known?.test(description),
  );
  return [...new Set(open.map(([text]) => text.replaceAll('%', name)))];
}
