/** A few rows of every file of a season that never was, as the collectors of the facts hand them over. */
export function fictitiousSeason() {
  const checkedOn = '2031-11-20';
  const page = { name: 'A page', url: 'https://page.example', checkedOn, cycle: '2031-32' };
  const grid = { ...page, name: 'The grid' };
  const question = { id: 'mit-1', text: 'Why here?', leadLeftOut: true, need: 'required', confidence: 'sourced' };
  const limit = { unit: 'words', min: null, max: 100 };
  const rule = { binding: true, says: 'It binds.', forbids: [], source: page, confidence: 'read' };
  return {
    'plans.json': {
      'Massachusetts Institute of Technology': {
        plans: { ea: '11-01' },
        ipeds: 166683,
        rounds: [
          {
            code: 'ea',
            name: 'Early Action',
            deadline: '2031-11-01',
            binding: false,
            confidence: 'college page',
            source: page,
          },
          {
            code: 'rd',
            name: 'Regular',
            deadline: '2032-01-05',
            confidence: 'Common App grid',
            source: grid,
            also: [page],
          },
        ],
      },
    },
    'round-rules.json': {
      about: 'Rules',
      reasons: { 'two-binding': 'Two bind.' },
      generic: {
        ed: { ...rule, forbids: [{ plans: ['ed'], control: ['any'], reason: 'two-binding', note: 'Seen.' }] },
      },
      systems: { questbridge: rule, ucas: { notTogether: [['A', 'B']], source: page } },
      colleges: { '166683': { plans: { ea: { ...rule, binding: false } } } },
      academies: [164155],
    },
    'duties.json': {
      duties: [
        {
          when: { state: 'sent', binding: true },
          title: 'Sent',
          items: [
            { id: 'agreement', says: 'Have it signed.', who: 'student', due: null, also: [page], source: page },
            { id: 'remind', says: 'Show it.', who: 'app', due: null, source: page },
          ],
        },
      ],
    },
    'requirements.json': {
      sources: { g: grid, i: { ...page, name: 'Federal data', cycle: 'fall 2029' } },
      colleges: {
        '166683': {
          c: 'pr',
          s: [780, 800, 790, 800],
          sp: 80,
          q: { t: ['r', 'g', { k: 2 }], x: ['r', 'p', { u: 'https://mit.example', d: checkedOn }] },
          l: { m: 'https://mit.example/apply' },
        },
      },
    },
    'prompts.json': {
      cycle: '2031-32',
      sources: { c: { name: 'A catalogue', url: null, checkedOn } },
      colleges: {
        'Massachusetts Institute of Technology': {
          status: 'published',
          cycle: '2031-32',
          sources: ['c'],
          page: null,
          prompts: [{ ...question, limit: { ...limit, shared: 2 }, appliesTo: null, units: ['why-college'] }],
        },
      },
      forms: {},
    },
    'names.json': {
      colleges: [
        {
          name: 'Massachusetts Institute of Technology',
          domain: 'mit.edu',
          forms: [
            { text: 'MIT', kind: 'short', alone: true, from: 'directory' },
            { text: 'UROP', kind: 'place', alone: true },
          ],
        },
      ],
    },
    'ai-policies.json': {
      cycle: '2031-32',
      default: { level: 'silent', says: 'Nothing was found.' },
      sources: { a: { name: 'A survey', url: null, checkedOn, dated: '2030-09' } },
      policies: [
        {
          who: 'Massachusetts Institute of Technology',
          kind: 'college',
          level: 'allows-editing',
          says: 'Edit.',
          sources: ['a'],
        },
      ],
    },
    'forms.json': {
      sources: { f: { name: 'The form', url: null, checkedOn }, unused: { name: 'Another', url: null, checkedOn } },
      forms: [
        {
          key: 'mit',
          label: 'MIT',
          cycle: '2031-32',
          url: 'https://mit.example',
          counting: { advice: 'Count.', emoji: 'unknown' },
          sections: [
            {
              key: 'essays',
              label: 'Essays',
              entries: { min: 1, max: 1 },
              source: 'f',
              fields: [
                {
                  key: 'why',
                  label: 'Why',
                  order: 1,
                  kind: 'text',
                  limit,
                  required: true,
                  source: 'f',
                  confidence: 'sourced',
                  promptsFrom: 'prompts.json Massachusetts Institute of Technology',
                },
              ],
            },
          ],
        },
      ],
    },
    'advice.json': {
      cycle: '2031-32',
      madeOn: checkedOn,
      entries: [
        {
          id: 'time-zone',
          topic: 'dates',
          questions: ['what time zone'],
          answer: 'Yours.',
          confidence: 'sourced',
          facts: [
            { claim: 'Remembered', source: null },
            { claim: 'Yours', source: { name: 'field facts of this project (several pages read)', date: null } },
          ],
        },
      ],
    },
  };
}
