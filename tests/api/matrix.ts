import { endpoints, type OperationId } from '../../server/endpoints'
import type { Access } from '../../server/http/api'
import type { Endpoint } from '../../server/http/endpoint'
import type { PermissionScope } from '../../src/schemas/accounts/accountRoles'
import { createUploadBody, pdf } from './applicationFixture'
import { accountCalls } from './matrixAccounts'
import { connectionCalls } from './matrixConnections'
import { peopleCalls } from './matrixPeople'
import { findNamedRecord, hasRecordIds, type NamedRecord } from './matrixRecords'
import { siteCalls } from './matrixSites'
import { writtenCalls } from './matrixVacancies'
import type { Owner, World } from './matrixWorld'

export interface SentBody {
  path: string
  body?: unknown
}

/**
 * Creates a value for a call on a record of `owner`. Calls that must succeed are numbered from 1; each gets a new record if
 * it changes or ends the record. Number 0 is a call that will be refused, so nothing is created for it.
 */
type CreateValue<Value> = (matrixWorld: World, owner: Owner, callNumber: number) => Value | Promise<Value>

/** One operation of the API: who may call it, whose records it concerns, and the status that those callers get. */
export interface Operation {
  access: Access
  scope: PermissionScope | null
  of: NamedRecord['of'] | 'none'
  ok: number
  /** Returns a call that gets the status `ok` if its caller may make it. */
  send: CreateValue<SentBody>
}

/** Details that the endpoint's declaration does not contain: the owner of the named records, status, path and body. */
export type OperationDetails = Partial<
  Pick<Operation, 'of' | 'ok'> & { path: CreateValue<string>; body: CreateValue<unknown> }
>

const detailsById: Partial<Record<OperationId, OperationDetails>> = {
  ...accountCalls,
  ...siteCalls,
  ...writtenCalls,
  ...connectionCalls,
  ...peopleCalls,
  // The example's vacancy does not exist, which has no effect while the client does not count abandonment
  // (formLeavings.test.ts tests clients that do).
  countFormLeaving: {},
  // Anyone may call it: the vacancies are public.
  giveFormStamp: {
    body: async ({ call, tokens, of }, owner) => {
      const token = tokens['the guest who submitted'] ?? ''
      const { body: list } = await call<{ guid: string }[]>('/api/vacancies', { token })
      return { clientCode: of[owner].clientCode, vacancyGuid: list[0]?.guid }
    },
  },
  // Saving ignores the ids of user and advertiser in the body.
  putSettings: {},
  submitApplication: {
    of: 'client',
    body: ({ of }, owner, callNumber) => ({
      ...of[owner].submission,
      email: `matrix.${owner}.${callNumber}@example.org`,
    }),
  },
  sendApplicationFiles: { body: () => createUploadBody({ resume: { name: 'resume.pdf', bytes: pdf } }) },
  // The application has this file already, and a piece without an offset does not continue an upload: the applicant
  // gets a conflict, others get a denial.
  beginUpload: { ok: 409 },
  sendPiece: { ok: 409 },
  // The request contains no file.
  readResume: { path: () => '/api/resumereadings?country=AU', ok: 415 },
  sendPrefilledResume: {
    body: ({ of }, owner) => ({
      applicationGuid: of[owner].applicationGuid,
      applicationPrefilObjectStoreGuid: of[owner].prefillGuid,
    }),
  },
  resubmitApplications: {
    of: 'client',
    ok: 204,
    body: ({ of }, owner) => ({ applicationId: of[owner].applicationId }),
  },
  // Each application has a separate result; for another client's it is "not found" (applicationStates.test.ts).
  setApplicationStates: {
    of: 'none',
    body: ({ of }, owner) => ({ applicationIds: [of[owner].applicationId], state: 'in review', words: null }),
  },
  // The installation sends no mail; only the choice 'none' is accepted.
  putOwnNotices: { body: () => ({ choice: 'none' }) },
  // No state change has this id.
  undoApplicationStates: { ok: 404 },
  // The application has no secret answer: authorized callers get a 404, with the same body as others.
  revealSecretAnswer: { ok: 404 },
  // There is no such note: authorized callers get a 404, with the same body as others.
  changeApplicationNote: { ok: 404 },
  removeApplicationNote: { ok: 404 },
  putVacancy: {
    of: 'none',
    path: ({ vacancy }) => `/api/backoffice/vacancies/${vacancy.code}`,
    body: ({ vacancy }) => vacancy,
  },
}

export function getCall({ method, url }: Pick<Endpoint, 'method' | 'url'>): string {
  return `${method} ${url}`
}

/** Combines the endpoint's declaration, whose URL names the records, with the details of the matrix. */
function getOperation(endpoint: Endpoint, details: OperationDetails | undefined): Operation {
  const namedRecord = findNamedRecord(endpoint.url)
  if (!details && hasRecordIds(endpoint.schema.body)) {
    throw new Error(`${getCall(endpoint)} has record ids in its body: declare their owner in the matrix.`)
  }
  const { of = namedRecord?.of ?? 'none', ok = Number(Object.keys(endpoint.schema.response)[0]) } =
    details ?? {}
  const path: CreateValue<string> =
    details?.path ??
    ((matrixWorld, owner, callNumber) =>
      getAddress(endpoint.url, namedRecord, matrixWorld.of[owner], callNumber))
  const body: CreateValue<unknown> = details?.body ?? (() => endpoint.example.body)
  const send: CreateValue<SentBody> = async (matrixWorld, owner, callNumber) => {
    const sentBody = await body(matrixWorld, owner, callNumber)
    return {
      path: await path(matrixWorld, owner, callNumber),
      ...(sentBody === undefined ? {} : { body: sentBody }),
    }
  }
  return { access: endpoint.access, scope: endpoint.scope ?? null, of, ok, send }
}

function getAddress(
  url: string,
  namedRecord: NamedRecord | undefined,
  records: World['of'][Owner],
  callNumber: number,
): string {
  const values: Record<string, string | number> = namedRecord?.values(records, callNumber) ?? {}
  return url.replace(/:(\w+)/g, (_match, name: string) => String(values[name]))
}

/** Operations that end sessions or need the caller's token, link or password: they have separate tests. */
export const operationsTestedElsewhere: readonly OperationId[] = [
  ...(['logOut', 'refreshAccessToken', 'putOwnPassword'] as const),
  ...(['endOwnSession', 'endOtherSessions'] as const),
  ...(['invitePerson', 'openAccountLink', 'acceptAccountLink'] as const),
  ...(['beginOwnCodes', 'confirmOwnCodes', 'turnOffOwnCodes', 'renewOwnRecoveryCodes'] as const),
]

/** All operations of the API by call. A new endpoint is included automatically, or fails with the missing entry. */
export const operations: Record<string, Operation> = Object.fromEntries(
  (Object.keys(endpoints) as OperationId[])
    .filter((id) => !operationsTestedElsewhere.includes(id))
    .map((id) => [getCall(endpoints[id]), getOperation(endpoints[id], detailsById[id])]),
)
