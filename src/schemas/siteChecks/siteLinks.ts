import { Parser } from 'htmlparser2'
import { siteCheckTexts as texts } from '../../texts/admin/siteChecks.texts'
import { isRecord } from '../configShape/checkShape'
import { isBelowVacancyPage, isReservedPath, vacancyPages } from '../pages/clientPaths'
import { normalizePath } from '../pages/normalizePath'
import { notFoundPath } from '../pages/notFoundPath'
import type { ValueWithShape } from '../site/iterateShapedValues'
import type { SitePath } from '../site/siteDraft'
import { createFinding, type SiteFinding } from '../site/siteFinding'
import { getPagesWithPath, type ParsedPage, type ParsedSite } from './parsedSite'

/** A link as the client wrote it. */
export interface WrittenLink {
  href: string
  /** The link text; '' if it is unknown. */
  label: string
  /** The path of the address, or of the text that contains the link. */
  path: SitePath
  kind: 'address' | 'markup' | 'sidebar'
  value: ValueWithShape | null
  /** The link as written in the text: '[label](address)'. */
  sourceText: string
}

/** Paths of the product's public pages, which a client may link to and replace. */
export const publicProductPaths = ['/', '/job/viewjobs', '/privacy']

const markupLink = /\[([^\][]+)\]\(([^()\s]+)\)/g
/**
 * Limits the nesting depth, because the parser's time grows with its square. Hand-written sidebars stay far below it.
 */
const maxDepth = 256

/** Returns every link of a site: menu, buttons, markup, footer and sidebar. */
export function listSiteLinks({ visibleValues, sidebarHtml = '' }: ParsedSite): WrittenLink[] {
  return [...visibleValues.flatMap(getLinks), ...listHtmlLinks(sidebarHtml)]
}

function listHtmlLinks(html: string): WrittenLink[] {
  const links: WrittenLink[] = []
  let depth = 0
  let link: WrittenLink | undefined
  const parser = new Parser({
    onopentag(name, { href }) {
      depth += 1
      if (depth > maxDepth) parser.pause()
      if (name !== 'a' || href === undefined) return
      link = { href, label: '', path: [], kind: 'sidebar', value: null, sourceText: '' }
    },
    ontext(text) {
      if (link) link.label += text
    },
    onclosetag(name) {
      depth -= 1
      if (name !== 'a' || !link) return
      links.push({ ...link, label: link.label.trim() })
      link = undefined
    },
  })
  parser.end(html)
  return links
}

function getLinks(shapedValue: ValueWithShape): WrittenLink[] {
  const { shape, value, parent, path } = shapedValue
  if (typeof value !== 'string') return []
  if (shape.format === 'address') {
    const label = [parent.label, parent.title].find((text) => typeof text === 'string')
    return [
      {
        href: value,
        label: label ?? '',
        path,
        kind: 'address',
        value: shapedValue,
        sourceText: value,
      },
    ]
  }
  if (shape.format !== 'markup') return []
  return [...value.matchAll(markupLink)].map(([sourceText, label = '', href = '']) => ({
    href,
    label: label.replaceAll('*', ''),
    path,
    kind: 'markup',
    value: shapedValue,
    sourceText,
  }))
}

/**
 * Returns the path that a link leads to on this site, normalised as the router does; null for a link to another site.
 */
export function getLinkPath(href: string): string | null {
  if (!/^\/(?![/\\])/.test(href)) return null
  const path = href.split(/[?#]/, 1)[0] ?? ''
  try {
    return normalizePath(decodeURI(path))
  } catch {
    return normalizePath(path)
  }
}

/** Returns true if the target of a link exists. Links to other sites are assumed to work. */
export function hasTarget(href: string, site: ParsedSite): boolean {
  const path = getLinkPath(href)
  if (path === null) return true
  const file = /^\/clients\/[^/]+\/(.+)$/i.exec(decodeSafely(href.split(/[?#]/, 1)[0] ?? ''))?.[1]
  if (file !== undefined) return Object.hasOwn(site.files, file)
  if (publicProductPaths.includes(path) || isReservedPath(path) || isBelowVacancyPage(path)) return true
  return site.pageByPath.has(path) || isRedirected(path, site)
}

function isRedirected(path: string, { rawConfig }: ParsedSite): boolean {
  const redirects: unknown[] = Array.isArray(rawConfig.redirects) ? rawConfig.redirects : []
  return redirects.some(
    (redirect) =>
      isRecord(redirect) && typeof redirect.from === 'string' && normalizePath(redirect.from) === path,
  )
}

function decodeSafely(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** Returns the client's page that a link leads to. */
export function getLinkedPage(href: string, { pageByPath }: ParsedSite): ParsedPage | undefined {
  const path = getLinkPath(href)
  return path === null ? undefined : pageByPath.get(path)
}

const maxInMenu = 7

/** Reports pages that visitors cannot reach by links, and a menu with too many items. */
export function checkReachability(site: ParsedSite): SiteFinding[] {
  const reachedPaths = getReachablePaths(site)
  const unreachablePages = getPagesWithPath(site.rawConfig).filter(
    (page) => !page.isHidden && !reachedPaths.has(normalizePath(page.path)),
  )
  return [...unreachablePages.map((page) => createLostPageFinding(page, site)), ...checkMenuLength(site)]
}

/** Returns the paths that can be reached from the menu, the footer, the sidebar and the product's own pages. */
function getReachablePaths(site: ParsedSite): Set<string> {
  const pathByIndex = new Map(
    getPagesWithPath(site.rawConfig).map(({ index, path }) => [index, normalizePath(path)]),
  )
  const isRoot = (path: string) =>
    publicProductPaths.includes(path) || vacancyPages.has(path) || path === notFoundPath
  const reachedPaths = new Set([...pathByIndex.values()].filter(isRoot))
  const pathLinks = listSiteLinks(site).flatMap(({ href, path }) => {
    const page = path[0] === 'redirects' ? undefined : getLinkedPage(href, site)
    const from = path[0] === 'pages' ? (pathByIndex.get(Number(path[1])) ?? '') : null
    return page ? [{ from, to: normalizePath(page.path) }] : []
  })
  for (let previousSize = -1; previousSize !== reachedPaths.size; ) {
    previousSize = reachedPaths.size
    for (const { from, to } of pathLinks) if (from === null || reachedPaths.has(from)) reachedPaths.add(to)
  }
  return reachedPaths
}

function createLostPageFinding(
  { index, path, title }: ParsedPage,
  { config, rawConfig }: ParsedSite,
): SiteFinding {
  const finding = { severity: 'warning', code: 'lost-page', message: texts.unreachablePage } as const
  const entry = { label: title.slice(0, 40) || path, url: path }
  const edit = Array.isArray(rawConfig.menuItems)
    ? { path: ['menuItems', rawConfig.menuItems.length], value: entry, insert: true }
    : { path: ['menuItems'], value: [entry] }
  const isFull = config.menuItems.length >= 12
  return createFinding(
    ['pages', index],
    finding,
    isFull ? undefined : { label: texts.repair.addToMenu, edits: [edit] },
  )
}

function checkMenuLength({ config: { menuItems } }: ParsedSite): SiteFinding[] {
  if (menuItems.length <= maxInMenu) return []
  const message = texts.menuTooLong(menuItems.length, maxInMenu)
  return [createFinding(['menuItems'], { severity: 'warning', code: 'long-menu', message })]
}
