import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { RegisterRoutes } from '../../http/api'
import { createVersionTag } from '../../http/etags'
import { matchesEtag } from '../../http/pageCache'
import { orNotFound } from '../../problem'
import { findClientByHost, getClientOrigin } from '../clients/clientHosts.service'
import { buildIndeedFeed, buildJobsJson, buildRssFeed } from './jobFeeds'
import { buildRobotsTxt, getEmployer, getJobs, getSitemap } from './seo.service'

const config = { access: 'none' } as const
const rssLimit = 100
const feedLimit = 20_000

/** robots.txt, sitemap and job feeds of the host's client. Caches may hold them for one minute at most. */
export const feedRoutes: RegisterRoutes = (api, context) => {
  const loadEmployer = (request: FastifyRequest) => getEmployer(context, request.host)
  api.get('/robots.txt', { config }, async (request, reply) => {
    const client = orNotFound(await findClientByHost(context, request.host))
    const body = buildRobotsTxt(await getClientOrigin(context, client))
    return sendFeed(request, reply, { type: 'text/plain', body, now: context.now() })
  })
  api.get('/sitemap.xml', { config }, async (request, reply) => {
    const body = await getSitemap(context, await loadEmployer(request))
    return sendFeed(request, reply, { type: 'application/xml', body, now: context.now() })
  })
  api.get('/feed.xml', { config }, async (request, reply) => {
    const employer = await loadEmployer(request)
    const body = buildRssFeed(employer, await getJobs(context, employer, rssLimit))
    return sendFeed(request, reply, { type: 'application/rss+xml', body, now: context.now() })
  })
  api.get('/jobs.xml', { config }, async (request, reply) => {
    const employer = await loadEmployer(request)
    const body = buildIndeedFeed(employer, await getJobs(context, employer, feedLimit))
    return sendFeed(request, reply, { type: 'application/xml', body, now: context.now() })
  })
  api.get('/jobs.json', { config }, async (request, reply) => {
    const employer = await loadEmployer(request)
    const body = JSON.stringify(buildJobsJson(employer, await getJobs(context, employer, feedLimit)))
    reply.header('access-control-allow-origin', '*')
    return sendFeed(request, reply, { type: 'application/json', body, now: context.now() })
  })
}

interface CachedFeed {
  etag: string
  /** Second for `Last-Modified`, since 1970; undefined if other content was seen in the same second. */
  modifiedSecond: number | undefined
  /** Second in which this content was first seen, since 1970. */
  firstSeenSecond: number
}

/** Sent feeds, by host and path. */
const seenFeeds = new LRUCache<string, CachedFeed>({ max: 10_000 })

interface Feed {
  type: string
  body: string
  now: Date
}

/**
 * Sends a feed with its validators, or 304 if the caller has the current version. `Last-Modified` is when this
 * process first saw the content, because the feed also changes when a vacancy closes, without any edit. The date must
 * match exactly, since another process may have seen the content at another time.
 */
function sendFeed(request: FastifyRequest, reply: FastifyReply, { type, body, now }: Feed): FastifyReply {
  const { etag, modifiedSecond } = recordFeed(
    `${request.host} ${request.routeOptions.url}`,
    createVersionTag(body),
    now,
  )
  const lastModified =
    modifiedSecond === undefined ? undefined : new Date(modifiedSecond * 1000).toUTCString()
  // Weak, because a proxy may compress the response.
  reply.headers({ 'cache-control': 'public, max-age=60', etag: `W/${etag}` })
  if (lastModified) reply.header('last-modified', lastModified)
  const tags = request.headers['if-none-match']
  const isCurrent =
    tags === undefined
      ? lastModified !== undefined && request.headers['if-modified-since'] === lastModified
      : matchesEtag(tags, etag)
  if (isCurrent) return reply.status(304).send()
  return reply.header('content-type', `${type}; charset=utf-8`).send(body)
}

function recordFeed(key: string, etag: string, now: Date): CachedFeed {
  const cachedFeed = seenFeeds.get(key)
  if (cachedFeed?.etag === etag) return cachedFeed
  const currentSecond = Math.floor(now.getTime() / 1000)
  const recordedFeed = {
    etag,
    firstSeenSecond: currentSecond,
    modifiedSecond: cachedFeed?.firstSeenSecond === currentSecond ? undefined : currentSecond,
  }
  seenFeeds.set(key, recordedFeed)
  return recordedFeed
}
