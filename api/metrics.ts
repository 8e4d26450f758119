import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Coach } from './coach/coach.ts';
import type { Answered } from './operations.ts';

/** How many tasks of a queue run and wait. */
export interface Load {
  running: number;
  waiting: number;
}

/**
 * The metrics of a process: requests, questions to coaches, queues, and what Node takes of the machine.
 * @param queues by their names, what tells the load of each when the metrics are read
 */
export function createMetrics(queues: Record<string, () => Load>) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });

  const requests = new Histogram({
    name: 'laurel_request_seconds',
    help: 'Requests by route and status, and the seconds until their answers began.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 30],
    registers,
  });
  const coached = new Histogram({
    name: 'laurel_coach_seconds',
    help: 'What coaches were asked (grade is a scoring), who answered or failed, and the seconds with waiting.',
    labelNames: ['task', 'engine', 'outcome'],
    buckets: [0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 30],
    registers,
  });
  const tasks = new Gauge({
    name: 'laurel_queue_tasks',
    help: 'Tasks that run, and that wait for a worker.',
    labelNames: ['queue', 'state'],
    registers,
  });

  function timed<Given extends unknown[], Answer>(
    task: string,
    engine: string,
    ask: (...given: Given) => Promise<Answer>,
  ) {
    return async (...given: Given) => {
      const end = coached.startTimer({ task, engine });
      try {
        const answer = await ask(...given);
        end({ outcome: 'answered' });
        return answer;
      } catch (error) {
        end({ outcome: 'failed' });
        throw error;
      }
    };
  }

  return {
    onAnswered({ method, route, status, seconds }: Answered) {
      requests.observe({ method, route, status }, seconds);
    },
    /** A coach that counts and times every question to the given one. */
    watched<Watched extends Coach>(coach: Watched): Watched {
      const { engine } = coach;
      const parts = Object.entries(coach).map(([name, part]) => [
        name,
        typeof part === 'function' ? timed(name, engine, part as (...given: unknown[]) => Promise<unknown>) : part,
      ]);
      return Object.fromEntries(parts) as Watched;
    },
    /** All metrics in the text format of Prometheus. */
    text() {
      for (const [queue, load] of Object.entries(queues)) {
        const { running, waiting } = load();
        tasks.set({ queue, state: 'running' }, running);
        tasks.set({ queue, state: 'waiting' }, waiting);
      }
      return registry.metrics();
    },
  };
}
