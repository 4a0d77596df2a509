import type { AuthoredVacancy, AuthoredVacancyVersion } from '../../../src/schemas/authoring/authoredVacancy'
import { describeVacancyChanges } from '../../../src/schemas/authoring/describeVacancyChanges'
import { orNotFound } from '../../problem'
import { findAuthoredVacancy, findVacancyVersion, listVacancyVersions } from './authoredVacancies.repository'
import { type AuthoringContext, changeAuthoredDraft, readAuthoredVacancy } from './authoredVacancies.service'
import { auditVacancy, type VacancyAuthor } from './authoringTransaction'

/** Returns all published versions, the newest first; an imported vacancy has none. @throws not-found */
export async function loadVacancyVersions(
  { db, now }: AuthoringContext,
  clientId: number,
  id: string,
): Promise<AuthoredVacancyVersion[]> {
  const { state } = await readAuthoredVacancy(db, clientId, id, now())
  const versions = await listVacancyVersions(db, clientId, id)
  return versions.map((version, index) => ({ ...version, serves: index === 0 && state === 'open' }))
}

/** Describes the changes from a version to another version or to the draft, as sentences. @throws not-found */
export async function listVacancyDifferences(
  { db }: Pick<AuthoringContext, 'db'>,
  clientId: number,
  id: string,
  { number, other }: { number: number; other: number | 'draft' },
): Promise<string[]> {
  const baseVersion = orNotFound(await findVacancyVersion(db, clientId, id, number))
  const otherVersion = orNotFound(
    other === 'draft'
      ? await findAuthoredVacancy(db, clientId, id)
      : await findVacancyVersion(db, clientId, id, other),
  )
  return describeVacancyChanges(baseVersion.content, otherVersion.content)
}

/**
 * Replaces the draft by a version, which visitors see once the draft is published. @throws not-found,
 * vacancy-of-back-office
 */
export function rollBackVacancy(
  context: AuthoringContext,
  author: VacancyAuthor,
  id: string,
  number: number,
): Promise<AuthoredVacancy> {
  return changeAuthoredDraft(context, author, id, {
    createContent: async (_draft, trx) =>
      orNotFound(await findVacancyVersion(trx, author.clientId, id, number)).content,
    afterSave: (trx, now) => auditVacancy(trx, author, { action: 'vacancy brought back', id, now }),
  })
}
