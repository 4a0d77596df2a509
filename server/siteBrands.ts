import { LRUCache } from 'lru-cache'
import type { Language } from '../src/texts/language/language'

/** The branding of a site, for the page that is shown if the server cannot answer a request. */
export interface SiteBrand {
  company: string
  /** Accent colour, such as '#0b5c63'. */
  colour: string
  languages: readonly Language[]
  /** Sources that may frame the site's public pages. */
  frames: string
}

/** The brands of recently visited sites, by host name. */
export class SiteBrands {
  readonly #brands = new LRUCache<string, SiteBrand & { version: string }>({ max: 500 })

  /** @param version changes whenever the content of the site's pages changes */
  isKnown(host: string, version: string): boolean {
    return this.#brands.get(host)?.version === version
  }

  remember(host: string, version: string, brand: SiteBrand): void {
    this.#brands.set(host, { ...brand, version })
  }

  find(host: string): SiteBrand | undefined {
    return this.#brands.get(host)
  }
}
