import type { FastifyReply, FastifyRequest } from 'fastify'
import { listAdvertisedPages } from '../repositories/vacancies/advertisedJobs'
import { findablePages } from '../services/found/findablePages'
import { indeedFeed } from '../services/found/indeedFeed'
import { jobsJson } from '../services/found/jobsJson'
import type { Employer } from '../services/found/publicJob'
import { robots } from '../services/found/robots'
import { rssFeed } from '../services/found/rssFeed'
import { sitemap, sitemapLimit } from '../services/found/sitemap'
import { found } from '../services/problem'
import type { ServerContext } from '../services/serverContext'
import { clientConfig } from '../services/sites/clientFolder'
import { clientOfHost } from '../services/sites/tenants'
import { readAdvertisedJobs } from '../services/vacancies/readAdvertised'
import type { Routes } from './api'
import { originOf } from './originOf'

const config = { access: 'none' } as const
const rssLimit = 100
const feedLimit = 20_000

/**
 * What search engines and job boards read of the client whose host it is. Built at every call from what is advertised
 * then, and kept by others for at most a minute.
 */
export const feedRoutes: Routes = (api, context) => {
  api.get('/robots.txt', { config }, async (request, reply) => {
    found(await clientOfHost(context, request.host))
    return send(reply, 'text/plain', robots(originOf(request)))
  })
  api.get('/sitemap.xml', { config }, async (request, reply) => {
    const { client, config: site, origin } = await employerOf(context, request)
    const jobs = await listAdvertisedPages(context.db, client.id, context.now(), sitemapLimit)
    return send(reply, 'application/xml', sitemap(origin, findablePages(site), jobs))
  })
  api.get('/feed.xml', { config }, async (request, reply) => {
    const employer = await employerOf(context, request)
    return send(reply, 'application/rss+xml', rssFeed(employer, await jobsOf(context, employer, rssLimit)))
  })
  api.get('/jobs.xml', { config }, async (request, reply) => {
    const employer = await employerOf(context, request)
    const jobs = await jobsOf(context, employer, feedLimit)
    return send(reply, 'application/xml', indeedFeed(employer, jobs, context.now()))
  })
  api.get('/jobs.json', { config }, async (request, reply) => {
    const employer = await employerOf(context, request)
    const jobs = await jobsOf(context, employer, feedLimit)
    reply.header('access-control-allow-origin', '*')
    return send(reply, 'application/json', JSON.stringify(jobsJson(employer, jobs)))
  })
}

type ClientEmployer = Employer & { client: { id: number } }

async function employerOf(context: ServerContext, request: FastifyRequest): Promise<ClientEmployer> {
  const client = found(await clientOfHost(context, request.host))
  return { client, config: await clientConfig(context, client), origin: originOf(request) }
}

function jobsOf({ db, now }: ServerContext, { client }: ClientEmployer, most: number) {
  return readAdvertisedJobs(db, client.id, now(), most)
}

function send(reply: FastifyReply, type: string, body: string): FastifyReply {
  return reply
    .headers({ 'content-type': `${type}; charset=utf-8`, 'cache-control': 'public, max-age=60' })
    .send(body)
}
