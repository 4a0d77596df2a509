import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { rooms } from './rooms.mjs'

const room = rooms[process.env.FOYER_MUTATED_ROOM ?? '']
if (!room)
  throw new Error('Run these tests with `npm run mutate`, which sets FOYER_MUTATED_ROOM to the changed area.')
const root = process.cwd()

/** Runs the tests for one area's mutants in one process; `npm test` runs the same tests. */
export default defineConfig({
  root,
  plugins: [react()],
  resolve: { alias: { 'markdown-to-jsx/react': `${root}/src/renderer/form/structure/plainMarkdown.ts` } },
  test: {
    isolate: false,
    environment: room.environment,
    include: room.tests,
    // The first changes the time zone, which all threads share; the second reads the sources, which are mutated.
    exclude: ['src/schemas/dateTime/utcDateTime.test.ts', 'tests/api/traces.test.ts'],
    setupFiles: room.environment === 'jsdom' ? ['tests/failOnConsole.ts'] : [],
    testTimeout: 30_000,
    hookTimeout: 120_000,
  },
})
