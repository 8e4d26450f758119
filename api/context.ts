import type { EndpointName } from '#contract/addresses.ts';
import type { InputOf } from '#contract/endpoint.ts';
import type { Contract } from '#contract/index.ts';
import type { Coaches } from './coach/coach.ts';
import type { Db } from './db/client.ts';
import type { Google } from './google/google.ts';
import type { Mailer } from './mail/mailer.ts';
import type { Pictures } from './pictures/pictures.ts';
import type { RateLimits } from './rate-limits.ts';

/** What the API is made of. Tests give their own parts, so that they depend neither on the environment nor on the time. */
export interface Deps {
  db: Db;
  coaches: Coaches;
  /** Sign-in by OpenID Connect, and the document service; null when they are not set up. */
  google: Google | null;
  rateLimits: RateLimits;
  mailer: Mailer;
  /** Reads pictures from other sites. */
  pictures: Pictures;
  clock: () => Date;
  /** The address that students use, for links in mails and calendars. */
  publicUrl: string;
}

/** What a service knows of the request that it serves. */
export interface VisitorContext extends Deps {
  /** The network address that rate limits count. */
  address: string;
  /** The caller's browser and system in a few words, such as `Chrome on Windows`; null when they are unknown. */
  device: () => string | null;
  /** The bearer token, which has not been checked; null without one. */
  token: string | null;
  /** The secret that this browser was given with a redirect for consent; null without one. */
  browser: () => string | null;
  /** Aborted when the caller has gone. */
  signal: () => AbortSignal;
  /** Takes each piece of an answer while it is written, when the caller accepts that. */
  onText?: (text: string) => void;
}

/** The context of a request with a valid token. Every query filters by `studentId`. */
export interface StudentContext extends VisitorContext {
  studentId: string;
}

/** What is needed to read a student's rows, also where no request asks for them. */
export type RecordContext = Pick<StudentContext, 'db' | 'clock' | 'studentId'>;

/** The parsed input of an endpoint, by its name. */
export type Input<N extends EndpointName> = InputOf<Contract[N]>;
