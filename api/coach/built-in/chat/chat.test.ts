import { describe, expect, test } from 'vitest';
import type { ChatMessage } from '#contract/ai.ts';
import { countWords } from '#contract/words.ts';
import { answerChat } from './chat.ts';
import { BROWN, MAIN, MIT, RICE, SEND_CARLETON, WHY_BROWN, WHY_RICE } from './fixtures/links.ts';
import { ANSWERS } from './fixtures/questions.ts';
import { messy } from './fixtures/messy.ts';
import { empty, rich } from './fixtures/students.ts';
import { ask, given, sourcesOf, talk } from './fixtures/talk.ts';

describe('a conversation', () => {
  test('keeps its topic when another college is named', () => {
    const [, second, third] = talk(['Is Brown ready?', 'what about MIT?', 'and Rice?']);
    expect(second).toContain(`${MIT} (Early Action) is not ready yet`);
    expect(third).toContain(`${RICE} (Regular Decision) is not ready yet`);
  });

  test('takes “it” for what the last answer named first', () => {
    const [, second, third] = talk(['Which essay is weakest?', 'how do I improve it?', 'how long is it?']);
    expect(second).toContain(`In ${WHY_BROWN} (58 / 100)`);
    expect(third).toContain(`${WHY_BROWN} has **270 words**`);
  });

  test('takes “the second one” for what the last answer named second', () => {
    expect(talk(['which essay is weakest?', 'how is the second one?'])[1]).toContain(`${MAIN} scores`);
  });

  test('keeps the two that were compared, and knows the other one', () => {
    const [, second, third] = talk(['compare why rice and why brown', 'which one is stronger', 'and the other?']);
    expect(second).toContain(`${WHY_RICE} is your highest score`);
    expect(second).not.toContain('Community');
    expect(third).toContain(`${WHY_BROWN} scores **58 / 100**`);
  });

  test('hears of a death in half a sentence before anything else', () => {
    const reply = ask('my abuela died and i have 3 essays due');
    expect(reply).toContain('I am so sorry');
    expect(reply).not.toMatch(/\]\(|due tomorrow/);
  });

  test('names what to withdraw after a binding acceptance', () => {
    const apps = rich.apps.map((app) =>
      app.id === 'a-brown' ? { ...app, status: 'submitted' as const, decision: 'accepted' as const } : app,
    );
    for (const question of ['what should I do next', 'where did I get in', 'what is due', 'got in, what now']) {
      expect(ask(question, { ...rich, apps })).toMatch(/accepted you in Early Decision, .*\*\*withdraw\*\*.*\[MIT\]/);
    }
  });

  test('says of two colleges that exclude each other in every round that they clash', () => {
    const [one, other] = rich.apps.map((app, at) => ({
      ...app,
      round: 'rd' as const,
      college: at === 0 ? 'University of Oxford' : 'University of Cambridge',
    }));
    const record = { ...rich, apps: [one!, other!] };
    const reply = ask('are my early plans allowed together', record);
    expect(reply).toContain('may not go together. Oxford and Cambridge may not be chosen in the same year.');
    expect(sourcesOf('are my early plans allowed together', record)).toContainEqual(
      expect.objectContaining({ kind: 'facts', name: expect.stringContaining('UCAS') as string }),
    );
    expect(reply).not.toContain('has an early round');
  });

  test('explains its last answer when asked why', () => {
    expect(talk(['Which essay is weakest?', 'why?'])[1]).toContain('Specificity 4.4 / 10, Voice 4.9 / 10');
    expect(talk(['What should I do first?', 'but why'])[1]).toContain('I go by date');
  });

  test('starts anew with a question of its own', () => {
    expect(talk(['Is Brown ready?', 'what about my honors?'])[1]).toContain('You list 5 honors');
    expect(talk(["what's my best essay", 'and the worst?'])[1]).toContain(`${WHY_BROWN} is your lowest score`);
  });

  test('answers a mood once, and the next question for what it asks', () => {
    const [first, second] = talk(['im tired, what is due next', 'What about MIT?']);
    expect(first).toContain('That sounds tiring');
    expect(first).toContain(`${MIT}, due tomorrow`);
    expect(second).toContain(MIT);
    expect(second).not.toContain('That sounds');
  });

  test('answers the second half of a message about what the first half names', () => {
    const reply = ask('tell me how long Why Brown is n whats its score');
    expect(reply).toContain('**270 words**');
    expect(reply).toContain('58 / 100');
  });

  test('takes a pronoun for what was spoken of before it looks for the question', () => {
    expect(talk(['when is Brown due', 'ok and whats missing for it'])[1]).toContain(
      `${BROWN} (Early Decision) is not ready`,
    );
  });

  test('does not take nonsense for a question about the same', () => {
    expect(talk(['Is Brown ready?', 'asdf qwerty'])[1]).toContain('I have no answer to that');
  });

  test('keeps what was named when a new question begins with “and”', () => {
    expect(talk(['Is Brown ready?', 'and when is it due?'])[1]).toContain(
      `${BROWN} (Early Decision) is due in 12 days`,
    );
    expect(talk(['how is my robotics activity', 'what about math tutor'])[1]).toContain('**Math tutor** ranks as');
  });

  test('names what the last answer did not, when asked what else', () => {
    const [first, second] = talk(['What should I do first?', 'and after that?']);
    expect(first).toContain('Due soon too: [Edit your main essay](/essaysworkspace)');
    expect(second).toContain('After that, in this order:\n\n1. [');
    for (const told of [SEND_CARLETON, '“For fun”']) expect(second).not.toContain(told);
  });

  test('takes a bare name for a change of subject, also with its round', () => {
    expect(talk(['when is mit due', 'and what about brown ed'])[1]).toContain(
      `${BROWN} (Early Decision) is due in 12 days`,
    );
    expect(talk(['when is brown due', 'no i meant michigan'])[1]).toContain('is due in 7 days (Oct 27)');
  });

  test('stays with activities where they were spoken of', () => {
    expect(talk(['which activity is weakest', 'how do i fix it'])[1]).toContain('**Math tutor** ranks as **Silver**');
    expect(talk(['which activity is strongest', 'and the weakest?'])[1]).toContain('**Math tutor** ranks lowest');
  });

  test('repeats its facts when asked for them more exactly', () => {
    expect(talk(['which essays are over the limit', 'by how much'])[1]).toContain('20 words over its limit of 250');
  });

  test('never goes on about applications after a message that speaks of harm', () => {
    const [first, second, third] = talk(['i want to die', 'ok thanks', 'what is due']);
    expect(first).toContain('**988**');
    expect(second).toContain('**988**');
    expect(second).not.toContain('deadline');
    expect(third).toContain('Your next deadlines');
  });

  test('ignores links in an answer that lead to nothing of the student', () => {
    const messages: ChatMessage[] = [
      { role: 'user', content: 'hi' },
      { role: 'assistant', content: '[x](/applications/nobody) [y](/essaysworkspace/s/s-rice-why)' },
      { role: 'user', content: 'how long is it?' },
    ];
    expect(answerChat({ messages, ...given() }).message).toContain(WHY_RICE);
  });
});

