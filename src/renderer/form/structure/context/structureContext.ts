import type { Registry, RJSFSchema } from '@rjsf/utils'
import { createContext, use } from 'react'
import type { ShownBranch } from '../../../../schemas/externalSchema/shownBranches'
import type { FieldUiOptions } from '../../../../schemas/forms/builtForm'

export type AnswerSteps = readonly (string | number)[]

/** What one answer that has parts needs to be walked by rjsf; made once, when it is first shown. */
export interface StructureEngine {
  schema: RJSFSchema
  /** The answer is all that the form asks: the form's own heading names it. */
  isWhole: boolean
  /** How many deferred references below each other are open at first. */
  openLevels: number
  uiSchema: Record<string, unknown> | undefined
  registry: Registry
  /** The path in the form's answers of a path in this one. */
  pathOf: (path: AnswerSteps) => string
  idOf: (path: AnswerSteps) => string
  valueAt: (path: AnswerSteps) => unknown
  /** How a field at this path is asked: its conditions look at what stands beside it, and at the form's own fields. */
  askedAs: (path: AnswerSteps, options: Partial<FieldUiOptions>) => 'gone' | 'required' | 'optional'
  /** Hears of every change of the form's answers. */
  onChange: (listener: () => void) => () => void
  /** Whether something is wrong at this place or below it. */
  isWrong: (path: AnswerSteps) => boolean
  /** The first row of the list at this path in which something is wrong. */
  firstWrong: (path: AnswerSteps) => number | undefined
  /** Hears of places, as `pathOf` says them, that are to be brought into sight. */
  onReveal: (listener: (path: string) => void) => () => void
  /** Notes the branch of a `oneOf` or `anyOf` at this path that is on screen, for the check; undefined: none. */
  showBranch: (keyword: string, path: AnswerSteps, shown: ShownBranch | undefined) => void
  change: (value: unknown, path: AnswerSteps) => void
  left: (path: AnswerSteps) => void
  /** Puts in what the schema says of answers before they are given. */
  begin: () => void
  announce: (text: string) => void
  reportFault: (path: string, reason: string) => void
}

export const StructureContext = createContext<StructureEngine | null>(null)

export function useStructure(): StructureEngine {
  const engine = use(StructureContext)
  if (!engine) throw new Error('A part of an answer stands outside StructuredAnswer.')
  return engine
}

/** A row of a list, for what stands in it. */
export interface ListRow {
  path: AnswerSteps
  /** 'Referee 2'. */
  name: string
}

export const ListRowContext = createContext<ListRow | null>(null)

/** The row whose own value stands at this path, if a row's does. */
export function useOwnRow(path: AnswerSteps): ListRow | null {
  const row = use(ListRowContext)
  const isOwn = row?.path.length === path.length && row.path.every((step, at) => step === path[at])
  return isOwn ? row : null
}
