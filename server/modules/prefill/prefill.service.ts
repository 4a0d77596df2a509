import { type Static, Type } from 'typebox'
import { Value } from 'typebox/value'
import { mapPrefill, type Prefill } from '../../../src/schemas/applicationForm/marketplace'
import { maximumFileSize } from '../../../src/schemas/fields/formats'
import type { ResumeReading, readResume } from '../../../src/schemas/resume/readResume'
import type { ServerContext } from '../../context'
import { orNotFound, ProblemError } from '../../problem'
import { findSettings } from '../clients/clients.repository'
import { type ParserPool, UncheckedFileError } from '../files/parserPool'
import type { Session } from '../sessions/session.types'
import {
  type ReceivedFile,
  receiveFiles,
  requireApplicationAwaitingFiles,
} from '../uploads/applicationFiles.service'
import { findApplicationPrefill } from './prefill.repository'

/**
 * Returns the marketplace's data about an applicant, for the session's client [API-24].
 * @throws not-found, unavailable, too-large
 */
export async function readPrefill(
  context: ServerContext,
  { clientId }: Session,
  guid: string,
): Promise<Prefill> {
  const { advertiserId } = await findSettings(context.db, clientId)
  return fetchPrefill(context, advertiserId, guid)
}

/** Key of the form field that receives the resume. */
const resumeKey = 'resume'

/**
 * Fetches the resume of the prefill that the application used, and stores it as if the applicant had uploaded it
 * [API-22].
 * @throws not-found, upload-over, invalid, file-exists, unavailable, too-large
 */
export async function receivePrefilledResume(
  context: ServerContext,
  session: Session,
  id: number,
  identifiers: { applicationGuid: string; applicationPrefilObjectStoreGuid: string },
): Promise<ReceivedFile[]> {
  const application = await requireApplicationAwaitingFiles(context, session, id)
  const prefill = orNotFound(
    await findApplicationPrefill(context.db, session.clientId, id, identifiers.applicationGuid),
  )
  if (prefill.guid !== identifiers.applicationPrefilObjectStoreGuid) throw new ProblemError('not-found')
  const { advertiserId } = await findSettings(context.db, session.clientId)
  const { resumeFileName } = await fetchPrefill(context, advertiserId, prefill.guid)
  const content = await fetchPrefilledResume(context, prefill.guid)
  return receiveFiles(context, session.clientId, application, [
    { key: resumeKey, filename: resumeFileName, content },
  ])
}

const timeoutMs = 10_000
const maxProfileLength = 64 * 1024
const text = Type.Optional(Type.Union([Type.String({ maxLength: 500 }), Type.Null()]))

/** Response of the marketplace to GET {api}/prefills/{guid}; further properties are ignored. */
const Profile = Type.Object({
  /** Advertiser of the job that the applicant answered. A prefill of another client is treated as not found. */
  advertiserId: Type.String(),
  ...mapPrefill(() => text),
})

/** Returns the marketplace's data about an applicant [API-24]. @throws not-found, unavailable, too-large */
export async function fetchPrefill(
  context: Pick<ServerContext, 'environment'>,
  advertiserId: string | null,
  guid: string,
): Promise<Prefill> {
  const profile = parseProfile(
    await fetchFromMarketplace(context, `/prefills/${encodeURIComponent(guid)}`, maxProfileLength),
  )
  if (!advertiserId || profile.advertiserId !== advertiserId) throw new ProblemError('not-found')
  return mapPrefill((key) => (profile[key] ?? '').trim())
}

/** Returns the bytes of a prefill's resume. @throws not-found, unavailable, too-large */
export function fetchPrefilledResume(
  context: Pick<ServerContext, 'environment'>,
  guid: string,
): Promise<Buffer> {
  return fetchFromMarketplace(context, `/prefills/${encodeURIComponent(guid)}/resume`, maximumFileSize)
}

function parseProfile(body: Buffer): Static<typeof Profile> {
  try {
    const profile: unknown = JSON.parse(body.toString('utf8'))
    if (Value.Check(Profile, profile)) return profile
  } catch {
    // The response is not a valid profile.
  }
  throw new ProblemError('unavailable')
}

async function fetchFromMarketplace(
  { environment }: Pick<ServerContext, 'environment'>,
  path: string,
  maxBytes: number,
): Promise<Buffer> {
  const marketplace = orNotFound(environment.marketplace)
  const credentials = Buffer.from(`${marketplace.clientId}:${marketplace.secret}`).toString('base64')
  const response = await fetch(`${marketplace.api}${path}`, {
    headers: { authorization: `Basic ${credentials}` },
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(() => {
    throw new ProblemError('unavailable')
  })
  if (response.status === 404) throw new ProblemError('not-found')
  if (response.status !== 200 || !response.body) throw new ProblemError('unavailable')
  return readLimited(response.body, maxBytes)
}

/** Reads a response of at most `maxBytes` bytes. @throws unavailable if it is interrupted, too-large */
async function readLimited(stream: ReadableStream<Uint8Array>, maxBytes: number): Promise<Buffer> {
  const parts: Uint8Array[] = []
  let size = 0
  try {
    for await (const part of stream) {
      size += part.byteLength
      if (size > maxBytes) break
      parts.push(part)
    }
  } catch {
    throw new ProblemError('unavailable')
  }
  if (size > maxBytes) throw new ProblemError('too-large')
  return Buffer.concat(parts)
}

/** Factor by which the parser pool's time limit is longer for resumes: they are read completely, page by page. */
const timeoutFactor = 5
const problemByReason = { time: 'tookTooLong', memory: 'tooLarge', crash: 'damaged' } as const

/**
 * Reads a resume in the parser pool and stores nothing.
 * @param country ISO 3166, for phone numbers without a country code
 * @throws unavailable when the pool's queue is full
 */
export async function readResumeInPool(
  parsers: ParserPool,
  bytes: Uint8Array,
  country: string,
): Promise<ResumeReading> {
  try {
    return await parsers.run<typeof readResume>('readResume', { bytes, country }, timeoutFactor)
  } catch (error) {
    if (error instanceof UncheckedFileError) return { problem: problemByReason[error.reason] }
    throw error
  }
}
