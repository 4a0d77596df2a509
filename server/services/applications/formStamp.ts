import { createHmac, timingSafeEqual } from 'node:crypto'
import type { PlainTexts } from '../../../src/schemas/submission/plainAnswers'
import { decoyName, stampName } from '../../../src/schemas/submission/postedApplication'
import type { ServerContext } from '../serverContext'
import type { Doubt } from './stoppedPosts'

/** How long a form that stands open may be posted without another look, in milliseconds. */
const openMs = 24 * 60 * 60 * 1000

type Stamping = Pick<ServerContext, 'keys'>

/**
 * What a form that posts itself carries: when its page was written, for this vacancy of this client, signed. A page is written once for
 * many visitors, and so is its stamp.
 */
export function formStamp({ keys }: Stamping, clientId: number, vacancyGuid: string, at: number): string {
  return `${at}.${sign(keys.stamps, clientId, vacancyGuid, at)}`
}

/** Why a post is not believed to be a person's, by what came with it; undefined when nothing speaks against it. */
export function doubtOf(
  context: Stamping & Pick<ServerContext, 'now'>,
  clientId: number,
  vacancyGuid: string,
  texts: PlainTexts,
): Doubt | undefined {
  if (texts.get(decoyName)?.some((text) => text.trim() !== '')) return 'decoy'
  const [, time = '', mark = ''] = /^(\d{1,15})\.([\w-]{43})$/.exec(texts.get(stampName)?.[0] ?? '') ?? []
  const own = Buffer.from(sign(context.keys.stamps, clientId, vacancyGuid, Number(time)))
  if (mark.length !== own.length || !timingSafeEqual(Buffer.from(mark), own)) return 'stamp'
  return context.now().getTime() - Number(time) > openMs ? 'age' : undefined
}

function sign(key: Uint8Array, clientId: number, vacancyGuid: string, at: number): string {
  return createHmac('sha256', key).update(`${clientId} ${vacancyGuid} ${at}`).digest('base64url')
}
