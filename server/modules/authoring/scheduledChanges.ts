import type { AuthoredVacancy } from '../../../src/schemas/authoring/authoredVacancy'
import { toVacancyCodeKey } from '../../../src/schemas/vacancies/vacancy'
import { acquireTransactionLock, type Db, runInTransaction } from '../../db/openDatabase'
import { BackgroundLoop } from '../../jobs/backgroundLoop'
import type { JobIntervals } from '../../jobs/jobDelays'
import { ProblemError } from '../../problem'
import { addAudit } from '../audit/audit.repository'
import { getClientById } from '../clients/clients.repository'
import { readSiteConfig } from '../sites/siteSource'
import { findPublishedVacancy } from '../vacancies/publishedVacancies.repository'
import { type AuthoringContext, getVacancyState, readAuthoredVacancy } from './authoredVacancies.service'
import { auditVacancy, lockAuthoredVacancy, type VacancyAuthor } from './authoringTransaction'
import { type PublishContext, publishVacancy } from './publication.service'
import { findDatabaseErrors } from './publicationErrors'
import { findScheduledChange, listDueChanges, saveScheduledChange } from './scheduledChanges.repository'

/**
 * Cancels a scheduled change of an open vacancy. The draft is unchanged. @throws not-found, vacancy-of-back-office,
 * not-this-state
 */
export function cancelScheduledChange(
  { db, now: clock }: AuthoringContext,
  author: VacancyAuthor,
  id: string,
): Promise<AuthoredVacancy> {
  const now = clock()
  const { clientId } = author
  return runInTransaction(db, async (trx) => {
    await lockAuthoredVacancy(trx, clientId, id)
    if (!(await findScheduledChange(trx, clientId, id))) throw new ProblemError('not-this-state')
    await saveScheduledChange(trx, clientId, id, null)
    await auditVacancy(trx, author, { action: 'vacancy change withdrawn', id, now })
    return readAuthoredVacancy(trx, clientId, id, now)
  })
}

/**
 * Applies the changes that are due. Each change is applied once even if several processes call this function. Discards
 * changes of vacancies that are no longer open, and changes that cannot be published any more. A change that fails does
 * not prevent the others.
 * @returns the number of applied changes
 * @throws the error of the first change that failed, after the others
 */
export async function applyDueChanges(context: PublishContext): Promise<number> {
  const { db, now: clock } = context
  let appliedCount = 0
  const errors: unknown[] = []
  for (const { clientId, guid } of await listDueChanges(db, clock().toISOString())) {
    try {
      const { country } = await readSiteConfig(context, await getClientById(db, clientId))
      const isApplied = await runInTransaction(db, (trx) =>
        applyDueChange(trx, clientId, guid, { now: clock(), country }),
      )
      if (isApplied) appliedCount += 1
    } catch (error) {
      errors.push(error)
    }
  }
  if (errors.length > 0) throw errors[0]
  return appliedCount
}

async function applyDueChange(
  trx: Db,
  clientId: number,
  guid: string,
  { now, country }: { now: Date; country: string },
): Promise<boolean> {
  await acquireTransactionLock(trx, clientId, `own vacancy ${guid}`)
  const change = await findScheduledChange(trx, clientId, guid)
  // Another process has applied the change, or a user has cancelled or postponed it.
  if (!change || change.at > now.toISOString()) return false
  const { revision, content, by: username } = change
  await acquireTransactionLock(trx, clientId, `vacancy ${toVacancyCodeKey(content.code)}`)
  const publishedRow = await findPublishedVacancy(trx, clientId, guid)
  const isOpen = publishedRow !== undefined && getVacancyState(publishedRow, now) === 'open'
  const canPublish = isOpen && (await findDatabaseErrors(trx, clientId, guid, content)).length === 0
  if (canPublish) {
    const openingTime = content.opensAt ?? publishedRow.dateAdvertised
    const scheduledVacancy = { guid, revision, content }
    await publishVacancy(trx, clientId, {
      storedVacancy: scheduledVacancy,
      publishedRow,
      openingTime,
      username,
      reason: '',
      now,
      country,
    })
  } else await saveScheduledChange(trx, clientId, guid, null)
  const action = canPublish ? 'vacancy published' : 'vacancy change not published'
  const subject = `vacancy:${guid}`
  await addAudit(trx, clientId, { userId: null, action, subject, at: now.toISOString() })
  return canPublish
}

interface ScheduledChangeContext extends PublishContext {
  intervals: Pick<JobIntervals, 'scheduledChangesMs'>
  onError: (error: unknown) => void
}

/**
 * Creates the loop that applies scheduled changes of open vacancies when they are due; after a restart, also those
 * that became due in between.
 */
export function createScheduledChangeLoop(context: ScheduledChangeContext): BackgroundLoop {
  return new BackgroundLoop(async () => {
    await applyDueChanges(context).catch(context.onError)
    return context.intervals.scheduledChangesMs
  })
}
