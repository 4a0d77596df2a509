import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Routes } from '../../http/api'
import { orNotFound } from '../../problem'
import { clientOfHost, clientOrigin } from '../clients/clientHosts.service'
import { indeedFeed, jobsJson, rssFeed } from './jobFeeds'
import { getEmployer, getJobs, getSitemap } from './seo.service'
import { robots } from './sitemap'

const config = { access: 'none' } as const
const rssLimit = 100
const feedLimit = 20_000

/**
 * What search engines and job boards read of the client whose host it is. Built at every call from what is advertised
 * then, and kept by others for at most a minute.
 */
export const feedRoutes: Routes = (api, context) => {
  const employer = (request: FastifyRequest) => getEmployer(context, request.host)
  api.get('/robots.txt', { config }, async (request, reply) => {
    const client = orNotFound(await clientOfHost(context, request.host))
    return send(reply, 'text/plain', robots(await clientOrigin(context, client)))
  })
  api.get('/sitemap.xml', { config }, async (request, reply) =>
    send(reply, 'application/xml', await getSitemap(context, await employer(request))),
  )
  api.get('/feed.xml', { config }, async (request, reply) => {
    const whose = await employer(request)
    return send(reply, 'application/rss+xml', rssFeed(whose, await getJobs(context, whose, rssLimit)))
  })
  api.get('/jobs.xml', { config }, async (request, reply) => {
    const whose = await employer(request)
    const jobs = await getJobs(context, whose, feedLimit)
    return send(reply, 'application/xml', indeedFeed(whose, jobs, context.now()))
  })
  api.get('/jobs.json', { config }, async (request, reply) => {
    const whose = await employer(request)
    const jobs = await getJobs(context, whose, feedLimit)
    reply.header('access-control-allow-origin', '*')
    return send(reply, 'application/json', JSON.stringify(jobsJson(whose, jobs)))
  })
}

function send(reply: FastifyReply, type: string, body: string): FastifyReply {
  return reply
    .headers({ 'content-type': `${type}; charset=utf-8`, 'cache-control': 'public, max-age=60' })
    .send(body)
}
