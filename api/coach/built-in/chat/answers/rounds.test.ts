import { expect, test } from 'vitest';
import { answerChat } from '../chat.ts';
import { application, NO_RECORD } from '../fixtures/rows.ts';
import { senior } from '../fixtures/senior.ts';
import { ask, given, talk } from '../fixtures/talk.ts';

const apps = [
  application({ id: 'a-stanford', college: 'Stanford University', round: 'rea' }),
  application({ id: 'a-chicago', college: 'University of Chicago', round: 'ea' }),
];

test('a scholarship among the requirements counts where early plans are judged', () => {
  const messages = [{ role: 'user' as const, content: 'do any of my early plans clash' }];
  const known = given({ ...NO_RECORD, apps });
  expect(answerChat({ messages, ...known }).message).toContain('may not go together');
  const scholarship = {
    ...known.requirements[0]!,
    id: 'own',
    appId: 'a-chicago',
    kind: 'scholarship' as const,
    state: 'open' as const,
    own: true,
  };
  const { message } = answerChat({ messages, ...known, requirements: [...known.requirements, scholarship] });
  expect(message).toContain('may or may not go together');
});

test('of colleges that are not on the list, the early rounds are told, whether they bind, and whether they go together', () => {
  const [message] = talk(['can i do rea at stanford and ea at umich'], { ...NO_RECORD, apps: [] });
  expect(message).toContain('**Stanford University** offers Restrictive EA (it does not bind).');
  expect(message).toContain(
    '**Stanford University** (Restrictive EA) and **University of Michigan** (Early Action) go together.',
  );
  const [princeton] = talk(['if i apply early to princeton do i have to go'], { ...NO_RECORD, apps: [] });
  expect(princeton).toMatch(/^\*\*Princeton University\*\* offers Restrictive EA \(it does not bind\)/);
});

test('which applications bind is answered with those alone', () => {
  const emory = application({ id: 'a-emory', college: 'Emory University', round: 'ed2' });
  const [message] = talk(['which of my applications are binding'], { ...NO_RECORD, apps: [...apps, emory] });
  expect(message).toMatch(/^\*\*\[Emory University\]\([^)]*\) \(Early Decision II\)\*\* binds you:/);
  expect(message).toContain('does not bind you, but bars most other private early plans');
  const [free] = talk(['which of my applications are binding'], { ...NO_RECORD, apps: apps.slice(1) });
  expect(free).toMatch(/^It does not bind you: after a yes you may still choose another college\./);
});

test('which early rounds a college offers is told with its source, and whether one that is named is among them', () => {
  expect(ask('does rice have early decision 2')).toMatch(
    /^Yes: .*Rice University.* offers .*Early Decision II \(it binds\)/,
  );
  expect(ask('does brown offer early action')).toMatch(
    /^No Early Action that I have read: .*Brown University.* offers Early Decision/,
  );
});

test('a title before a name ends no sentence', () => {
  expect(ask('How do I ask Ms. Ortiz for a recommendation letter?')).toMatch(/^Ask in person/);
});

test('of two colleges that are named it is said first whether their rounds go together', () => {
  const two = [
    application({ id: 'a-emory', college: 'Emory University', round: 'ed', status: 'submitted' }),
    application({ id: 'a-vanderbilt', college: 'Vanderbilt University', round: 'ed2' }),
  ];
  const reply = ask('can i send vanderbilt ed2 before i hear from emory', { ...NO_RECORD, apps: two });
  expect(reply).toMatch(/^\[Vanderbilt University\].* and \[Emory University\].* go together one after the other/);
});

test('a regular application may be sent while a binding one is open, and a yes there ends it', () => {
  const rice = application({ id: 'a-rice', college: 'Rice University', round: 'ed', status: 'submitted' });
  const reed = application({ id: 'a-reed', college: 'Reed College', round: 'rd' });
  const [reply] = talk(['can i still apply to reed while i wait'], { ...NO_RECORD, apps: [rice, reed] });
  expect(reply).toMatch(
    /^Yes, you may send \[Reed College\].* while \[Rice University\].* is open\. A yes there ends it/,
  );
});

test('nobody is congratulated on an answer that has not come', () => {
  const rice = application({ id: 'a-rice', college: 'Rice University', round: 'ed', status: 'submitted' });
  const [reply] = talk(['do i withdraw everything else after rice ed'], { ...NO_RECORD, apps: [rice, ...apps] });
  expect(reply).not.toContain('Congratulations');
});

test('a yes that binds nobody ends nothing, named or not, also beside an early decision that is planned', () => {
  const withYes = {
    ...senior,
    apps: [
      application({
        id: 'a-osu',
        college: 'Ohio State University',
        round: 'ea',
        status: 'submitted',
        decision: 'accepted',
      }),
      ...senior.apps,
    ],
  };
  for (const said of [
    'I got accepted at Ohio State, do I have to withdraw my other applications?',
    'do i have to withdraw my other applications now',
    'Ohio State said yes to me do i have to withdraw the others',
  ]) {
    expect(ask(said, withYes), said).toContain('does not bind you, so');
    expect(ask(said, withYes), said).not.toContain('binds you, and');
  }
});
