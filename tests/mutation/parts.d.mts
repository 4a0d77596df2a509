interface MutatedPart {
  /** Paths of the sources that are changed. */
  sources: RegExp
  except?: RegExp
  /** Globs of the tests to run. */
  tests: string[]
  environment: 'node' | 'jsdom'
}

export const mutatedParts: Record<string, MutatedPart | undefined>
