import { splitPath, valueAt } from '../forms/answerPath'
import type { SiteEdit, SitePath } from './siteDraft'

/** The path of a JSON Pointer; what looks like a place in a list is one. */
export function pathOf(pointer: string): (string | number)[] {
  if (pointer === '') return []
  return splitPath(pointer.slice(1)).map((step) => (/^(0|[1-9]\d*)$/.test(step) ? Number(step) : step))
}

/** The list at a path; an empty one where there is none. */
export function listAt(raw: unknown, path: SitePath): readonly unknown[] {
  const found = valueAt(raw, path)
  return Array.isArray(found) ? found : []
}

/** Whether an edit takes something away. */
export function isRemoval(edit: SiteEdit): boolean {
  return edit.value === undefined
}
