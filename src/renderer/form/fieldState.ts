import type { FieldValue } from '../../schemas/fieldValue'
import type { FieldError } from '../../schemas/forms/builtForm'

/** What one field shows. The same object until one of the two changes. */
export interface FieldState {
  readonly value: FieldValue
  readonly error: string | undefined
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
