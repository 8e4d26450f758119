/** A request that was answered, as it is logged and counted: by its route, because an address may hold a secret. */
export interface Answered {
  method: string;
  /** The pattern of its path: `/api/apps/:id`. */
  route: string;
  status: number;
  /** Until the answer began; a reply that streams goes on after that. */
  seconds: number;
}

/** What those who run Laurel see of it. */
export interface Operations {
  /** Told of every request. */
  onAnswered(request: Answered): void;
  /** All that is counted and measured, as Prometheus reads it. */
  metrics(): Promise<string>;
  /** The bearer token that the metrics ask for; without one they are for callers on this machine alone. */
  metricsToken: string | null;
  /** Whether the process is ending, and takes no new work. */
  isStopping(): boolean;
}

/** For an app that nobody watches: a seed, a test. */
export const unwatched: Operations = {
  onAnswered() {},
  metrics: async () => '',
  metricsToken: null,
  isStopping: () => false,
};
