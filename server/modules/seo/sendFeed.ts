import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { matchesEtag } from '../../http/contentNegotiation'
import { versionTag } from '../../http/etags'

interface SeenFeed {
  etag: string
  /** When this content was first seen, in whole seconds; undefined if other content was seen in the same second. */
  modified: number | undefined
  second: number
}

/** Sent feeds, by host and path. */
const seenFeeds = new LRUCache<string, SeenFeed>({ max: 10_000 })

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
export function sendFeed(
  request: FastifyRequest,
  reply: FastifyReply,
  { type, body, now }: Feed,
): FastifyReply {
  const { etag, modified } = recordFeed(`${request.host} ${request.routeOptions.url}`, versionTag(body), now)
  const lastModified = modified === undefined ? undefined : new Date(modified * 1000).toUTCString()
  // Weak, because a proxy may compress the response.
  reply.headers({ 'cache-control': 'public, max-age=60', etag: `W/${etag}` })
  if (lastModified) reply.header('last-modified', lastModified)
  const tags = request.headers['if-none-match']
  const isHeld =
    tags === undefined
      ? lastModified !== undefined && request.headers['if-modified-since'] === lastModified
      : matchesEtag(tags, etag)
  if (isHeld) return reply.status(304).send()
  return reply.header('content-type', `${type}; charset=utf-8`).send(body)
}

function recordFeed(key: string, etag: string, now: Date): SeenFeed {
  const before = seenFeeds.get(key)
  if (before?.etag === etag) return before
  const second = Math.floor(now.getTime() / 1000)
  const lastSeen = { etag, second, modified: before?.second === second ? undefined : second }
  seenFeeds.set(key, lastSeen)
  return lastSeen
}
