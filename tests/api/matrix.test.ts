import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '../../server/endpoints'
import type { Access } from '../../server/http/api'
import { type AccountRole, canAccess } from '../../src/schemas/accounts/accountRoles'
import { getCall, type Operation, operations, operationsTestedElsewhere } from './matrix'
import type { Actor, Owner, World } from './matrixWorld'
import { type StartedMatrix, startMatrixWorld } from './startMatrixWorld'
import type { Answer, TestServer } from './testServer'

let started: StartedMatrix
let server: TestServer
let matrixWorld: World

beforeAll(async () => {
  started = await startMatrixWorld()
  server = started.server
  matrixWorld = started.world
})
afterAll(() => started.stop())

/** An actor's client, role, account role, and whether it has submitted an application. */
interface Standing {
  client: Owner | 'admin'
  role: number
  in?: AccountRole
  hasSubmitted: boolean
}

/** Unlisted actors count as not signed in. */
const actorRoles: Partial<Record<Actor, Standing>> = {
  'the guest who submitted': { client: 'harbour', role: 1, hasSubmitted: true },
  'another guest': { client: 'harbour', role: 1, hasSubmitted: false },
  'the administrator': { client: 'harbour', role: 2, in: 'owner', hasSubmitted: false },
  'an editor': { client: 'harbour', role: 2, in: 'editor', hasSubmitted: false },
  'a reviewer': { client: 'harbour', role: 2, in: 'reviewer', hasSubmitted: false },
  "another client's administrator": { client: 'meridian', role: 2, in: 'owner', hasSubmitted: false },
  "another client's guest who submitted": { client: 'meridian', role: 1, hasSubmitted: true },
  'the SuperUser': { client: 'admin', role: 3, in: 'owner', hasSubmitted: false },
}
const needs: Record<Exclude<Access, 'none' | 'key'>, number> = { guest: 1, client: 2, superuser: 3 }

/** True if the account role of a signed-in user denies the call. */
function isOfOtherRole({ access, scope }: Operation, actor: Actor): boolean {
  const role = actorRoles[actor]?.in
  return access === 'client' && role !== undefined && scope !== null && !canAccess(role, scope)
}

function getExpectedStatus(operation: Operation, actor: Actor, owner: Owner): number {
  const { access, of, ok } = operation
  if (access === 'none') return ok
  const who = access === 'key' ? undefined : actorRoles[actor]
  if (!who) return 401
  if (access !== 'key' && who.role < needs[access]) return 403
  if (isOfOtherRole(operation, actor)) return 403
  if (of === 'none') return ok
  if (of === 'account') return owner === 'nobody' ? 404 : ok
  if (of === 'site') return who.client === owner || (who.role === 3 && owner !== 'nobody') ? ok : 404
  const isIts = who.client === owner && (of === 'client' || who.hasSubmitted)
  return isIts ? ok : 404
}

async function ask(
  call: string,
  operation: Operation,
  owner: Owner,
  callNumber: number,
  auth: Record<string, string>,
) {
  const [method = ''] = call.split(' ')
  const { path, body } = await operation.send(matrixWorld, owner, callNumber)
  return server.call(path, { method, headers: auth, ...(body === undefined ? {} : { body }) })
}
const bearer = (token: string | undefined): Record<string, string> =>
  token === undefined ? {} : { authorization: `Bearer ${token}` }

test('[SS-08] every operation that the server declares is in the matrix, with its access', () => {
  const others = operationsTestedElsewhere.map((id) => getCall(endpoints[id]))
  const declared = server.routes
    .filter(({ url, method }) => url.startsWith('/api/') && method !== 'HEAD')
    .map(({ method, url, access, scope = null }) => [`${method} ${url}`, [access, scope]] as const)
    .filter(([call]) => !others.includes(call))
  const inMatrix = Object.entries(operations).map(([call, { access, scope }]) => [call, [access, scope]])
  expect(Object.fromEntries(inMatrix)).toEqual(Object.fromEntries(declared))
})

