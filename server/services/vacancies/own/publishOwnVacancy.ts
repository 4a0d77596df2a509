import type { OwnVacancy, OwnVacancyContent } from '../../../../src/schemas/vacancies/ownVacancy'
import { inTransaction, waitForTurn } from '../../../db/openDatabase'
import { nameOfUser } from '../../../repositories/accounts/audit'
import { findClientById } from '../../../repositories/accounts/clients'
import type { Session } from '../../../repositories/sessions/sessions'
import { saveScheduledChange } from '../../../repositories/vacancies/scheduledChanges'
import { findPublished, type PublishedRow } from '../../../repositories/vacancies/seenVacancies'
import type { ServerContext } from '../../serverContext'
import { siteConfig } from '../../sites/source/siteSource'
import { makeSeen } from './makeSeen'
import { auditVacancy, ownInTurn, requireOwnSource } from './ownVacancyWork'
import { readOwnVacancy, stateOf } from './readOwnVacancy'
import { refuseVacancyFaults } from './refuseVacancyFaults'

export interface Publication {
  revision: number
  /** ISO 8601 UTC: when it begins; now without it. */
  at?: string | undefined
  /** Why a closed or withdrawn one opens again. */
  reason: string
}

type Publishing = Pick<ServerContext, 'db' | 'now' | 'root' | 'report'>

/**
 * Makes what is drafted what visitors see, from now on or from a moment on, by the functions of the API's PUT. One that
 * begins later is written at once with the moment when it does: nothing has to wake up for it. Of one that is open the
 * change is kept until its moment, when `makeDueChanges` makes it.
 * @throws not-found, changed-meanwhile, vacancies-elsewhere, vacancy-not-publishable
 */
export async function publishOwnVacancy(
  context: Publishing,
  session: Session,
  id: string,
  publication: Publication,
): Promise<OwnVacancy> {
  const now = context.now()
  const { clientId } = session
  const config = await siteConfig(context, await findClientById(context.db, clientId))
  return inTransaction(context.db, async (trx) => {
    const own = await ownInTurn(trx, clientId, id, publication.revision)
    await requireOwnSource(trx, clientId)
    const published = await findPublished(trx, clientId, id)
    const state = stateOf(published, now)
    const isSeen = own.publishedRevision === own.revision && state === 'open' && !publication.at
    if (isSeen) return readOwnVacancy(trx, clientId, id, now)
    await waitForTurn(trx, clientId, `vacancy ${own.content.code.trim()}`)
    const closes = published?.advertisingCloseDate ?? null
    await refuseVacancyFaults(trx, clientId, own, { config, state, closes, now, ...publication })
    const by = await nameOfUser(trx, clientId, session.userId)
    const { at, reason } = publication
    if (state === 'open' && at !== undefined) {
      const { revision, content } = own
      const utc = new Date(at).toISOString()
      await saveScheduledChange(trx, clientId, id, { at: utc, revision, content, by })
      await auditVacancy(trx, session, { action: 'vacancy change scheduled', id, now })
    } else {
      const begins = beginning(own.content, publication, state === 'open' ? published : undefined, now)
      await makeSeen(trx, clientId, { own, published, begins, by, reason, now })
      await auditVacancy(trx, session, { action: 'vacancy published', id, now })
    }
    return readOwnVacancy(trx, clientId, id, now)
  })
}

/** Of one that is open already its date stays, unless its author has written another. */
function beginning(
  { opensAt }: OwnVacancyContent,
  { at }: Publication,
  open: PublishedRow | undefined,
  now: Date,
): string {
  return at ?? opensAt ?? open?.dateAdvertised ?? now.toISOString()
}
