import { setTimeout as pause } from 'node:timers/promises'
import { openApplicant } from './openApplicant.mjs'
import { until } from './until.mjs'

/**
 * Four applicants, one application after the other, until `end`; each insists on a 201 before it goes on.
 *
 * @param options `name` begins their addresses; with `files` each sends a resume too
 * @returns `acknowledged` (guids by address), `acknowledgedFiles` (guids), `list()`, `refusedSince(moment)`,
 *   `recovery(moment)` (seconds from a moment to the first 201 after it), and `end()`: counts, times in seconds, and `isClear`,
 *   whether every answer was 201 or a problem with 503 and Retry-After
 */
export async function startApplicants(server, { files = false, name = 'fault' } = {}) {
  const { submit, sendResume, resume, list } = await openApplicant(() => server.url)
  const acknowledged = new Map()
  const acknowledgedFiles = new Set()
  const answers = []
  let isOver = false
  const ask = async (call) => {
    const began = performance.now()
    // Nobody answered at all: a status of 0, which is never clear.
    const { status, body, headers } = await call().catch((error) => ({ status: 0, body: String(error) }))
    const at = performance.now()
    const isProblem = /problem\+json/.test(headers?.get('content-type')) && Boolean(body.detail)
    const isClear = status === 201 || (status === 503 && isProblem && headers.get('retry-after') !== null)
    if (!isClear) console.log(status, JSON.stringify(body))
    answers.push({ at, status, seconds: (at - began) / 1000, isClear })
    return { status, body }
  }
  const untilTaken = async (call) => {
    for (;;) {
      const { status, body } = await ask(call)
      if (status === 201 || isOver) return status === 201 ? body : undefined
      await pause(250)
    }
  }
  const lane = async (number) => {
    for (let n = 0; !isOver; n++) {
      const key = `${name}.${number}.${n}`
      const receipt = await untilTaken(() => submit(key))
      if (!receipt) return
      acknowledged.set(key, receipt.guid)
      if (files && (await untilTaken(() => sendResume(receipt.id, resume(20_000))))) {
        acknowledgedFiles.add(receipt.guid)
      }
      await pause(50)
    }
  }
  const lanes = Promise.all([0, 1, 2, 3].map(lane))
  const count = (status) => answers.filter((answer) => answer.status === status).length
  return {
    acknowledged,
    acknowledgedFiles,
    list,
    refusedSince: (moment) => answers.filter(({ at, status }) => at > moment && status !== 201).length,
    recovery: async (moment) => {
      const taken = () => answers.find(({ at, status }) => at > moment && status === 201)
      await until(() => taken() !== undefined, 60_000)
      return round((taken().at - moment) / 1000)
    },
    end: async () => {
      isOver = true
      await lanes
      const seconds = answers.map((answer) => answer.seconds).sort((one, other) => one - other)
      return {
        taken: count(201),
        refused: count(503),
        others: answers.length - count(201) - count(503),
        median: round(seconds[Math.floor(seconds.length / 2)]),
        slowest: round(seconds.at(-1)),
        isClear: answers.every((answer) => answer.isClear),
      }
    },
  }
}

function round(number) {
  return Math.round(number * 1000) / 1000
}
