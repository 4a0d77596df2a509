import type { FieldValue } from '../../../schemas/fields/fieldValue'
import type { FieldError } from '../../../schemas/forms/builtForm'

/** What one field shows. The same object until something of it changes. */
export interface FieldState {
  readonly value: FieldValue
  readonly error: string | undefined
  /** Of an answer that has parts: what is wrong inside it; absent where nothing is. */
  readonly inside?: readonly FieldError[]
}

/** Who found an error: the form's own check, which can take it back, or the server, whose word stands until an edit. */
export type ErrorOrigin = 'check' | 'server'

/** What is wrong with the form now, in the fields' order; the same object until that changes. */
export interface ErrorReport {
  readonly errors: readonly FieldError[]
  /** The summary's heading since a submit failed; null while none has, or all is mended. */
  readonly heading: string | null
  /** Counts failed submits, so that each moves the focus. */
  readonly attempt: number
}

/** The same state with these errors of the field: its own, and those inside it. */
export function stateWith(state: FieldState, key: string, errors: readonly FieldError[]): FieldState {
  const error = errors.find(({ path }) => path === `/${key}`)?.message
  const inside = errors.filter(({ path }) => path !== `/${key}`)
  if (state.error === error && sameErrors(state.inside ?? [], inside)) return state
  return { value: state.value, error, ...(inside.length > 0 ? { inside } : {}) }
}

/** What is wrong with a field and inside it, its own error first. */
export function errorsOf(key: string, { error, inside = [] }: FieldState): readonly FieldError[] {
  return error === undefined ? inside : [{ path: `/${key}`, message: error }, ...inside]
}

function sameErrors(one: readonly FieldError[], other: readonly FieldError[]): boolean {
  return (
    one.length === other.length &&
    one.every(({ path, message }, at) => path === other[at]?.path && message === other[at]?.message)
  )
}
