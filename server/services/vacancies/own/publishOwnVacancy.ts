import { describeVacancyChanges } from '../../../../src/schemas/vacancies/describeVacancyChanges'
import { ownPayload } from '../../../../src/schemas/vacancies/ownPayload'
import type { OwnVacancy, OwnVacancyContent } from '../../../../src/schemas/vacancies/ownVacancy'
import type { AttachmentPayload, VacancyPayload } from '../../../../src/schemas/vacancyPayload'
import { type Db, inTransaction, waitForTurn } from '../../../db/openDatabase'
import { nameOfUser } from '../../../repositories/accounts/audit'
import { findClientById } from '../../../repositories/accounts/clients'
import type { Session } from '../../../repositories/sessions/sessions'
import { notePublication, type StoredOwnVacancy } from '../../../repositories/vacancies/ownVacancies'
import { readDocumentBytes } from '../../../repositories/vacancies/ownVacancyFiles'
import { addVacancyVersion, findVacancyVersion } from '../../../repositories/vacancies/ownVacancyVersions'
import { findPublished, noteOwnParts, type PublishedRow } from '../../../repositories/vacancies/seenVacancies'
import { found } from '../../problem'
import type { ServerContext } from '../../serverContext'
import { siteConfig } from '../../sites/source/siteSource'
import { checkVacancy } from '../checkVacancy'
import { replaceStored } from '../putVacancy'
import { storeVacancy } from '../storeVacancy'
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
 * begins later is written at once with the moment when it does: nothing has to wake up for it.
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
    await refuseVacancyFaults(trx, clientId, own, { config, state, now, ...publication })
    const begins = beginning(own.content, publication, state === 'open' ? published : undefined, now)
    const documents = await documentsOf(trx, clientId, own.content)
    const payload = checkVacancy(ownPayload(own.content, begins, documents))
    await writeSeen(trx, clientId, { own, published, payload, now })
    await addVersion(trx, session, own, { reason: publication.reason, now })
    await auditVacancy(trx, session, { action: 'vacancy published', id, now })
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

async function documentsOf(
  trx: Db,
  clientId: number,
  { attachments }: OwnVacancyContent,
): Promise<AttachmentPayload[]> {
  const documents: AttachmentPayload[] = []
  for (const { fileId, filename, description } of attachments) {
    const { mime, content } = found(await readDocumentBytes(trx, clientId, fileId))
    documents.push({ filename, description, mime, content: Buffer.from(content).toString('base64') })
  }
  return documents
}

interface Written {
  own: StoredOwnVacancy
  published: PublishedRow | undefined
  payload: VacancyPayload
  now: Date
}

async function writeSeen(
  trx: Db,
  clientId: number,
  { own, published, payload, now }: Written,
): Promise<void> {
  const { guid, revision, content } = own
  if (published) await replaceStored(trx, clientId, published, payload, now)
  const createdAt = now.toISOString()
  const { id } = published ?? (await storeVacancy(trx, clientId, payload, { guid, createdAt }))
  await noteOwnParts(trx, clientId, id, content)
  await notePublication(trx, clientId, guid, revision)
}

async function addVersion(
  trx: Db,
  { clientId, userId }: Session,
  { guid, revision, content }: StoredOwnVacancy,
  { reason, now }: { reason: string; now: Date },
): Promise<void> {
  const before = await findVacancyVersion(trx, clientId, guid)
  await addVacancyVersion(trx, clientId, guid, {
    number: (before?.number ?? 0) + 1,
    ...{ revision, content, reason, at: now.toISOString() },
    by: await nameOfUser(trx, clientId, userId),
    changes: before ? describeVacancyChanges(before.content, content) : [],
  })
}
