import type { FastifyRequest } from 'fastify'
import type { Routes } from '../../http/api'
import { orNotFound } from '../../problem'
import { clientOrigin, findClientByHost } from '../clients/clientHosts.service'
import { buildIndeedFeed, buildJobsJson, buildRssFeed } from './jobFeeds'
import { sendFeed } from './sendFeed'
import { getEmployer, getJobs, getSitemap } from './seo.service'
import { buildRobotsTxt } from './sitemap'

const config = { access: 'none' } as const
const rssLimit = 100
const feedLimit = 20_000

/** Feeds of the host's client for search engines and job boards. Caches may hold them for one minute at most. */
export const feedRoutes: Routes = (api, context) => {
  const employer = (request: FastifyRequest) => getEmployer(context, request.host)
  api.get('/robots.txt', { config }, async (request, reply) => {
    const client = orNotFound(await findClientByHost(context, request.host))
    const body = buildRobotsTxt(await clientOrigin(context, client))
    return sendFeed(request, reply, { type: 'text/plain', body, now: context.now() })
  })
  api.get('/sitemap.xml', { config }, async (request, reply) => {
    const body = await getSitemap(context, await employer(request))
    return sendFeed(request, reply, { type: 'application/xml', body, now: context.now() })
  })
  api.get('/feed.xml', { config }, async (request, reply) => {
    const feedEmployer = await employer(request)
    const body = buildRssFeed(feedEmployer, await getJobs(context, feedEmployer, rssLimit))
    return sendFeed(request, reply, { type: 'application/rss+xml', body, now: context.now() })
  })
  api.get('/jobs.xml', { config }, async (request, reply) => {
    const feedEmployer = await employer(request)
    const body = buildIndeedFeed(feedEmployer, await getJobs(context, feedEmployer, feedLimit))
    return sendFeed(request, reply, { type: 'application/xml', body, now: context.now() })
  })
  api.get('/jobs.json', { config }, async (request, reply) => {
    const feedEmployer = await employer(request)
    const body = JSON.stringify(buildJobsJson(feedEmployer, await getJobs(context, feedEmployer, feedLimit)))
    reply.header('access-control-allow-origin', '*')
    return sendFeed(request, reply, { type: 'application/json', body, now: context.now() })
  })
}
