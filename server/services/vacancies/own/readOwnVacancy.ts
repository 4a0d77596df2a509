import { contentOfSeen } from '../../../../src/schemas/vacancies/ownPayload'
import type { OwnVacancy, VacancyState } from '../../../../src/schemas/vacancies/ownVacancy'
import type { Db } from '../../../db/openDatabase'
import { countByVacancy } from '../../../repositories/applications/applicationCounts'
import { findOwnVacancy } from '../../../repositories/vacancies/ownVacancies'
import { findScheduledChange } from '../../../repositories/vacancies/scheduledChanges'
import { findPublished, type PublishedRow } from '../../../repositories/vacancies/seenVacancies'
import { found } from '../../problem'

/** A vacancy as its editor has it; one of a back-office is made of what visitors see. @throws not-found */
export async function readOwnVacancy(db: Db, clientId: number, id: string, now: Date): Promise<OwnVacancy> {
  const own = await findOwnVacancy(db, clientId, id)
  const published = await findPublished(db, clientId, id)
  const change = await findScheduledChange(db, clientId, id)
  const applications = published ? await countByVacancy(db, clientId, [published.id]) : new Map()
  const beside = {
    id,
    state: stateOf(published, now),
    advertisedFrom: published?.dateAdvertised ?? null,
    advertisedUntil: published?.advertisingCloseDate ?? null,
    scheduledChange: change ? { at: change.at, by: change.by } : null,
    applications: Number(applications.get(published?.id) ?? 0),
  }
  if (own) {
    const { revision, content, publishedRevision, updatedAt, updatedBy } = own
    return { ...beside, source: 'own', revision, content, publishedRevision, updatedAt, updatedBy }
  }
  const { source, updatedAt, ...seen } = found(published)
  const content = contentOfSeen(seen)
  return { ...beside, source, revision: 0, content, publishedRevision: 0, updatedAt, updatedBy: null }
}

/** Where a vacancy stands at this moment. */
export function stateOf(
  published: Pick<PublishedRow, 'withdrawnAt' | 'dateAdvertised' | 'advertisingCloseDate'> | undefined,
  now: Date,
): VacancyState {
  if (!published) return 'draft'
  const { withdrawnAt, dateAdvertised, advertisingCloseDate: closes } = published
  const moment = now.toISOString()
  if (withdrawnAt !== null) return 'withdrawn'
  if (dateAdvertised > moment) return 'scheduled'
  return closes !== null && closes <= moment ? 'closed' : 'open'
}
