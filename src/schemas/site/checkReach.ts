import { siteCheckTexts as texts } from '../../texts/siteChecks'
import { vacancyPages } from '../pages/clientPaths'
import { notFoundPath } from '../pages/notFoundPath'
import { plainPath } from '../pages/plainPath'
import { findingAt, type SiteFinding } from './siteFinding'
import { openPages, pageOfLink, siteLinks } from './siteLinks'
import { type SiteUnderCheck, type WrittenPage, writtenPages } from './siteUnderCheck'

const mostInMenu = 7

/** Pages that nobody finds, and a menu that nobody reads. */
export function checkReach(site: SiteUnderCheck): SiteFinding[] {
  const reached = reachedPaths(site)
  const lost = writtenPages(site.raw).filter((page) => !page.isHidden && !reached.has(plainPath(page.path)))
  return [...lost.map((page) => lostPage(page, site)), ...longMenu(site)]
}

/** The addresses that one comes to from the menu, the footer, the sidebar and the product's own pages. */
function reachedPaths(site: SiteUnderCheck): Set<string> {
  const pathAt = new Map(writtenPages(site.raw).map(({ at, path }) => [at, plainPath(path)]))
  const isRoot = (path: string) => openPages.includes(path) || vacancyPages.has(path) || path === notFoundPath
  const reached = new Set([...pathAt.values()].filter(isRoot))
  const ways = siteLinks(site).flatMap(({ href, place }) => {
    const page = place[0] === 'redirects' ? undefined : pageOfLink(href, site)
    const from = place[0] === 'pages' ? (pathAt.get(Number(place[1])) ?? '') : null
    return page ? [{ from, to: plainPath(page.path) }] : []
  })
  for (let before = -1; before !== reached.size; ) {
    before = reached.size
    for (const { from, to } of ways) if (from === null || reached.has(from)) reached.add(to)
  }
  return reached
}

function lostPage({ at, path, title }: WrittenPage, { config, raw }: SiteUnderCheck): SiteFinding {
  const found = { severity: 'warning', code: 'lost-page', message: texts.lostPage } as const
  const entry = { label: title.slice(0, 40) || path, url: path }
  const edit = Array.isArray(raw.menuItems)
    ? { path: ['menuItems', raw.menuItems.length], value: entry, insert: true }
    : { path: ['menuItems'], value: [entry] }
  const isFull = config.menuItems.length >= 12
  return findingAt(['pages', at], found, isFull ? undefined : { words: texts.repair.intoMenu, edits: [edit] })
}

function longMenu({ config: { menuItems } }: SiteUnderCheck): SiteFinding[] {
  if (menuItems.length <= mostInMenu) return []
  const message = texts.longMenu(menuItems.length, mostInMenu)
  return [findingAt(['menuItems'], { severity: 'warning', code: 'long-menu', message })]
}
