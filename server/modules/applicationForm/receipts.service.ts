import { createHmac, timingSafeEqual } from 'node:crypto'
import type { DisplayedReceipt } from '../../../src/schemas/applications/application'
import { toLanguagePath } from '../../../src/schemas/pages/languagePath'
import type { Language } from '../../../src/texts/language/language'
import type { ServerContext } from '../../context'
import { getStatusLink } from '../applications/statusLinks'
import type { ServedClient } from '../clients/clients.repository'
import { type PageAddress, renderPage } from '../rendering/renderPage'
import type { SiteBuild } from '../rendering/siteBuild'
import { findReceipt } from './receipts.repository'

/** Milliseconds for which a receipt link is valid. */
const receiptLifetimeMs = 24 * 60 * 60 * 1000

type ReceiptContext = Pick<ServerContext, 'db' | 'keys' | 'now'>

/** Creates a signed token that shows an application's receipt for a day to anyone who has the link. */
export function createReceiptToken(
  { keys, now }: Pick<ReceiptContext, 'keys' | 'now'>,
  clientId: number,
  applicationId: number,
): string {
  const payload = `${applicationId}.${now().getTime() + receiptLifetimeMs}`
  return `${payload}.${sign(keys.receipts, clientId, payload)}`
}

/**
 * Returns the receipt for a token; undefined if the token is invalid or expired, or its application is for another
 * vacancy.
 */
async function readReceipt(
  { db, keys, now }: ReceiptContext,
  clientId: number,
  { token, vacancyGuid }: { token: string; vacancyGuid: string },
): Promise<DisplayedReceipt | undefined> {
  const [, payload = '', id = '', expiresAt = '', signature = ''] =
    /^((\d{1,10})\.(\d{1,15}))\.([\w-]{43})$/.exec(token) ?? []
  const expectedSignature = Buffer.from(sign(keys.receipts, clientId, payload))
  if (
    signature.length !== expectedSignature.length ||
    !timingSafeEqual(Buffer.from(signature), expectedSignature)
  )
    return undefined
  if (Number(expiresAt) <= now().getTime()) return undefined
  const receipt = await findReceipt(db, clientId, Number(id), vacancyGuid)
  const link = receipt && (await getStatusLink({ db, keys, now }, clientId, receipt.id))
  return link === undefined ? receipt : receipt && { ...receipt, link }
}

function sign(key: Uint8Array, clientId: number, payload: string): string {
  return createHmac('sha256', key).update(`${clientId} ${payload}`).digest('base64url')
}

const receiptUrlPattern = /^\/applicant\/received\/([\w-]+)\/?\?receipt=([\w.-]+)$/

/** Returns the relative address, with query, of the receipt page, which works without scripts. */
export function getReceiptPath(language: Language, vacancyGuid: string, token: string): string {
  return toLanguagePath(language, `/applicant/received/${encodeURIComponent(vacancyGuid)}?receipt=${token}`)
}

/** Renders the receipt page to which a form post redirects; returns null if the URL has no valid receipt token. */
export async function loadReceiptPage(
  context: ServerContext,
  { build, client }: { build: SiteBuild; client: ServedClient },
  address: PageAddress,
): Promise<{ status: number; html: string } | null> {
  const [, vacancyGuid, token] = receiptUrlPattern.exec(address.url) ?? []
  if (!vacancyGuid || !token) return null
  const receipt = await readReceipt(context, client.id, { token, vacancyGuid })
  if (!receipt) return null
  const page = await renderPage(context, build, client, address, { received: receipt })
  return page?.redirect === null ? page : null
}
