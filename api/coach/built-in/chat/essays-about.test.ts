import { expect, test } from 'vitest';
import { essayAbout } from './essays-about.ts';
import { senior } from './fixtures/senior.ts';
import { ask } from './fixtures/talk.ts';

const about = essayAbout(senior.essays);

test.each(['personal', 'weakest', 'zebra'])('“the %s one” names no essay', (name) => {
  expect(about(name)).toBeUndefined();
});

test('an essay that is named so is the one that is answered about', () => {
  const essays = senior.essays.map((essay) =>
    essay.id === 's-challenge' ? { ...essay, text: 'My parents got divorced when I was nine. '.repeat(9) } : essay,
  );
  expect(ask('what do i have to fix in the divorce one', { ...senior, essays })).toContain('PIQ 5: Challenge');
});
