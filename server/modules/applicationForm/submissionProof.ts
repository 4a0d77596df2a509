import type { IssuedFormToken } from '../../../src/schemas/submission/formToken'
import type { ServerContext } from '../../context'
import { orNotFound, ProblemError } from '../../problem'
import { findClient } from '../clients/clients.repository'
import { recordBlockedSubmission, type SpamReason } from '../forms/blockedSubmissions'
import { findFormGuards } from '../forms/formGuards.repository'
import { checkFormToken, createFormToken } from '../forms/formToken'
import { createProofOfWork, isProofOfWorkValid } from '../forms/proofOfWork'
import type { Session } from '../sessions/session.types'
import { findAdvertised, type StoredVacancy } from '../vacancies/vacancies.repository'
import { isPastClosing } from './lateApplication'
import {
  type SubmissionInput,
  type SubmissionOptions,
  type SubmissionResponse,
  submitApplication,
} from './submission.service'

/** Form token and proof of work that were sent with an application. */
export interface FormProof {
  token: string | undefined
  proofOfWork: string | undefined
}

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
  const vacancy = orNotFound(await findAdvertised(db, clientId, { guid: vacancyGuid }, now()))
  const token = createFormToken(context, clientId, vacancy.guid, now().getTime(), 'script')
  const { nonce } = checkFormToken(context, clientId, vacancy.guid, token)
  return {
    stamp: token,
    work: (await requiresProofOfWork(context, clientId)) ? await createProofOfWork(context, nonce) : null,
  }
}

/** Returns whether the client accepts applications only with proof of work. */
export async function requiresProofOfWork(
  { db }: Pick<ServerContext, 'db'>,
  clientId: number,
): Promise<boolean> {
  return (await findFormGuards(db, clientId)).needsProofOfWork === 1
}

/**
 * Accepts an application like `submitApplication` after checking its form token. The token may be missing unless
 * the client requires one. A repeat with a known idempotency key gets the stored response without a token check.
 * @throws form-stamp, form-stamp-used
 */
export async function submitWithProof(
  context: ServerContext,
  session: Session,
  body: SubmissionInput,
  { proof, ...submissionOptions }: Omit<SubmissionOptions, 'checkToken'> & { proof: FormProof },
): Promise<SubmissionResponse> {
  const { clientId } = session
  const checkToken = (vacancy: StoredVacancy) => acceptProof(context, clientId, vacancy, proof)
  const getFormOpenedAt = (vacancyGuid: string) =>
    checkFormToken(context, clientId, vacancyGuid, proof.token ?? '').openedAt
  try {
    return await submitApplication(context, session, body, {
      ...submissionOptions,
      checkToken,
      getFormOpenedAt,
    })
  } catch (error) {
    if (error instanceof ProblemError && error.code === 'form-stamp-used')
      await recordBlockedSubmission(context, clientId, 'used')
    throw error
  }
}

async function acceptProof(
  context: ServerContext,
  clientId: number,
  vacancy: StoredVacancy,
  { token, proofOfWork }: FormProof,
): Promise<string | undefined> {
  const { needsFormStamp, needsProofOfWork } = await findFormGuards(context.db, clientId)
  const rejectSpam = async (reason: SpamReason) => {
    await recordBlockedSubmission(context, clientId, reason)
    throw new ProblemError('form-stamp')
  }
  if (token === undefined) return needsFormStamp + needsProofOfWork > 0 ? rejectSpam('stamp') : undefined
  const { reason, kind, nonce } = checkFormToken(context, clientId, vacancy.guid, token)
  if (reason && !(reason === 'age' && isPastClosing(context, vacancy))) return rejectSpam(reason)
  if (kind !== 'script') return rejectSpam('stamp')
  if (needsProofOfWork === 1 && !(await isProofOfWorkValid(context, nonce, proofOfWork)))
    return rejectSpam('work')
  return nonce
}
