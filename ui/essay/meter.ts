/** The attributes of a figure for screen readers. `words` say it as a sentence would: 7.4 out of 10. */
export const meter = (label: string, value: number, max: number, words: string) => ({
  role: 'meter',
  'aria-label': label,
  'aria-valuemin': 0,
  'aria-valuemax': max,
  'aria-valuenow': value,
  'aria-valuetext': words,
});
