import type { OperationId } from '../../server/endpoints'
import type { OpenAccountSchema } from '../../src/schemas/accountSchema/accountSchema'
import type { AccountBody, UserAccount } from '../../src/schemas/accounts/buildUserForm'
import type { OperationDetails } from './matrix'
import type { Owner, World } from './matrixWorld'

let made = 0

/** Creates the body of an unused account. */
function freshAccount(): AccountBody {
  const name = `matrix-${made++}`
  return {
    company: `Company ${name}`,
    username: name,
    clientCode: name,
    password: 'a-matrix-password',
    canAllowUpload: false,
    domains: [],
    seekAdvertiserId: null,
    privacyLink: null,
    privacyLinkLabel: null,
    maxImportedCount: 1,
  }
}

const ask = async <Body>({ call, tokens }: World, path: string, options: object = {}) =>
  (await call<Body>(path, { token: tokens['the SuperUser'] ?? '', ...options })).body

/** Creates a new client each time, because the call ends it. */
async function createClientToDecommission(world: World, owner: Owner, time: number): Promise<number> {
  if (owner === 'nobody' || time === 0) return world.of[owner].accountId
  return (await ask<{ id: number }>(world, '/api/users', { body: freshAccount() })).id
}

async function getReturnTime(world: World, owner: Owner, time: number): Promise<number> {
  const userId = await createClientToDecommission(world, owner, time)
  if (time > 0) await ask(world, '/api/decommissionedUsers', { body: { userId, crmClientId: '7' } })
  return userId
}

/** The schema as it is read is one that can be saved. */
async function getSchema(
  world: World,
  id: number,
): Promise<Pick<OpenAccountSchema, 'customFields' | 'catalogue'>> {
  const { customFields, catalogue } = await ask<OpenAccountSchema>(world, `/api/users/${id}/schema`)
  return { customFields, catalogue }
}

/** What the SuperUser's calls on accounts send. */
export const accountCalls = {
  createAccount: { body: freshAccount },
  changeAccount: {
    body: (world, owner) =>
      owner === 'nobody'
        ? freshAccount()
        : ask<UserAccount>(world, `/api/users/${world.of[owner].accountId}`),
  },
  deleteAccount: {
    path: async (world, owner, time) => `/api/users/${await createClientToDecommission(world, owner, time)}`,
  },
  putFormSchema: {
    body: (world, owner) => getSchema(world, world.of[owner === 'nobody' ? 'harbour' : owner].accountId),
  },
  decommissionAccount: {
    of: 'account',
    body: async (world, owner, time) => ({
      userId: await createClientToDecommission(world, owner, time),
      crmClientId: '7',
    }),
  },
  reinstateAccount: {
    path: async (world, owner, time) => `/api/decommissionedUsers/${await getReturnTime(world, owner, time)}`,
  },
} satisfies Partial<Record<OperationId, OperationDetails>>
