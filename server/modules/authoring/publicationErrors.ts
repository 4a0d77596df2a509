import type { AuthoredVacancyContent, VacancyState } from '../../../src/schemas/authoring/authoredVacancy'
import { checkAuthoredVacancy, isDateTime } from '../../../src/schemas/authoring/checkAuthoredVacancy'
import { createError, type VacancyFinding } from '../../../src/schemas/authoring/vacancyFindings'
import type { ClientConfig } from '../../../src/schemas/clientConfig/clientConfig'
import { vacancyCheckTexts as texts } from '../../../src/texts/admin/authoredVacancies.texts'
import type { Db } from '../../db/openDatabase'
import { ProblemError } from '../../problem'
import { findVacancyByCode } from '../vacancies/vacancyChanges.repository'
import { findDocument } from './authoredDocuments.repository'
import type { StoredAuthoredVacancy } from './authoredVacancies.repository'

interface PublicationToCheck {
  config: Pick<ClientConfig, 'country' | 'places'>
  state: VacancyState
  /** When the published vacancy closes, ISO 8601 UTC; null if it does not close or was never published. */
  closesAt: string | null
  now: Date
  publishAt?: string | undefined
  reason: string
}

/**
 * Rejects a publication with errors; warnings do not prevent it. @throws vacancy-not-publishable with all findings
 */
export async function requirePublishableVacancy(
  trx: Db,
  clientId: number,
  { guid, content }: StoredAuthoredVacancy,
  publication: PublicationToCheck,
): Promise<void> {
  const { config, now, publishAt } = publication
  const site = { country: config.country, places: Object.keys(config.places) }
  const findings = [
    ...checkPublication(publication),
    ...checkAuthoredVacancy(content, { ...site, now: now.toISOString(), at: publishAt }),
    ...(await findDatabaseErrors(trx, clientId, guid, content)),
  ]
  if (findings.some(({ severity }) => severity === 'error')) {
    throw new ProblemError('vacancy-not-publishable', { members: { findings } })
  }
}

/** Returns errors for an invalid publication time and for a missing reason. */
function checkPublication({ state, closesAt, now, publishAt, reason }: PublicationToCheck): VacancyFinding[] {
  const isRepublication = state === 'closed' || state === 'withdrawn'
  return [
    ...(publishAt === undefined
      ? []
      : checkPublicationTime(publishAt, state === 'open' ? closesAt : null, now)),
    ...(isRepublication && reason === '' ? [createError('/reason', 'needed', texts.reasonNeeded)] : []),
  ]
}

/** @param closesAt closing date of an open vacancy; a change after this date would open the vacancy again */
function checkPublicationTime(publishAt: string, closesAt: string | null, now: Date): VacancyFinding[] {
  if (!isDateTime(publishAt)) return [createError('/at', 'bad-moment', texts.badDateTime)]
  if (Date.parse(publishAt) <= now.getTime()) return [createError('/at', 'in-past', texts.publishTimePassed)]
  const isAfterClosing = closesAt !== null && Date.parse(publishAt) >= Date.parse(closesAt)
  return isAfterClosing ? [createError('/at', 'after-closing', texts.publishAfterClosing)] : []
}

/**
 * Returns errors that require the database: a code that another vacancy has, documents that no longer exist, and a
 * picture that no longer exists or is not an image.
 */
export async function findDatabaseErrors(
  trx: Db,
  clientId: number,
  guid: string,
  content: AuthoredVacancyContent,
): Promise<VacancyFinding[]> {
  return [
    ...(await findCodeErrors(trx, clientId, guid, content)),
    ...(await findDocumentErrors(trx, clientId, content)),
    ...(await findPictureErrors(trx, clientId, content)),
  ]
}

async function findPictureErrors(
  trx: Db,
  clientId: number,
  { isExpressionOfInterest, picture }: AuthoredVacancyContent,
): Promise<VacancyFinding[]> {
  if (!isExpressionOfInterest || !picture) return []
  const { fileId, filename } = picture
  const document = await findDocument(trx, clientId, fileId)
  if (!document) return [createError('/picture', 'file-gone', texts.fileGone(filename))]
  return document.mime.startsWith('image/')
    ? []
    : [createError('/picture', 'no-picture', texts.noPicture(filename))]
}

async function findCodeErrors(
  trx: Db,
  clientId: number,
  guid: string,
  { code }: AuthoredVacancyContent,
): Promise<VacancyFinding[]> {
  const sameCodeVacancy = await findVacancyByCode(trx, clientId, code)
  if (!sameCodeVacancy || sameCodeVacancy.guid === guid) return []
  return [
    createError(
      '/code',
      'code-taken',
      sameCodeVacancy.source === 'own' ? texts.codeTaken : texts.codeUsedByBackOffice,
    ),
  ]
}

async function findDocumentErrors(
  trx: Db,
  clientId: number,
  { attachments }: AuthoredVacancyContent,
): Promise<VacancyFinding[]> {
  const errors: VacancyFinding[] = []
  for (const [index, { fileId, filename }] of attachments.entries()) {
    if (await findDocument(trx, clientId, fileId)) continue
    errors.push(createError(`/attachments/${index}`, 'file-gone', texts.fileGone(filename)))
  }
  return errors
}
