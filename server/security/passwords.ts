import { hash, verify } from '@node-rs/argon2'
import { leastScore, measurePasswordStrength } from '../../src/schemas/accountSecurity/passwordStrength'
import { passwordTexts as texts } from '../../src/texts/admin/accountSecurity.texts'

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

/** A shorter username is in many a word. */
const shortestName = 4

/**
 * What is wrong with a new password, beyond its length; null: nothing.
 * @param about what belongs to the account, and so is guessed first
 */
export async function passwordFault(
  password: string,
  { username, ...about }: { username: string; company: string; clientCode: string },
): Promise<string | null> {
  const name = username.toLowerCase()
  const text = password.toLowerCase()
  if (text === name || (name.length >= shortestName && text.includes(name))) return texts.namesUser
  const known = [username, about.company, about.clientCode, 'foyer', 'careers']
  const { score } = await measurePasswordStrength(password, known)
  return score < leastScore ? texts.easy : null
}
