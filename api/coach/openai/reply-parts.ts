/** The beginning of a link or of a placeholder at the end of a text that goes on; no longer than either gets. */
const UNFINISHED = /(?:\[[^\]\n]{0,200}(?:\](?:\([^)\n]{0,300})?)?|<[^>\s]{0,300})$/;

/**
 * Passes a reply on while it comes, each part made clean on the way. What may be half of a link or of a placeholder is held
 * back until the rest is there.
 * @param clean never sees half of either
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

/**
 * A reply whose links lead to pages of Laurel alone: of any other the words stay. A model has no address from anybody but
 * from what it has read, which may have been written to lead somewhere.
 */
export function withOwnLinks(reply: string) {
  return reply
    .replace(/\[([^\]\n]*)\]\((?!\/(?![/\\]))[^)\n]*\)/g, '$1')
    .replace(/<((?:https?:|mailto:)[^>\s]*)>/gi, '$1');
}
