type Test = (text: string) => boolean

const untestedPatterns = new WeakSet<Test>()

/** During `checkOutcomes`, the assumed outcome of each tested pair of pattern and text. */
let outcomes: Map<string, boolean> | null = null

/**
 * Returns the test of a pattern that no available engine can run. It accepts every text, unless
 * `checkOutcomes` assumes another outcome.
 */
export function createUntestedPatternTest(source: string): Test {
  const test: Test = (text) => {
    const pair = JSON.stringify([source, text])
    const outcome = outcomes?.get(pair) ?? true
    outcomes?.set(pair, outcome)
    return outcome
  }
  untestedPatterns.add(test)
  return test
}

export function isUntestedPatternTest(test: Test): boolean {
  return untestedPatterns.has(test)
}

/** Maximum number of outcomes that are assumed independently; further ones repeat them. */
const maxAssumptions = 4

/**
 * Runs a check and returns its errors. If untested patterns took part in it, runs it for their possible outcomes and
 * returns the fewest errors, because inside `not` or `oneOf` an accepted text can be what invalidates an answer.
 */
export function checkOutcomes<CheckError>(check: () => CheckError[]): CheckError[] {
  outcomes = new Map()
  try {
    let fewestErrors = check()
    const pairs = [...outcomes.keys()]
    const combinations = 2 ** Math.min(pairs.length, maxAssumptions)
    for (let rejectedBits = combinations - 1; rejectedBits > 0 && fewestErrors.length > 0; rejectedBits--) {
      for (const [index, pair] of pairs.entries())
        outcomes.set(pair, ((rejectedBits >> (index % maxAssumptions)) & 1) === 0)
      const errors = check()
      if (errors.length < fewestErrors.length) fewestErrors = errors
    }
    return fewestErrors
  } finally {
    outcomes = null
  }
}
