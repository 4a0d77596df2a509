import type { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { passwordTexts as texts } from '../../../src/texts/passwords'

/** Out of 4: more than a hundred million guesses. */
const leastScore = 3
/** What follows makes a password no easier to guess, and takes time to look at. */
const lookedAt = 64
/** A shorter username is in many a word. */
const shortestName = 4

let estimator: Promise<ZxcvbnFactory> | undefined

/** Its word lists take a moment and some memory: they are loaded when the first password is chosen. */
async function loadEstimator(): Promise<ZxcvbnFactory> {
  const [core, common, english] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-en'),
  ])
  return new core.ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...english.dictionary },
    graphs: common.adjacencyGraphs,
  })
}

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
  estimator ??= loadEstimator()
  const known = [username, about.company, about.clientCode, 'foyer', 'careers']
  const { score } = (await estimator).check(password.slice(0, lookedAt), known)
  return score < leastScore ? texts.easy : null
}
