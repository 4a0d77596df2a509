import type { Registry, RJSFSchema } from '@rjsf/utils'
import { createContext, use } from 'react'
import type { DisplayedBranch } from '../../../../schemas/externalSchema/displayedBranches'
import type { FieldUiOptions } from '../../../../schemas/forms/builtForm'

/** Path of a part of a structured answer, in segments. */
export type AnswerPath = readonly (string | number)[]

/**
 * Data and functions for rendering one structured answer with rjsf. Created once, when the answer is first rendered.
 */
export interface StructureEngine {
  schema: RJSFSchema
  /** True if the answer is the whole form, so that the form's own heading names it. */
  isExternal: boolean
  /** Number of nested deferred references that start open. */
  openLevels: number
  /** True if groups of the answer wait until the user opens them. */
  hasClosedGroups: boolean
  uiSchema: Record<string, unknown> | undefined
  registry: Registry
  /** Converts a path in this answer to a path in the form's answers. */
  getPath: (path: AnswerPath) => string
  getElementId: (path: AnswerPath) => string
  getValue: (path: AnswerPath) => unknown
  /**
   * Returns the state of the field at this path. Its conditions may refer to its siblings and to the form's own
   * fields.
   */
  getVisibility: (path: AnswerPath, options: Partial<FieldUiOptions>) => 'gone' | 'required' | 'optional'
  /** Returns whether validation against an external schema requires the property at this path. */
  isRequired: (path: AnswerPath) => boolean
  /** Subscribes to every change of the form's answers and displayed branches. */
  onChange: (listener: () => void) => () => void
  /** True if there is an error at this path or below it. */
  hasError: (path: AnswerPath) => boolean
  /** Returns the index of the first row with an error in the list at this path; undefined if there is none. */
  findFirstInvalidRow: (path: AnswerPath) => number | undefined
  /** Subscribes to requests to make a path visible. The listener receives a path in the form's answers, see `getPath`. */
  onReveal: (listener: (path: string) => void) => () => void
  /**
   * Records the visible branch of the `oneOf` or `anyOf` with this `getChoiceKey`, for the check; undefined removes the
   * record.
   */
  recordBranch: (key: string, displayedBranch: DisplayedBranch | undefined) => void
  change: (value: unknown, path: AnswerPath) => void
  leaveField: (path: AnswerPath) => void
  /** Fills in the schema's defaults before the first answer. */
  applyDefaults: () => void
  announce: (text: string) => void
  reportFault: (path: string, reason: string) => void
}

export const StructureContext = createContext<StructureEngine | null>(null)

export function useStructure(): StructureEngine {
  const engine = use(StructureContext)
  if (!engine) throw new Error('StructureContext has no value: render this inside StructuredAnswer.')
  return engine
}

/** The list row that contains the current field. */
export interface ListRow {
  path: AnswerPath
  /** The row's name, such as 'Referee 2'. */
  name: string
}

export const ListRowContext = createContext<ListRow | null>(null)

/** Returns the enclosing list row if `path` is exactly that row; otherwise null. */
export function useCurrentRow(path: AnswerPath): ListRow | null {
  const row = use(ListRowContext)
  const isThisRow =
    row?.path.length === path.length && row.path.every((segment, index) => segment === path[index])
  return isThisRow ? row : null
}
