import type { OperationId } from '../../server/endpoints'
import type { OpenAccountSchema } from '../../src/schemas/accountSchema/accountSchema'
import type { AccountBody, UserAccount } from '../../src/schemas/accounts/buildUserForm'
import type { OperationDetails } from './matrix'
import type { Owner, World } from './matrixWorld'

let createdCount = 0

/** Creates the body of an unused account. */
function createAccountBody(): AccountBody {
  const name = `matrix-${createdCount++}`
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

const callAsSuperUser = async <Body>({ call, tokens }: World, path: string, options: object = {}) =>
  (await call<Body>(path, { token: tokens['the SuperUser'] ?? '', ...options })).body

/** Creates a new client for each call that succeeds, because the call ends it. @returns the id of its account */
async function createDisposableClient(matrixWorld: World, owner: Owner, callNumber: number): Promise<number> {
  if (owner === 'nobody' || callNumber === 0) return matrixWorld.of[owner].accountId
  return (await callAsSuperUser<{ id: number }>(matrixWorld, '/api/users', { body: createAccountBody() })).id
}

async function createDecommissionedClient(
  matrixWorld: World,
  owner: Owner,
  callNumber: number,
): Promise<number> {
  const userId = await createDisposableClient(matrixWorld, owner, callNumber)
  if (callNumber > 0)
    await callAsSuperUser(matrixWorld, '/api/decommissionedUsers', { body: { userId, crmClientId: '7' } })
  return userId
}

/** Reads the schema, which can be saved unchanged. */
async function getSchema(
  matrixWorld: World,
  id: number,
): Promise<Pick<OpenAccountSchema, 'customFields' | 'catalogue'>> {
  const { customFields, catalogue } = await callAsSuperUser<OpenAccountSchema>(
    matrixWorld,
    `/api/users/${id}/schema`,
  )
  return { customFields, catalogue }
}

/** Calls of the SuperUser on accounts. */
export const accountCalls = {
  createAccount: { body: createAccountBody },
  changeAccount: {
    body: (matrixWorld, owner) =>
      owner === 'nobody'
        ? createAccountBody()
        : callAsSuperUser<UserAccount>(matrixWorld, `/api/users/${matrixWorld.of[owner].accountId}`),
  },
  deleteAccount: {
    path: async (matrixWorld, owner, callNumber) =>
      `/api/users/${await createDisposableClient(matrixWorld, owner, callNumber)}`,
  },
  putFormSchema: {
    body: (matrixWorld, owner) =>
      getSchema(matrixWorld, matrixWorld.of[owner === 'nobody' ? 'harbour' : owner].accountId),
  },
  decommissionAccount: {
    of: 'account',
    body: async (matrixWorld, owner, callNumber) => ({
      userId: await createDisposableClient(matrixWorld, owner, callNumber),
      crmClientId: '7',
    }),
  },
  reinstateAccount: {
    path: async (matrixWorld, owner, callNumber) =>
      `/api/decommissionedUsers/${await createDecommissionedClient(matrixWorld, owner, callNumber)}`,
  },
} satisfies Partial<Record<OperationId, OperationDetails>>
