import { type LookupAddress, lookup } from 'node:dns'
import { type IncomingMessage, request as plainRequest, type RequestOptions } from 'node:http'
import { request as secureRequest } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { deliveryTexts } from '../../../src/texts/admin/backOffice.texts'
import type { AddressRules } from '../../network/ipAddresses'

/** The result of posting a message. */
export interface PostOutcome {
  /** HTTP status; null without a response. */
  status: number | null
  /** Null for a 2xx status. */
  error: string | null
  retryAfter?: string | undefined
  /**
   * The beginning of the response as text; null if there is none, or if it is empty, is not text, or must not be shown
   * to the client's users.
   */
  answer: string | null
}

class RefusedAddressError extends Error {}

/**
 * Posts to an address. The IP address is checked after the name lookup, so that no name leads into the internal
 * network. Redirects are not followed.
 * @throws the abort reason of `stop`; every other failure is returned as an outcome
 */
export async function postWebhook(
  address: string,
  message: { body: string; headers: Record<string, string> },
  { rules, stop, timeoutMs }: { rules: AddressRules; stop: AbortSignal; timeoutMs: number },
): Promise<PostOutcome> {
  const deadline = AbortSignal.timeout(timeoutMs)
  try {
    const url = new URL(address)
    const { status, ...rest } = await sendRequest(url, message, rules, AbortSignal.any([deadline, stop]))
    return { status, error: getStatusError(status), ...rest }
  } catch (error) {
    stop.throwIfAborted()
    if (deadline.aborted) return createNoResponseOutcome(deliveryTexts.timeout(timeoutMs / 1000))
    if (error instanceof RefusedAddressError) return createNoResponseOutcome(error.message)
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'error'
    return createNoResponseOutcome(deliveryTexts.unreachable(code))
  }
}

/** Returns the outcome of a message that got no response. */
export function createNoResponseOutcome(error: string): PostOutcome {
  return { status: null, error, answer: null }
}

function sendRequest(
  url: URL,
  { body, headers }: { body: string; headers: Record<string, string> },
  rules: AddressRules,
  signal: AbortSignal,
): Promise<{ status: number; retryAfter: string | undefined; answer: string | null }> {
  const isSecure = url.protocol === 'https:'
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (isIP(host)) requireAllowedAddress(rules, host, isSecure)
  const bytes = Buffer.from(body)
  const options: RequestOptions = {
    method: 'POST',
    agent: false,
    signal,
    lookup: createCheckedLookup(rules, isSecure),
    headers: { ...headers, 'content-length': bytes.length },
  }
  return new Promise((resolve, reject) => {
    const request = (isSecure ? secureRequest : plainRequest)(url, options)
    request.on('error', reject)
    request.on('response', (response) => {
      const { statusCode: status = 0, headers: responseHeaders } = response
      const canQuoteAnswer = rules.canBeQuoted(response.socket.remoteAddress ?? '')
      const answerPromise = canQuoteAnswer ? readAnswer(response) : discardResponse(response)
      void answerPromise.then((answer) =>
        resolve({ status, retryAfter: responseHeaders['retry-after'], answer }),
      )
    })
    request.end(bytes)
  })
}

async function discardResponse(response: IncomingMessage): Promise<null> {
  response.on('error', () => undefined).destroy()
  return null
}

function getStatusError(status: number): string | null {
  if (status >= 200 && status < 300) return null
  if (status >= 300 && status < 400) return deliveryTexts.redirected(status)
  return status === 410 ? deliveryTexts.gone : deliveryTexts.answered(status)
}

function requireAllowedAddress(rules: AddressRules, address: string, isSecure: boolean): void {
  if (!rules.canReach(address)) throw new RefusedAddressError(deliveryTexts.notAllowed)
  if (!isSecure && !rules.isAllowedPrivate(address)) throw new RefusedAddressError(deliveryTexts.notEncrypted)
}

/** A DNS lookup that checks all addresses; the connection uses the checked addresses. */
function createCheckedLookup(rules: AddressRules, isSecure: boolean): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
      try {
        if (error) throw error
        for (const { address } of addresses) requireAllowedAddress(rules, address, isSecure)
        const [firstAddress] = addresses
        if (options.all) callback(null, addresses)
        else callback(null, firstAddress?.address ?? '', firstAddress?.family ?? 4)
      } catch (refusal) {
        callback(refusal as NodeJS.ErrnoException, [])
      }
    })
  }
}

/** Maximum number of stored bytes of a response. */
const maxBytes = 2048

/** Milliseconds to wait for the rest of a response after its status. */
const maxReadMs = 2000

/** Content types read as text: JSON, XML, form data, all `text/` types, and a missing content type. */
const textTypePattern =
  /^(?:$|text\/|application\/(?:[\w.+-]+\+)?(?:json|xml)\b|application\/(?:problem|x-www-form-urlencoded)\b)/i

/**
 * Returns the beginning of a response as text without invisible characters; null if it is empty, compressed or not text.
 * Never rejects: the status is already known when a response breaks off.
 */
export async function readAnswer(response: IncomingMessage): Promise<string | null> {
  const { 'content-type': type = '', 'content-encoding': encoding } = response.headers
  if (encoding !== undefined || !textTypePattern.test(type)) {
    response.on('error', () => undefined).destroy()
    return null
  }
  const parts: Buffer[] = []
  const timer = setTimeout(() => response.destroy(), maxReadMs)
  try {
    for await (const part of response) {
      parts.push(part)
      if (Buffer.concat(parts).length >= maxBytes) break
    }
  } catch {
    // The part received until then is used.
  } finally {
    clearTimeout(timer)
  }
  return decodeBody(Buffer.concat(parts).subarray(0, maxBytes))
}

/** Decodes UTF-8 and drops a character that is cut off at the end. */
function decodeBody(bytes: Buffer): string | null {
  const text = new TextDecoder().decode(bytes, { stream: true })
  const cleanedText = text
    .replace(/[\p{Cc}\p{Cf}]/gu, (character) => (/[\n\t]/.test(character) ? character : ''))
    .trim()
  return cleanedText === '' ? null : cleanedText
}
