import type { IssuedFormToken } from '../../../src/schemas/submission/formToken'
import type { ServerContext } from '../../context'
import { orNotFound, ProblemError } from '../../problem'
import { findClient } from '../clients/clients.repository'
import { recordBlockedSubmission, type SpamReason } from '../forms/blockedSubmissions'
import { findFormGuards } from '../forms/formGuards.repository'
import { checkFormToken, createFormToken } from '../forms/formToken'
import { createProofOfWork, isProofOfWorkValid } from '../forms/proofOfWork'
import type { Session } from '../sessions/session.types'
import { findAdvertised } from '../vacancies/vacancies.repository'
import {
  type Sending,
  type SentSubmission,
  type SubmissionAnswer,
  submitApplication,
} from './submission.service'

/** What came with an application besides it. */
export interface FormProof {
  stamp: string | undefined
  work: string | undefined
}

/** A stamp for a form that a script sends, and the work that goes with it where the client asks for some. @throws not-found */
export async function issueFormToken(
  context: ServerContext,
  { clientCode, vacancyGuid }: { clientCode: string; vacancyGuid: string },
): Promise<IssuedFormToken> {
  const { db, now } = context
  const { id: clientId } = orNotFound(await findClient(db, clientCode))
  const vacancy = orNotFound(await findAdvertised(db, clientId, { guid: vacancyGuid }, now()))
  const stamp = createFormToken(context, clientId, vacancy.guid, now().getTime(), 'script')
  const { once } = checkFormToken(context, clientId, vacancy.guid, stamp)
  return {
    stamp,
    work: (await requiresProofOfWork(context, clientId)) ? await createProofOfWork(context, once) : null,
  }
}

/** Whether a client takes no application of a form without a little work of the browser. */
export async function requiresProofOfWork(
  { db }: Pick<ServerContext, 'db'>,
  clientId: number,
): Promise<boolean> {
  return (await findFormGuards(db, clientId)).needsProofOfWork === 1
}

/**
 * Takes an application as `submitApplication` does, by the stamp that came with it: where the client asks for one, and where one came
 * all the same. What was answered before is answered again, whatever its stamp. @throws form-stamp, form-stamp-used
 */
export async function submitWithProof(
  context: ServerContext,
  session: Session,
  body: SentSubmission,
  { proof, ...sending }: Omit<Sending, 'admit'> & { proof: FormProof },
): Promise<SubmissionAnswer> {
  const { clientId } = session
  const admit = (vacancyGuid: string) => admitProof(context, clientId, vacancyGuid, proof)
  const begun = (vacancyGuid: string) => checkFormToken(context, clientId, vacancyGuid, proof.stamp ?? '').at
  try {
    return await submitApplication(context, session, body, { ...sending, admit, begun })
  } catch (error) {
    if (error instanceof ProblemError && error.code === 'form-stamp-used')
      await recordBlockedSubmission(context, clientId, 'used')
    throw error
  }
}

async function admitProof(
  context: ServerContext,
  clientId: number,
  vacancyGuid: string,
  { stamp, work }: FormProof,
): Promise<string | undefined> {
  const { needsFormStamp, needsProofOfWork } = await findFormGuards(context.db, clientId)
  const refuse = async (doubt: SpamReason) => {
    await recordBlockedSubmission(context, clientId, doubt)
    throw new ProblemError('form-stamp')
  }
  if (stamp === undefined) return needsFormStamp + needsProofOfWork > 0 ? refuse('stamp') : undefined
  const { doubt, kind, once } = checkFormToken(context, clientId, vacancyGuid, stamp)
  if (doubt) return refuse(doubt)
  if (kind !== 'script') return refuse('stamp')
  if (needsProofOfWork === 1 && !(await isProofOfWorkValid(context, once, work))) return refuse('work')
  return once
}
