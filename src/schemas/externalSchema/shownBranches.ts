import type { ForeignSchema } from '../forms/builtForm'

/** The branch of a `oneOf` or `anyOf` that is on screen, and the number of branches to choose from. */
export interface ShownBranch {
  branch: number
  count: number
}

const shown = new WeakMap<ForeignSchema, Map<string, ShownBranch>>()

/** The branches on screen of one form, by `choiceKey`. The check reads them, and the form's fields keep them up to date. */
export function shownBranchesOf(foreign: ForeignSchema): Map<string, ShownBranch> {
  const known = shown.get(foreign) ?? new Map<string, ShownBranch>()
  shown.set(foreign, known)
  return known
}

/** `pointer` is the JSON Pointer of the answer to the choice: '', '/address'. */
export function choiceKey(keyword: string, pointer: string): string {
  return `${keyword} ${pointer}`
}
