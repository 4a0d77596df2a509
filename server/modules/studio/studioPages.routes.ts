import type { FastifyReply } from 'fastify'
import { Type } from 'typebox'
import { siteTexts } from '../../../src/texts/public/site.texts'
import type { RegisterRoutes } from '../../http/api'
import { buildContentPolicy } from '../../http/contentPolicy'
import { LanguageQuery } from '../../http/parameters'
import { orNotFound } from '../../problem'
import { findClientByHost, getClientOrigin } from '../clients/clientHosts.service'
import { readSiteBuild } from '../rendering/siteBuild'
import { buildPreviewPage, buildStudioPage, findPreviewedClient } from './studioPages'

const config = { access: 'none' } as const
const PreviewParams = Type.Object({ code: Type.String() })
const PreviewQuery = Type.Object({
  path: Type.Optional(Type.String({ maxLength: 2000, pattern: '^/(?![/\\\\])' })),
  ...LanguageQuery.properties,
})

/**
 * The studio and its preview canvas. The studio may contain frames from its own origin. The preview canvas is the only
 * private page that may be framed, and only by its own origin.
 */
export const studioRoutes: RegisterRoutes = (api, context) => {
  api.get('/studio', { config }, async (request, reply) => {
    const client = orNotFound(await findClientByHost(context, request.host))
    const build = readSiteBuild(context, 'studio.html')
    if (!build) return sendNotBuiltPage(reply)
    return reply
      .headers({
        ...pageHeaders,
        'content-security-policy': buildContentPolicy("'none'", "'self'"),
        'x-frame-options': 'DENY',
      })
      .send(await buildStudioPage(context, build, client, await getClientOrigin(context, client)))
  })
  api.get(
    '/studio/preview/:code',
    { config, schema: { params: PreviewParams, querystring: PreviewQuery } },
    async (request, reply) => {
      const hostClient = orNotFound(await findClientByHost(context, request.host))
      const client = orNotFound(await findPreviewedClient(context, hostClient, request.params.code))
      const build = readSiteBuild(context, 'studio-preview.html')
      if (!build) return sendNotBuiltPage(reply)
      const { path: url = '/', language = 'en' } = request.query
      const address = { origin: await getClientOrigin(context, client), url, language }
      return reply
        .headers({
          ...pageHeaders,
          'content-security-policy': buildContentPolicy("'self'"),
          'x-frame-options': 'SAMEORIGIN',
        })
        .send(await buildPreviewPage(context, build, client, address))
    },
  )
}

const pageHeaders = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }

function sendNotBuiltPage(reply: FastifyReply): FastifyReply {
  return reply.status(503).type('text/plain; charset=utf-8').send(siteTexts.notBuilt)
}
