import type { BrowserContext } from 'playwright';

/** What a browser complains of from now on, on any page: errors that nobody caught, and whatever it prints as an error. */
export function complaintsOf(context: BrowserContext) {
  const complaints: string[] = [];
  context.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  context.on('weberror', (problem) => complaints.push(problem.error().message));
  return complaints;
}
