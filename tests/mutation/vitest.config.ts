import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { rooms } from './rooms.mjs'

const room = rooms[process.env.FOYER_MUTATED_ROOM ?? '']
if (!room) throw new Error('Run it by `npm run mutate`, which says in FOYER_MUTATED_ROOM what is changed.')
const root = process.cwd()

/** The tests that are asked about one room's mutants, in one process: what is found by them is found by `npm test`. */
export default defineConfig({
  root,
  plugins: [react()],
  resolve: { alias: { 'markdown-to-jsx/react': `${root}/src/renderer/form/structure/plainMarkdown.ts` } },
  test: {
    isolate: false,
    environment: room.environment,
    include: room.tests,
    // The first changes the time zone, which the threads of mutants share; the second reads the sources, which are mutated.
    exclude: ['src/schemas/dateTime/utcDateTime.test.ts', 'tests/api/traces.test.ts'],
    setupFiles: room.environment === 'jsdom' ? ['tests/failOnConsole.ts'] : [],
    testTimeout: 30_000,
    hookTimeout: 120_000,
  },
})
