import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getRunCount } from '../../scripts/lib/testLength.mjs'
import { addressCall, knownCalls } from './generated/knownCalls'
import { type PublishedApi, ResponseChecker } from './generated/publishedApi'
import { applyRecipe, makeRecipes, type Recipe } from './generated/recipe'
import { operations } from './matrix'
import type { World } from './matrixWorld'
import { type StartedMatrix, startMatrixWorld } from './startMatrixWorld'
import type { Answer, TestServer } from './testServer'

/** Number of inputs per operation. */
const runs = getRunCount(25, 2000)
/** The inputs are the same in every run unless FOYER_SEED is set. */
const seed = Number(process.env.FOYER_SEED ?? 2026)
const atOnce = 8
let started: StartedMatrix
let server: TestServer
let world: World
let responseChecker: ResponseChecker

beforeAll(async () => {
  started = await startMatrixWorld()
  server = started.server
  world = await addSpareAccount(started.world)
  responseChecker = new ResponseChecker((await server.call<PublishedApi>('/api/openapi.json')).body)
})
afterAll(() => started.stop())

/**
 * Creates an account that the calls may damage, with a second version of its form. Returns the world with it as
 * harbour's account.
 */
async function addSpareAccount(whole: World): Promise<World> {
  const token = whole.tokens['the SuperUser'] ?? ''
  const made = await operations['POST /api/users']?.send(whole, 'harbour', 1)
  const { body } = await server.call<{ id: number }>('/api/users', { token, body: made?.body })
  const path = `/api/users/${body.id}/schema`
  const schema = (await server.call<{ catalogue: object[] }>(path, { token })).body
  const catalogue = schema.catalogue.map((choice, at) =>
    at === 0 ? { ...choice, label: 'Another' } : choice,
  )
  await server.call(path, { method: 'PUT', token, body: { customFields: [], catalogue } })
  return { ...whole, of: { ...whole.of, harbour: { ...whole.of.harbour, accountId: body.id } } }
}

/** Sends a valid call with the changes of a recipe; the first recipe (`at` 0) sends it unchanged. */
async function sendRecipe(call: string, recipe: Recipe, at: number) {
  const known = await knownCalls[call]?.(world, server, at)
  if (!known) throw new Error(`There is no known call for ${call}.`)
  const [method = ''] = call.split(' ')
  const body = known.body === undefined ? {} : { body: known.body }
  const prepared =
    at === 0 ? { path: known.path, options: { method, ...body } } : applyRecipe(recipe, call, known)
  const { path, ...sent } = addressCall(call, prepared.path, prepared.options.body, known)
  const headers = { ...known.headers, ...prepared.options.headers }
  const answer = await server.call(path, { ...prepared.options, headers, ...sent })
  const complaint =
    at === 0 && answer.status !== known.ok
      ? `${answer.status}, not ${known.ok}`
      : responseChecker.findMismatch(call, answer)
  return {
    answer,
    complaint: complaint && {
      complaint,
      path,
      headers,
      sent: shortened(sent.body),
      answer: describeAnswer(answer),
    },
  }
}

function describeAnswer({ status, body }: Answer<unknown>): string {
  return `${status} ${shortened(body)}`
}

function shortened(body: unknown): string {
  return (typeof body === 'string' ? body : (JSON.stringify(body) ?? '')).slice(0, 2000)
}

describe('every response to any input is described in the API', () => {
  test.for(Object.keys(knownCalls))('%s', { timeout: 900_000 }, async (call, { annotate }) => {
    const recipes = makeRecipes(responseChecker.operation(call), runs, seed)
    const statuses: Record<number, number> = {}
    const complaints: object[] = []
    for (let from = 0; from < recipes.length; from += atOnce) {
      const batch = recipes
        .slice(from, from + atOnce)
        .map((recipe, at) => sendRecipe(call, recipe, from + at))
      for (const { answer, complaint } of await Promise.all(batch)) {
        statuses[answer.status] = (statuses[answer.status] ?? 0) + 1
        if (complaint) complaints.push(complaint)
      }
      if (complaints.length > 4) break
    }
    await annotate(`${recipes.length} inputs, by status ${JSON.stringify(statuses)}`)
    expect(complaints).toEqual([])
  })
})

test('every operation of the API description is called', async () => {
  const declared = server.routes.filter(({ url, method }) => url.startsWith('/api/') && method !== 'HEAD')
  expect(Object.keys(knownCalls).sort()).toEqual(declared.map(({ method, url }) => `${method} ${url}`).sort())
})
