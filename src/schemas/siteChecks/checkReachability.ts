import { siteCheckTexts as texts } from '../../texts/admin/siteChecks.texts'
import { vacancyPages } from '../pages/clientPaths'
import { normalizePath } from '../pages/normalizePath'
import { notFoundPath } from '../pages/notFoundPath'
import { createFinding, type SiteFinding } from '../site/siteFinding'
import { type CheckDraftPagesOptions, getCheckedPages, type SiteUnderCheck } from './checkedSite'
import { listSiteLinks, openPages, pageOfLink } from './siteLinks'

const maxInMenu = 7

/** Reports pages without a link to them, and a menu with too many items. */
export function checkReachability(site: SiteUnderCheck): SiteFinding[] {
  const reached = getReachablePaths(site)
  const lostPages = getCheckedPages(site.raw).filter(
    (page) => !page.isHidden && !reached.has(normalizePath(page.path)),
  )
  return [...lostPages.map((page) => lostPage(page, site)), ...createLongMenuFinding(site)]
}

/** Returns the paths that can be reached from the menu, the footer, the sidebar and the product's own pages. */
function getReachablePaths(site: SiteUnderCheck): Set<string> {
  const pathAt = new Map(getCheckedPages(site.raw).map(({ at: index, path }) => [index, normalizePath(path)]))
  const isRoot = (path: string) => openPages.includes(path) || vacancyPages.has(path) || path === notFoundPath
  const reached = new Set([...pathAt.values()].filter(isRoot))
  const ways = listSiteLinks(site).flatMap(({ href, place: path }) => {
    const page = path[0] === 'redirects' ? undefined : pageOfLink(href, site)
    const from = path[0] === 'pages' ? (pathAt.get(Number(path[1])) ?? '') : null
    return page ? [{ from, to: normalizePath(page.path) }] : []
  })
  for (let before = -1; before !== reached.size; ) {
    before = reached.size
    for (const { from, to } of ways) if (from === null || reached.has(from)) reached.add(to)
  }
  return reached
}

function lostPage(
  { at: index, path, title }: CheckDraftPagesOptions,
  { config, raw }: SiteUnderCheck,
): SiteFinding {
  const found = { severity: 'warning', code: 'lost-page', message: texts.lostPage } as const
  const entry = { label: title.slice(0, 40) || path, url: path }
  const edit = Array.isArray(raw.menuItems)
    ? { path: ['menuItems', raw.menuItems.length], value: entry, insert: true }
    : { path: ['menuItems'], value: [entry] }
  const isFull = config.menuItems.length >= 12
  return createFinding(
    ['pages', index],
    found,
    isFull ? undefined : { label: texts.repair.intoMenu, edits: [edit] },
  )
}

function createLongMenuFinding({ config: { menuItems } }: SiteUnderCheck): SiteFinding[] {
  if (menuItems.length <= maxInMenu) return []
  const message = texts.longMenu(menuItems.length, maxInMenu)
  return [createFinding(['menuItems'], { severity: 'warning', code: 'long-menu', message })]
}
