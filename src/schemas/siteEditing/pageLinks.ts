import { configShape } from '../clientConfig/configShape'
import { normalizePath } from '../pages/normalizePath'
import { shapedValues } from '../site/shapedValues'
import type { SiteEdit, SitePath } from '../site/siteDraft'

/** A link to one page of the site. */
export interface PageLink {
  /** Of the address, or of the text that the link is written in. */
  path: SitePath
  /** What stands there now. */
  text: string
  isMarkup: boolean
}

const markupLink = /(\[[^\][]+\]\()([^()\s]+)(\))/g

/** Every link to the page at this address: in menus, blocks, markup, footer and redirects. */
export function linksToPage(raw: unknown, address: string): PageLink[] {
  const wanted = normalizePath(address)
  const found: PageLink[] = []
  for (const { shape, value, place } of shapedValues(configShape, raw)) {
    if (typeof value !== 'string') continue
    const isMarkup = shape.format === 'markup'
    const leads = isMarkup
      ? [...value.matchAll(markupLink)].some(([, , href = '']) => isTo(href, wanted))
      : shape.format === 'address' && isTo(value, wanted)
    if (leads) found.push({ path: place, text: value, isMarkup })
  }
  return found
}

/** Leads these links to another address; what stood behind a ? or # stays. */
export function redirectLinks(links: readonly PageLink[], from: string, to: string): SiteEdit[] {
  const wanted = normalizePath(from)
  const renamed = (href: string) => (isTo(href, wanted) ? to + href.slice(pathOfHref(href).length) : href)
  return links.map(({ path, text, isMarkup }) => ({
    path,
    value: isMarkup
      ? text.replace(markupLink, (_, before, href, after) => before + renamed(href) + after)
      : renamed(text),
  }))
}

/** The same HTML with its links to a page led to another address. */
export function linkedHtml(html: string, from: string, to: string): string {
  const wanted = normalizePath(from)
  return html.replace(
    /(\bhref\s*=\s*)(?:"([^"]*)"|'([^']*)')/gi,
    (written, before: string, one?: string, other?: string) => {
      const href = one ?? other ?? ''
      const mark = one === undefined ? "'" : '"'
      return isTo(href, wanted)
        ? `${before}${mark}${to}${href.slice(pathOfHref(href).length)}${mark}`
        : written
    },
  )
}

const pathOfHref = (href: string) => href.split(/[?#]/, 1)[0] ?? ''

function isTo(href: string, wanted: string): boolean {
  return href.startsWith('/') && normalizePath(decoded(pathOfHref(href))) === wanted
}

function decoded(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
