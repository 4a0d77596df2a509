import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { FormPostFields } from '../../../src/schemas/submission/parseFormValues'
import { decoyName, formTokenName } from '../../../src/schemas/submission/redisplayedForm'
import type { ServerContext } from '../../context'
import type { SpamReason } from '../spamProtection/blockedSubmissions'

/** How long a form that stands open may be posted without another look, in milliseconds. */
const openMs = 24 * 60 * 60 * 1000

/** What stamps are given to: a page that is seen, the page that answers a post, a script that asks for one. */
export type FormTokenKind = 'page' | 'answer' | 'script'

const letters = { p: 'page', a: 'answer', s: 'script' } as const satisfies Record<string, FormTokenKind>
const letterOf = (kind: FormTokenKind) => kind.charAt(0)

/**
 * Milliseconds after which a person may have filled in what was just shown; browsers that fill in by themselves take longer, too. Who
 * reads an answer has only to press Send.
 */
const quickMs: Record<FormTokenKind, number> = { page: 1000, answer: 300, script: 0 }

type Stamping = Pick<ServerContext, 'keys'>

/** When a form was shown, for this vacancy of this client, signed: good for one application. All have the same length. */
export function createFormToken(
  { keys }: Stamping,
  clientId: number,
  vacancyGuid: string,
  at: number,
  kind: FormTokenKind = 'page',
): string {
  const body = `${at}.${letterOf(kind)}${randomBytes(12).toString('base64url')}`
  return `${body}.${sign(keys.stamps, clientId, vacancyGuid, body)}`
}

/** What a stamp says for itself; undefined where nothing is wrong with it but, perhaps, that it was used. */
export interface CheckedFormToken {
  doubt: SpamReason | undefined
  kind: FormTokenKind | undefined
  /** What it is known by once it was used. */
  once: string
}

export function checkFormToken(
  { keys, now }: Stamping & Pick<ServerContext, 'now'>,
  clientId: number,
  vacancyGuid: string,
  stamp: string,
): CheckedFormToken {
  const [, body = '', time = '', letter = '', once = '', mark = ''] =
    /^((\d{1,15})\.([pas])([\w-]{16}))\.([\w-]{43})$/.exec(stamp) ?? []
  const own = Buffer.from(sign(keys.stamps, clientId, vacancyGuid, body))
  const kind = letters[letter as keyof typeof letters]
  const isOurs = mark.length === own.length && timingSafeEqual(Buffer.from(mark), own)
  if (!isOurs || !kind) return { doubt: 'stamp', kind: undefined, once }
  const age = now().getTime() - Number(time)
  if (age > openMs) return { doubt: 'age', kind, once }
  return { doubt: age < quickMs[kind] ? 'quick' : undefined, kind, once }
}

/** As `judgeStamp`, of what a page without scripts has posted: a field that nobody sees speaks against it first. */
export function detectSpam(
  context: Stamping & Pick<ServerContext, 'now'>,
  clientId: number,
  vacancyGuid: string,
  texts: FormPostFields,
): CheckedFormToken {
  const judged = checkFormToken(context, clientId, vacancyGuid, texts.get(formTokenName)?.[0] ?? '')
  const isFilled = texts.get(decoyName)?.some((text) => text.trim() !== '')
  return isFilled ? { ...judged, doubt: 'decoy' } : judged
}

function sign(key: Uint8Array, clientId: number, vacancyGuid: string, body: string): string {
  return createHmac('sha256', key).update(`${clientId} ${vacancyGuid} ${body}`).digest('base64url')
}
