import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { mutatedParts } from './parts.mjs'

const part = mutatedParts[process.env.FOYER_MUTATED_PART ?? '']
if (!part)
  throw new Error('Run these tests with `npm run mutate`, which sets FOYER_MUTATED_PART to the mutated part.')
const root = process.cwd()

/** Runs the tests of one part in one process against each mutant; `npm test` runs the same tests. */
export default defineConfig({
  root,
  plugins: [react()],
  resolve: { alias: { 'markdown-to-jsx/react': `${root}/src/renderer/form/structure/plainMarkdown.ts` } },
  test: {
    isolate: false,
    environment: part.environment,
    include: part.tests,
    // The first changes the time zone, which all threads share; the second reads the sources, which are mutated.
    exclude: ['src/schemas/dateTime/utcDateTime.test.ts', 'tests/api/traces.test.ts'],
    setupFiles: part.environment === 'jsdom' ? ['tests/failOnConsole.ts'] : [],
    testTimeout: 30_000,
    hookTimeout: 120_000,
  },
})
