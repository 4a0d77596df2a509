import { isRecord } from '../configShape/checkShape'
import type { SiteEdit, SitePath } from '../site/siteDraft'

/** Returns the edits that turn one value into another; parts that are equal in both are not touched. */
export function getDifferenceEdits(path: SitePath, before: unknown, after: unknown): SiteEdit[] {
  if (isSame(before, after)) return []
  if (after === undefined) return [{ path }]
  if (isRecord(before) && isRecord(after)) {
    const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])]
    return keys.flatMap((key) => getDifferenceEdits([...path, key], before[key], after[key]))
  }
  if (Array.isArray(before) && Array.isArray(after)) return listEdits(path, before, after)
  return [{ path, value: after }]
}

/**
 * Keeps the common beginning and end of the lists. Between them, items are changed pairwise, and the rest is removed
 * or inserted.
 */
function listEdits(path: SitePath, before: readonly unknown[], after: readonly unknown[]): SiteEdit[] {
  let start = 0
  while (start < Math.min(before.length, after.length) && isSame(before[start], after[start])) start += 1
  let [oldEnd, newEnd] = [before.length, after.length]
  while (oldEnd > start && newEnd > start && isSame(before[oldEnd - 1], after[newEnd - 1])) {
    oldEnd -= 1
    newEnd -= 1
  }
  const [removed, added] = [before.slice(start, oldEnd), after.slice(start, newEnd)]
  const isOrder =
    removed.length === added.length && added.every((item) => removed.some((other) => isSame(item, other)))
  // Moved items are removed and inserted again, so that each keeps its formatting.
  if (isOrder) return [...getRemovals(path, start, removed.length), ...getInsertions(path, start, added)]
  const both = Math.min(removed.length, added.length)
  const changed = added
    .slice(0, both)
    .flatMap((item, index) => getDifferenceEdits([...path, start + index], removed[index], item))
  const extra = getRemovals(path, start + both, removed.length - both)
  return [...changed, ...extra, ...getInsertions(path, start + both, added.slice(both))]
}

const getRemovals = (path: SitePath, from: number, count: number): SiteEdit[] =>
  Array.from({ length: Math.max(0, count) }, () => ({ path: [...path, from] }))

const getInsertions = (path: SitePath, from: number, items: readonly unknown[]): SiteEdit[] =>
  items.map((value, index) => ({ path: [...path, from + index], value: value ?? null, insert: true }))

const isSame = (item: unknown, other: unknown) =>
  item === other || JSON.stringify(item) === JSON.stringify(other)
