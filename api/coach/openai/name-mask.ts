/** What stands for a part of the name, counted from 1, and for the e-mail. */
const placeholder = (part: number) => `[name ${part}]`;
const EMAIL = '[e-mail]';
const PLACEHOLDER = /\[(?:name (\d{1,2})|e-mail)\]/g;

export interface Masked {
  text: string;
  /** The place in the text before masking, by a place in the masked one. Inside a placeholder: its beginning. */
  original: (offset: number) => number;
}

/**
 * Takes a student's name and e-mail out of what is sent to a language model, and puts them back into what it answers.
 * A part of the name counts where it begins with a capital letter or is in capitals, whatever the account has.
 */
export function createNameMask({ name, email }: { name: string; email: string }) {
  const parts = name.split(/\s+/).filter((part) => part.replace(/[^\p{L}]/gu, '').length > 1);
  const wholeWord = (text: string) => `(?<![\\p{L}\\p{N}])${escaped(text)}(?![\\p{L}\\p{N}])`;
  const patterns = [
    ...(email ? [{ pattern: new RegExp(escaped(email), 'giu'), stands: EMAIL }] : []),
    ...parts.map((part, index) => ({
      pattern: new RegExp(forms(part).map(wholeWordOrNot).join('|'), 'gu'),
      stands: placeholder(index + 1),
    })),
  ];

  function wholeWordOrNot(form: string) {
    // A script without capitals has no spaces between words either.
    return form.toLowerCase() === form.toUpperCase() ? escaped(form) : wholeWord(form);
  }

  function mask(text: string): Masked {
    const found = patterns
      .flatMap(({ pattern, stands }) =>
        [...text.matchAll(pattern)].map(({ index, 0: { length } }) => ({ start: index, length, stands })),
      )
      .sort((a, b) => a.start - b.start || b.length - a.length);
    let masked = '';
    let end = 0;
    const shifts: { from: number; length: number; original: number; originalLength: number }[] = [];
    for (const { start, length, stands } of found) {
      if (start < end) continue;
      masked += text.slice(end, start);
      shifts.push({ from: masked.length, length: stands.length, original: start, originalLength: length });
      masked += stands;
      end = start + length;
    }
    masked += text.slice(end);
    return {
      text: masked,
      original(offset) {
        const before = shifts.findLast(({ from }) => from <= offset);
        if (!before) return offset;
        const into = offset - before.from;
        if (into === 0) return before.original;
        if (into < before.length) return before.original;
        return before.original + before.originalLength + (into - before.length);
      },
    };
  }

  /** Puts name and e-mail back. A placeholder of a part that the name has not stays. */
  function unmask(text: string) {
    return text.replace(PLACEHOLDER, (whole, part?: string) =>
      part ? (parts[Number(part) - 1] ?? whole) : email || whole,
    );
  }

  return { mask, unmask };
}

export type NameMask = ReturnType<typeof createNameMask>;

/** How a part of a name may be written: capitalised, in capitals, and as the account has it where that has a capital. */
function forms(part: string) {
  const [first = '', ...rest] = part;
  const capitalised = first.toUpperCase() + rest.join('');
  const plain = first.toUpperCase() + rest.join('').toLowerCase();
  return [...new Set([capitalised, plain, part.toUpperCase()])];
}

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
