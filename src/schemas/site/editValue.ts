import type { SiteEdit } from './siteDraft'
import { isRemoval } from './sitePlaces'

/**
 * Applies edits to the parsed file. Unchanged parts stay the same objects, so that they need no new checks or
 * rendering. `applyEdits` does the same to the text of the file.
 */
export function editValue(root: unknown, edits: readonly SiteEdit[]): unknown {
  return edits.reduce(
    (editedValue, edit) =>
      edit.path.length === 0 && isRemoval(edit) ? editedValue : editNode(editedValue, edit.path, edit),
    root,
  )
}

function editNode(node: unknown, path: readonly (string | number)[], edit: SiteEdit): unknown {
  const [step, ...rest] = path
  if (step === undefined) return edit.value
  if (Array.isArray(node)) return editList(node, clampIndex(node, step), rest, edit)
  if (typeof node === 'object' && node !== null) return editObject(node, String(step), rest, edit)
  if (isRemoval(edit)) return node
  const child = editNode(undefined, rest, edit)
  return typeof step === 'number' ? [child] : { [step]: child }
}

/** Returns an index in a list; an invalid or too large index becomes the end of the list. */
export function clampIndex({ length }: readonly unknown[], step: string | number): number {
  const index = Number(step)
  return Number.isInteger(index) ? Math.min(index, length) : length
}

function editList(
  list: readonly unknown[],
  index: number,
  rest: readonly (string | number)[],
  edit: SiteEdit,
): unknown {
  if (rest.length > 0 && index < list.length) {
    const child = editNode(list[index], rest, edit)
    return child === list[index] ? list : list.with(index, child)
  }
  if (isRemoval(edit)) return index < list.length ? list.toSpliced(index, 1) : list
  if (rest.length > 0) return [...list, editNode(undefined, rest, edit)]
  return list.toSpliced(index, edit.insert ? 0 : 1, edit.value)
}

function editObject(
  object: object,
  key: string,
  rest: readonly (string | number)[],
  edit: SiteEdit,
): unknown {
  const child: unknown = Object.hasOwn(object, key) ? Reflect.get(object, key) : undefined
  if (rest.length === 0 && isRemoval(edit)) {
    const { [key]: removedValue, ...remainingProperties } = object as Record<string, unknown>
    return removedValue === undefined ? object : remainingProperties
  }
  const updatedChild = editNode(child, rest, edit)
  if (updatedChild === child) return object
  // A plain assignment to '__proto__' would not create a property.
  return { ...object, [key]: updatedChild }
}
