import { createHash } from 'node:crypto'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

/** A form in a page, and the stamp that stands there. */
interface StampedForm {
  vacancyGuid: string
  stamp: string
}

/** What a page is written from. */
interface Draft {
  status: number
  html: string
  form?: StampedForm
  /** Milliseconds since 1970. */
  until: number
}

/** A page with its bytes, as each browser can read them. */
export class CachedPage {
  readonly status: number
  readonly until: number
  readonly form: StampedForm | undefined
  private readonly bytes: Partial<Record<Encoding, Buffer>>
  private readonly hash: string

  constructor({ status, html, until, form }: Draft) {
    this.status = status
    this.until = until
    this.form = form
    this.bytes = { identity: Buffer.from(html) }
    this.hash = createHash('sha256').update(html).digest('base64url').slice(0, 27)
  }

  /** True to the bytes, as a strong tag must be. */
  etag(encoding: Encoding): string {
    return encoding === 'identity' ? `"${this.hash}"` : `"${this.hash}-${encoding}"`
  }

  body(encoding: Encoding): Buffer {
    const identity = this.bytes.identity ?? Buffer.alloc(0)
    const bytes = this.bytes[encoding] ?? compress[encoding](identity)
    this.bytes[encoding] = bytes
    return bytes
  }

  /** As `body`, for one who sees it: with a stamp of its own, and so compressed each time. */
  stamped(encoding: Encoding, stamp: string): Buffer {
    const html = (this.bytes.identity ?? Buffer.alloc(0)).toString()
    return compress[encoding](Buffer.from(this.form ? html.replaceAll(this.form.stamp, stamp) : html))
  }

  /** About how much of the memory it takes, with its compressed bytes. */
  get size(): number {
    return (this.bytes.identity?.length ?? 0) * 1.5
  }
}

const compress: Record<Encoding, (bytes: Buffer) => Buffer> = {
  br: (bytes) => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (bytes) => gzipSync(bytes),
  identity: (bytes) => bytes,
}

/** Pages as they were last written, while nothing that they show has changed. The ones least asked for go first. */
export class PageCache {
  private readonly pages = new Map<string, { version: string; page: CachedPage }>()
  private readonly begun = new Map<string, Promise<unknown>>()
  private size = 0

  /** @param mostBytes that the pages together may take */
  constructor(private readonly mostBytes = 64 * 1024 * 1024) {}

  /** The page of this name and version, if it still holds at `now`. */
  find(name: string, version: string, now: number): CachedPage | undefined {
    const kept = this.pages.get(name)
    if (!kept || kept.version !== version || kept.page.until <= now) return undefined
    this.pages.delete(name)
    this.pages.set(name, kept)
    return kept.page
  }

  /** Asks for it to be written, once for all who ask meanwhile, and keeps it when it is a page that is there. */
  write<Answer extends CachedPage | object | null>(
    name: string,
    version: string,
    work: () => Promise<Answer>,
  ): Promise<Answer> {
    const begun = this.begun.get(`${version} ${name}`) as Promise<Answer> | undefined
    if (begun) return begun
    const writing = work()
      .then((answer) => {
        if (answer instanceof CachedPage && answer.status === 200) this.keep(name, version, answer)
        return answer
      })
      .finally(() => this.begun.delete(`${version} ${name}`))
    this.begun.set(`${version} ${name}`, writing)
    return writing
  }

  private keep(name: string, version: string, page: CachedPage): void {
    this.drop(name)
    this.pages.set(name, { version, page })
    this.size += page.size
    for (const oldest of this.pages.keys()) {
      if (this.size <= this.mostBytes) return
      this.drop(oldest)
    }
  }

  private drop(name: string): void {
    this.size -= this.pages.get(name)?.page.size ?? 0
    this.pages.delete(name)
  }
}
