import { createRequire } from 'node:module'

const argon2: typeof import('@node-rs/argon2') = createRequire(import.meta.url)('@node-rs/argon2')

/** A sign-in in the API tests takes well under a millisecond: they check who may sign in, not how long guessing takes. */
const cost = { memoryCost: 8, timeCost: 1, parallelism: 1 }

/** Replaces @node-rs/argon2 in the API tests; a stored hash names the parameters that it is verified with. */
export const hash = (password: string) => argon2.hash(password, cost)
export const { verify } = argon2
