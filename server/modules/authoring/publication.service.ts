import type { AuthoredVacancy, AuthoredVacancyContent } from '../../../src/schemas/authoring/authoredVacancy'
import { describeVacancyChanges } from '../../../src/schemas/authoring/describeVacancyChanges'
import { toVacancyPayload } from '../../../src/schemas/authoring/vacancyTemplates'
import { toVacancyCodeKey } from '../../../src/schemas/vacancies/vacancy'
import type { ServerContext } from '../../context'
import { acquireTransactionLock, type Db, runInTransaction } from '../../db/openDatabase'
import { orNotFound } from '../../problem'
import { getUserLabel } from '../audit/audit.repository'
import { getClientById } from '../clients/clients.repository'
import type { Session } from '../sessions/session.types'
import { readSiteConfig } from '../sites/siteSource'
import { type CheckedVacancy, checkVacancyContent, type VacancyDocument } from '../vacancies/checkVacancy'
import {
  findPublishedVacancy,
  type PublishedRow,
  saveAuthoredProperties,
} from '../vacancies/publishedVacancies.repository'
import { setVacancyPicture } from '../vacancies/vacancyFiles.repository'
import { insertVacancy, replaceStoredVacancy } from '../vacancies/vacancyImport.service'
import { readDocumentBytes } from './authoredDocuments.repository'
import {
  addVacancyVersion,
  findVacancyVersion,
  recordPublication,
  type StoredAuthoredVacancy,
} from './authoredVacancies.repository'
import { getVacancyState, readAuthoredVacancy } from './authoredVacancies.service'
import { auditVacancy, lockAuthoredVacancy, requireAuthoring } from './authoringTransaction'
import { requirePublishableVacancy } from './publicationErrors'
import { saveScheduledChange } from './scheduledChanges.repository'

export interface Publication {
  revision: number
  /**
   * When the vacancy opens or, if it is open, changes, ISO 8601 UTC. If undefined, an open vacancy changes immediately;
   * any other opens at the draft's opening date or, without one, immediately.
   */
  publishAt?: string | undefined
  /** Why a closed or withdrawn vacancy is reopened. */
  reason: string
}

export type PublishContext = Pick<ServerContext, 'db' | 'now' | 'root' | 'clientsDir' | 'report'>

/**
 * Publishes the draft now or at a later time. The vacancy is stored by the functions that store imported vacancies. A
 * vacancy that is not open is stored immediately with its opening date. A later change of an open vacancy is stored as a
 * scheduled change until `applyDueChanges` applies it. Does nothing if an open vacancy already has this revision and
 * `publishAt` is undefined.
 * @throws not-found, changed-meanwhile, vacancy-of-back-office, vacancies-elsewhere, vacancy-not-publishable
 */
export async function publishAuthoredVacancy(
  context: PublishContext,
  session: Session,
  id: string,
  publication: Publication,
): Promise<AuthoredVacancy> {
  const now = context.now()
  const { clientId } = session
  const config = await readSiteConfig(context, await getClientById(context.db, clientId))
  const { country } = config
  return runInTransaction(context.db, async (trx) => {
    const storedVacancy = await lockAuthoredVacancy(trx, clientId, id, publication.revision)
    await requireAuthoring(trx, clientId)
    const publishedRow = await findPublishedVacancy(trx, clientId, id)
    const state = getVacancyState(publishedRow, now)
    const isAlreadyPublished =
      storedVacancy.publishedRevision === storedVacancy.revision && state === 'open' && !publication.publishAt
    if (isAlreadyPublished) return readAuthoredVacancy(trx, clientId, id, now)
    await acquireTransactionLock(trx, clientId, `vacancy ${toVacancyCodeKey(storedVacancy.content.code)}`)
    const closesAt = publishedRow?.advertisingCloseDate ?? null
    await requirePublishableVacancy(trx, clientId, storedVacancy, {
      config,
      state,
      closesAt,
      now,
      ...publication,
    })
    const username = await getUserLabel(trx, clientId, session.userId)
    const { publishAt, reason } = publication
    if (state === 'open' && publishAt !== undefined) {
      const { revision, content } = storedVacancy
      const scheduledAt = new Date(publishAt).toISOString()
      await saveScheduledChange(trx, clientId, id, { at: scheduledAt, revision, content, by: username })
      await auditVacancy(trx, session, { action: 'vacancy change scheduled', id, now })
    } else {
      const openingTime = getOpeningTime(
        storedVacancy.content,
        publication,
        state === 'open' ? publishedRow : undefined,
        now,
      )
      await publishVacancy(trx, clientId, {
        storedVacancy,
        publishedRow,
        openingTime,
        username,
        reason,
        now,
        country,
      })
      await auditVacancy(trx, session, { action: 'vacancy published', id, now })
    }
    return readAuthoredVacancy(trx, clientId, id, now)
  })
}

