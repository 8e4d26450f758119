import { paths } from '#contract/paths.ts';
import type { Message } from './mailer.ts';
import { foot } from './page.ts';

/** To whom a reminder goes, and what ends it. */
export interface Subscriber {
  to: string;
  /** Ends the reminders for whoever has it. */
  token: string;
  publicUrl: string;
}

/** The page that ends reminders with one press. The token stands in the fragment, which reaches no log and no other site. */
const stopAddress = ({ token, publicUrl }: Subscriber): string =>
  new URL(`${paths.unsubscribe}#token=${token}`, publicUrl).href;

/** By these headers a mail program shows a button that ends the reminders (RFC 2369 and 8058). */
export function subscriptionHeaders({ token, publicUrl }: Subscriber): Message['headers'] {
  return {
    'List-Unsubscribe': `<${new URL(`/api/unsubscribe?token=${token}`, publicUrl).href}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

export const planAddress = ({ publicUrl }: Subscriber): string => new URL(paths.plan, publicUrl).href;

/** The end of a message, as plain text and as HTML: why it came, how it ends, and where it is changed. */
export function endOfMessage(subscriber: Subscriber, why: string) {
  const stop = stopAddress(subscriber);
  const settings = new URL(`${paths.settings}#reminders`, subscriber.publicUrl).href;
  return {
    text: ['', '--', why, `Stop the reminders, without signing in: ${stop}`, `Change reminders: ${settings}`],
    html: foot(why, { stop, settings }),
  };
}
