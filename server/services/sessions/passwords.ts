import { hash, verify } from '@node-rs/argon2'

/** Argon2id, about 33 ms: m=19456 KiB, t=2, p=1. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

let nobody: Promise<string> | undefined

/**
 * What an unknown user's password is compared with, so that the answer takes the same time. Made when it is first
 * asked for: a process that exits while a thread still hashes may end in a crash.
 */
function nobodysHash(): Promise<string> {
  nobody ??= hash('a password that nobody has', cost)
  return nobody
}

export function hashPassword(password: string): Promise<string> {
  return hash(password, cost)
}

/** Whether the password is the one of the hash; always false, in the same time, without a hash. */
export async function isPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  const otherwise = await nobodysHash()
  const matches = await verify(passwordHash ?? otherwise, password)
  return matches && passwordHash !== undefined
}
