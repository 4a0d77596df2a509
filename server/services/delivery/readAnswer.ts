import type { IncomingMessage } from 'node:http'

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
