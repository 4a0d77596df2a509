import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getRunCount, isLongRun } from '../../scripts/lib/testLength.mjs'
import { naughtyTexts } from './generated/naughtyTexts'
import type { World } from './matrixWorld'
import { type StartedMatrix, startMatrixWorld } from './startMatrixWorld'
import type { TestServer } from './testServer'
import {
  accountTrip,
  isAcceptedEverywhere,
  schemaTrip,
  settingsTrip,
  submissionTrip,
  type Trip,
  vacancyTrip,
} from './textRoundTrips'

/** Number of generated texts in addition to the fixed list. */
const runs = getRunCount(25, 2000)
const seed = Number(process.env.FOYER_SEED ?? 2026)
const concurrency = 8
const generatedText = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 40 }),
)
/** A normal run uses a part of the long list and all of its end, which contains the project's own texts. */
const usedNaughtyTexts = naughtyTexts.filter((_text, at) => isLongRun || at % 8 === 0 || at > 460)
const texts = [...new Set([...usedNaughtyTexts, ...fc.sample(generatedText, { numRuns: runs, seed })])]
let started: StartedMatrix
let server: TestServer
let matrixWorld: World

beforeAll(async () => {
  started = await startMatrixWorld()
  server = started.server
  matrixWorld = started.world
})
afterAll(() => started.stop())

/** Name, round trip, maximum text length, and number of concurrent round trips. */
const trips: [string, Trip, number, number][] = [
  ['an application [API-20] [API-19]', submissionTrip, 255, concurrency],
  ['the settings [API-06] [API-05]', settingsTrip, 40, 1],
  ['an account [API-15] [API-13]', accountTrip, 100, 1],
  ['a custom field of an account', schemaTrip, 200, 1],
  ['a vacancy [API-09] [API-10]', vacancyTrip, 255, concurrency],
]
/** Each save of an account's fields adds a version and reads all earlier ones, so thousands of them would be slow. */
const maxVersions = 600

describe('a text is stored unchanged or rejected', () => {
  test.for(trips)('%s', { timeout: 600_000 }, async ([_what, trip, maxLength, batchSize], { annotate }) => {
    let acceptedCount = 0
    const tripTexts = trip === schemaTrip ? texts.slice(0, maxVersions) : texts
    for (let from = 0; from < tripTexts.length; from += batchSize) {
      const batch = tripTexts.slice(from, from + batchSize).map(async (text, at) => {
        const returned = await trip({ server, world: matrixWorld }, text, from + at)
        if (returned) acceptedCount++
        for (const [where, returnedText] of Object.entries(returned ?? {}))
          expect([where, returnedText]).toEqual([where, text])
        const isAccepted = returned !== undefined
        if (isAcceptedEverywhere(text) && text.length <= maxLength)
          expect([text, isAccepted]).toEqual([text, true])
      })
      await Promise.all(batch)
    }
    await annotate(`${acceptedCount} of ${tripTexts.length} texts accepted, the others rejected`)
    expect(acceptedCount).toBeGreaterThan(0)
  })
})
