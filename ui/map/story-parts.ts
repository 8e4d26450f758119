import type { EssayMapProps } from './EssayMap/EssayMap.tsx';
import type { MapEssay, PromptGroup, ReuseKind, ReuseTarget, StoryCollege, StoryLine } from './map.ts';

export const choices = [
  ['why-college', 'Why this college'],
  ['why-field', 'Why this field'],
  ['interest-origin', 'Where the interest began'],
  ['use-resources', 'What you would use there'],
  ['community', 'A community'],
  ['contribute', 'What you would bring'],
  ['challenge', 'A challenge'],
  ['disagreement', 'A disagreement'],
  ['leadership', 'Leading'],
  ['activity', 'One activity'],
  ['joy', 'What you enjoy'],
  ['identity', 'Who you are'],
  ['values', 'What you hold to'],
  ['gratitude', 'Gratitude'],
  ['creativity', 'Making something new'],
  ['short-fact', 'A short fact'],
  ['free', 'Your own topic'],
].map(([value, label]) => ({ value: value!, label: label! }));

export const colleges = {
  berkeley: 'University of California, Berkeley',
  cornell: 'Cornell University',
  stanford: 'Stanford University',
  oberlin: 'Oberlin College',
  brown: 'Brown University',
  georgiaTech: 'Georgia Institute of Technology',
  ohioState: 'The Ohio State University',
} as const;

type Length = readonly [words: number, limit: number | null];

export function essay(
  id: string,
  title: string,
  college: string | null,
  [words, limit]: Length,
  units: readonly string[],
  part: Partial<MapEssay> = {},
): MapEssay {
  return {
    id,
    title,
    college,
    words,
    limit,
    units,
    prompt: 'What have you done to make your school or your community a better place?',
    status: words === 0 ? 'drafting' : 'editing',
    corrected: false,
    read: units,
    caution: null,
    href: `#${id}`,
    ...part,
  };
}

const { berkeley, cornell, stanford, oberlin, brown, georgiaTech, ohioState } = colleges;

export const main = essay('main', 'Number Eleven', null, [592, 650], ['challenge']);
const leadership = essay('leadership', 'Leadership', berkeley, [208, 350], ['leadership'], { status: 'drafting' });
const creativity = essay('creativity', 'Creativity', berkeley, [0, 350], ['creativity']);
const challenge = essay('challenge', 'Challenge', berkeley, [41, 350], ['challenge'], { status: 'drafting' });
export const community = essay('community', 'Community', berkeley, [0, 350], ['community', 'contribute'], {
  corrected: true,
  read: ['community', 'leadership'],
});
const cornellCommunity = essay(
  'cornell-community',
  'Community essay',
  cornell,
  [341, 350],
  ['community', 'contribute'],
);
const whyCornell = essay('why-cornell', 'Why Cornell Engineering', cornell, [0, 200], ['why-college', 'use-resources']);
const interest = essay(
  'interest',
  'Engineering: how your interest took shape',
  cornell,
  [0, 200],
  ['interest-origin', 'why-field'],
);
const draftOf = { status: 'drafting' } as const;
const stanfordEssays = [
  essay('excited', 'Excited about learning', stanford, [187, 250], ['interest-origin'], draftOf),
  essay('roommate', 'Roommate', stanford, [231, 250], ['identity', 'joy'], draftOf),
  essay('bring', 'What you would bring', stanford, [164, 250], ['contribute', 'identity'], draftOf),
  essay('one-activity', 'One activity', stanford, [50, 50], ['activity'], draftOf),
  essay('summers', 'Last two summers', stanford, [47, 50], ['short-fact', 'activity'], draftOf),
];
const whyOberlin = essay('why-oberlin', 'Why Oberlin', oberlin, [0, 250], ['why-college'], {
  caution: 'Oberlin lists no general supplement for 2026–27. Check its page before you write this one.',
});
const curriculum = essay('curriculum', 'Open Curriculum', brown, [247, 250], ['use-resources', 'why-field'], {
  status: 'final',
});
const major = essay(
  'major',
  'Why this major, why here',
  georgiaTech,
  [296, 300],
  ['why-field', 'why-college', 'use-resources'],
  {
    status: 'final',
  },
);
const honors = essay('honors', 'Honors and Scholars', ohioState, [487, 500], ['contribute', 'disagreement'], {
  status: 'final',
});

