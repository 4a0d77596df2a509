/**
 * Whether tests that search (made-up inputs, kills, an outbox under fire) search at length, as `npm run test:long` has
 * them do; `npm test` runs the same code in small, with the same seeds every time.
 */
export const searchesAtLength = process.env.FOYER_TEST_LONG === '1'

/** How many of something a test takes: few in `npm test`, many at length. */
export const getRunCount = (few, many) => (searchesAtLength ? many : few)