/** An open vacancy keeps its opening date unless the author entered another. */
function getOpeningTime(
  { opensAt }: AuthoredVacancyContent,
  { publishAt }: Publication,
  openRow: PublishedRow | undefined,
  now: Date,
): string {
  return publishAt ?? opensAt ?? openRow?.dateAdvertised ?? now.toISOString()
}

interface PublicationInput {
  /** The content that visitors see from now on, or from `openingTime` on. */
  storedVacancy: Pick<StoredAuthoredVacancy, 'guid' | 'revision' | 'content'>
  publishedRow: PublishedRow | undefined
  openingTime: string
  username: string | null
  reason: string
  now: Date
  /** The client's country, ISO 3166. */
  country: string
}

/** Writes the published content and its version, and removes a scheduled change. */
export async function publishVacancy(trx: Db, clientId: number, input: PublicationInput): Promise<void> {
  const { storedVacancy, openingTime } = input
  const attachments = await loadDocuments(trx, clientId, storedVacancy.content)
  const content = checkVacancyContent(
    toVacancyPayload(storedVacancy.content, { dateAdvertised: openingTime, country: input.country }),
  )
  await storePublishedVacancy(trx, clientId, input, { ...content, attachments })
  await addVersion(trx, clientId, input)
  await saveScheduledChange(trx, clientId, storedVacancy.guid, null)
}

/** Loads the attachments and the picture. The picture is stored as a document; its file name identifies it. */
async function loadDocuments(
  trx: Db,
  clientId: number,
  content: AuthoredVacancyContent,
): Promise<VacancyDocument[]> {
  const picture = getPicture(content)
  const documents: VacancyDocument[] = []
  for (const { fileId, filename, description } of [...content.attachments, ...(picture ? [picture] : [])]) {
    const { mime, content: bytes } = orNotFound(await readDocumentBytes(trx, clientId, fileId))
    documents.push({ filename, description, mime, bytes })
  }
  return documents
}

function getPicture({ isExpressionOfInterest, picture }: AuthoredVacancyContent) {
  if (!isExpressionOfInterest || !picture) return null
  return { ...picture, description: picture.isDecorative ? '' : picture.alt.trim() }
}

async function storePublishedVacancy(
  trx: Db,
  clientId: number,
  { storedVacancy: { guid, revision, content }, publishedRow, now }: PublicationInput,
  payload: CheckedVacancy,
): Promise<void> {
  if (publishedRow) await replaceStoredVacancy(trx, clientId, publishedRow, payload, now)
  const createdAt = now.toISOString()
  const { id } = publishedRow ?? (await insertVacancy(trx, clientId, payload, { guid, createdAt }))
  await setVacancyPicture(trx, clientId, id, getPicture(content)?.filename ?? null)
  await saveAuthoredProperties(trx, clientId, id, content)
  await recordPublication(trx, clientId, guid, revision)
}

async function addVersion(
  trx: Db,
  clientId: number,
  { storedVacancy: { guid, revision, content }, username, reason, now }: PublicationInput,
): Promise<void> {
  const previousVersion = await findVacancyVersion(trx, clientId, guid)
  await addVacancyVersion(trx, clientId, guid, {
    number: (previousVersion?.number ?? 0) + 1,
    ...{ revision, content, reason, by: username, at: now.toISOString() },
    changes: previousVersion ? describeVacancyChanges(previousVersion.content, content) : [],
  })
}
