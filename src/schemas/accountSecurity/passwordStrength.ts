import type { ZxcvbnFactory } from '@zxcvbn-ts/core'

/** The estimated strength of a password against guesses from words, names, years and keyboard patterns. */
export interface StrengthEstimate {
  /** From 0 (very weak) to 4 (strong). */
  score: number
  /** Problems and suggestions, one sentence each. */
  advice: string[]
}

/** The minimum accepted score, which corresponds to more than a hundred million guesses. */
export const minScore = 3
/**
 * Number of characters that are analysed; further characters never make a password weaker, and would slow the check
 * down.
 */
const inspectedLength = 64

let estimator: Promise<ZxcvbnFactory> | undefined

/** Loads the estimator on first use, because its word lists are larger than the site. */
async function loadEstimator(): Promise<ZxcvbnFactory> {
  const [library, commonWords, englishWords] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-en'),
  ])
  return new library.ZxcvbnFactory({
    dictionary: { ...commonWords.dictionary, ...englishWords.dictionary },
    graphs: commonWords.adjacencyGraphs,
    translations: englishWords.translations,
  })
}

/** @param knownWords texts that belong to the account and are therefore easy to guess */
export async function measurePasswordStrength(
  password: string,
  knownWords: readonly string[],
): Promise<StrengthEstimate> {
  estimator ??= loadEstimator().catch((error: unknown) => {
    estimator = undefined
    throw error
  })
  const { score, feedback } = (await estimator).check(password.slice(0, inspectedLength), [...knownWords])
  return { score, advice: [feedback.warning, ...feedback.suggestions].filter((item) => item !== null) }
}
