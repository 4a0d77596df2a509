import { configShape } from '../clientConfig/configShape'
import { normalizePath } from '../pages/normalizePath'
import { iterateShapedValues } from '../site/iterateShapedValues'
import type { SiteEdit, SitePath } from '../site/siteDraft'

/** A link to a page of the site. */
export interface PageLink {
  /** The path of the address, or of the text that contains the link. */
  path: SitePath
  /** The current value at that path. */
  text: string
  isMarkup: boolean
}

const markupLink = /(\[[^\][]+\]\()([^()\s]+)(\))/g

/** Returns every link to the page at this path: in menus, blocks, markup and the footer. Redirects are not included. */
export function listLinksToPage(rawConfig: unknown, address: string): PageLink[] {
  const target = normalizePath(address)
  const pageLinks: PageLink[] = []
  for (const { shape, value, path } of iterateShapedValues(configShape, rawConfig)) {
    if (typeof value !== 'string') continue
    const isMarkup = shape.format === 'markup'
    const hasLink = isMarkup
      ? [...value.matchAll(markupLink)].some(([, , href = '']) => leadsToPage(href, target))
      : shape.format === 'address' && leadsToPage(value, target)
    if (hasLink) pageLinks.push({ path, text: value, isMarkup })
  }
  return pageLinks
}

/** Returns the edits that point these links to another path; query and fragment stay. */
export function getLinkEdits(links: readonly PageLink[], from: string, to: string): SiteEdit[] {
  const target = normalizePath(from)
  const replacePath = (href: string) =>
    leadsToPage(href, target) ? to + href.slice(getHrefPath(href).length) : href
  return links.map(({ path, text, isMarkup }) => ({
    path,
    value: isMarkup
      ? text.replace(markupLink, (_, before, href, after) => before + replacePath(href) + after)
      : replacePath(text),
  }))
}

/** Returns the HTML with its links to a page pointed to another path. */
export function replaceHtmlLinks(html: string, from: string, to: string): string {
  const target = normalizePath(from)
  return html.replace(
    /(\bhref\s*=\s*)(?:"([^"]*)"|'([^']*)')/gi,
    (attribute, before: string, doubleQuoted?: string, singleQuoted?: string) => {
      const href = doubleQuoted ?? singleQuoted ?? ''
      const quote = doubleQuoted === undefined ? "'" : '"'
      return leadsToPage(href, target)
        ? `${before}${quote}${to}${href.slice(getHrefPath(href).length)}${quote}`
        : attribute
    },
  )
}

const getHrefPath = (href: string) => href.split(/[?#]/, 1)[0] ?? ''

function leadsToPage(href: string, target: string): boolean {
  return href.startsWith('/') && normalizePath(decodeSafely(getHrefPath(href))) === target
}

function decodeSafely(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
