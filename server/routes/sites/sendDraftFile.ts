import type { FastifyReply } from 'fastify'
import type { Client } from '../../repositories/accounts/clients'
import { found } from '../../services/problem'
import type { ServerContext } from '../../services/serverContext'
import { isServedFile } from '../../services/sites/clientFiles'
import { siteFileType } from '../../services/sites/source/siteManifest'
import { readDraftFile } from '../../services/sites/studio/draftFiles'
import { withCharset } from './sendPublishedFile'

interface DraftFile {
  /** Whose file it is. */
  code: string
  hash: string
  name: string
}

/** 'harbour/~{hash}/logo.svg' names a client's file by its bytes, be it drafted, published or neither yet. */
export function draftFileOf(address: string): DraftFile | undefined {
  const [, code = '', hash = '', name = ''] = /^([^/]+)\/~([0-9a-f]{64})\/(.+)$/.exec(address) ?? []
  return hash !== '' && isServedFile({ code }, `${code}/${name}`) ? { code, hash, name } : undefined
}

/** On the hosts of this client, and where the SuperUser works: what previews show. Bytes of a hash never change. */
export async function sendDraftFile(
  context: ServerContext,
  { client, code, hash, name }: DraftFile & { client: Client },
  reply: FastifyReply,
): Promise<FastifyReply> {
  const bytes = found(await readDraftFile(context, client, { code, hash }))
  return reply
    .headers({ 'cache-control': 'private, max-age=31536000, immutable' })
    .type(withCharset(siteFileType(name)))
    .send(bytes)
}
