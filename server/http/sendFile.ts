import type { FastifyReply } from 'fastify'
import type { StoredFile } from '../modules/files/files.repository'

/** Sends a stored file byte for byte, to be saved and never to be opened in the site's name [RFC 6266]. */
export function sendFileBytes(
  reply: FastifyReply,
  file: Pick<StoredFile, 'mime' | 'filename' | 'content'>,
): FastifyReply {
  return reply
    .headers({
      'content-type': file.mime,
      'content-disposition': contentDisposition(file.filename),
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, no-store',
    })
    .send(Buffer.from(file.content))
}

/** A name that old readers understand, and the real one. */
function contentDisposition(filename: string): string {
  const plain = filename.replace(/[^\x20-\x7e]|["\\%/]/g, '_')
  const exact = encodeURIComponent(filename).replace(/['()*]/g, percent)
  return `attachment; filename="${plain}"; filename*=UTF-8''${exact}`
}

function percent(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`
}
