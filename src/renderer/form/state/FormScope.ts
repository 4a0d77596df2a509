import { createContext, use } from 'react'
import type { BuiltForm } from '../../../schemas/forms/builtForm'
import type { FormChecks } from './formChecks'
import type { FormPart } from './formParts'
import type { FormStore } from './formStore'

/** What everything inside one form shares. It never changes while the form stands, so nothing renders for it. */
export interface FormScopeValue {
  form: BuiltForm
  store: FormStore
  checks: FormChecks
  parts: readonly FormPart[]
  /** What is wrong with the declaration, by field key; such fields are shown in a simpler way. */
  faults: ReadonlyMap<string, string>
  /** The fields whose answers have parts, with what is said of their looks. */
  structures: ReadonlyMap<string, unknown>
  headingLevel: 2 | 3
  /** The form posts itself where no script does: it is one `<form>`, however long. */
  isOneForm: boolean
  /** The id of the input or group at a path; parts of the field append `--label`, `--notes`, `--error`. */
  idOf: (path: string) => string
  submit: () => void
  /** Brings what stands at a path into sight where its page, or its list, has put it away. */
  reveal: (path: string) => void
  /** Hears of it. */
  onReveal: (listener: (path: string) => void) => () => void
  announce: (text: string) => void
  reportFault: (key: string, reason: string) => void
}

export const FormScope = createContext<FormScopeValue | null>(null)

export function useFormScope(): FormScopeValue {
  const scope = use(FormScope)
  if (!scope) throw new Error('A part of a form stands outside FormRenderer.')
  return scope
}
