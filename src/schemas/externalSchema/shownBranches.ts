import type { ForeignSchema } from '../forms/builtForm'

/** The displayed branch of a `oneOf` or `anyOf`, and the number of its branches. */
export interface ShownBranch {
  branch: number
  count: number
}

const shown = new WeakMap<ForeignSchema, Map<string, ShownBranch>>()

/**
 * Returns the displayed branches of one form, by `choiceKey`. Validation reads them, and the form's fields update
 * them.
 */
export function getShownBranches(foreign: ForeignSchema): Map<string, ShownBranch> {
  const known = shown.get(foreign) ?? new Map<string, ShownBranch>()
  shown.set(foreign, known)
  return known
}

/** Returns the key of a choice. @param pointer JSON Pointer to the answer of the choice: '', '/address' */
export function choiceKey(keyword: string, pointer: string): string {
  return `${keyword} ${pointer}`
}
