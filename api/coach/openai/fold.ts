/** A folded text, and the stretch of the original that each of its characters stands for. */
export interface Folded {
  text: string;
  starts: number[];
  ends: number[];
}

/** Every character that is read as another one, by that one. */
const READ_AS: Readonly<Record<string, string>> = {
  "'": '‘’‚‛´`ʼ',
  '"': '“”„«»',
  '-': '‐‑‒–—―−',
  '...': '…',
  ss: 'ß',
  i: 'ı',
  o: 'ø',
  l: 'ł',
};
const SAME = new Map(Object.entries(READ_AS).flatMap(([plain, others]) => [...others].map((other) => [other, plain])));

const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u;
const MARK = /\p{M}/u;

/**
 * A text in small letters, without accents and invisible characters, with one kind of quotation mark, apostrophe and dash, one space
 * for any white space, and no space before a dash. Texts that look alike to a reader become the same.
 */
export function fold(original: string): Folded {
  let text = '';
  const starts: number[] = [];
  const ends: number[] = [];
  const push = (part: string, start: number, end: number) => {
    for (const unit of part.split('')) {
      text += unit;
      starts.push(start);
      ends.push(end);
    }
  };
  let start = 0;
  for (const character of original) {
    const end = start + character.length;
    if (/\s/.test(character)) {
      if (text !== '' && !/[ -]$/.test(text)) push(' ', start, end);
    } else if (INVISIBLE.test(character) || MARK.test(character)) {
      // It belongs to what it follows.
      if (ends.length > 0) ends[ends.length - 1] = end;
    } else {
      const plain = [...character.toLowerCase().normalize('NFD')].filter((part) => !MARK.test(part)).join('');
      const same = SAME.get(plain) ?? plain;
      if (same === '-' && text.endsWith(' ')) {
        text = text.slice(0, -1);
        starts.pop();
        ends.pop();
      }
      push(same, start, end);
    }
    start = end;
  }
  return { text, starts, ends };
}
