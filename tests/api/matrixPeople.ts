import type { OperationId } from '../../server/endpoints'
import type { AccountPeople, IssuedLink } from '../../src/schemas/accounts/people.types'
import type { OperationDetails } from './matrix'
import type { Owner, World } from './matrixWorld'
import type { TestServer } from './testServer'

type Client = 'harbour' | 'meridian'

/** Returns the part of a request body with which an owner confirms the call. */
const getPasswordBody = (owner: Owner) => ({ currentPassword: `${owner}-demo-1` })

let invitedCount = 0

const getOwnerToken = ({ tokens }: Pick<World, 'tokens'>, owner: Client) =>
  tokens[owner === 'harbour' ? 'the administrator' : "another client's administrator"] ?? ''

type ApiAccess = Pick<World, 'call' | 'tokens'>

/** Creates an unused invitation. Returns its link and the invited address. */
export async function createInvitation(
  access: ApiAccess,
  owner: Client,
): Promise<IssuedLink & { email: string }> {
  const body = { email: `person-${invitedCount++}@example.org`, role: 'reviewer', ...getPasswordBody(owner) }
  const token = getOwnerToken(access, owner)
  const invitationLink = await access.call<IssuedLink>('/api/accountInvitations', { token, body })
  return { ...invitationLink.body, email: body.email }
}

const getPeople = async (access: ApiAccess, owner: Client) =>
  (await access.call<AccountPeople>('/api/accountPeople', { token: getOwnerToken(access, owner) })).body

/** Adds a new person to a client's account. */
async function addPerson(access: ApiAccess, owner: Client): Promise<number> {
  const { token, email } = await createInvitation(access, owner)
  const newPerson = { name: 'A Person', newPassword: 'lantern-otter-quilt' }
  await access.call('/api/accountLinks/accept', { body: { clientCode: owner, token, ...newPerson } })
  const { people } = await getPeople(access, owner)
  return people.find(({ username }) => username === email)?.id ?? 0
}

/** Creates an unused invitation. Returns its id. */
async function createInvitationId(access: ApiAccess, owner: Client): Promise<number> {
  const { email } = await createInvitation(access, owner)
  return (
    (await getPeople(access, owner)).invitations.find((invitation) => invitation.email === email)?.id ?? 0
  )
}

/** Creates the people and invitations of each client's account. */
export async function makePeople(
  call: TestServer['call'],
  tokens: World['tokens'],
): Promise<Record<Client, { personId: number; invitationId: number }>> {
  const createClientPeople = async (owner: Client) => ({
    personId: await addPerson({ call, tokens }, owner),
    invitationId: await createInvitationId({ call, tokens }, owner),
  })
  return { harbour: await createClientPeople('harbour'), meridian: await createClientPeople('meridian') }
}

/**
 * Returns the path of a call on a person. Call 0 is refused, so it names the existing person. Each later call gets a new
 * person, because a call that succeeds changes or removes its person.
 */
const createPersonPath =
  (part: string) =>
  async (matrixWorld: World, owner: Owner, callNumber: number): Promise<string> => {
    const needsNew = callNumber > 0 && owner !== 'nobody'
    return `/api/accountPeople/${needsNew ? await addPerson(matrixWorld, owner) : matrixWorld.of[owner].personId}/${part}`
  }

/** Calls on people, with their prerequisites. */
export const peopleCalls = {
  putPersonsRole: {
    path: createPersonPath('role'),
    body: (_world, owner) => ({ role: 'editor', ...getPasswordBody(owner) }),
  },
  makePasswordLink: {
    path: createPersonPath('passwordLinks'),
    body: (_world, owner) => getPasswordBody(owner),
  },
  removePerson: { path: createPersonPath('removal'), body: (_world, owner) => getPasswordBody(owner) },
  makeAccountPasswordLink: { body: () => ({ currentPassword: 'master-demo-1' }) },
  withdrawInvitation: {
    path: async (matrixWorld, owner, callNumber) => {
      const needsNew = callNumber > 0 && owner !== 'nobody'
      const id = needsNew ? await createInvitationId(matrixWorld, owner) : matrixWorld.of[owner].invitationId
      return `/api/accountInvitations/${id}`
    },
  },
} satisfies Partial<Record<OperationId, OperationDetails>>
