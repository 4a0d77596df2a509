import type { ClientConfig } from '../../schemas/clientConfig/clientConfig'
import { normalizePath } from '../../schemas/pages/normalizePath'

/**
 * Which of these addresses visitors would see differently: the pages that are not what they were, or all of them where
 * something has changed that stands around each.
 */
export function changedPaths(paths: readonly string[], before: ClientConfig, now: ClientConfig): string[] {
  if (said({ ...before, pages: [] }) !== said({ ...now, pages: [] })) return [...paths]
  const known = new Map(before.pages.map((page) => [normalizePath(page.path), said(page)]))
  const changed = new Set(
    now.pages
      .map((page) => normalizePath(page.path))
      .filter((path, at) => known.get(path) !== said(now.pages[at])),
  )
  return paths.filter((path) => changed.has(normalizePath(path)))
}

/** A draft names its pictures by their bytes. */
const said = (value: unknown) => JSON.stringify(sorted(value)).replace(/"~[0-9a-f]{64}\//g, '"')

/** In one order, whoever has read it. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))
  return Object.fromEntries(entries.map(([key, inner]) => [key, sorted(inner)]))
}
