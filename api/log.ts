const write = (level: 'info' | 'error', line: Record<string, unknown>) =>
  process.stderr.write(`${JSON.stringify({ level, at: new Date().toISOString(), ...line })}\n`);

/** Structured lines on standard error. Never given the text of an essay, a token or a password. */
export const log = {
  info: (line: Record<string, unknown>) => write('info', line),
  error: (line: Record<string, unknown>) => write('error', line),
};
