import { siteEditingTexts as texts } from '../../texts/admin/siteEditing.texts'
import { isRecord } from '../configShape/checkShape'
import { normalizePath } from '../pages/normalizePath'
import { notFoundPath } from '../pages/notFoundPath'
import type { SiteEdit } from '../site/siteDraft'
import { listAt } from '../site/sitePlaces'
import { pageTitle } from './blockChanges'
import { createBlock } from './createValue'
import { freeAddress } from './freeAddress'
import { linksToPage, redirectLinks } from './pageLinks'
import type { SiteChange } from './siteChange'

const homePath = '/'
/** Addresses that lead somewhere without a page of the client's. */
const productPaths: readonly string[] = [homePath, '/job/viewjobs', '/privacy', notFoundPath]

export const pagesOf = (raw: unknown): readonly unknown[] => listAt(raw, ['pages'])

/** A page's address, '' where it has none. */
export function pagePath(raw: unknown, at: number): string {
  const page = pagesOf(raw)[at]
  return isRecord(page) && typeof page.path === 'string' ? page.path : ''
}

interface NewPage {
  title: string
  blocks: unknown[]
  /** Where it stands; made of its title unless given. */
  path?: string
  /** Whether the menu leads to it. */
  isInMenu: boolean
}

/** A page at the end of the list, selected. */
export function addPage(raw: unknown, { title, blocks, path, isInMenu }: NewPage): SiteChange {
  const count = pagesOf(raw).length
  const taken = pagesOf(raw).map((_, at) => normalizePath(pagePath(raw, at)))
  const address = path ?? freeAddress(title, taken)
  const edits: SiteEdit[] = [
    ...withoutRedirectsFrom(raw, address),
    { path: ['pages', count], value: { path: address, title, blocks }, insert: true },
  ]
  if (isInMenu) {
    const item = { label: title.slice(0, 40), url: address }
    edits.push({ path: ['menuItems', listAt(raw, ['menuItems']).length], value: item, insert: true })
  }
  return { edits, words: texts.pageAdded(title), select: `/pages/${count}` }
}

/** A copy of a page at another address, after it. */
export function duplicatePage(raw: unknown, at: number): SiteChange {
  const page = Object(pagesOf(raw)[at]) as Record<string, unknown>
  const title = pageTitle(raw, at)
  const taken = pagesOf(raw).map((_, other) => normalizePath(pagePath(raw, other)))
  const value = { ...page, path: freeAddress(title, taken) }
  return {
    edits: [{ path: ['pages', at + 1], value, insert: true }],
    words: texts.duplicated(title),
    select: `/pages/${at + 1}`,
  }
}

/**
 * Gives a page another address: every link to it follows, and its old address leads on to the new one, unless no visitor
 * has ever had it. An address of the product's own leads to the product's page then, and links to it stay.
 *
 * @param served the addresses of pages that visitors have; null where that is not known
 */
export function renamePage(
  raw: unknown,
  at: number,
  path: string,
  served: readonly string[] | null = null,
): SiteChange {
  const from = pagePath(raw, at)
  const own: SiteEdit = { path: ['pages', at, 'path'], value: path }
  const isSame = normalizePath(from) === normalizePath(path)
  if (from === '' || isSame || productPaths.includes(normalizePath(from))) {
    return { edits: [own], words: texts.pageRenamed(from, path, 0) }
  }
  const links = linksToPage(raw, from)
  const isKnown = served === null || served.some((one) => normalizePath(one) === normalizePath(from))
  const leadsOn = isKnown ? [redirect(raw, from, path)] : []
  return {
    edits: [own, ...redirectLinks(links, from, path), ...withoutRedirectsFrom(raw, path), ...leadsOn],
    words: texts.pageRenamed(from, path, links.length),
  }
}

/** Deletes a page. Where `leadTo` is given, links to it and its address lead there; its items of the menu go. */
export function deletePage(raw: unknown, at: number, leadTo: string | null): SiteChange {
  const from = pagePath(raw, at)
  const words = texts.pageDeleted(pageTitle(raw, at))
  const own: SiteEdit = { path: ['pages', at] }
  const select = null
  if (from === '' || productPaths.includes(normalizePath(from)) || leadTo === null) {
    return { edits: [own], words, select }
  }
  const links = linksToPage(raw, from).filter(({ path }) => path[0] !== 'pages' || path[1] !== at)
  const ofMenu = links.filter(({ path }) => path[0] === 'menuItems' && path.length === 3)
  const others = links.filter((link) => !ofMenu.includes(link))
  const fromLast = ofMenu.toReversed().map(({ path }): SiteEdit => ({ path: path.slice(0, 2) }))
  const gone = others.length + ofMenu.length > 0 ? [redirect(raw, from, leadTo)] : []
  return { edits: [...redirectLinks(others, from, leadTo), ...fromLast, ...gone, own], words, select }
}

/** Moves a page in the list; null where it stands there already. */
export function movePage(raw: unknown, at: number, to: number): SiteChange | null {
  const count = pagesOf(raw).length
  const place = Math.max(0, Math.min(count - 1, to))
  if (place === at) return null
  return {
    edits: [{ path: ['pages', at] }, { path: ['pages', place], value: pagesOf(raw)[at], insert: true }],
    words: texts.pageMoved(pageTitle(raw, at), place + 1, count),
  }
}

/** A hidden page is in no menu and in no search engine; who knows its address can see it. */
export function hidePage(raw: unknown, at: number, isHidden: boolean): SiteChange {
  const path = ['pages', at, 'isHidden']
  return {
    edits: [isHidden ? { path, value: true } : { path }],
    words: (isHidden ? texts.pageHidden : texts.pageShown)(pageTitle(raw, at)),
  }
}

/** Makes a page the first one that visitors see. What was there keeps an address of its own. */
export function makeHome(raw: unknown, at: number, served: readonly string[] | null = null): SiteChange {
  const before = pagesOf(raw).findIndex((_, other) => normalizePath(pagePath(raw, other)) === homePath)
  const taken = pagesOf(raw).map((_, other) => normalizePath(pagePath(raw, other)))
  const words = texts.pageHome(pageTitle(raw, at))
  const away: SiteEdit[] =
    before < 0 ? [] : [{ path: ['pages', before, 'path'], value: freeAddress(pageTitle(raw, before), taken) }]
  return { edits: [...away, ...renamePage(raw, at, homePath, served).edits], words }
}

const redirectsOf = (raw: unknown) => listAt(raw, ['redirects'])

function redirect(raw: unknown, from: string, to: string): SiteEdit {
  return { path: ['redirects', redirectsOf(raw).length], value: { from, to }, insert: true }
}

/** A page stands there now: what led on from its address would hide it. */
function withoutRedirectsFrom(raw: unknown, path: string): SiteEdit[] {
  return redirectsOf(raw)
    .map((one, at) => ({ from: isRecord(one) ? one.from : undefined, at }))
    .filter(({ from }) => typeof from === 'string' && normalizePath(from) === normalizePath(path))
    .map(({ at }): SiteEdit => ({ path: ['redirects', at] }))
    .reverse()
}

/** What a page can begin as. */
export const pageTemplates = {
  empty: () => [createBlock('richText')],
  about: () => [createBlock('richText'), createBlock('columns'), createBlock('newestJobs')],
} as const satisfies Record<string, () => unknown[]>
export type PageTemplate = keyof typeof pageTemplates
