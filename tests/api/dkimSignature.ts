import { createHash, createPublicKey, verify } from 'node:crypto'

/** Result of verifying a mail's DKIM signature. */
export interface SignatureResult {
  /** Tags of the signature: 'd', 's', 'h' … */
  tags: Record<string, string>
  /** True if the body's hash matches the signature. */
  isBodyHashValid: boolean
  /** True if the headers were signed with the domain's private key. */
  isSignatureValid: boolean
}

/**
 * Verifies the signature of a received mail as its recipient would [RFC 6376, relaxed/relaxed, rsa-sha256].
 * @param record the DNS record that the sender's domain publishes
 */
export function checkSignature(message: string, record: string): SignatureResult {
  const end = message.indexOf('\r\n\r\n')
  const fields = message.slice(0, end).split(/\r\n(?![ \t])/)
  const signature = fields.find((field) => getName(field) === 'dkim-signature') ?? ''
  const tags = getTags(signature.slice(signature.indexOf(':') + 1))
  const body = createHash('sha256')
    .update(canonicalizeBody(message.slice(end + 4)))
    .digest('base64')
  const unsignedHeader = signature.replace(/([;:\s]b=)[^;]*/, '$1')
  const data = [...getSignedHeaders(fields, tags.h ?? ''), unsignedHeader]
    .map(canonicalizeHeader)
    .join('\r\n')
  const key = createPublicKey({
    key: Buffer.from(getTags(record).p ?? '', 'base64'),
    format: 'der',
    type: 'spki',
  })
  return {
    tags,
    isBodyHashValid: body === tags.bh,
    isSignatureValid: verify('rsa-sha256', Buffer.from(data), key, Buffer.from(tags.b ?? '', 'base64')),
  }
}

const getName = (field: string) => field.slice(0, field.indexOf(':')).trim().toLowerCase()

function getTags(list: string): Record<string, string> {
  const tags = list.split(';').map((tag) => tag.replaceAll(/\s+/g, ''))
  return Object.fromEntries(
    tags.filter(Boolean).map((tag) => [tag.slice(0, tag.indexOf('=')), tag.slice(tag.indexOf('=') + 1)]),
  )
}

/**
 * Returns the signed header fields. If several have the same name, each mention of the name takes the last one that is
 * left; a missing field is signed as absent.
 */
function getSignedHeaders(fields: readonly string[], names: string): string[] {
  const remainingFields = [...fields]
  return names.split(':').flatMap((name) => {
    const at = remainingFields.findLastIndex((field) => getName(field) === name.trim().toLowerCase())
    return at < 0 ? [] : remainingFields.splice(at, 1)
  })
}

function canonicalizeHeader(field: string): string {
  const value = field.slice(field.indexOf(':') + 1)
  return `${getName(field)}:${value
    .replaceAll('\r\n', '')
    .replaceAll(/[ \t]+/g, ' ')
    .trim()}`
}

function canonicalizeBody(body: string): string {
  const lines = body.replaceAll(/[ \t]+/g, ' ').replaceAll(/ (?=\r\n|$)/g, '')
  const text = lines.replace(/(\r\n)*$/, '')
  return text === '' ? '' : `${text}\r\n`
}
