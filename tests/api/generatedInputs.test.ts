import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ApplicationDetails, Problem } from '../../src/schemas/application'
import { samsProfile } from '../marketplace/samsProfile'
import { startMarketplace, type TestMarketplace } from '../marketplace/startMarketplace'
import { advertised, applying, pdf, submit } from './applicationFixture'
import { operations } from './matrix'
import { makeWorld, matrixSecret, type World } from './matrixWorld'
import { startTestServer, type TestServer } from './testServer'

/** FOYER_RUNS sets how many inputs each operation gets; the suite takes few, the full figure is 2,000. */
const runs = Number(process.env.FOYER_RUNS ?? 25)
/** The same inputs every time, unless FOYER_SEED says others. */
const seed = Number(process.env.FOYER_SEED ?? 2026)
let market: TestMarketplace
let server: TestServer
let world: World
let superuser: string

beforeAll(async () => {
  market = await startMarketplace(samsProfile, pdf)
  server = await startTestServer({ ...market.variables, FOYER_LIMITS: 'off', FOYER_SECRET: matrixSecret })
  await server.database.query("update clients set advertiser_id = 'meridian-health' where code = 'meridian'")
  world = await makeWorld(server, market)
  superuser = world.tokens['the SuperUser'] ?? ''
})
afterAll(async () => {
  await server.stop()
  await market.stop()
})

const naughty = [
  '',
  ' ',
  '\0',
  '\u202e',
  '\ud800',
  'null',
  '-1',
  '1e400',
  '0x7f',
  '../..',
  '%00',
  '%',
  "'; --",
  '{{7*7}}',
]
naughty.push('𝒜🧑‍🚀', 'ﷺ', 'İ', 'a'.repeat(5000), '9'.repeat(40), '<script>', '__proto__', 'constructor')
const text = fc.oneof(fc.constantFrom(...naughty), fc.string({ unit: 'binary', maxLength: 60 }))
const anything = fc.oneof(
  { maxDepth: 3 },
  text,
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.array(text, { maxLength: 4 }),
  fc.dictionary(text, fc.oneof(text, fc.integer(), fc.constant(null)), { maxKeys: 4 }),
)

/** The operation's own body with some of it replaced, or anything at all. */
const bodies = (body: unknown) =>
  fc.oneof(
    anything,
    fc.tuple(fc.dictionary(fc.constantFrom(...keysOf(body)), anything, { maxKeys: 3 })).map(([over]) => ({
      ...(typeof body === 'object' ? body : {}),
      ...over,
    })),
  )

function keysOf(body: unknown): string[] {
  const keys = typeof body === 'object' && body !== null ? Object.keys(body) : []
  return keys.length > 0 ? keys : ['id']
}

function isProblem(body: unknown, status: number): boolean {
  const problem = body as Problem
  return (
    problem?.status === status &&
    [problem.title, problem.detail, problem.type].every((part) => part?.length > 0)
  )
}

describe('whatever is sent, the answer is one that the API describes', () => {
  const calls = Object.entries(operations).filter(([call]) => !/DELETE|decommissioned/.test(call))
  test.each(calls)('%s', { timeout: 600_000 }, async (call, operation) => {
    const [method = '', template = ''] = call.split(' ')
    const known = operation.send(world, 'harbour', 0)
    const token = operation.access === 'superuser' ? superuser : world.tokens['the administrator']
    const headers: Record<string, string> =
      operation.access === 'key' ? { 'x-api-key': world.keys.harbour } : { authorization: `Bearer ${token}` }
    const parts = fc.array(text, { minLength: 2, maxLength: 2 })
    await fc.assert(
      fc.asyncProperty(
        parts,
        bodies(known.body),
        fc.boolean(),
        fc.dictionary(text, text),
        async (ids, body, isKnown, query) => {
          let at = 0
          const made = template.replace(
            /:\w+/g,
            () => encodeURIComponent(Buffer.from(ids[at++] ?? '').toString()) || '-',
          )
          const search = new URLSearchParams(query).toString()
          const path = `${isKnown ? known.path : made}${method === 'GET' && search ? `?${search}` : ''}`
          const answer = await server.call(path, {
            method,
            headers,
            ...(method === 'GET' ? {} : { body: asSent(body) }),
          })
          expect([path, body, answer.status < 500]).toEqual([path, body, true])
          if (answer.status >= 400)
            expect([answer.body, isProblem(answer.body, answer.status)]).toEqual([answer.body, true])
        },
      ),
      { numRuns: runs, seed },
    )
  })
})

/** As JSON, whatever it is: a text as such would be sent as it stands. */
function asSent(body: unknown): string {
  return JSON.stringify(body) ?? 'null'
}

test('[API-20] [API-19] texts come back as they were sent, character for character', {
  timeout: 300_000,
}, async () => {
  const token = await server.guest('harbour')
  const admin = world.tokens['the administrator'] ?? ''
  const [vacancy] = await advertised(server, token)
  const { body } = await applying(server, token, vacancy?.id ?? 0)
  let n = 0
  const readable = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 60 })
    .filter((words) => !/^\s|\0/.test(words))
  await fc.assert(
    fc.asyncProperty(readable, async (surname) => {
      const { id } = await submit(server, token, { ...body, surname, email: `round.${n++}@example.org` })
      const details = await server.call<ApplicationDetails>(`/api/applicationDetails/${id}`, { token: admin })
      const answers = details.body.sections.flatMap((section) => section.items.map((item) => item.answer))
      expect(answers).toContain(surname)
    }),
    { numRuns: Math.min(runs, 300), seed },
  )
})
