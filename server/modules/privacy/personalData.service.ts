import type { ErasureProof, PersonalDataReport } from '../../../src/schemas/privacy/personalData.types'
import type { ServerContext } from '../../context'
import { recordActivity } from '../audit/recordActivity'
import type { Session } from '../sessions/session.types'
import { listPersonAlerts } from '../subscriptions/jobAlerts.service'
import { exportPersonApplications } from './dataExport.service'
import { listApplicationSummaries, listErasureProofs } from './erasure.repository'
import { erasePersonApplications, erasePersonMail, hashPerson, recordErasureProof } from './erasure.service'

/** Summarizes the client's data about the person with this email address, and returns proofs of earlier erasures. */
export async function readPersonalData(
  { db, keys }: ServerContext,
  session: Session,
  email: string,
): Promise<PersonalDataReport> {
  const { clientId } = session
  return {
    applications: await listApplicationSummaries(db, clientId, email),
    alerts: (await listPersonAlerts({ db, keys }, clientId, email)).length,
    erasures: await listErasureProofs(db, clientId, hashPerson(keys, clientId, email)),
  }
}

/**
 * Exports every application as its back-office receives it, including documents, with the notes of colleagues, and the
 * job alerts. The export is audited first.
 */
export async function exportPersonalData(
  context: ServerContext,
  session: Session,
  email: string,
): Promise<{ applications: unknown[]; alerts: unknown[] }> {
  const { clientId } = session
  const ids = (await listApplicationSummaries(context.db, clientId, email)).map(({ id }) => id)
  await recordActivity(context, session, {
    action: 'person exported',
    subject: `applications:${ids.join(',')}`,
  })
  return {
    applications: await exportPersonApplications(context, clientId, email),
    alerts: await listPersonAlerts(context, clientId, email),
  }
}

/**
 * Erases the client's data about the person: applications, mail and job alerts.
 * @returns the proof, which does not identify the person
 */
export async function erasePersonalData(
  context: ServerContext,
  session: Session,
  email: string,
): Promise<ErasureProof> {
  const { clientId } = session
  const tools = { ...context, now: context.now() }
  const erasedCounts = await erasePersonApplications(tools, clientId, email, session)
  await erasePersonMail(context, clientId, email)
  return recordErasureProof(tools, { clientId, email }, erasedCounts)
}
