import type { ClientConfig } from '../../schemas/clientConfig/clientConfig'
import { normalizePath } from '../../schemas/pages/normalizePath'

/**
 * Returns those paths whose pages changed for visitors; all paths if something outside the pages has changed, because
 * it affects every page.
 */
export function changedPaths(paths: readonly string[], before: ClientConfig, now: ClientConfig): string[] {
  if (serialize({ ...before, pages: [] }) !== serialize({ ...now, pages: [] })) return [...paths]
  const contentByPath = new Map(before.pages.map((page) => [normalizePath(page.path), serialize(page)]))
  const changed = new Set(
    now.pages
      .map((page) => normalizePath(page.path))
      .filter((path, index) => contentByPath.get(path) !== serialize(now.pages[index])),
  )
  return paths.filter((path) => changed.has(normalizePath(path)))
}

/** Drafts refer to pictures by hash; the comparison ignores the hash. */
const serialize = (value: unknown) => JSON.stringify(sortKeys(value)).replace(/"~[0-9a-f]{64}\//g, '"')

/** Sorts object keys, so that the serialization does not depend on their order. */
function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).sort(([text], [other]) => (text < other ? -1 : 1))
  return Object.fromEntries(entries.map(([key, inner]) => [key, sortKeys(inner)]))
}
