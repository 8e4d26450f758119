/** Cornell; Cornell and Brown; Cornell, Brown and 3 others */
export function namesInWords(names: readonly string[]): string {
  const [first = '', second = '', ...others] = [...new Set(names)];
  if (second === '') return first;
  if (others.length === 0) return `${first} and ${second}`;
  if (others.length === 1) return `${first}, ${second} and ${others[0]}`;
  return `${first}, ${second} and ${others.length} others`;
}
