import { createHash } from 'node:crypto'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { FastifyReply } from 'fastify'

export type Encoding = 'br' | 'gzip' | 'identity'

/** The form of a cached page: its vacancy, and the form token in its HTML. */
interface CachedForm {
  vacancyGuid: string
  formToken: string
}

/** Content of a page to cache. */
interface PageContent {
  status: number
  html: string
  form?: CachedForm
  /** Milliseconds since 1970. */
  expiresAt: number
}

/** A cached page with its bytes in each requested encoding. */
export class CachedPage {
  readonly status: number
  readonly expiresAt: number
  readonly form: CachedForm | undefined
  private readonly bytes: Partial<Record<Encoding, Buffer>>
  private readonly hash: string

  constructor({ status, html, expiresAt, form }: PageContent) {
    this.status = status
    this.expiresAt = expiresAt
    this.form = form
    this.bytes = { identity: Buffer.from(html) }
    this.hash = createHash('sha256').update(html).digest('base64url').slice(0, 27)
  }

  /** Returns a strong ETag for the encoded bytes. */
  getEtag(encoding: Encoding): string {
    return encoding === 'identity' ? `"${this.hash}"` : `"${this.hash}-${encoding}"`
  }

  getBody(encoding: Encoding): Buffer {
    const identity = this.bytes.identity ?? Buffer.alloc(0)
    const bytes = this.bytes[encoding] ?? compressors[encoding](identity)
    this.bytes[encoding] = bytes
    return bytes
  }

  /** Same as `getBody`, with the form token replaced by a new one; compressed on each call. */
  getBodyWithFormToken(encoding: Encoding, formToken: string): Buffer {
    const html = (this.bytes.identity ?? Buffer.alloc(0)).toString()
    return compressors[encoding](
      Buffer.from(this.form ? html.replaceAll(this.form.formToken, formToken) : html),
    )
  }

  /** Estimated memory use in bytes, including the compressed variants. */
  get size(): number {
    return (this.bytes.identity?.length ?? 0) * 1.5
  }
}

const compressors: Record<Encoding, (bytes: Buffer) => Buffer> = {
  br: (bytes) => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (bytes) => gzipSync(bytes),
  identity: (bytes) => bytes,
}

/** LRU cache of rendered pages. An entry is valid for one version of its data. */
export class PageCache {
  private readonly pages = new Map<string, { version: string; page: CachedPage }>()
  private readonly pending = new Map<string, Promise<unknown>>()
  private size = 0

  /** @param maxBytes maximum memory of all pages together */
  constructor(private readonly maxBytes = 64 * 1024 * 1024) {}

  /** Returns the page of this name and version if it is still valid at `now` (milliseconds since 1970). */
  find(name: string, version: string, now: number): CachedPage | undefined {
    const cached = this.pages.get(name)
    if (!cached || cached.version !== version || cached.page.expiresAt <= now) return undefined
    this.pages.delete(name)
    this.pages.set(name, cached)
    return cached.page
  }

  /**
   * Renders a page once for all concurrent requests, and caches it if it has the expected status.
   * @param status status of a page that is cached; it may differ from 200 only if `name` does not contain the requested
   * address, because requests for any number of unknown addresses could otherwise fill the cache
   */
  renderOnce<Page extends CachedPage | object | null>(
    name: string,
    version: string,
    render: () => Promise<Page>,
    status = 200,
  ): Promise<Page> {
    const pendingPage = this.pending.get(`${version} ${name}`) as Promise<Page> | undefined
    if (pendingPage) return pendingPage
    const pagePromise = render()
      .then((page) => {
        if (page instanceof CachedPage && page.status === status) this.storePage(name, version, page)
        return page
      })
      .finally(() => this.pending.delete(`${version} ${name}`))
    this.pending.set(`${version} ${name}`, pagePromise)
    return pagePromise
  }

  private storePage(name: string, version: string, page: CachedPage): void {
    this.remove(name)
    this.pages.set(name, { version, page })
    this.size += page.size
    for (const oldestName of this.pages.keys()) {
      if (this.size <= this.maxBytes) return
      this.remove(oldestName)
    }
  }

  private remove(name: string): void {
    this.size -= this.pages.get(name)?.page.size ?? 0
    this.pages.delete(name)
  }
}

/** Chooses the best encoding that the client accepts. Small responses are not compressed. */
export function chooseEncoding(accepted: string | undefined, size: number): Encoding {
  if (!accepted || size < 1024) return 'identity'
  const names = accepted
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
    .map((part) => part.split(';', 1)[0])
  return names.includes('br') ? 'br' : names.includes('gzip') ? 'gzip' : 'identity'
}

/** Returns whether the client already has the current version (If-None-Match). */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false
  return (
    ifNoneMatch.trim() === '*' ||
    ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
  )
}

/** Adds headers to Vary, in addition to those of every response. */
export function addVary(reply: FastifyReply, ...headers: string[]): FastifyReply {
  const previousVary = reply.getHeader('vary')
  return reply.header(
    'vary',
    [...(previousVary === undefined ? [] : [String(previousVary)]), ...headers].join(', '),
  )
}