describe('[SS-08] [SS-12] access control', () => {
  test.each(Object.entries(operations))('%s', async (call, operation) => {
    const actors = Object.keys(matrixWorld.tokens) as Actor[]
    const owners: Owner[] = operation.of === 'none' ? ['harbour'] : ['harbour', 'meridian', 'nobody']
    const cases = actors.flatMap((actor) => owners.map((owner) => ({ actor, owner })))
    const isAllowed = ({ actor, owner }: (typeof cases)[number]) =>
      getExpectedStatus(operation, actor, owner) === operation.ok && operation.ok < 400
    const refusals = new Map<string, Set<string>>()
    const before = await server.stored()
    for (const one of cases.filter((each) => !isAllowed(each))) {
      const answer = await ask(call, operation, one.owner, 0, bearer(matrixWorld.tokens[one.actor]))
      expect([one, answer.status]).toEqual([one, getExpectedStatus(operation, one.actor, one.owner)])
      // A denial by role is the same for all records, so it is compared separately.
      const kind = isOfOtherRole(operation, one.actor) ? 'by role' : 'of others'
      noteRefusal(refusals, `${answer.status} ${kind}`, answer)
    }
    expect(await server.stored()).toEqual(before)
    for (const [status, bodies] of refusals) {
      // Another client's record gets the same response as a record that does not exist.
      if (Number.parseInt(status, 10) < 422) expect([status, bodies.size]).toEqual([status, 1])
    }
    let callNumber = 1
    for (const one of cases.filter(isAllowed)) {
      const auth = bearer(matrixWorld.tokens[one.actor])
      const answer = await ask(call, operation, one.owner, callNumber++, auth)
      expect([one, answer.status]).toEqual([one, operation.ok])
    }
  })

  const byKey = Object.entries(operations).filter(([, { access }]) => access === 'key')
  test.each(byKey)('%s by key', async (call, operation) => {
    const auth = (name: keyof World['keys']) => ({ 'x-api-key': matrixWorld.keys[name] })
    const before = await server.stored()
    for (const name of ['revoked', 'unknown'] as const) {
      expect((await ask(call, operation, 'harbour', 0, auth(name))).status).toBe(401)
    }
    if (operation.of === 'client') {
      expect((await ask(call, operation, 'harbour', 1, auth('meridian'))).status).toBe(404)
      expect((await ask(call, operation, 'nobody', 0, auth('harbour'))).status).toBe(404)
    }
    expect(await server.stored()).toEqual(before)
    expect((await ask(call, operation, 'harbour', 1, auth('harbour'))).status).toBe(operation.ok)
    expect((await ask(call, operation, 'meridian', 2, auth('meridian'))).status).toBe(operation.ok)
  })
})

test.each([
  ['a document', 'vacancies', 'vacancyId', 'documentId'],
  ["an application's file", 'applicationDetails', 'applicationId', 'fileId'],
] as const)(
  '[SS-08] access to an own record does not give access to %s of another client’s',
  async (_what, part, whole, file) => {
    const status = async (owner: Owner, other: Owner) => {
      const path = `/api/${part}/${matrixWorld.of[owner][whole]}/attachments/${matrixWorld.of[other][file]}/data`
      return (await server.call(path, { headers: bearer(matrixWorld.tokens['the administrator']) })).status
    }
    expect(await status('harbour', 'harbour')).toBe(200)
    expect([await status('harbour', 'meridian'), await status('meridian', 'harbour')]).toEqual([404, 404])
  },
)

test('[SS-08] lists contain only records of the own client, and each contains some', async () => {
  const tokens = ['the administrator', "another client's administrator"] as const
  for (const path of ['/api/vacancies', '/api/applications?pageSize=1000', '/api/audit?pageSize=100']) {
    const [ours = [], theirs = []] = await Promise.all(
      tokens.map(async (actor) => {
        const { body } = await server.call<{ id: number }[] | { results: { id: number }[] }>(path, {
          headers: bearer(matrixWorld.tokens[actor]),
        })
        return (Array.isArray(body) ? body : body.results).map((item) => item.id)
      }),
    )
    expect([ours.length > 0, theirs.length > 0]).toEqual([true, true])
    expect(ours.filter((id) => theirs.includes(id))).toEqual([])
  }
})

function noteRefusal(refusals: Map<string, Set<string>>, kind: string, { body }: Answer<unknown>): void {
  const known = refusals.get(kind) ?? new Set()
  refusals.set(kind, known.add(JSON.stringify(body)))
}
