import type { EndpointName } from '#contract/addresses.ts';
import type { InputOf } from '#contract/endpoint.ts';
import type { Contract } from '#contract/index.ts';
import type { Coaches } from './coach/coach.ts';
import type { Db } from './db/client.ts';
import type { Google } from './google/google.ts';
import type { Mailer } from './mail/mailer.ts';
import type { Pictures } from './pictures/pictures.ts';
import type { RateLimits } from './rate-limits.ts';

/** What the API is made of. Tests give their own, so that they touch neither environment nor time. */
export interface Deps {
  db: Db;
  coaches: Coaches;
  /** Sign-in by OpenID Connect and the document service; null where they are not set up. */
  google: Google | null;
  rateLimits: RateLimits;
  mailer: Mailer;
  /** Reads pictures of other sites. */
  pictures: Pictures;
  clock: () => Date;
  /** The address that students use, for links that leave the browser. */
  publicUrl: string;
}

/** What a service knows of the request that it serves. */
export interface VisitorContext extends Deps {
  /** The network address that rate limits count. */
  address: string;
  /** Browser and system of the caller in a few words; null where they are not known. */
  device: () => string | null;
  /** The bearer token, whatever it is worth. */
  token: string | null;
  /** The secret of the caller's browser, which a redirect for consent was given; null without one. */
  browser: () => string | null;
  /** Aborted when the caller has gone. */
  signal: () => AbortSignal;
  /** Told of an answer while it is written, where the caller reads it so. */
  onText?: (text: string) => void;
}

/** The same for a request with a good token. Every query filters by `studentId`. */
export interface StudentContext extends VisitorContext {
  studentId: string;
}

/** The parsed input of an endpoint, by its name. */
export type Input<N extends EndpointName> = InputOf<Contract[N]>;
