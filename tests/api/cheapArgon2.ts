import { createRequire } from 'node:module'

const argon2: typeof import('@node-rs/argon2') = createRequire(import.meta.url)('@node-rs/argon2')

/**
 * With this cost, hashing a password takes well under a millisecond. The API tests check who may sign in, not the cost.
 */
const cost = { memoryCost: 8, timeCost: 1, parallelism: 1 }

/** Replaces @node-rs/argon2 in the API tests. A stored hash contains the parameters with which it is verified. */
export const hash = (password: string) => argon2.hash(password, cost)
export const { verify } = argon2
