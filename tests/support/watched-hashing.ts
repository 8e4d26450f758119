import type * as argon2 from '@node-rs/argon2';
import { vi } from 'vitest';
import { studentPassword } from './requests.ts';

type Hashing = typeof argon2;

const shared = globalThis as { watchedHashing?: Hashing };

/** The least work that argon2 does. */
const QUICKLY = { memoryCost: 8, timeCost: 1 };

/**
 * Lets the tests see how often a password is hashed. That goes on as ever, but for the password of the students that the tests
 * sign up by the thousand. The files of a worker share the modules of the API, so all of them have to be given the functions
 * that the first of them was given.
 */
vi.mock('@node-rs/argon2', async (importOriginal) => {
  if (!shared.watchedHashing) {
    const { hash, verify, ...rest } = await importOriginal<Hashing>();
    shared.watchedHashing = {
      ...rest,
      hash: vi.fn<typeof hash>((password) => hash(password, password === studentPassword ? QUICKLY : undefined)),
      verify: vi.fn<typeof verify>(verify),
    };
  }
  return shared.watchedHashing;
});
