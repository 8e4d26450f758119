/** The first word of a name; empty where the name is. */
export function firstName(name: string) {
  return name.trim().split(/\s+/)[0]!;
}
