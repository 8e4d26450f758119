import { startLaurel } from './laurel.ts';

/** Builds Laurel once, before the files that start it run beside each other. */
export default async function build() {
  await (await startLaurel()).stop();
}
