import { hash, verify } from '@node-rs/argon2'

/** Argon2id, about 33 ms: m=19456 KiB, t=2, p=1. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** What an unknown user's password is compared with, so that the answer takes the same time. */
const nobody = hash('a password that nobody has', cost)

export function hashPassword(password: string): Promise<string> {
  return hash(password, cost)
}

/** Whether the password is the one of the hash; always false, in the same time, without a hash. */
export async function isPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  const matches = await verify(passwordHash ?? (await nobody), password)
  return matches && passwordHash !== undefined
}