/** A prompt and the essays that serve it: each with how, how well, and how many of the things asked for. */
function target(
  to: MapEssay,
  ...from: readonly (readonly [
    source: MapEssay,
    kind: ReuseKind,
    coverage: number,
    answers: number,
    notes?: readonly string[],
  ])[]
): ReuseTarget {
  return {
    essay: to,
    sources: from.map(([source, kind, coverage, answers, notes = []]) => ({
      essay: source,
      kind,
      coverage,
      answers,
      notes,
    })),
  };
}

const NAMES_ONE = 'Names one college, so it is never used as it is.';

const targets = [
  target(community, [cornellCommunity, 'asIs', 0.97, 2]),
  target(whyCornell, [major, 'adapt', 0.68, 2, [NAMES_ONE]], [curriculum, 'start', 0.4, 1]),
  target(challenge, [main, 'adapt', 0.59, 1, ['The UC form has no Common App essay, so nobody reads it twice.']]),
  target(interest, [curriculum, 'start', 0.4, 1]),
];

const due = (day: string) => ({ day, time: null, passed: false });

const groupOf = (id: string, title: string, ...essays: MapEssay[]): PromptGroup => ({ id, title, essays });

export const groups: PromptGroup[] = [
  groupOf('main', 'Main essay', main),
  groupOf('berkeley', berkeley, leadership, creativity, challenge, community),
  groupOf('cornell', cornell, cornellCommunity, whyCornell, interest),
  groupOf('stanford', stanford, ...stanfordEssays),
  groupOf('oberlin', oberlin, whyOberlin),
  groupOf('brown', brown, curriculum),
  groupOf('georgia-tech', georgiaTech, major),
  groupOf('ohio-state', ohioState, honors),
];

type Telling = readonly [essayId: string, quote: string, carries?: boolean];

const story = (id: string, name: string, about: string, ...told: readonly Telling[]): StoryLine => ({
  id,
  name,
  about,
  isListed: about !== 'Person',
  told: told.map(([essayId, quote, carries = false]) => ({ essayId, quote, carries })),
});

export const stories: StoryLine[] = [
  story(
    'robotics',
    'Robotics',
    'Activity, 9 hrs/wk',
    ['excited', 'The gearbox had eaten two bearings before anyone asked it a question.', true],
    ['bring', 'I am the one who turns the music off in the pit and listens to the drivetrain.', true],
    [
      'one-activity',
      'Robotics, build lead: I retired three brackets that were good enough, and one idea of mine.',
      true,
    ],
  ),
  story(
    'fix-it',
    'Fix-It Saturdays',
    'Activity, 4 hrs/wk',
    ['main', 'On Saturdays the library lends me a table.'],
    ['bring', 'A toaster teaches patience.'],
    ['summers', 'Fix-It Saturdays: eighty lamps, one of them twice.', true],
  ),
  story(
    'abara',
    'Mr. Abara',
    'Person',
    ['main', 'Mr. Abara drew the drum as a pendulum.'],
    ['excited', 'Mr. Abara asked why.'],
  ),
  story('teta', 'Teta', 'Person', ['roommate', 'Teta calls at six, which is one at night where she is.', true]),
  story('violin', 'Violin, second section', 'Activity, 5 hrs/wk', [
    'roommate',
    'I practice the second violin, which is the floor of the room.',
  ]),
  story('laundromat', 'Evening shift, family laundromat', 'Activity, 15 hrs/wk', [
    'main',
    'Dryer eleven has been talking to itself since I was nine.',
    true,
  ]),
  story('olympiad', 'Captain, Science Olympiad', 'Activity, 6 hrs/wk'),
  story('award', 'Governor’s Award for Community Innovation', 'Honor'),
];

