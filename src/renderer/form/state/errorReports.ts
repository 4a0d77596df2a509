import type { FieldError } from '../../../schemas/forms/builtForm'
import type { ErrorReport } from './fieldState'
import { Listeners } from './listeners'

/** Holds a form's error report: field errors in field order, then errors without a field. */
export class ErrorReports {
  readonly #getFieldErrors: () => FieldError[]
  readonly #listeners = new Listeners()
  #unplacedErrors: readonly FieldError[] = []
  #report: ErrorReport = { errors: [], heading: null, attempt: 0 }

  constructor(getFieldErrors: () => FieldError[]) {
    this.#getFieldErrors = getFieldErrors
  }

  getReport = (): ErrorReport => this.#report

  onChange = this.#listeners.add

  /** Counts an attempt and publishes the errors. `unplacedErrors` are the errors that belong to no field. */
  fail(unplacedErrors: readonly FieldError[], heading: string): void {
    this.#unplacedErrors = unplacedErrors
    this.#publish({ errors: this.#getErrors(), heading, attempt: this.#report.attempt + 1 })
  }

  /** Publishes the current field errors. Clears the heading when no error is left. */
  refresh(): void {
    const errors = this.#getErrors()
    if (errors.length === 0 && this.#report.errors.length === 0) return
    this.#publish({ ...this.#report, errors, heading: errors.length > 0 ? this.#report.heading : null })
  }

  /** Removes the errors that belong to no field. */
  clearUnplacedErrors(): void {
    this.#unplacedErrors = []
    this.refresh()
  }

  /** Removes all errors and the heading. The attempt count remains. */
  reset(): void {
    this.#unplacedErrors = []
    this.#publish({ errors: [], heading: null, attempt: this.#report.attempt })
  }

  #getErrors(): FieldError[] {
    return [...this.#getFieldErrors(), ...this.#unplacedErrors]
  }

  #publish(report: ErrorReport): void {
    this.#report = report
    this.#listeners.notify()
  }
}
