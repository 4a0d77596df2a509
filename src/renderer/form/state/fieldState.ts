import type { FieldValue } from '../../../schemas/fields/fieldValue'
import type { FieldError } from '../../../schemas/forms/builtForm'

/** Value and error of one field. The identity changes only when the value or an error changes. */
export interface FieldState {
  readonly value: FieldValue
  readonly error: string | undefined
  /** Errors inside an answer that has parts; absent if there are none. */
  readonly nestedErrors?: readonly FieldError[]
}

/**
 * Source of an error: the form's own check, which can retract it, or the server or the page, whose error remains until
 * an edit.
 */
export type ErrorOrigin = 'check' | 'server'

/** The form's current errors, in field order. The identity changes only when they change. */
export interface ErrorReport {
  readonly errors: readonly FieldError[]
  /** Heading of the summary; null until errors are reported, and once all are corrected. */
  readonly heading: string | null
  /** How often errors were reported: by a failed submit, by the server or by the page. A change moves the focus. */
  readonly attempt: number
}

/** Returns the state with these errors of the field and its parts; the same object if they are unchanged. */
export function withErrors(state: FieldState, key: string, errors: readonly FieldError[]): FieldState {
  const error = errors.find(({ path }) => path === `/${key}`)?.message
  const nestedErrors = errors.filter(({ path }) => path !== `/${key}`)
  if (state.error === error && areErrorsEqual(state.nestedErrors ?? [], nestedErrors)) return state
  return { value: state.value, error, ...(nestedErrors.length > 0 ? { nestedErrors } : {}) }
}

/** Returns the errors of a field and its parts, the field's own error first. */
export function getErrors(key: string, { error, nestedErrors = [] }: FieldState): readonly FieldError[] {
  return error === undefined ? nestedErrors : [{ path: `/${key}`, message: error }, ...nestedErrors]
}

function areErrorsEqual(errors: readonly FieldError[], other: readonly FieldError[]): boolean {
  return (
    errors.length === other.length &&
    errors.every(
      ({ path, message }, index) => path === other[index]?.path && message === other[index]?.message,
    )
  )
}
