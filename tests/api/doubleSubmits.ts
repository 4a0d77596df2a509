import { setTimeout as pause } from 'node:timers/promises'
import type { SubmissionReceipt } from '../../src/schemas/applications/application'
import { createApplicationFixture, fetchVacancies } from './applicationFixture'
import type { TestServer } from './testServer'

/** Number of applications per guest, below the rate limit. */
const applicationsPerGuest = 10

/** Creates a generator of pseudo-random numbers from 0 to 1; the same seed gives the same numbers (mulberry32). */
function createRandomGenerator(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/**
 * Submits `count` applications twice each with one key, up to 20 ms apart. For about every third application, the first
 * connection is aborted after at most 10 ms, and a third submission follows.
 * @returns the application ids in the receipts of each application's submissions
 */
export async function submitTwice(server: TestServer, count: number, seed: number): Promise<number[][]> {
  const random = createRandomGenerator(seed)
  const idsByApplication: number[][] = []
  let token = ''
  let vacancyId = 0
  for (let at = 0; at < count; at += 1) {
    if (at % applicationsPerGuest === 0) token = await server.guest('harbour')
    vacancyId ||= (await fetchVacancies(server, token))[0]?.id ?? 0
    const { body } = await createApplicationFixture(
      server,
      token,
      vacancyId,
      `twice.${seed}.${at}@example.org`,
    )
    const submitOnce = async (abortSignal?: AbortSignal) => {
      const answer = await fetch(`${server.url}/api/submittedapplications`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          'idempotency-key': `${at}`,
        },
        body: JSON.stringify(body),
        ...(abortSignal ? { signal: abortSignal } : {}),
      })
      if (answer.status !== 201) throw new Error(`${answer.status}: ${await answer.text()}`)
      return ((await answer.json()) as SubmissionReceipt).id
    }
    const isAborted = random() < 1 / 3
    const firstSubmission = submitOnce(
      isAborted ? AbortSignal.timeout(1 + Math.floor(random() * 10)) : undefined,
    ).catch(() => null)
    await pause(Math.floor(random() * 20))
    const receivedIds = [
      await submitOnce(),
      await firstSubmission,
      ...(isAborted ? [await submitOnce()] : []),
    ]
    idsByApplication.push(receivedIds.filter((id) => id !== null))
  }
  return idsByApplication
}
