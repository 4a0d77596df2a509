import { createHash } from 'node:crypto'
import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import {
  getFullyTranslatedLanguages,
  localizeLists,
  localizeVacancy,
  type VacancyAttachment,
  type VacancyDetail,
} from '../../../src/schemas/vacancies/vacancy'
import type { Language } from '../../../src/texts/language/language'
import type { ServerContext } from '../../context'
import type { Db } from '../../db/openDatabase'
import type { Encoding } from '../../http/pageCache'
import { orNotFound } from '../../problem'
import { cleanDescription } from '../../text/sanitizeHtml'
import type { StoredFile } from '../files/files.repository'
import type { Session } from '../sessions/session.types'
import { type AdvertisedJob, listAdvertisedJobs } from './advertisedJobs.repository'
import {
  findAdvertisedVacancy,
  getListedVacancies,
  getNextChangeTime,
  type StoredVacancy,
} from './vacancies.repository'
import { findVacancyFile, listVacancyAttachments } from './vacancyFiles.repository'

type Dependencies = Pick<ServerContext, 'db' | 'now'>

/** Returns an advertised vacancy as stored, with its description not sanitized yet. @throws not-found */
export async function getAdvertisedVacancy(
  { db, now }: Dependencies,
  clientId: number,
  id: number,
): Promise<StoredVacancy> {
  return orNotFound(await findAdvertisedVacancy(db, clientId, { id }, now()))
}

/** Returns an advertised vacancy for display, with its documents [API-09]. @throws not-found */
export async function readVacancyDetail(
  context: Dependencies,
  clientId: number,
  id: number,
  language?: Language,
): Promise<VacancyDetail> {
  const vacancy = orNotFound(
    await readLocalizedVacancy(context.db, clientId, { id }, context.now(), language),
  )
  return { ...vacancy, attachments: await listVacancyAttachments(context.db, clientId, id) }
}

/** Returns the documents of an advertised vacancy [API-12]. @throws not-found */
export async function readVacancyDocuments(
  context: Dependencies,
  clientId: number,
  id: number,
): Promise<VacancyAttachment[]> {
  await getAdvertisedVacancy(context, clientId, id)
  return listVacancyAttachments(context.db, clientId, id)
}

/** Returns a document of an advertised vacancy with its bytes. @throws not-found */
export async function readVacancyDocument(
  context: Dependencies,
  clientId: number,
  { id, attachmentId }: { id: number; attachmentId: number },
): Promise<StoredFile> {
  await getAdvertisedVacancy(context, clientId, id)
  return orNotFound(await findVacancyFile(context.db, clientId, id, attachmentId))
}

/** Number of descriptions to sanitize before yielding to the event loop. */
const batchSize = 100

/**
 * Returns an advertised vacancy for display in the given language. Descriptions are stored unmodified and sanitized
 * here by the current rules. Returns undefined if the vacancy is not advertised.
 */
export async function readLocalizedVacancy(
  db: Db,
  clientId: number,
  key: { id: number } | { guid: string },
  now: Date,
  language: Language = 'en',
): Promise<StoredVacancy | undefined> {
  const storedVacancy = await findAdvertisedVacancy(db, clientId, key, now)
  if (!storedVacancy) return undefined
  const localizedVacancy = localizeVacancy(language, storedVacancy)
  return {
    ...localizedVacancy,
    wholeIn: getFullyTranslatedLanguages(storedVacancy),
    description: cleanDescription(localizedVacancy.description),
    lists: localizeLists(language, localizedVacancy.lists),
  }
}

/** Returns at most `limit` jobs for display, newest first, without Expressions of Interest. */
export async function readAdvertisedJobs(
  db: Db,
  clientId: number,
  now: Date,
  limit: number,
): Promise<AdvertisedJob[]> {
  const jobs = await listAdvertisedJobs(db, clientId, now, limit)
  const shownJobs: AdvertisedJob[] = []
  for (const [index, job] of jobs.entries()) {
    if (index % batchSize === batchSize - 1) await yieldToEventLoop()
    if (!job.isExpressionOfInterest)
      shownJobs.push({ ...job, description: cleanDescription(job.description) })
  }
  return shownJobs
}

/** JSON that is sent many times: its hash, and its bytes by encoding, compressed on demand. */
export interface PreparedJson {
  json: string
  hash: string
  encoded: Partial<Record<Encoding, Buffer>>
}

interface CachedList extends PreparedJson {
  siteVersion: number
  /**
   * Period in which the list is valid unless an edit changes it (ISO 8601 UTC). `validFrom` covers clocks that are
   * set back.
   */
  validFrom: string
  validUntil: string
}

export function prepareJson(data: unknown): PreparedJson {
  const json = JSON.stringify(data)
  return { json, hash: createHash('sha256').update(json).digest('base64url').slice(0, 27), encoded: {} }
}

const listCaches = new WeakMap<Db, LRUCache<string, CachedList>>()

/**
 * Returns a client's listed vacancies as JSON, which is generated again only for a new version of the site or when a
 * vacancy opens or closes. The version is read from the database with the session of every request, so that processes
 * need not notify each other.
 */
export async function getAdvertisedListJson(
  { db, now: clock }: Pick<ServerContext, 'db' | 'now'>,
  { clientId, siteVersion }: Pick<Session, 'clientId' | 'siteVersion'>,
  language: Language = 'en',
): Promise<PreparedJson> {
  const cache = listCaches.get(db) ?? new LRUCache<string, CachedList>({ max: 200 })
  listCaches.set(db, cache)
  const now = clock()
  const timestamp = now.toISOString()
  const key = `${clientId} ${language}`
  const cachedList = cache.get(key)
  if (
    cachedList?.siteVersion === siteVersion &&
    cachedList.validFrom <= timestamp &&
    cachedList.validUntil > timestamp
  )
    return cachedList
  const validUntil = (await getNextChangeTime(db, clientId, now)) ?? '9999'
  const preparedJson = prepareJson(await getListedVacancies(db, clientId, now, language))
  const list = { ...preparedJson, siteVersion, validFrom: timestamp, validUntil }
  cache.set(key, list)
  return list
}
