import { Problem } from '#contract/problem.ts';

const MEBIBYTE = 1024 * 1024;

interface BodyBudgetOptions {
  /** Bytes of bodies that the server holds at once. */
  all: number;
  /** The same of one network address, so that one caller can't keep the others out. */
  each: number;
}

/** Counts the bytes of bodies before they are read, so that many large requests at once can't take the server's memory. */
export function createBodyBudget({ all, each }: BodyBudgetOptions = { all: 128 * MEBIBYTE, each: 48 * MEBIBYTE }) {
  const held = new Map<string, number>();
  let total = 0;

  /** Sets bytes aside for a body and returns what gives them back. Throws a 503 where too many are held already. */
  return function take(address: string, bytes: number) {
    const ofAddress = held.get(address) ?? 0;
    if (total + bytes > all || ofAddress + bytes > each)
      throw new Problem(503, 'Laurel is taking in a lot right now. Try again in a moment.', { retryAfter: 1 });
    total += bytes;
    held.set(address, ofAddress + bytes);
    return () => {
      total -= bytes;
      const left = held.get(address)! - bytes;
      if (left > 0) held.set(address, left);
      else held.delete(address);
    };
  };
}
