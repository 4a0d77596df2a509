import { siteCheckTexts as texts } from '../../texts/admin/siteChecks.texts'
import { findNearestName, isRecord } from '../configShape/checkShape'
import { createFinding, type SiteFinding, type SiteRepair } from '../site/siteFinding'
import { getPagesWithPath, type ParsedSite } from './parsedSite'
import {
  getLinkedPage,
  getLinkPath,
  hasTarget,
  listSiteLinks,
  publicProductPaths,
  type WrittenLink,
} from './siteLinks'

/** Link texts that mean nothing to people who hear links out of context (WCAG 2.4.4). */
const vagueTextPattern =
  /^(click |press |read |see |find out |learn )?(here|more|this|link|this (page|link)|details|continue|go)[.…>»→ ]*$/i

/** Reports links to pages that do not exist, and links whose text does not describe their target. */
export function checkLinks(site: ParsedSite): SiteFinding[] {
  const links = listSiteLinks(site)
  const deadLinks = links.filter(({ href }) => !hasTarget(href, site))
  const vagueLinks = links.filter(
    ({ kind, label, path }) =>
      (kind === 'markup' || path[0] === 'pages') && vagueTextPattern.test(label.trim()),
  )
  return [
    ...deadLinks.map((link) => createDeadLinkFinding(link, site)),
    ...vagueLinks.map((link) => createVagueLinkFinding(link, site)),
  ]
}

function createDeadLinkFinding(link: WrittenLink, site: ParsedSite): SiteFinding {
  const message = texts.brokenLink(link.href)
  if (link.kind === 'sidebar') {
    return { severity: 'error', code: 'dead-link', file: 'sidebar.html', path: '', message }
  }
  const nearestPath = findNearestPagePath(link, site)
  const repair = nearestPath === null ? createUnlinkRepair(link, site) : createLinkRepair(link, nearestPath)
  return createFinding(link.path, { severity: 'error', code: 'dead-link', message }, repair)
}

/**
 * Returns the path of the page that the client probably meant: by its title, a similar path, the last segment of the
 * path, or a common word.
 */
function findNearestPagePath({ href, label }: WrittenLink, { rawConfig }: ParsedSite): string | null {
  const path = getLinkPath(href) ?? href
  const pages = getPagesWithPath(rawConfig)
  const namedPage = pages.find(
    ({ title }) => label !== '' && title.toLowerCase() === label.trim().toLowerCase(),
  )
  if (namedPage) return namedPage.path
  const addresses = [...pages.map((page) => page.path), ...publicProductPaths.slice(1)]
  const nearestPath = findNearestName(path, addresses)
  if (nearestPath !== null) return nearestPath
  const lastPart = getLastPart(path)
  const sameEnding = addresses.find((other) => lastPart !== '' && getLastPart(other) === lastPart)
  if (sameEnding !== undefined) return sameEnding
  const linkWords = `${label} ${lastPart}`.toLowerCase().split(/[^\p{L}\p{N}]+/u)
  const significantWords = linkWords.filter((word) => word.length > 4)
  const mentionedPage = pages.find((page) =>
    significantWords.some((word) => `${page.path} ${page.title}`.toLowerCase().includes(word)),
  )
  return mentionedPage?.path ?? null
}

const getLastPart = (path: string) => path.toLowerCase().split('/').filter(Boolean).at(-1) ?? ''

function createLinkRepair(link: WrittenLink, address: string): SiteRepair {
  return { label: texts.repair.linkToAddress(address), edits: [createLinkEdit(link, link.label, address)] }
}

/** Returns the edit that gives a link another text and address. */
function createLinkEdit({ kind, value, sourceText, path }: WrittenLink, label: string, address: string) {
  if (kind !== 'markup') return { path, value: address }
  const markupText = sourceText.slice(1, sourceText.indexOf(']('))
  const linkText = markupText.replaceAll('*', '') === label ? markupText : label
  return { path, value: String(value?.value).replace(sourceText, () => `[${linkText}](${address})`) }
}

/**
 * Returns the repair of a dead link without a similar page: markup keeps its text without the link, a list entry
 * without a submenu is removed, and any other link leads to the home page.
 */
function createUnlinkRepair(link: WrittenLink, { rawConfig }: ParsedSite): SiteRepair {
  const { kind, label, value, sourceText, path } = link
  if (kind === 'markup') {
    const linkText = sourceText.slice(1, sourceText.indexOf(']('))
    const text = String(value?.value).replace(sourceText, () => linkText)
    return { label: texts.repair.unlink, edits: [{ path, value: text }] }
  }
  const entryPath = path.slice(0, -1)
  const hasSubmenu = isRecord(value?.parent) && Array.isArray(value.parent.items)
  const isListEntry =
    path[0] !== 'pages' && typeof entryPath.at(-1) === 'number' && Array.isArray(rawConfig[String(path[0])])
  if (isListEntry && !hasSubmenu) {
    return { label: texts.repair.removeEntry(label || link.href), edits: [{ path: entryPath }] }
  }
  return { label: texts.repair.linkToHome, edits: [{ path, value: '/' }] }
}

function createVagueLinkFinding(link: WrittenLink, site: ParsedSite): SiteFinding {
  const title = getLinkedPage(link.href, site)?.title ?? ''
  const finding = { severity: 'warning', code: 'vague-link', message: texts.vagueLink(link.label) } as const
  if (title === '') return createFinding(link.path, finding)
  const edit =
    link.kind === 'markup'
      ? createLinkEdit(link, title.replace(/[[\]*]/g, ''), link.href)
      : { path: [...link.path.slice(0, -1), 'label'], value: title.slice(0, 60) }
  return createFinding(link.path, finding, { label: texts.repair.renameTo(title), edits: [edit] })
}
