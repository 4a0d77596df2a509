import type { ErasureProof, PersonFound } from '../../../src/schemas/personalData'
import { listErasures } from '../../repositories/applications/erasureProofs'
import { describePerson } from '../../repositories/applications/erasures'
import type { Session } from '../../repositories/sessions/sessions'
import { noteAct } from '../accounts/noteAct'
import { alertsOf } from '../alerts/changeAlert'
import { exportPerson } from '../operation/exportClient'
import type { ServerContext } from '../serverContext'
import { erasePerson, forgetMailTo, personHash, proveErasure } from './eraseApplications'

/** What a client has of the person with this address, and whether it was erased before. */
export async function findPerson(
  { db, keys }: ServerContext,
  session: Session,
  email: string,
): Promise<PersonFound> {
  const { clientId } = session
  return {
    applications: await describePerson(db, clientId, email),
    alerts: (await alertsOf({ db, keys }, clientId, email)).length,
    erasures: await listErasures(db, clientId, personHash(keys, clientId, email)),
  }
}

/** All of it: every application as its back-office receives it, documents included, and job alerts. Who takes it is written down first. */
export async function takePerson(
  context: ServerContext,
  session: Session,
  email: string,
): Promise<{ applications: unknown[]; alerts: unknown[] }> {
  const { clientId } = session
  const ids = (await describePerson(context.db, clientId, email)).map(({ id }) => id)
  await noteAct(context, session, { action: 'person exported', subject: `applications:${ids.join(',')}` })
  return {
    applications: await exportPerson(context, clientId, email),
    alerts: await alertsOf(context, clientId, email),
  }
}

/** Erases all of it. @returns the proof, which names nobody */
export async function removePerson(
  context: ServerContext,
  session: Session,
  email: string,
): Promise<ErasureProof> {
  const { clientId } = session
  const tools = { ...context, now: context.now() }
  const erased = await erasePerson(tools, clientId, email, session)
  await forgetMailTo(context, clientId, email)
  return proveErasure(tools, clientId, email, erased)
}
