import type { ZxcvbnFactory } from '@zxcvbn-ts/core'

/** How hard a password is to guess for somebody who tries words, names, years and keyboard rows first. */
export interface StrengthEstimate {
  /** From 0, very easy, to 4. */
  score: number
  /** What is wrong with it and what would help, a sentence each. */
  advice: string[]
}

/** Less is refused: more than a hundred million guesses. */
export const leastScore = 3
/** What follows makes a password no easier to guess, and takes time to look at. */
const lookedAt = 64

let estimator: Promise<ZxcvbnFactory> | undefined

/** Its word lists are larger than the site: they are loaded when the first password is chosen. */
async function loadEstimator(): Promise<ZxcvbnFactory> {
  const [core, common, english] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-en'),
  ])
  return new core.ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...english.dictionary },
    graphs: common.adjacencyGraphs,
    translations: english.translations,
  })
}

/** @param known what belongs to the account, and so is guessed first */
export async function measurePasswordStrength(
  password: string,
  known: readonly string[],
): Promise<StrengthEstimate> {
  estimator ??= loadEstimator().catch((error: unknown) => {
    estimator = undefined
    throw error
  })
  const { score, feedback } = (await estimator).check(password.slice(0, lookedAt), [...known])
  return { score, advice: [feedback.warning, ...feedback.suggestions].filter((one) => one !== null) }
}
