import {
  type FirstStepName,
  type FirstSteps,
  firstStepNames,
} from '../../../src/schemas/accounts/firstSteps.types'
import { createDefaultClientConfig } from '../../../src/schemas/clientConfig/clientConfig'
import type { ServerContext } from '../../context'
import { runInTransaction } from '../../db/openDatabase'
import { getInitialClientValues } from '../accounts/newClient'
import { addAudit } from '../audit/audit.repository'
import { findSettings, getClientById } from '../clients/clients.repository'
import { listUnusedInvitations } from '../people/accountLinks.repository'
import { listPeople } from '../people/people.repository'
import type { Session } from '../sessions/session.types'
import { findFormRows } from '../settings/formSchema.repository'
import { resolveSite } from '../sites/siteSource'
import { getLastSiteVersionNumber } from '../sites/siteVersions.repository'
import { hasVacancies } from '../vacancies/publishedVacancies.repository'
import { saveFirstStepsDismissal, shouldShowFirstSteps } from './firstSteps.repository'

/**
 * Returns the first steps that a new client has not completed [SS-14]; an empty list after their dismissal and for
 * clients of the demo.
 */
export async function readFirstSteps(
  context: Pick<ServerContext, 'db' | 'root' | 'clientsDir' | 'report'>,
  { clientId }: Pick<Session, 'clientId'>,
): Promise<FirstSteps> {
  const { db } = context
  if (!(await shouldShowFirstSteps(db, clientId))) return { left: [] }
  const client = await getClientById(db, clientId)
  const config = await resolveSite(context, client).config()
  const { rows, customFields } = await findFormRows(db, clientId)
  const defaultFields = getInitialClientValues(client.code, client.company).applicationFormFields
  const isDone: Record<FirstStepName, boolean> = {
    logo: config.logoName !== null,
    colours: config.look !== undefined || config.themeColor !== createDefaultClientConfig('').themeColor,
    vacancy: await hasVacancies(db, clientId),
    form: customFields.length > 0 || JSON.stringify(rows) !== JSON.stringify(defaultFields),
    privacy: Boolean((await findSettings(db, clientId)).privacyLink),
    site: (await getLastSiteVersionNumber(db, clientId)) > 0,
    colleague:
      (await listPeople(db, clientId)).length > 1 || (await listUnusedInvitations(db, clientId)).length > 0,
  }
  return { left: firstStepNames.filter((name) => !isDone[name]) }
}

/** Dismisses the first steps for all users of the client. */
export function dismissFirstSteps(context: ServerContext, session: Session): Promise<void> {
  const { clientId, userId, address } = session
  const now = context.now()
  return runInTransaction(context.db, async (trx) => {
    if (!(await shouldShowFirstSteps(trx, clientId))) return
    await saveFirstStepsDismissal(trx, clientId, now)
    const entry = { action: 'first steps put away', subject: `client:${clientId}`, address } as const
    await addAudit(trx, clientId, { ...entry, userId, at: now.toISOString() })
  })
}