describe('what is in focus', () => {
  const inBrown = { appId: 'a-brown', essayId: null };
  const inRice = { appId: 'a-rice', essayId: 's-rice-why' };

  test('is meant where nothing is named', () => {
    expect(ask('is it ready?', rich, inBrown)).toContain(`${BROWN} (Early Decision) is not ready yet`);
    expect(ask('how is this essay?', rich, inRice)).toContain(`${WHY_RICE} scores **71 / 100**`);
    expect(ask('how long is it', rich, inRice)).toContain(`${WHY_RICE} has **121 words**`);
  });

  test('gives way to what is named', () => {
    expect(ask('is MIT ready?', rich, inBrown)).toContain(`${MIT} (Early Action)`);
    expect(ask('how is my main essay', rich, inRice)).toContain(`${MAIN} scores`);
  });

  test('gives way to a question about everything', () => {
    expect(ask('which essay is weakest?', rich, inRice)).toContain(`${WHY_BROWN} is your lowest score`);
  });

  test('names nothing where the record lacks it', () => {
    const nowhere = { appId: 'gone', essayId: 'gone' };
    expect(ask('what is due?', rich, nowhere)).toBe(ask('what is due?'));
  });
});

describe('the empty student', () => {
  test('is told what to add first', () => {
    for (const question of ['hi', 'what should I do first', 'what do you know about me', 'asdf']) {
      expect(ask(question, empty)).toContain('[Applications](/applications)');
    }
    expect(ask('which essay is weakest', empty)).toContain('no essay text to judge yet');
    expect(ask('gaps in my activities', empty)).toContain('No activity is in Laurel yet');
    expect(ask('what is due', empty)).toContain('No college is in Laurel yet');
  });
});

