import { join } from 'node:path'
import { Type } from 'typebox'
import { themeStylesheet } from '../../../src/schemas/theme'
import { found } from '../../services/problem'
import { clientFilePolicy, isServedFile } from '../../services/sites/clientFiles'
import { clientConfig, clientsFolder, readOwnStyles } from '../../services/sites/clientFolder'
import { assetsFolder } from '../../services/sites/keptAssets'
import { clientOfHost } from '../../services/sites/tenants'
import type { Routes } from '../api'
import { sendSidebar } from './sendSidebar'

const config = { access: 'none' } as const
const File = Type.Object({ '*': Type.String() })
const defaultTheme = '#1f5f8b'

/** What stands behind the site's pages: its assets, the client's own files [API-01], theme, and scripts of public/. */
export const assetRoutes: Routes = (api, context) => {
  const publicFolder = join(context.root, 'public')
  api.get('/assets/*', { config, schema: { params: File } }, (request, reply) =>
    reply.sendFile(request.params['*'], assetsFolder(context, request.params['*']), {
      immutable: true,
      maxAge: '365d',
    }),
  )
  api.get('/clients/*', { config, schema: { params: File } }, async (request, reply) => {
    const address = request.params['*']
    const client = found(await clientOfHost(context, request.host))
    if (!isServedFile(client, address)) return found(undefined)
    reply.headers({ 'cache-control': 'no-cache', 'content-security-policy': clientFilePolicy })
    if (address.endsWith('/sidebar.html')) return sendSidebar(context, client.code, request, reply)
    return reply.sendFile(address, clientsFolder(context), { cacheControl: false })
  })
  api.get('/theme.css', { config }, async (request, reply) => {
    const client = await clientOfHost(context, request.host)
    const theme = client ? (await clientConfig(context, client)).themeColor : defaultTheme
    const styles = client ? await readOwnStyles(context, client) : null
    return reply
      .headers({ 'content-type': 'text/css; charset=utf-8', 'cache-control': 'no-cache' })
      .send(themeStylesheet(theme, styles))
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
