import { createContext, use } from 'react'
import type { BuiltForm } from '../../../schemas/forms/builtForm'
import type { FormChecks } from './formChecks'
import type { FormPart } from './formParts'
import type { FormStore } from './formStore'

/**
 * The data and functions that a form shares with its fields. It does not change while the form is mounted, so
 * consumers do not re-render for it.
 */
export interface FormScopeValue {
  form: BuiltForm
  store: FormStore
  checks: FormChecks
  parts: readonly FormPart[]
  /** The kinds that could not be rendered, by field key. These fields are rendered as plain text fields. */
  unsupportedKinds: ReadonlyMap<string, string>
  /** The fields whose answers have parts, by key, with their UI schemas as received. */
  structures: ReadonlyMap<string, unknown>
  headingLevel: 2 | 3
  /** True if the form has a no-script submission: its parts are then inside one `<form>` element. */
  isOneForm: boolean
  /**
   * Returns the element id of the input or group at a path; its label, notes and error append `--label`, `--notes`,
   * `--error`.
   */
  getElementId: (path: string) => string
  submit: () => void
  /** Makes the field at `path` visible: calls the page's `reveal` and the `onReveal` listeners, which open
   * what hides it. */
  reveal: (path: string) => void
  /** Subscribes to `reveal` calls. Returns the unsubscribe function. */
  onReveal: (listener: (path: string) => void) => () => void
  /** Announces text to screen readers (polite). */
  announce: (text: string) => void
  reportFault: (key: string, reason: string) => void
}

export const FormScope = createContext<FormScopeValue | null>(null)

export function useFormScope(): FormScopeValue {
  const scope = use(FormScope)
  if (!scope) throw new Error('FormScope has no value: render this inside FormRenderer.')
  return scope
}
