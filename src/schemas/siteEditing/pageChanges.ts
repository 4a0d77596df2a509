import { siteEditingTexts as texts } from '../../texts/admin/siteEditing.texts'
import { isRecord } from '../configShape/checkShape'
import { isBelowVacancyPage, isReservedPath, vacancyPages } from '../pages/clientPaths'
import { normalizePath } from '../pages/normalizePath'
import { notFoundPath } from '../pages/notFoundPath'
import type { SiteEdit } from '../site/siteDraft'
import { getListAt } from '../site/sitePlaces'
import { getSubmenuItems } from './menuChanges'
import { getLinkEdits, listLinksToPage } from './pageLinks'
import { createBlock, getPageTitle, type SiteChange } from './siteChange'

const homePath = '/'
/** Paths that exist without a client page. */
const productPaths: readonly string[] = [homePath, '/job/viewjobs', '/privacy', notFoundPath]

export const getPages = (rawConfig: unknown): readonly unknown[] => getListAt(rawConfig, ['pages'])

/** Returns the path of a page; '' if it has none. */
export function getPagePath(rawConfig: unknown, index: number): string {
  const page = getPages(rawConfig)[index]
  return isRecord(page) && typeof page.path === 'string' ? page.path : ''
}

interface NewPage {
  title: string
  blocks: unknown[]
  /** The path of the page; derived from the title if absent. */
  path?: string
  /** Whether a menu item links to the page. */
  isInMenu: boolean
}

/**
 * Returns the change that adds a page at the end of the list and selects it. Redirects from its path are removed.
 */
export function addPage(rawConfig: unknown, { title, blocks, path, isInMenu }: NewPage): SiteChange {
  const count = getPages(rawConfig).length
  const usedPaths = getPages(rawConfig).map((_, index) => normalizePath(getPagePath(rawConfig, index)))
  const pagePath = path ?? getAvailablePath(title, usedPaths)
  const edits: SiteEdit[] = [
    ...getRedirectRemovals(rawConfig, pagePath),
    { path: ['pages', count], value: { path: pagePath, title, blocks }, insert: true },
  ]
  if (isInMenu) {
    const item = { label: title.slice(0, 40), url: pagePath }
    edits.push({ path: ['menuItems', getListAt(rawConfig, ['menuItems']).length], value: item, insert: true })
  }
  return { edits, description: texts.pageAdded(title), select: `/pages/${count}` }
}

/** Returns the change that inserts a copy of a page after it, under a new path. */
export function duplicatePage(rawConfig: unknown, index: number): SiteChange {
  const page = Object(getPages(rawConfig)[index]) as Record<string, unknown>
  const title = getPageTitle(rawConfig, index)
  const usedPaths = getPages(rawConfig).map((_, other) => normalizePath(getPagePath(rawConfig, other)))
  const value = { ...page, path: getAvailablePath(title, usedPaths) }
  return {
    edits: [{ path: ['pages', index + 1], value, insert: true }],
    description: texts.duplicated(title),
    select: `/pages/${index + 1}`,
  }
}

/**
 * Returns the change of a page's path, which also updates every link to the page. The old path redirects to
 * the new one unless it was never published. If the old path is one of the product's paths, links stay and
 * lead to the product's page.
 * @param publishedPaths the published paths; null if they are unknown
 */
export function changePagePath(
  rawConfig: unknown,
  index: number,
  path: string,
  publishedPaths: readonly string[] | null = null,
): SiteChange {
  const from = getPagePath(rawConfig, index)
  const pathEdit: SiteEdit = { path: ['pages', index, 'path'], value: path }
  const isSame = normalizePath(from) === normalizePath(path)
  if (from === '' || isSame || productPaths.includes(normalizePath(from))) {
    return { edits: [pathEdit], description: texts.pageAddressChanged(from, path, 0) }
  }
  const links = listLinksToPage(rawConfig, from)
  const isPossiblyPublished =
    publishedPaths === null ||
    publishedPaths.some((publishedPath) => normalizePath(publishedPath) === normalizePath(from))
  const redirectEdits = isPossiblyPublished ? [createRedirectEdit(rawConfig, from, path)] : []
  return {
    edits: [
      pathEdit,
      ...getLinkEdits(links, from, path),
      ...getRedirectRemovals(rawConfig, path),
      ...redirectEdits,
    ],
    description: texts.pageAddressChanged(from, path, links.length),
  }
}

/**
 * Returns the change that deletes a page. If `redirectTarget` is given, the page's items in the top level of the menu
 * are removed unless they have a submenu, other links to the page lead to the target, and its path redirects there if
 * the site linked to it. If the page has no path or one of the product's paths, `redirectTarget` is ignored.
 */
