import { expect, test } from 'vitest';
import { promptParts } from './prompt-parts.ts';

const prompt =
  'Recount a time when you faced a challenge, setback, or failure. How did it affect you, and what did you learn from the experience?';

test('each part of a prompt stands where the prompt asks for it', () => {
  const parts = promptParts({ text: '', prompt, units: ['challenge'], sentences: [] }, []);
  const places = parts.map(({ says, place }) => [says, place && prompt.slice(place.start, place.end)]);
  expect(places).toEqual([
    [parts[0]!.says, 'Recount a time when you faced a challenge, setback, or failure'],
    ['What it changed in you', 'How did it affect you'],
  ]);
});

test('a part that the student says the prompt to have, and that no words of it ask for, stands nowhere', () => {
  const [part] = promptParts({ text: '', prompt: 'Anything.', units: ['joy'], sentences: [] }, []);
  expect(part?.place).toBeNull();
});
