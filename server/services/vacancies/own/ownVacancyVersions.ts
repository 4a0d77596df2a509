import { describeVacancyChanges } from '../../../../src/schemas/vacancies/describeVacancyChanges'
import type { OwnVacancy, OwnVacancyVersion } from '../../../../src/schemas/vacancies/ownVacancy'
import { findOwnVacancy } from '../../../repositories/vacancies/ownVacancies'
import { findVacancyVersion, listVacancyVersions } from '../../../repositories/vacancies/ownVacancyVersions'
import { found } from '../../problem'
import { auditVacancy, type Writer } from './ownVacancyWork'
import { readOwnVacancy } from './readOwnVacancy'
import { changeDraftOf, type Working } from './writeOwnVacancy'

/** All that were published, the newest first; a back-office's vacancy has none. @throws not-found */
export async function vacancyVersions(
  { db, now }: Working,
  clientId: number,
  id: string,
): Promise<OwnVacancyVersion[]> {
  const { state } = await readOwnVacancy(db, clientId, id, now())
  const versions = await listVacancyVersions(db, clientId, id)
  return versions.map((version, at) => ({ ...version, serves: at === 0 && state === 'open' }))
}

/** What became different from a version to another, or to what is drafted, in words. @throws not-found */
export async function vacancyDifferences(
  { db }: Pick<Working, 'db'>,
  clientId: number,
  id: string,
  { number, other }: { number: number; other: number | 'draft' },
): Promise<string[]> {
  const before = found(await findVacancyVersion(db, clientId, id, number))
  const after = found(
    other === 'draft'
      ? await findOwnVacancy(db, clientId, id)
      : await findVacancyVersion(db, clientId, id, other),
  )
  return describeVacancyChanges(before.content, after.content)
}

/** What is drafted becomes that version; visitors see it once it is published. @throws not-found */
export function bringVacancyBack(
  context: Working,
  writer: Writer,
  id: string,
  number: number,
): Promise<OwnVacancy> {
  return changeDraftOf(context, writer, id, {
    make: async (_own, trx) => found(await findVacancyVersion(trx, writer.clientId, id, number)).content,
    done: (trx, now) => auditVacancy(trx, writer, { action: 'vacancy brought back', id, now }),
  })
}