export function deletePage(rawConfig: unknown, index: number, redirectTarget: string | null): SiteChange {
  const from = getPagePath(rawConfig, index)
  const description = texts.pageDeleted(getPageTitle(rawConfig, index))
  const removal: SiteEdit = { path: ['pages', index] }
  const select = null
  if (from === '' || productPaths.includes(normalizePath(from)) || redirectTarget === null) {
    return { edits: [removal], description, select }
  }
  const links = listLinksToPage(rawConfig, from).filter(
    ({ path }) => path[0] !== 'pages' || path[1] !== index,
  )
  const menuLinks = links.filter(
    ({ path: [list, item, ...rest] }) =>
      list === 'menuItems' && rest.length === 1 && getSubmenuItems(rawConfig, Number(item)).length === 0,
  )
  const otherLinks = links.filter((link) => !menuLinks.includes(link))
  const reversedRemovals = menuLinks.toReversed().map(({ path }): SiteEdit => ({ path: path.slice(0, 2) }))
  const redirectEdits =
    otherLinks.length + menuLinks.length > 0 ? [createRedirectEdit(rawConfig, from, redirectTarget)] : []
  return {
    edits: [
      ...getLinkEdits(otherLinks, from, redirectTarget),
      ...reversedRemovals,
      ...redirectEdits,
      removal,
    ],
    description,
    select,
  }
}

/** Returns the change that moves a page in the list; null if it is already at that index. */
export function movePage(rawConfig: unknown, index: number, to: number): SiteChange | null {
  const count = getPages(rawConfig).length
  const position = Math.max(0, Math.min(count - 1, to))
  if (position === index) return null
  return {
    edits: [
      { path: ['pages', index] },
      { path: ['pages', position], value: getPages(rawConfig)[index], insert: true },
    ],
    description: texts.pageMoved(getPageTitle(rawConfig, index), position + 1, count),
  }
}

/**
 * Returns the change that hides or shows a page. A hidden page is in no menu and not indexed, but anyone who
 * knows its address can open it.
 */
export function setPageHidden(rawConfig: unknown, index: number, isHidden: boolean): SiteChange {
  const path = ['pages', index, 'isHidden']
  return {
    edits: [isHidden ? { path, value: true } : { path }],
    description: (isHidden ? texts.pageHidden : texts.pageShown)(getPageTitle(rawConfig, index)),
  }
}

/** Returns the change that makes a page the home page. The previous home page gets a new path. */
export function setHomePage(
  rawConfig: unknown,
  index: number,
  publishedPaths: readonly string[] | null = null,
): SiteChange {
  const previousHomeIndex = getPages(rawConfig).findIndex(
    (_, other) => normalizePath(getPagePath(rawConfig, other)) === homePath,
  )
  const usedPaths = getPages(rawConfig).map((_, other) => normalizePath(getPagePath(rawConfig, other)))
  const description = texts.pageHome(getPageTitle(rawConfig, index))
  const moveAwayEdits: SiteEdit[] =
    previousHomeIndex < 0
      ? []
      : [
          {
            path: ['pages', previousHomeIndex, 'path'],
            value: getAvailablePath(getPageTitle(rawConfig, previousHomeIndex), usedPaths),
          },
        ]
  return {
    edits: [...moveAwayEdits, ...changePagePath(rawConfig, index, homePath, publishedPaths).edits],
    description,
  }
}

const getRedirects = (rawConfig: unknown) => getListAt(rawConfig, ['redirects'])

function createRedirectEdit(rawConfig: unknown, from: string, to: string): SiteEdit {
  return { path: ['redirects', getRedirects(rawConfig).length], value: { from, to }, insert: true }
}

/** Returns the edits that remove redirects from the path of a page, because they would hide the page. */
function getRedirectRemovals(rawConfig: unknown, path: string): SiteEdit[] {
  return getRedirects(rawConfig)
    .map((item, index) => ({ from: isRecord(item) ? item.from : undefined, index }))
    .filter(({ from }) => typeof from === 'string' && normalizePath(from) === normalizePath(path))
    .map(({ index }): SiteEdit => ({ path: ['redirects', index] }))
    .reverse()
}

/** Templates for the blocks of a new page. */
export const pageTemplates = {
  empty: () => [createBlock('richText')],
  about: () => [createBlock('richText'), createBlock('columns'), createBlock('newestJobs')],
} as const satisfies Record<string, () => unknown[]>
export type PageTemplate = keyof typeof pageTemplates

/**
 * Derives a path from a page's title that is neither reserved by the product nor in `usedPaths` (normalised paths).
 */
export function getAvailablePath(title: string, usedPaths: readonly string[]): string {
  const slug = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, 60)
    .replace(/^-|-$/g, '')
  for (let count = 1; ; count += 1) {
    const path = `/${slug || 'page'}${count === 1 ? '' : `-${count}`}`
    if (isUnreserved(path) && !usedPaths.includes(normalizePath(path))) return path
  }
}

const isUnreserved = (path: string) =>
  !isReservedPath(path) && !isBelowVacancyPage(path) && !vacancyPages.has(normalizePath(path))

/** Returns the index of the client's page with this path; -1 if there is none. */
export function findPageIndex(rawConfig: unknown, path: string): number {
  const normalized = normalizePath(path)
  return getPages(rawConfig).findIndex(
    (_, index) => normalizePath(getPagePath(rawConfig, index)) === normalized,
  )
}
