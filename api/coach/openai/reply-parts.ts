/** At the end of a text that goes on: half of a placeholder, or of a character. */
const UNFINISHED = /(?:\[[a-z0-9 -]{0,10}|[\ud800-\udbff])$/;

/**
 * Passes a reply on while it comes, each part made clean on the way. What may be half of a placeholder is held back until the rest
 * is there.
 * @param clean never sees half of one
 */
export function createReplyParts(clean: (text: string) => string, onText: (text: string) => void) {
  let held = '';
  const pass = (text: string) => {
    const ready = clean(text);
    if (ready) onText(ready);
  };
  return {
    take(part: string) {
      const text = held + part;
      held = UNFINISHED.exec(text)?.[0] ?? '';
      pass(text.slice(0, text.length - held.length));
    },
    end: () => pass(held),
  };
}
