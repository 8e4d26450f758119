import type * as argon2 from '@node-rs/argon2';
import { vi } from 'vitest';

type Hashing = typeof argon2;

const shared = globalThis as { watchedHashing?: Hashing };

/**
 * Lets the tests see how often a password is hashed, which goes on as ever. The files of a worker share the modules of the API,
 * so all of them have to be given the functions that the first of them was given.
 */
vi.mock('@node-rs/argon2', async (importOriginal) => {
  if (!shared.watchedHashing) {
    const { hash, verify, ...rest } = await importOriginal<Hashing>();
    shared.watchedHashing = { ...rest, hash: vi.fn<typeof hash>(hash), verify: vi.fn<typeof verify>(verify) };
  }
  return shared.watchedHashing;
});
