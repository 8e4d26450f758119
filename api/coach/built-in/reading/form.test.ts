import { describe, expect, test } from 'vitest';
import cases from '../fixtures/counsel/essays.json' with { type: 'json' };
import { gradeEssay } from '../grade.ts';
import { otherForm } from './form.ts';

const LIST = `- President of Key Club (10, 11, 12)
- Captain of varsity soccer
- 250 hours of community service at Children's Hospital
- First chair violin, All-State Orchestra 2025
- Second place, state science fair
- Hobbies: baking, hiking, photography
- Founder of Coding for Kids, 3 schools, 120 students
- Second prize, county debate
- Languages: English, Hindi, Spanish`;
const SPANISH = `Mi abuela guardaba los botones en una lata de galletas. Cuando yo tenía siete años, la lata se cayó y los botones rodaron
debajo de la cama. Pasamos toda la tarde buscándolos. Ella me contó de dónde venía cada uno: el azul del abrigo de mi abuelo, el dorado
de su boda. Ahora la lata está en mi escritorio y cada vez que pierdo un botón lo busco hasta encontrarlo.`;
const JAPANESE =
  '祖母は古い缶にボタンをしまっていました。 私が七歳のとき、 缶が落ちて、 ボタンが ベッドの 下に 転がりました。 '.repeat(
    6,
  );
const LETTERS =
  'asdf jkl qwerty uiop zxcv bnm asdf lkj poiu ytre wqas dfgh jklm nbvc xzaq wsxe dcrf vtgb yhnu jmik '.repeat(3);
const NONSENSE =
  `The purple Tuesday of spoon remembers under a loud ladder. My kitchen swam into the arithmetic and seven apologies
were teacups. Every window believes the onion because gravity is shy on carpets. I bent the alphabet until it became Norway, and then
it rained. Bread was the mountain of furious staplers. When the moon invoices a brother, the ceiling of soup forgives a bicycle. He
sneezed a triangle at my shoes. We voted for the pillow, but the lake had left. "Marble," said the sandwich to the green elevator.
Nobody inherits a whisper of staircases in the pocket of rain. The doorknob married Thursday. I counted elbows in the refrigerator,
singing about taxes.`.replaceAll('\n', ' ');

const graded = (text: string) =>
  gradeEssay({ text, prompt: '', wordLimit: 650, college: null, meantNames: [], kind: null, activities: [] }, []);

describe('a text that is no essay in English is told what it is, and nothing in it is praised', () => {
  test.each([
    ['a list', LIST, 'list', /list/],
    ['Spanish', SPANISH, 'language', /not in English/],
    ['Japanese', JAPANESE, 'language', /not in English/],
    ['keys pressed at random', LETTERS, 'letters', /not words/],
    ['sentences without sense', NONSENSE, 'nonsense', /do not belong together/],
  ])('%s', (_, text, form, says) => {
    expect(otherForm(text, 'personalStatement')).toBe(form);
    const { score, categories, likes, needsWork } = graded(text);
    expect(score).toBeLessThanOrEqual(25);
    expect(Math.max(...Object.values(categories))).toBeLessThanOrEqual(25);
    expect(likes).toEqual([]);
    expect(needsWork.map(({ why }) => why).join(' ')).toMatch(says);
  });
});

test('an essay whose lines were wrapped is no list', () => {
  const [{ text } = { text: '' }] = cases.essays;
  const wrapped = text.replace(/(.{40,60}) /g, '$1\n');
  expect(otherForm(wrapped, 'personalStatement')).toBeUndefined();
});

test('essays are essays, and facts for the form and short answers may be lists', () => {
  for (const { id, text } of cases.essays) expect(otherForm(text, 'personalStatement'), id).toBeUndefined();
  expect(otherForm(LIST, 'additionalInformation')).toBeUndefined();
  expect(otherForm(LIST, 'shortAnswer')).toBeUndefined();
});
