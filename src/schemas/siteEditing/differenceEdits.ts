import { isRecord } from '../configShape/checkShape'
import type { SiteEdit, SitePath } from '../site/siteDraft'

/** Returns the edits that turn one value into another; parts that are equal in both are not touched. */
export function getDifferenceEdits(path: SitePath, before: unknown, after: unknown): SiteEdit[] {
  if (isEqualJson(before, after)) return []
  if (after === undefined) return [{ path }]
  if (isRecord(before) && isRecord(after)) {
    const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])]
    return keys.flatMap((key) => getDifferenceEdits([...path, key], before[key], after[key]))
  }
  if (Array.isArray(before) && Array.isArray(after)) return getListEdits(path, before, after)
  return [{ path, value: after }]
}

/**
 * Keeps the common beginning and end of the lists. Between them, items are changed pairwise, and the rest is removed
 * or inserted.
 */
function getListEdits(path: SitePath, before: readonly unknown[], after: readonly unknown[]): SiteEdit[] {
  let start = 0
  while (start < Math.min(before.length, after.length) && isEqualJson(before[start], after[start])) start += 1
  let [oldEnd, newEnd] = [before.length, after.length]
  while (oldEnd > start && newEnd > start && isEqualJson(before[oldEnd - 1], after[newEnd - 1])) {
    oldEnd -= 1
    newEnd -= 1
  }
  const [removedValues, addedValues] = [before.slice(start, oldEnd), after.slice(start, newEnd)]
  const isReordered =
    removedValues.length === addedValues.length &&
    addedValues.every((item) => removedValues.some((other) => isEqualJson(item, other)))
  // Moved items are removed and inserted again, so that each keeps its formatting.
  if (isReordered)
    return [...getRemovals(path, start, removedValues.length), ...getInsertions(path, start, addedValues)]
  const changedCount = Math.min(removedValues.length, addedValues.length)
  const changedEdits = addedValues
    .slice(0, changedCount)
    .flatMap((item, index) => getDifferenceEdits([...path, start + index], removedValues[index], item))
  const surplusEdits = getRemovals(path, start + changedCount, removedValues.length - changedCount)
  return [
    ...changedEdits,
    ...surplusEdits,
    ...getInsertions(path, start + changedCount, addedValues.slice(changedCount)),
  ]
}

const getRemovals = (path: SitePath, start: number, count: number): SiteEdit[] =>
  Array.from({ length: Math.max(0, count) }, () => ({ path: [...path, start] }))

const getInsertions = (path: SitePath, start: number, items: readonly unknown[]): SiteEdit[] =>
  items.map((value, index) => ({ path: [...path, start + index], value: value ?? null, insert: true }))

const isEqualJson = (item: unknown, other: unknown) =>
  item === other || JSON.stringify(item) === JSON.stringify(other)
