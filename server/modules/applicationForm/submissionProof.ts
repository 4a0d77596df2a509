import { createChallenge, verifySolution } from 'altcha-lib/v1'
import type { IssuedFormToken, ProofOfWorkChallenge } from '../../../src/schemas/submission/formToken'
import type { ServerContext } from '../../context'
import { orNotFound } from '../../problem'
import type { Keys } from '../../security/keys'
import { findClient } from '../clients/clients.repository'
import type { SpamReason } from '../forms/blockedSubmissions'
import { getFormGuards } from '../forms/formGuards.repository'
import { checkFormToken, createFormToken } from '../forms/formToken'
import { findAdvertisedVacancy, findClosedVacancy } from '../vacancies/vacancies.repository'

/** Form token and proof of work that were sent with an application. */
export interface FormProof {
  token: string | undefined
  proofOfWork: string | undefined
}

/** Result of checking the form token and the proof of work. Whether the token was used before is not checked. */
export interface CheckedProof {
  /** Why the submission must be rejected; undefined if it may be accepted. */
  reason: SpamReason | undefined
  /** Identifies the token in the list of used tokens; undefined without a token. */
  tokenId: string | undefined
  /** When the form was opened, in milliseconds since 1970; NaN without an authentic token. */
  openedAt: number
}

export const noProof: CheckedProof = { reason: undefined, tokenId: undefined, openedAt: Number.NaN }

/**
 * Issues a token for a form that is sent by script, with a proof-of-work challenge if the client requires one.
 * @throws not-found
 */
export async function issueFormToken(
  context: ServerContext,
  { clientCode, vacancyGuid }: { clientCode: string; vacancyGuid: string },
): Promise<IssuedFormToken> {
  const { db, now } = context
  const { id: clientId } = orNotFound(await findClient(db, clientCode))
  const vacancy = orNotFound(await findAdvertisedVacancy(db, clientId, { guid: vacancyGuid }, now()))
  const token = createFormToken(context, clientId, vacancy.guid, now().getTime(), 'script')
  const { tokenId } = checkFormToken(context, clientId, vacancy.guid, token)
  return {
    stamp: token,
    work: (await requiresProofOfWork(context, clientId)) ? await createProofOfWork(context, tokenId) : null,
  }
}

/** Returns whether the client accepts applications only with proof of work. */
export async function requiresProofOfWork(
  { db }: Pick<ServerContext, 'db'>,
  clientId: number,
): Promise<boolean> {
  return (await getFormGuards(db, clientId)).needsProofOfWork
}

/**
 * Checks the form token and the proof of work of an application that is sent by script, before it is submitted. The
 * token may be missing unless the client requires one or requires proof of work.
 */
export async function checkProof(
  { db, keys, now }: ServerContext,
  clientId: number,
  vacancyId: number,
  { token, proofOfWork }: FormProof,
): Promise<CheckedProof> {
  const { needsFormStamp, needsProofOfWork } = await getFormGuards(db, clientId)
  if (token === undefined)
    return { ...noProof, reason: needsFormStamp || needsProofOfWork ? 'stamp' : undefined }
  const advertisedVacancy = await findAdvertisedVacancy(db, clientId, { id: vacancyId }, now())
  const vacancy = advertisedVacancy ?? (await findClosedVacancy(db, clientId, { id: vacancyId }, now()))
  const checkedToken = checkFormToken({ keys, now }, clientId, vacancy?.guid ?? '', token)
  const { kind, tokenId, openedAt } = checkedToken
  // A closed vacancy issues no new token, so the age of the present one does not matter.
  let reason = checkedToken.reason === 'age' && !advertisedVacancy ? undefined : checkedToken.reason
  if (!reason && kind !== 'script') reason = 'stamp'
  if (!reason && needsProofOfWork && !(await isProofOfWorkValid({ keys }, tokenId, proofOfWork)))
    reason = 'work'
  return { reason, tokenId, openedAt }
}

/** Highest number that a browser must try; on average it tries half as many. A slow phone needs at most two seconds. */
const maximumNumber = 20_000

/** Creates the challenge for one form token. The browser must find the number whose hash is the challenge. */
async function createProofOfWork(tools: { keys: Keys }, tokenId: string): Promise<ProofOfWorkChallenge> {
  const { challenge, salt, signature } = await createChallenge({
    hmacKey: deriveHmacKey(tools),
    maxnumber: maximumNumber,
    salt: tokenId,
  })
  return { challenge, salt, signature, most: maximumNumber }
}

/** Checks the solution of the challenge that belongs to this form token. */
async function isProofOfWorkValid(
  tools: { keys: Keys },
  tokenId: string,
  solutionText: string | undefined,
): Promise<boolean> {
  const [, challenge = '', number = '', signature = ''] =
    /^([0-9a-f]{64})\.(\d{1,6})\.([0-9a-f]{64})$/.exec(solutionText ?? '') ?? []
  const solution = { algorithm: 'SHA-256', challenge, number: Number(number), salt: `${tokenId}&`, signature }
  return verifySolution(solution as Parameters<typeof verifySolution>[0], deriveHmacKey(tools))
}

const deriveHmacKey = ({ keys }: { keys: Keys }) => Buffer.from(keys.proofOfWork).toString('hex')