describe('the messy student', () => {
  test('hears of plans that may not go together, and is not stopped', () => {
    const reply = ask('can i do two early decisions', messy);
    expect(reply).toContain('(Early Decision) may not go together. Only one binding plan may be pending at a time.');
    expect(sourcesOf('can i do two early decisions', messy)).toContainEqual(
      expect.objectContaining({ kind: 'facts', name: expect.stringContaining('Common App') as string }),
    );
    expect(reply).toContain('(Restrictive EA) may or may not go together. This restrictive plan has no rule on file');
    expect(reply).toContain('Laurel only points this out');
    expect(reply).not.toContain('[MIT](/applications/a-mit) as Early Decision II');
  });

  test('gets both colleges that a short name could mean', () => {
    expect(ask('is boston ready', messy)).toMatch(/Boston University.*\n.*Boston College/);
  });

  test('hears of a deadline that passed this morning and of one tonight', () => {
    expect(ask('what is due', messy)).toContain('[Boston University](/applications/a-bu), due today\n');
    expect(ask('what is due', messy)).toContain('[Boston College](/applications/a-bc), closed today at 8:00 AM');
  });

  test('is not scored by an essay that asks for it', () => {
    const reply = ask('how is my BU essay', messy);
    expect(reply).toContain('**12 / 100**');
    expect(reply).not.toContain('100 / 100');
  });

  test('never forms markup, HTML or links from what was typed', () => {
    for (const question of ANSWERS.flatMap(([, questions]) => questions)) {
      expect(ask(question, messy), question).not.toMatch(/(?<!\\)<|(?<!\\)\]\((?:https?|javascript|\/evil)/);
    }
  });
});

describe('long input', () => {
  const long = 'Why Brown? '.repeat(9_000);
  const many = Array.from({ length: 100 }, (_, at) => ({
    ...rich.essays[1]!,
    id: `s-${at}`,
    title: `Essay ${at}`,
    text: long,
  }));

  test.each(['a', '[', '“', 'is it ', 'my ', 'what about ', '😀', '\\', '* '])(
    'made of “%s” is answered shortly',
    (part) => {
      const message = part.repeat(8_000 / part.length);
      expect(countWords(ask(message))).toBeLessThanOrEqual(185);
    },
  );

  test('of a hundred essays of 100,000 characters is read', () => {
    const record = { ...rich, essays: [rich.essays[0]!, ...many] };
    for (const question of [
      'which essay is weakest',
      'wrong college names in my essays',
      'what do my activities have in common',
      'do my essays sound like one person',
      'where is my application thin',
      'what should I work on this week',
    ]) {
      expect(countWords(ask(question, record))).toBeLessThanOrEqual(185);
    }
  });

  test('is not judged where it was pasted', () => {
    const pasted = 'The kitchen smelled of onions and my uncle hummed over the stove while rain fell. '.repeat(20);
    expect(ask(pasted)).toContain('I do not judge what is pasted here');
  });
});

test('days are counted in the zone of the student', () => {
  const messages: ChatMessage[] = [{ role: 'user', content: 'when is MIT due' }];
  const late = new Date('2026-10-21T22:30:00Z');
  const at = (zone: string) => answerChat({ messages, ...given(), now: late, timeZone: zone }).message;
  expect(at('America/Chicago')).toMatch(/due today(?! at)/);
  expect(at('Asia/Kathmandu')).toContain('due today at 10:44 AM');
  expect(at('Pacific/Auckland')).toContain('due today at 5:59 PM');
});

test('a student with activities alone is told to add a college, not that nothing is there', () => {
  const reply = ask('what should I do first', { ...empty, activities: rich.activities });
  expect(reply).toContain('Add your first college in [Applications](/applications)');
});

test('a message of many parts is answered like any other', () => {
  expect(talk(['x? '.repeat(130)])[0]).toBeTruthy();
  expect(talk(['a\n'.repeat(200)])[0]).toBeTruthy();
});
