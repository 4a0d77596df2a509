import { clientConfigTexts as texts } from '../../texts/admin/clientConfig.texts'
import { type ConfigProblem, createProblem } from '../configShape/checkShape'
import { isReservedPath, vacancyPages } from '../pages/clientPaths'
import { normalizePath } from '../pages/normalizePath'
import type { PageRedirect } from '../pages/pageDefinition'

/** Paths of the product's own public pages, which cannot be redirected. */
const product = ['/', '/privacy', '/job/viewjobs']

/**
 * Validates redirects beyond their shape: a path has only one target, is not the path of a page, and is not part of a
 * circle.
 */
export function checkRedirects(
  redirects: readonly PageRedirect[],
  pages: readonly string[],
): ConfigProblem[] {
  const ways = new Map<string, string>()
  return redirects.flatMap(({ from, to }, index) => {
    const path = normalizePath(from)
    const pointer = `/redirects/${index}/from`
    const isTaken = pages.includes(path) || product.includes(path) || vacancyPages.has(path)
    if (isTaken) return [createProblem(pointer, texts.redirectedPage(from))]
    if (isReservedPath(path)) return [createProblem(pointer, texts.reservedPath(from))]
    if (path.includes(':')) return [createProblem(pointer, texts.openPath)]
    if (ways.has(path)) return [createProblem(pointer, texts.samePath(from))]
    if (isCircular(path, normalizePath(to), ways))
      return [createProblem(`/redirects/${index}/to`, texts.leadsBack(from))]
    ways.set(path, normalizePath(to))
    return []
  })
}

/** Returns true if following the redirects from `to` leads to `from`. The existing redirects contain no circle. */
function isCircular(from: string, to: string, ways: ReadonlyMap<string, string>): boolean {
  let here: string | undefined = to
  while (here !== undefined && here !== from) here = ways.get(here)
  return here === from
}
