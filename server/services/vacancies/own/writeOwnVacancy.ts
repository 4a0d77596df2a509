import { randomUUID } from 'node:crypto'
import { withKeptVacancyWords } from '../../../../src/schemas/ownWords/keptVacancyWords'
import {
  type CreatedVacancy,
  emptyVacancy,
  type OwnVacancy,
  type OwnVacancyContent,
} from '../../../../src/schemas/vacancies/ownVacancy'
import { type VacancyTemplate, vacancyTemplates } from '../../../../src/schemas/vacancies/vacancyTemplates'
import { type Db, inTransaction } from '../../../db/openDatabase'
import { nameOfUser } from '../../../repositories/accounts/audit'
import {
  addOwnVacancy,
  removeOwnVacancy,
  type StoredOwnVacancy,
  saveOwnVacancy,
} from '../../../repositories/vacancies/ownVacancies'
import { cleanDescription } from '../../cleanHtml'
import { ProblemError } from '../../problem'
import type { ServerContext } from '../../serverContext'
import { auditVacancy, ownInTurn, requireOwnSource, type Writer } from './ownVacancyWork'
import { readOwnVacancy } from './readOwnVacancy'

export type Working = Pick<ServerContext, 'db' | 'now'>

/** What a new vacancy begins with: nothing, another one, or a template. */
export type VacancyStart = { id: string } | { template: VacancyTemplate } | undefined

/** What is another one's in a copy. */
const ofAnother = ['/name', '/opensAt', '/closesAt']

/** Begins a vacancy with a code of its own. @throws not-found of what is copied, vacancies-elsewhere */
export function createOwnVacancy(
  { db, now: clock }: Working,
  writer: Writer,
  start: VacancyStart,
): Promise<CreatedVacancy> {
  const now = clock()
  return inTransaction(db, async (trx) => {
    const { clientId } = writer
    await requireOwnSource(trx, clientId)
    const guid = randomUUID()
    const content = { ...(await startOf(trx, clientId, start, now)), code: codeOf(guid) }
    await addOwnVacancy(trx, clientId, { guid, revision: 1, content, ...(await signed(trx, writer, now)) })
    await auditVacancy(trx, writer, { action: 'vacancy drafted', id: guid, now })
    const toChange = start && 'id' in start ? ofAnother : []
    return { ...(await readOwnVacancy(trx, clientId, guid, now)), toChange }
  })
}

async function startOf(
  trx: Db,
  clientId: number,
  start: VacancyStart,
  now: Date,
): Promise<OwnVacancyContent> {
  if (!start) return emptyVacancy
  if ('template' in start) return vacancyTemplates[start.template]
  const { content } = await readOwnVacancy(trx, clientId, start.id, now)
  // A day that was promised is the other's, too; a span of days is promised anew.
  const hearBy = content.hearBy?.day === undefined ? content.hearBy : null
  return { ...content, opensAt: null, closesAt: null, hearBy: hearBy ?? null }
}

/** Something to call it by until its author knows better; the guid keeps it apart from others. */
function codeOf(guid: string): string {
  return `V-${guid.slice(0, 8).toUpperCase()}`
}

async function signed(trx: Db, { clientId, userId }: Writer, now: Date) {
  return { updatedAt: now.toISOString(), updatedBy: await nameOfUser(trx, clientId, userId) }
}

/** Saves what is written. @throws not-found, changed-meanwhile, vacancy-of-back-office */
export function saveDraftOf(
  context: Working,
  writer: Writer,
  id: string,
  { content, revision }: { content: OwnVacancyContent; revision: number | undefined },
): Promise<OwnVacancy> {
  return changeDraftOf(context, writer, id, {
    revision,
    make: (own) => {
      const whole = withKeptVacancyWords(own.content, content)
      return { ...whole, ...cleanWords(whole), description: cleanDescription(content.description) }
    },
  })
}

/** Descriptions in other languages are HTML, too. */
function cleanWords({ translations }: OwnVacancyContent): Pick<OwnVacancyContent, 'translations'> {
  if (!translations) return {}
  const clean = Object.entries(translations).map(([language, { description, ...words }]) => [
    language,
    { ...words, ...(description ? { description: cleanDescription(description) } : {}) },
  ])
  return { translations: Object.fromEntries(clean) }
}

interface Change {
  revision?: number | undefined
  make: (own: StoredOwnVacancy, trx: Db) => OwnVacancyContent | Promise<OwnVacancyContent>
  /** What else is to be done with it, in the same transaction. */
  done?: (trx: Db, now: Date) => Promise<void>
}

/** What is drafted becomes what `make` makes of it. @throws what `ownInTurn` throws */
export function changeDraftOf(
  { db, now: clock }: Working,
  writer: Writer,
  id: string,
  { revision, make, done }: Change,
): Promise<OwnVacancy> {
  const now = clock()
  const { clientId } = writer
  return inTransaction(db, async (trx) => {
    const own = await ownInTurn(trx, clientId, id, revision)
    const content = await make(own, trx)
    const next = { guid: id, revision: own.revision + 1, content, ...(await signed(trx, writer, now)) }
    await saveOwnVacancy(trx, clientId, next)
    await done?.(trx, now)
    return readOwnVacancy(trx, clientId, id, now)
  })
}

/** Throws a draft away. @throws vacancy-published: one that was ever published is withdrawn instead */
export function deleteOwnVacancy({ db, now: clock }: Working, writer: Writer, id: string): Promise<void> {
  const now = clock()
  return inTransaction(db, async (trx) => {
    const own = await ownInTurn(trx, writer.clientId, id)
    if (own.publishedRevision !== null) throw new ProblemError('vacancy-published')
    await removeOwnVacancy(trx, writer.clientId, id)
    await auditVacancy(trx, writer, { action: 'vacancy draft deleted', id, now })
  })
}
