/** Sentences that both sides of the wire say about the same wrong input. The wording is the specification's. */
export const sentences = {
  email: 'Enter a valid email address.',
  password: 'Use at least 8 characters.',
  fullName: 'Enter your full name.',
  confirm: 'Passwords must match.',
  terms: 'Please agree to the terms.',
  previewTooShort: 'Paste a longer sample (~60+ chars).',
  fileUnreadable: 'Could not parse file',
} as const;

/** Whether a text looks like {name}@{host}.{ending}, with no spaces and no empty part. */
export function looksLikeEmail(text: string) {
  return /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(text);
}
