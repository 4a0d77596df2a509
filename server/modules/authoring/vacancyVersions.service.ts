import type { AuthoredVacancy, AuthoredVacancyVersion } from '../../../src/schemas/authoring/authoredVacancy'
import { describeVacancyChanges } from '../../../src/schemas/authoring/describeVacancyChanges'
import { orNotFound } from '../../problem'
import { findAuthoredVacancy, findVacancyVersion, listVacancyVersions } from './authoredVacancies.repository'
import { type AuthoringContext, changeAuthoredDraft, readAuthoredVacancy } from './authoredVacancies.service'
import { auditVacancy, type VacancyAuthor } from './authoringTransaction'

/** Returns all published versions, the newest first; an imported vacancy has none. @throws not-found */
export async function vacancyVersions(
  { db, now }: AuthoringContext,
  clientId: number,
  id: string,
): Promise<AuthoredVacancyVersion[]> {
  const { state } = await readAuthoredVacancy(db, clientId, id, now())
  const versions = await listVacancyVersions(db, clientId, id)
  return versions.map((version, index) => ({ ...version, serves: index === 0 && state === 'open' }))
}

/** Describes the differences between a version and another version or the draft, as sentences. @throws not-found */
export async function vacancyDifferences(
  { db }: Pick<AuthoringContext, 'db'>,
  clientId: number,
  id: string,
  { number, other }: { number: number; other: number | 'draft' },
): Promise<string[]> {
  const before = orNotFound(await findVacancyVersion(db, clientId, id, number))
  const after = orNotFound(
    other === 'draft'
      ? await findAuthoredVacancy(db, clientId, id)
      : await findVacancyVersion(db, clientId, id, other),
  )
  return describeVacancyChanges(before.content, after.content)
}

/** Replaces the draft by a version. Visitors see it when it is published. @throws not-found */
export function rollBackVacancy(
  context: AuthoringContext,
  writer: VacancyAuthor,
  id: string,
  number: number,
): Promise<AuthoredVacancy> {
  return changeAuthoredDraft(context, writer, id, {
    createContent: async (_own, trx) =>
      orNotFound(await findVacancyVersion(trx, writer.clientId, id, number)).content,
    afterSave: (trx, now) => auditVacancy(trx, writer, { action: 'vacancy brought back', id, now }),
  })
}
