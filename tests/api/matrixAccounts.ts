import type { OpenAccountSchema } from '../../src/schemas/accountSchema'
import type { AccountBody, UserAccount } from '../../src/schemas/userAccount'
import type { Operation, Owner, Sent } from './matrix'
import type { World } from './matrixWorld'

let made = 0

/** An account that nobody has yet. */
function freshAccount(): AccountBody {
  const name = `matrix-${made++}`
  return {
    company: `Company ${name}`,
    username: name,
    clientCode: name,
    password: 'a-matrix-password',
    canAllowUpload: false,
    seekAdvertiserId: null,
    privacyLink: null,
    privacyLinkLabel: null,
    maxImportedCount: 1,
  }
}

const ask = async <Body>({ call, tokens }: World, path: string, options: object = {}) =>
  (await call<Body>(path, { token: tokens['the SuperUser'] ?? '', ...options })).body

/** A client of its own, for a call that ends it. */
async function makeVictim(world: World): Promise<number> {
  return (await ask<{ id: number }>(world, '/api/users', { body: freshAccount() })).id
}

/** The schema as it is read is one that can be saved. */
async function schemaOf(
  world: World,
  id: number,
): Promise<Pick<OpenAccountSchema, 'customFields' | 'catalogue'>> {
  const { customFields, catalogue } = await ask<OpenAccountSchema>(world, `/api/users/${id}/schema`)
  return { customFields, catalogue }
}

const below = (
  part: string,
  ok: number,
  send: (world: World, id: number, time: number) => Promise<Sent> = async (_world, id) => ({
    path: `/api/users/${id}${part}`,
  }),
): Operation => ({
  access: 'superuser',
  of: 'account',
  ok,
  send: (world, owner, time) => send(world, world.of[owner].accountId, time),
})
/** Something else each time, since it is gone afterwards. */
const ending = (ok: number, send: (id: number) => Sent): Operation => ({
  ...below('', ok),
  send: async (world: World, owner: Owner, time: number) =>
    send(owner === 'nobody' || time === 0 ? world.of[owner].accountId : await makeVictim(world)),
})

/** The SuperUser's calls on accounts, which may be any client's. */
export const accountOperations: Record<string, Operation> = {
  'GET /api/users/:id': below('', 200),
  'POST /api/users': {
    access: 'superuser',
    of: 'none',
    ok: 201,
    send: () => ({ path: '/api/users', body: freshAccount() }),
  },
  'PUT /api/users/:id': below('', 204, async (world, id) => {
    const isThere = id !== world.of.nobody.accountId
    const body = isThere ? await ask<UserAccount>(world, `/api/users/${id}`) : freshAccount()
    return { path: `/api/users/${id}`, body }
  }),
  'DELETE /api/users/:id': ending(201, (id) => ({ path: `/api/users/${id}` })),
  'GET /api/users/:id/schema': below('/schema', 200),
  'PUT /api/users/:id/schema': below('', 200, async (world, id) => ({
    path: `/api/users/${id}/schema`,
    body: await schemaOf(world, id === world.of.nobody.accountId ? world.of.harbour.accountId : id),
  })),
  'GET /api/users/:id/schema/versions': below('/schema/versions', 200),
  'POST /api/users/:id/schema/versions/:version/restore': below('', 200, async (_world, id) => ({
    path: `/api/users/${id}/schema/versions/1/restore`,
  })),
  'POST /api/decommissionedUsers': ending(204, (userId) => ({
    path: '/api/decommissionedUsers',
    body: { userId, crmClientId: '7' },
  })),
}
