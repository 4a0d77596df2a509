import { join } from 'node:path'
import { Type } from 'typebox'
import { themeStylesheet } from '../../../src/schemas/theme'
import { found } from '../../services/problem'
import { clientFilePolicy, isServedFile } from '../../services/sites/clientFiles'
import { clientsFolder } from '../../services/sites/clientFolder'
import { fontFile } from '../../services/sites/fontFile'
import { assetsFolder } from '../../services/sites/keptAssets'
import { siteOf } from '../../services/sites/source/siteSource'
import { clientOfHost } from '../../services/sites/tenants'
import type { Routes } from '../api'
import { draftFileOf, sendDraftFile } from './sendDraftFile'
import { sendPublishedFile } from './sendPublishedFile'
import { sendSidebar } from './sendSidebar'

const config = { access: 'none' } as const
const File = Type.Object({ '*': Type.String() })
const Font = Type.Object({ name: Type.String() })
const defaultTheme = '#1f5f8b'

/** What stands behind the site's pages: its assets, the client's own files [API-01], theme, and scripts of public/. */
export const assetRoutes: Routes = (api, context) => {
  const publicFolder = join(context.root, 'public')
  // Packed by the build: what a cache keeps for one browser is not for one that asked for another encoding.
  api.get('/assets/*', { config, schema: { params: File } }, (request, reply) =>
    reply
      .header('vary', 'accept-encoding')
      .sendFile(request.params['*'], assetsFolder(context, request.params['*']), {
        immutable: true,
        maxAge: '365d',
      }),
  )
  api.get('/clients/*', { config, schema: { params: File } }, async (request, reply) => {
    const address = request.params['*']
    const client = found(await clientOfHost(context, request.host))
    reply.headers({ 'cache-control': 'no-cache', 'content-security-policy': clientFilePolicy })
    const ofDraft = draftFileOf(address)
    if (ofDraft) return sendDraftFile(context, { client, ...ofDraft }, reply)
    if (!isServedFile(client, address)) return found(undefined)
    if (address === `${client.code}/sidebar.html`) return sendSidebar(context, client, request, reply)
    const site = siteOf(context, client)
    const name = address.slice(client.code.length + 1)
    const published = site.file(name)
    if (published)
      return sendPublishedFile({ ...found(await published), bytes: () => site.bytes(name) }, request, reply)
    return reply.sendFile(address, clientsFolder(context), { cacheControl: false })
  })
  api.get('/theme.css', { config }, async (request, reply) => {
    const client = await clientOfHost(context, request.host)
    const site = client && siteOf(context, client)
    const worn = site ? await site.config() : { themeColor: defaultTheme, look: undefined }
    const styles = site ? await site.styles() : null
    return reply
      .headers({ 'content-type': 'text/css; charset=utf-8', 'cache-control': 'no-cache' })
      .send(themeStylesheet(worn.themeColor, styles, worn.look))
  })
  // Fonts that clients may choose: those that a look names, and a browser asks for no other.
  api.get('/fonts/:name', { config, schema: { params: Font } }, (request, reply) => {
    const { folder, file } = found(fontFile(request.params.name))
    return reply.sendFile(file, folder, { maxAge: '365d' })
  })
  // Other sites embed this one by it: any page of theirs may read it.
  api.get('/embed.js', { config }, (_request, reply) =>
    reply
      .headers({ 'cross-origin-resource-policy': 'cross-origin', 'access-control-allow-origin': '*' })
      .sendFile('embed.js', publicFolder, { maxAge: '1h' }),
  )
  // The worker that keeps pages for when there is no connection: never an old one.
  api.get('/sw.js', { config }, (_request, reply) =>
    reply.header('cache-control', 'no-cache').sendFile('sw.js', publicFolder, { cacheControl: false }),
  )
}
