import { createHmac, timingSafeEqual } from 'node:crypto'
import type { ShownReceipt } from '../../../src/schemas/applications/application'
import type { ServerContext } from '../../context'
import { getStatusLink } from '../applications/statusLinks'
import { findReceipt } from './receipts.repository'

/** How long a receipt's address shows it, in milliseconds. */
const shownMs = 24 * 60 * 60 * 1000

type Showing = Pick<ServerContext, 'db' | 'keys' | 'now'>

/** A word that shows one application's receipt for a day to whoever has it: the page that its sender is led on to. */
export function receiptToken(
  { keys, now }: Pick<Showing, 'keys' | 'now'>,
  clientId: number,
  applicationId: number,
): string {
  const said = `${applicationId}.${now().getTime() + shownMs}`
  return `${said}.${sign(keys.receipts, clientId, said)}`
}

/** The receipt that the word shows, on the page of this vacancy; undefined when it shows none, or none any more. */
export async function readReceipt(
  { db, keys, now }: Showing,
  clientId: number,
  { token, vacancyGuid }: { token: string; vacancyGuid: string },
): Promise<ShownReceipt | undefined> {
  const [, said = '', id = '', until = '', mark = ''] =
    /^((\d{1,10})\.(\d{1,15}))\.([\w-]{43})$/.exec(token) ?? []
  const own = Buffer.from(sign(keys.receipts, clientId, said))
  if (mark.length !== own.length || !timingSafeEqual(Buffer.from(mark), own)) return undefined
  if (Number(until) <= now().getTime()) return undefined
  const receipt = await findReceipt(db, clientId, Number(id), vacancyGuid)
  const link = receipt && (await getStatusLink({ db, keys, now }, clientId, receipt.id))
  return link === undefined ? receipt : receipt && { ...receipt, link }
}

function sign(key: Uint8Array, clientId: number, said: string): string {
  return createHmac('sha256', key).update(`${clientId} ${said}`).digest('base64url')
}
