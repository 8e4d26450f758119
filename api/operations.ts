/** An answered request, as it is logged and counted. It has a route and no address, because an address may contain a secret. */
export interface Answered {
  method: string;
  /** The pattern of the path: `/api/apps/:id`. */
  route: string;
  status: number;
  /** The time until the answer began. A streamed answer goes on after that. */
  seconds: number;
}

/** What those who run Laurel can see. */
export interface Operations {
  /** Called with every answered request. */
  onAnswered(request: Answered): void;
  /** All metrics in the text format of Prometheus. */
  metrics(): Promise<string>;
  /** The bearer token that the metrics require; with null, only callers on this machine may read them. */
  metricsToken: string | null;
  /** Whether the process is ending, and takes no new work. */
  isStopping(): boolean;
}

/** The operations of an app that nobody watches, as in a seed or a test. */
export const unwatched: Operations = {
  onAnswered() {},
  metrics: async () => '',
  metricsToken: null,
  isStopping: () => false,
};
