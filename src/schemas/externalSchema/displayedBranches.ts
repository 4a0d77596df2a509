import type { ExternalSchema } from '../forms/builtForm'

/** The displayed branch of a `oneOf` or `anyOf`, and the number of its branches. */
export interface DisplayedBranch {
  branch: number
  count: number
}

const branchesBySchema = new WeakMap<ExternalSchema, Map<string, DisplayedBranch>>()

/**
 * Returns the displayed branches of one form, by `getChoiceKey`. Validation reads them, and the form's fields update
 * them.
 */
export function getDisplayedBranches(external: ExternalSchema): Map<string, DisplayedBranch> {
  const branches = branchesBySchema.get(external) ?? new Map<string, DisplayedBranch>()
  branchesBySchema.set(external, branches)
  return branches
}

/** Returns the key of a choice. @param pointer JSON Pointer to the answer of the choice: '', '/address' */
export function getChoiceKey(keyword: string, pointer: string): string {
  return `${keyword} ${pointer}`
}
