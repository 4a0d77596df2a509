import { createHash } from 'node:crypto'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import type { SiteFile } from '../../../src/schemas/site/siteDraft'
import { shippedFonts } from '../../../src/schemas/theme/shippedFonts'
import { createThemeStylesheet } from '../../../src/schemas/theme/themeStylesheet'
import type { ServerContext } from '../../context'
import type { RegisterRoutes } from '../../http/api'
import { matchesEtag } from '../../http/pageCache'
import { orNotFound } from '../../problem'
import { findClientByHost } from '../clients/clientHosts.service'
import type { Client } from '../clients/clients.repository'
import { getAssetsFolder } from '../rendering/retainedAssets'
import { getClientsFolder } from '../sites/clientFolder'
import { clientFilePolicy, getSiteFileType, isServedFile } from '../sites/siteFiles'
import { resolveSite, type SiteOwner } from '../sites/siteSource'
import { readSiteFileByHash } from '../studio/draftFiles.service'

const config = { access: 'none' } as const
const FileParams = Type.Object({ '*': Type.String() })
const FontParams = Type.Object({ name: Type.String() })
const defaultThemeColor = '#1f5f8b'

/** Serves the files of the site's pages: assets, client files [API-01], the theme, fonts, and scripts in public/. */
export const assetRoutes: RegisterRoutes = (api, context) => {
  const publicFolder = join(context.root, 'public')
  // Compressed at build time: caches must distinguish between encodings.
  api.get('/assets/*', { config, schema: { params: FileParams } }, (request, reply) =>
    reply
      .header('vary', 'accept-encoding')
      .sendFile(request.params['*'], getAssetsFolder(context, request.params['*']), {
        immutable: true,
        maxAge: '365d',
      }),
  )
  api.get('/clients/*', { config, schema: { params: FileParams } }, async (request, reply) => {
    const address = request.params['*']
    const client = orNotFound(await findClientByHost(context, request.host))
    reply.headers({ 'cache-control': 'no-cache', 'content-security-policy': clientFilePolicy })
    const hashedFile = parseHashedFileAddress(address)
    if (hashedFile) return sendHashedFile(context, { client, ...hashedFile }, reply)
    if (!isServedFile(client, address)) return orNotFound(undefined)
    if (address === `${client.code}/sidebar.html`) return sendSidebar(context, client, request, reply)
    const site = resolveSite(context, client)
    const name = address.slice(client.code.length + 1)
    const publishedFile = site.file(name)
    if (publishedFile)
      return sendPublishedFile(
        { ...orNotFound(await publishedFile), bytes: () => site.bytes(name) },
        request,
        reply,
      )
    return reply.sendFile(address, getClientsFolder(context), { cacheControl: false })
  })
  api.get('/theme.css', { config }, async (request, reply) => {
    const client = await findClientByHost(context, request.host)
    const site = client && resolveSite(context, client)
    const branding = site ? await site.config() : { themeColor: defaultThemeColor, look: undefined }
    const styles = site ? await site.styles() : null
    return reply
      .headers({ 'content-type': 'text/css; charset=utf-8', 'cache-control': 'no-cache' })
      .send(createThemeStylesheet(branding.themeColor, styles, branding.look))
  })
  // Fonts that clients can choose; browsers load only those that the theme uses.
  api.get('/fonts/:name', { config, schema: { params: FontParams } }, (request, reply) => {
    const { folder, file } = orNotFound(findFontFile(request.params.name))
    return reply.sendFile(file, folder, { maxAge: '365d' })
  })
  // Other sites load this script to embed the site, so any origin may read it.
  api.get('/embed.js', { config }, (_request, reply) =>
    reply
      .headers({ 'cross-origin-resource-policy': 'cross-origin', 'access-control-allow-origin': '*' })
      .sendFile('embed.js', publicFolder, { maxAge: '1h' }),
  )
  api.get('/start-page.js', { config }, (_request, reply) =>
    reply.sendFile('start-page.js', publicFolder, { maxAge: '1h' }),
  )
  // The service worker for offline use; it must never be served from a stale cache.
  api.get('/sw.js', { config }, (_request, reply) =>
    reply.header('cache-control', 'no-cache').sendFile('sw.js', publicFolder, { cacheControl: false }),
  )
}

const { resolve } = createRequire(import.meta.url)

/** Returns the file with the Latin subset of a font, by its name below `/fonts/`; undefined for unknown fonts. */
export function findFontFile(name: string): { folder: string; file: string } | undefined {
  const font = Object.values(shippedFonts).find(({ source }) => `${source}.woff2` === name)
  if (!font) return undefined
  const { source } = font
  const path = resolve(`@fontsource-variable/${source}/files/${source}-latin-wght-normal.woff2`)
  return { folder: dirname(path), file: basename(path) }
}

interface PublishedFile {
  file: SiteFile
  /** ISO 8601: when it was published. */
  publishedAt: string
  bytes: () => Promise<Buffer | undefined>
}

/**
 * Sends a file of a published version, with the same headers as a file in a folder [API-01]; the ETag is its hash.
 */
export async function sendPublishedFile(
  { file, publishedAt, bytes }: PublishedFile,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const etag = `"${file.hash.slice(0, 27)}"`
  reply.headers({ etag, 'last-modified': new Date(publishedAt).toUTCString() })
  if (matchesEtag(request.headers['if-none-match'], etag)) return reply.status(304).send()
  return reply.type(withCharset(file.type)).send(orNotFound(await bytes()))
}

export function withCharset(type: string): string {
  return /^text\/|\/json$/.test(type) ? `${type}; charset=utf-8` : type
}

interface HashedFile {
  /** Code of the client. */
  code: string
  hash: string
  name: string
}

/**
 * Parses an address such as 'harbour/~{hash}/logo.svg', which names a client's file by hash, whether drafted or
 * published.
 */
export function parseHashedFileAddress(address: string): HashedFile | undefined {
  const [, code = '', hash = '', name = ''] = /^([^/]+)\/~([0-9a-f]{64})\/(.+)$/.exec(address) ?? []
  return hash !== '' && isServedFile({ code }, `${code}/${name}`) ? { code, hash, name } : undefined
}

/**
 * Sends a file by its hash for previews, on the client's and the SuperUser's hosts. A hash identifies immutable bytes.
 */
export async function sendHashedFile(
  context: ServerContext,
  { client, code, hash, name }: HashedFile & { client: Client },
  reply: FastifyReply,
): Promise<FastifyReply> {
  const bytes = orNotFound(await readSiteFileByHash(context, client, { code, hash }))
  return reply
    .headers({ 'cache-control': 'private, max-age=31536000, immutable' })
    .type(withCharset(getSiteFileType(name)))
    .send(bytes)
}

/** Sends a client's sanitized sidebar.html with an ETag [API-01, LY-06]. */
export async function sendSidebar(
  context: ServerContext,
  client: SiteOwner,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const html = orNotFound(await resolveSite(context, client).sidebar())
  const etag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 27)}"`
  reply.headers({ etag, 'cache-control': 'no-cache' })
  if (matchesEtag(request.headers['if-none-match'], etag)) return reply.status(304).send()
  return reply.type('text/html; charset=utf-8').send(html)
}
