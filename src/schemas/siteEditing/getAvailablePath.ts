import { isBelowVacancyPage, isReservedPath, vacancyPages } from '../pages/clientPaths'
import { normalizePath } from '../pages/normalizePath'

/**
 * Derives an available path from a page's title: neither reserved by the product nor in `usedAddresses` (normalised paths).
 */
export function getAvailablePath(title: string, usedAddresses: readonly string[]): string {
  const slug = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, 60)
    .replace(/^-|-$/g, '')
  for (let count = 1; ; count += 1) {
    const path = `/${slug || 'page'}${count === 1 ? '' : `-${count}`}`
    if (isFree(path) && !usedAddresses.includes(normalizePath(path))) return path
  }
}

const isFree = (path: string) =>
  !isReservedPath(path) && !isBelowVacancyPage(path) && !vacancyPages.has(normalizePath(path))
