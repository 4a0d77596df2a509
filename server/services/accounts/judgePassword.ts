import { guessability, leastScore } from '../../../src/schemas/validation/guessability'
import { passwordTexts as texts } from '../../../src/texts/passwords'

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
  const { score } = await guessability(password, known)
  return score < leastScore ? texts.easy : null
}
