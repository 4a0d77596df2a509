/**
 * True if randomized tests (generated inputs, kills, an outbox under load) run at length, as in `npm run test:long`;
 * `npm test` runs the same code with fewer inputs and fixed seeds.
 */
export const isLongRun = process.env.FOYER_TEST_LONG === '1'

/** Returns the number of repetitions of a test: few in `npm test`, many at length. */
export const getRunCount = (few, many) => (isLongRun ? many : few)
