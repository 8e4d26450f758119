import type { Message } from './mailer.ts';

/** To whom a reminder goes, and what ends it. */
export interface Subscriber {
  to: string;
  /** Ends the reminders for whoever has it. */
  token: string;
  publicUrl: string;
}

/** The page that ends reminders with one press. The token stands in the fragment, which reaches no log and no other site. */
export const stopAddress = ({ token, publicUrl }: Subscriber): string =>
  new URL(`/unsubscribe#token=${token}`, publicUrl).href;

/** By these headers a mail program shows a button that ends the reminders (RFC 2369 and 8058). */
export function subscriptionHeaders({ token, publicUrl }: Subscriber): Message['headers'] {
  return {
    'List-Unsubscribe': `<${new URL(`/api/unsubscribe?token=${token}`, publicUrl).href}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}
