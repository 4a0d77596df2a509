import { clientConfigTexts as texts } from '../../texts/admin/clientConfig.texts'
import { type ConfigProblem, checkShape, createProblem, isRecord } from '../configShape/checkShape'
import { isTimeZone } from '../dateTime/zonedDateTime'
import { isBelowVacancyPage, isReservedPath, vacancyPages } from '../pages/clientPaths'
import { normalizePath } from '../pages/normalizePath'
import type { ClientPage, PageRedirect } from '../pages/pageDefinition'
import { configShape } from './configShape'

/**
 * Returns all problems of a client's config.json: errors and warnings. The part of the file that has an error falls
 * back to its default; warnings are harmless [LY-10].
 */
export function checkClientConfig(rawConfig: unknown): ConfigProblem[] {
  const problems = checkShape(configShape, rawConfig)
  const pages = isRecord(rawConfig) && Array.isArray(rawConfig.pages) ? rawConfig.pages : []
  const paths: string[] = []
  const pageProblems = pages.flatMap((page: ClientPage, index) => {
    const isPageValid = !problems.some(
      ({ severity, path }) =>
        severity === 'error' && (path === '/pages' || `${path}/`.startsWith(`/pages/${index}/`)),
    )
    if (!isPageValid) return []
    const foundProblems = checkPage(page, index, paths)
    paths.push(normalizePath(page.path))
    return foundProblems
  })
  const redirects = isRecord(rawConfig) && Array.isArray(rawConfig.redirects) ? rawConfig.redirects : []
  const areRedirectsValid = !problems.some(({ path }) => path.startsWith('/redirects'))
  return [
    ...problems,
    ...checkZone(rawConfig),
    ...pageProblems,
    ...(areRedirectsValid ? checkRedirects(redirects, paths) : []),
  ]
}

/** Reports an unknown time zone. */
function checkZone(rawConfig: unknown): ConfigProblem[] {
  const zone = isRecord(rawConfig) ? rawConfig.timeZone : undefined
  if (typeof zone !== 'string' || zone === '' || isTimeZone(zone)) return []
  return [createProblem('/timeZone', texts.timeZone(zone))]
}

/** Validates a page beyond its shape: its path must be available, and its blocks must be allowed there. */
function checkPage(page: ClientPage, index: number, earlierPaths: readonly string[]): ConfigProblem[] {
  const path = normalizePath(page.path)
  const pagePath = `/pages/${index}`
  if (isReservedPath(path) || isBelowVacancyPage(path)) {
    return [createProblem(`${pagePath}/path`, texts.reservedPath(page.path))]
  }
  if (path.includes(':') && !vacancyPages.has(path))
    return [createProblem(`${pagePath}/path`, texts.openPath)]
  if (earlierPaths.includes(path)) return [createProblem(`${pagePath}/path`, texts.samePath(page.path))]
  const requiredBlock = vacancyPages.get(path)
  const missingBlockProblems =
    requiredBlock && !page.blocks.some(({ type }) => type === requiredBlock)
      ? [createProblem(`${pagePath}/blocks`, texts.needsBlock(requiredBlock))]
      : []
  const misplacedBlockProblems = page.blocks.flatMap(({ type }, blockIndex) => {
    const onlyPath = [...vacancyPages].find(([, blockType]) => blockType === type)?.[0]
    if (onlyPath === undefined || onlyPath === path) return []
    return [createProblem(`${pagePath}/blocks/${blockIndex}/type`, texts.misplacedBlock(type, onlyPath))]
  })
  return [...missingBlockProblems, ...misplacedBlockProblems]
}

/** Paths of the product's own public pages, which cannot be redirected. */
const productPaths = ['/', '/privacy', '/job/viewjobs']

/**
 * Validates redirects beyond their shape: a path has only one target, is not the path of a page, and is not part of a
 * cycle.
 */
function checkRedirects(redirects: readonly PageRedirect[], pagePaths: readonly string[]): ConfigProblem[] {
  const redirectTargets = new Map<string, string>()
  return redirects.flatMap(({ from, to }, index) => {
    const path = normalizePath(from)
    const pointer = `/redirects/${index}/from`
    const isTaken = pagePaths.includes(path) || productPaths.includes(path) || vacancyPages.has(path)
    if (isTaken) return [createProblem(pointer, texts.redirectedPage(from))]
    if (isReservedPath(path)) return [createProblem(pointer, texts.reservedPath(from))]
    if (path.includes(':')) return [createProblem(pointer, texts.openPath)]
    if (redirectTargets.has(path)) return [createProblem(pointer, texts.samePath(from))]
    if (isCircular(path, normalizePath(to), redirectTargets))
      return [createProblem(`/redirects/${index}/to`, texts.leadsBack(from))]
    redirectTargets.set(path, normalizePath(to))
    return []
  })
}

/** Returns true if following the redirects from `to` leads to `from`. The existing redirects contain no cycle. */
function isCircular(from: string, to: string, redirectTargets: ReadonlyMap<string, string>): boolean {
  let path: string | undefined = to
  while (path !== undefined && path !== from) path = redirectTargets.get(path)
  return path === from
}
