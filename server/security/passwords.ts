import { hash, verify } from '@node-rs/argon2'
import { measurePasswordStrength, minScore } from '../../src/schemas/accountSecurity/passwordStrength'
import { changePasswordTexts as texts } from '../../src/texts/admin/accountSecurity.texts'

/** Argon2id parameters, which take about 33 ms: m=19456 KiB, t=2, p=1. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

let placeholderHash: Promise<string> | undefined

/**
 * Returns the hash to compare an unknown user's password with, so that the response takes the same time. Created on
 * first use: a process that exits while a thread is hashing may crash.
 */
function getPlaceholderHash(): Promise<string> {
  placeholderHash ??= hash('a password that nobody has', cost)
  return placeholderHash
}

export function hashPassword(password: string): Promise<string> {
  return hash(password, cost)
}

/** Returns whether the password matches the hash. Without a hash, returns false after the same time. */
export async function isCorrectPassword(
  passwordHash: string | undefined,
  password: string,
): Promise<boolean> {
  const fallbackHash = await getPlaceholderHash()
  const matches = await verify(passwordHash ?? fallbackHash, password)
  return matches && passwordHash !== undefined
}

/** Minimum length of a username to search for in passwords, since shorter ones occur in many words. */
const minNameLength = 4

/**
 * Returns the error message for a new password; null if it is acceptable. The length is not checked.
 * @param identifyingTexts data of the account, which attackers guess first
 */
export async function findPasswordProblem(
  password: string,
  { username, ...identifyingTexts }: { username: string; company: string; clientCode: string },
): Promise<string | null> {
  const name = username.toLowerCase()
  const text = password.toLowerCase()
  if (text === name || (name.length >= minNameLength && text.includes(name))) return texts.containsUsername
  const personalWords = [username, identifyingTexts.company, identifyingTexts.clientCode, 'foyer', 'careers']
  const { score } = await measurePasswordStrength(password, personalWords)
  return score < minScore ? texts.easyToGuess : null
}
