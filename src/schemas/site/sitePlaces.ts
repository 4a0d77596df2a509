import { getValue, splitPath } from '../forms/answerPath'
import type { SiteEdit, SitePath } from './siteDraft'

/** Converts a JSON Pointer to a path; segments that look like an index become numbers. */
export function parseJsonPointer(pointer: string): (string | number)[] {
  if (pointer === '') return []
  return splitPath(pointer.slice(1)).map((step) => (/^(0|[1-9]\d*)$/.test(step) ? Number(step) : step))
}

/** Returns the list at a path; an empty list if there is none. */
export function getListAt(rawConfig: unknown, path: SitePath): readonly unknown[] {
  const list = getValue(rawConfig, path)
  return Array.isArray(list) ? list : []
}

/** Returns true if an edit removes a value. */
export function isRemoval(edit: SiteEdit): boolean {
  return edit.value === undefined
}
