/** Structured lines on standard error. Never given the text of an essay, a token or a password. */
export const log = {
  error: (line: Record<string, unknown>) =>
    process.stderr.write(`${JSON.stringify({ level: 'error', at: new Date().toISOString(), ...line })}\n`),
};
