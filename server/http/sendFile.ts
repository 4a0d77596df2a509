import type { FastifyReply } from 'fastify'
import { toSafeFilename } from '../text/safeFilename'

/** Sends a stored file unchanged, as a download: browsers must not display it with the site's origin [RFC 6266]. */
export function sendFileBytes(
  reply: FastifyReply,
  file: { mime: string; filename: string; content: Uint8Array },
): FastifyReply {
  return reply
    .headers({
      'content-type': file.mime,
      'content-disposition': createContentDisposition(file.filename),
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, no-store',
    })
    .send(Buffer.from(file.content))
}

/**
 * Returns a Content-Disposition header with a safe file name. The name for old clients is ASCII and has no '%', which
 * some of them decode.
 */
export function createContentDisposition(filename: string): string {
  const safeFilename = toSafeFilename(filename)
  const asciiFilename = safeFilename.replace(/[^\x20-\x7e]|%/g, '_')
  const encodedFilename = encodeURIComponent(safeFilename).replace(/['()*]/g, percentEncode)
  return `attachment; filename="${asciiFilename}"; filename*=UTF-8''${encodedFilename}`
}

function percentEncode(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`
}
