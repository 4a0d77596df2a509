import { defaultClientConfig } from '../../../src/schemas/clientConfig'
import { type FirstStepName, type FirstSteps, firstStepNames } from '../../../src/schemas/firstSteps'
import { inTransaction } from '../../db/openDatabase'
import { addAudit } from '../../repositories/accounts/audit'
import { findClientById, findSettings } from '../../repositories/accounts/clients'
import { endBeginning, isBeginning } from '../../repositories/accounts/firstSteps'
import { findFormRows } from '../../repositories/accounts/storedFormSchemas'
import { findBackOffice } from '../../repositories/delivery/backOffices'
import type { Session } from '../../repositories/sessions/sessions'
import { hasVacancies } from '../../repositories/vacancies/vacancies'
import type { ServerContext } from '../serverContext'
import { siteOf } from '../sites/source/siteSource'
import { newClient } from './newClient'

/** What a new client has not done yet, by what visitors would see; nothing once the list was put away [SS-14]. */
export async function readFirstSteps(
  context: Pick<ServerContext, 'db' | 'root' | 'report'>,
  { clientId }: Pick<Session, 'clientId'>,
): Promise<FirstSteps> {
  const { db } = context
  if (!(await isBeginning(db, clientId))) return { left: [] }
  const client = await findClientById(db, clientId)
  const config = await siteOf(context, client).config()
  const { rows, customFields } = await findFormRows(db, clientId)
  const begun = newClient(client.code, client.company).applicationFormFields
  const isDone: Record<FirstStepName, boolean> = {
    logo: config.logoName !== null,
    colours: config.look !== undefined || config.themeColor !== defaultClientConfig('').themeColor,
    vacancy: await hasVacancies(db, clientId),
    form: customFields.length > 0 || JSON.stringify(rows) !== JSON.stringify(begun),
    privacy: Boolean((await findSettings(db, clientId)).privacyLink),
    connection: (await findBackOffice(db, clientId)) !== undefined,
  }
  return { left: firstStepNames.filter((name) => !isDone[name]) }
}

/** Nobody of the client is told any more. */
export function putFirstStepsAway(context: ServerContext, session: Session): Promise<void> {
  const { clientId, userId, address } = session
  const now = context.now()
  return inTransaction(context.db, async (trx) => {
    if (!(await isBeginning(trx, clientId))) return
    await endBeginning(trx, clientId, now)
    const act = { action: 'first steps put away', subject: `client:${clientId}`, address } as const
    await addAudit(trx, clientId, { ...act, userId, at: now.toISOString() })
  })
}
