import type { EndpointName } from '#contract/addresses.ts';
import type { InputOf } from '#contract/endpoint.ts';
import type { Contract } from '#contract/index.ts';
import type { Coach } from './coach/coach.ts';
import type { Db } from './db/client.ts';
import type { RateLimits } from './rate-limits.ts';

/** What the API is made of. Tests give their own, so that they touch neither environment nor time. */
export interface Deps {
  db: Db;
  coach: Coach;
  rateLimits: RateLimits;
  clock: () => Date;
  /** The address that students use, for links that leave the browser. */
  publicUrl: string;
}

/** What a service knows of the request that it serves. */
export interface VisitorContext extends Deps {
  /** The network address that rate limits count. */
  address: string;
  /** The bearer token, whatever it is worth. */
  token: string | null;
}

/** The same for a request with a good token. Every query filters by `studentId`. */
export interface StudentContext extends VisitorContext {
  studentId: string;
}

/** The parsed input of an endpoint, by its name. */
export type Input<N extends EndpointName> = InputOf<Contract[N]>;
