/** Makes one kind of trouble when it is told to, in a process of its own: readers beside it wait for the server alone. */
import { type Sent, troubles } from './troubles.ts';

/** A turn of so many milliseconds, begun with the trouble's request of this number. */
export interface Turn {
  from: number;
  duration: number;
}

const [what, base, folder] = process.argv.slice(2) as [string, string, string];
const trouble = await troubles[what]!(base, folder);

process.on('message', async ({ from, duration }: Turn) => {
  const end = performance.now() + duration;
  const sent: Sent[] = [];
  for (let at = from; performance.now() < end; at++) sent.push(await trouble(at));
  process.send!(sent);
});
process.send!('ready');