export const stanfordReads: StoryCollege = {
  id: 'stanford',
  college: stanford,
  says: 'Robotics carries 3 of 5 Stanford answers. No answer shows “Evening shift, family laundromat”.',
  wayOut: {
    says: '“One activity” is not final and could tell something else.',
    open: 'Open One activity',
    href: '#one-activity',
  },
  main,
  answers: stanfordEssays,
};
export const cornellReads: StoryCollege = {
  id: 'cornell',
  college: cornell,
  says: 'Cornell has one answer. No answer shows “Robotics”.',
  wayOut: null,
  main,
  answers: [cornellCommunity],
};

/** Seventeen prompts of seven colleges. */
export const seventeen: EssayMapProps = {
  counts: { prompts: 17, written: 5, toWrite: 9, started: 1, fromWritten: true },
  reuse: {
    targets,
    fresh: [
      { id: 'berkeley', college: berkeley, due: due('2026-11-30'), essays: [leadership, creativity] },
      { id: 'oberlin', college: oberlin, due: due('2027-01-04'), essays: [whyOberlin] },
      { id: 'stanford', college: stanford, due: due('2027-01-05'), essays: stanfordEssays },
    ],
    today: '2026-11-22',
    starting: null,
    unsaved: new Map(),
    onStart: () => {},
  },
  stories: { colleges: [stanfordReads, cornellReads], college: 'stanford', onCollege: () => {}, stories },
  units: {
    groups,
    choices,
    editing: null,
    onEdit: () => {},
    states: new Map(),
    unsaved: new Map(),
    onChange: () => {},
  },
  without: [
    { id: 'michigan', college: 'University of Michigan', href: '#michigan' },
    { id: 'rochester', college: 'University of Rochester', href: '#rochester' },
  ],
  noSupplement: ['Tulane lists no supplement for 2026–27.'],
  applicationsHref: '#applications',
};

const chapelHill = 'The University of North Carolina at Chapel Hill';
const illinois = 'University of Illinois Urbana-Champaign';
const tech = 'Massachusetts Institute of Technology';
const many = (college: string, key: string, count: number, part: Partial<MapEssay> = {}) =>
  Array.from({ length: count }, (_, at) =>
    essay(
      `${key}-${at}`,
      `Explain, in detail, an experience you have had in the past ${at + 2} years`,
      college,
      [0, 250],
      ['activity'],
      part,
    ),
  );
const unread = essay('blank', 'Fill in the blank: if the world were ______, I would ______', chapelHill, [0, 200], []);
const ofTech = many(tech, 'tech', 5);
const ofIllinois = many(illinois, 'illinois', 5);
const ofChapelHill = [...many(chapelHill, 'chapel-hill', 2), unread];

/** Thirty prompts with long names, of which one was not read, while one answer is being started. */
export const thirty: EssayMapProps = {
  ...seventeen,
  counts: { prompts: 30, written: 5, toWrite: 17, started: 5, fromWritten: false },
  reuse: {
    ...seventeen.reuse,
    starting: { target: 'community', source: 'cornell-community' },
    targets: [
      ...targets,
      ...ofIllinois.map((to) => target(to, [major, 'adapt', 0.51, 1])),
      ...ofTech
        .slice(0, 4)
        .map((to) => target(to, [essay('planned', 'One activity', brown, [0, 250], ['activity']), 'start', 0.32, 1])),
    ],
    fresh: [
      ...seventeen.reuse.fresh,
      { id: 'tech', college: tech, due: due('2027-01-06'), essays: ofTech.slice(4) },
      { id: 'chapel-hill', college: chapelHill, due: due('2027-01-15'), essays: ofChapelHill },
    ],
  },
  units: {
    ...seventeen.units,
    groups: [
      ...groups.slice(0, 5),
      groupOf('chapel-hill', chapelHill, ...ofChapelHill),
      groupOf('tech', tech, ...ofTech),
      groupOf('illinois', illinois, ...ofIllinois),
      groupOf('final', 'Brown, Georgia Institute of Technology, and The Ohio State', curriculum, major, honors),
    ],
  },
};
