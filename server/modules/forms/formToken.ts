import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { FormPostFields } from '../../../src/schemas/submission/parseFormValues'
import { decoyName, formTokenName } from '../../../src/schemas/submission/redisplayedForm'
import type { Keys } from '../../security/keys'
import type { SpamReason } from './blockedSubmissions'

/** Age in milliseconds after which a form token is no longer accepted, unless its vacancy has closed. */
const maxAgeMs = 24 * 60 * 60 * 1000

/**
 * Recipient of a form token: a rendered page, the page that answers a form post, or a script that requests a token.
 */
export type FormTokenKind = 'page' | 'answer' | 'script'

const kindByLetter = { p: 'page', a: 'answer', s: 'script' } as const satisfies Record<string, FormTokenKind>
const getLetter = (kind: FormTokenKind) => kind.charAt(0)

/**
 * Minimum age in milliseconds of an accepted token. No person, and no browser that fills in a form automatically, is
 * faster. On the page that answers a form post, the applicant only presses Send.
 */
const minAgesMs: Record<FormTokenKind, number> = { page: 1000, answer: 300, script: 0 }

/**
 * Creates a signed token for one application to this vacancy. It contains `timestamp`, in milliseconds since 1970. All
 * tokens have the same length.
 */
export function createFormToken(
  { keys }: { keys: Keys },
  clientId: number,
  vacancyGuid: string,
  timestamp: number,
  kind: FormTokenKind = 'page',
): string {
  const body = `${timestamp}.${getLetter(kind)}${randomBytes(12).toString('base64url')}`
  return `${body}.${sign(keys.formTokens, clientId, vacancyGuid, body)}`
}

/** Result of checking a token. `reason` is undefined if the token is valid; whether it was used is not checked. */
export interface CheckedFormToken {
  reason: SpamReason | undefined
  kind: FormTokenKind | undefined
  /**
   * When the form was opened, in milliseconds since 1970, even if the token has expired; NaN if the signature is
   * wrong.
   */
  openedAt: number
  /** Identifies the token in the list of used tokens. */
  tokenId: string
}

export function checkFormToken(
  { keys, now }: { keys: Keys; now: () => Date },
  clientId: number,
  vacancyGuid: string,
  token: string,
): CheckedFormToken {
  const [, body = '', time = '', letter = '', tokenId = '', signature = ''] =
    /^((\d{1,15})\.([pas])([\w-]{16}))\.([\w-]{43})$/.exec(token) ?? []
  const expectedSignature = Buffer.from(sign(keys.formTokens, clientId, vacancyGuid, body))
  const kind = kindByLetter[letter as keyof typeof kindByLetter]
  const isAuthentic =
    signature.length === expectedSignature.length &&
    timingSafeEqual(Buffer.from(signature), expectedSignature)
  if (!isAuthentic || !kind) return { reason: 'stamp', kind: undefined, openedAt: Number.NaN, tokenId }
  const age = now().getTime() - Number(time)
  if (age > maxAgeMs) return { reason: 'age', kind, openedAt: Number(time), tokenId }
  return { reason: age < minAgesMs[kind] ? 'quick' : undefined, kind, openedAt: Number(time), tokenId }
}

/** Checks the token of a form posted without scripts. A filled honeypot field takes precedence over other reasons. */
export function checkPostedForm(
  tools: { keys: Keys; now: () => Date },
  clientId: number,
  vacancyGuid: string,
  fields: FormPostFields,
): CheckedFormToken {
  const checkedToken = checkFormToken(tools, clientId, vacancyGuid, fields.get(formTokenName)?.[0] ?? '')
  const isFilled = fields.get(decoyName)?.some((text) => text.trim() !== '')
  return isFilled ? { ...checkedToken, reason: 'decoy' } : checkedToken
}

function sign(key: Uint8Array, clientId: number, vacancyGuid: string, body: string): string {
  return createHmac('sha256', key).update(`${clientId} ${vacancyGuid} ${body}`).digest('base64url')
}
