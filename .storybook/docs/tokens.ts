import css from '../../ui/styles/tokens.css?raw';

export interface TokenGroup {
  /** As its comment in tokens.css calls it. */
  name: string;
  tokens: { name: string; value: string; note?: string }[];
}

/** The tokens of the light theme in the order and groups of tokens.css, read from the file itself. */
export const tokenGroups = groupsOf(css.slice(css.indexOf(':root {'), css.indexOf(':root[data-theme="dark"]')));

function groupsOf(block: string) {
  const groups: TokenGroup[] = [{ name: 'General', tokens: [] }];
  for (const [, heading, name, value, note] of block.matchAll(
    /\/\*\s*-{5,}\s*(.+?)\s*-{5,}\s*\*\/|(--[\w-]+)\s*:\s*([^;]+);(?:[ \t]*\/\*\s*(.+?)\s*\*\/)?/g,
  )) {
    if (heading) groups.push({ name: heading, tokens: [] });
    else groups.at(-1)!.tokens.push({ name: name!, value: value!, note });
  }
  return groups.filter(({ tokens }) => tokens.length > 0);
}

/** The groups whose names begin with one of the words. */
export const groupsNamed = (...words: string[]) =>
  tokenGroups.filter(({ name }) => words.some((word) => name.startsWith(word)));
