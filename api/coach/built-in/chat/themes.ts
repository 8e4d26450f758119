import fields from '#api/coach/data/chat/fields.json' with { type: 'json' };

/** Fields that activities, honors and essays can share, each with a pattern of the words that speak of it. */
export const FIELDS = Object.entries(fields).map(([field, words]) => {
  const endings = words.map((word) => (word.endsWith('*') ? word.slice(0, -1) : `${word}\\b`));
  return { field, pattern: new RegExp(`\\b(?:${endings.join('|')})`, 'i') };
});
