import { type LookupAddress, lookup } from 'node:dns'
import { type IncomingMessage, request as plainRequest, type RequestOptions } from 'node:http'
import { request as secureRequest } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { deliveryTexts } from '../../../src/texts/admin/backOffice.texts'
import type { AddressRules } from '../../network/publicAddresses'

/** How a message was received. */
export interface PostOutcome {
  /** Null when nobody answered. */
  status: number | null
  /** Null after a 2xx. */
  error: string | null
  retryAfter?: string | undefined
  /** The beginning of what was answered, as text; null: nothing, no text, or not to be read by a client's people. */
  answer: string | null
}

class RefusedAddress extends Error {}

/**
 * Posts to an address that was checked after its name was looked up, so that no name leads inside. Redirects are
 * answers like others: they lead nowhere.
 * @throws whatever `stop` was aborted with; every other failure is an outcome
 */
export async function postWebhook(
  address: string,
  message: { body: string; headers: Record<string, string> },
  { rules, stop, timeoutMs }: { rules: AddressRules; stop: AbortSignal; timeoutMs: number },
): Promise<PostOutcome> {
  const deadline = AbortSignal.timeout(timeoutMs)
  try {
    const url = new URL(address)
    const { status, ...rest } = await post(url, message, rules, AbortSignal.any([deadline, stop]))
    return { status, error: errorOf(status), ...rest }
  } catch (error) {
    stop.throwIfAborted()
    if (deadline.aborted) return unanswered(deliveryTexts.timeout(timeoutMs / 1000))
    if (error instanceof RefusedAddress) return unanswered(error.message)
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'error'
    return unanswered(deliveryTexts.notReached(code))
  }
}

/** What became of a message that nobody answered. */
export function unanswered(error: string): PostOutcome {
  return { status: null, error, answer: null }
}

function post(
  url: URL,
  { body, headers }: { body: string; headers: Record<string, string> },
  rules: AddressRules,
  signal: AbortSignal,
): Promise<{ status: number; retryAfter: string | undefined; answer: string | null }> {
  const isSecure = url.protocol === 'https:'
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (isIP(host)) checkAddress(rules, host, isSecure)
  const bytes = Buffer.from(body)
  const options: RequestOptions = {
    method: 'POST',
    agent: false,
    signal,
    lookup: checkedLookup(rules, isSecure),
    headers: { ...headers, 'content-length': bytes.length },
  }
  return new Promise((resolve, reject) => {
    const request = (isSecure ? secureRequest : plainRequest)(url, options)
    request.on('error', reject)
    request.on('response', (response) => {
      const { statusCode: status = 0, headers: said } = response
      const mayBeQuoted = rules.mayBeQuoted(response.socket.remoteAddress ?? '')
      const answered = mayBeQuoted ? readAnswer(response) : leave(response)
      void answered.then((answer) => resolve({ status, retryAfter: said['retry-after'], answer }))
    })
    request.end(bytes)
  })
}

async function leave(response: IncomingMessage): Promise<null> {
  response.on('error', () => undefined).destroy()
  return null
}

function errorOf(status: number): string | null {
  if (status >= 200 && status < 300) return null
  if (status >= 300 && status < 400) return deliveryTexts.redirected(status)
  return status === 410 ? deliveryTexts.gone : deliveryTexts.answered(status)
}

function checkAddress(rules: AddressRules, address: string, isSecure: boolean): void {
  if (!rules.mayReach(address)) throw new RefusedAddress(deliveryTexts.notAllowed)
  if (!isSecure && !rules.isAllowedPrivate(address)) throw new RefusedAddress(deliveryTexts.notEncrypted)
}

/** A look-up whose answers are all checked, and are what is then connected to. */
function checkedLookup(rules: AddressRules, isSecure: boolean): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
      try {
        if (error) throw error
        for (const { address } of addresses) checkAddress(rules, address, isSecure)
        const [first] = addresses
        if (options.all) callback(null, addresses)
        else callback(null, first?.address ?? '', first?.family ?? 4)
      } catch (refusal) {
        callback(refusal as NodeJS.ErrnoException, [])
      }
    })
  }
}

/** How much of an answer is kept, in bytes. */
const mostBytes = 2048

/** Who has answered keeps nobody waiting with the rest. */
const longestMs = 2000

/** JSON, XML, forms and plain text, and what says nothing of itself. */
const textTypes =
  /^(?:$|text\/|application\/(?:[\w.+-]+\+)?(?:json|xml)\b|application\/(?:problem|x-www-form-urlencoded)\b)/i

/**
 * The beginning of an answer as text, without characters that can't be seen; null: it has none, or is no text. Never rejects: an
 * answer that breaks off has said its status already.
 */
export async function readAnswer(response: IncomingMessage): Promise<string | null> {
  const { 'content-type': type = '', 'content-encoding': encoding } = response.headers
  if (encoding !== undefined || !textTypes.test(type)) {
    response.on('error', () => undefined).destroy()
    return null
  }
  const parts: Buffer[] = []
  const timer = setTimeout(() => response.destroy(), longestMs)
  try {
    for await (const part of response) {
      parts.push(part)
      if (Buffer.concat(parts).length >= mostBytes) break
    }
  } catch {
    // What came until then is what there is.
  } finally {
    clearTimeout(timer)
  }
  return shown(Buffer.concat(parts).subarray(0, mostBytes))
}

/** A character that the end cuts in two is left out. */
function shown(bytes: Buffer): string | null {
  const text = new TextDecoder().decode(bytes, { stream: true })
  const seen = text.replace(/[\p{Cc}\p{Cf}]/gu, (one) => (one === '\n' || one === '\t' ? one : '')).trim()
  return seen === '' ? null : seen
}
