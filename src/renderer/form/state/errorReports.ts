import type { FieldError } from '../../../schemas/forms/builtForm'
import type { ErrorReport } from './fieldState'
import { Listeners } from './listeners'

/** What is wrong with a form as a whole, for its summary: the fields' errors in their order, then those of no field. */
export class ErrorReports {
  readonly #placed: () => FieldError[]
  readonly #listeners = new Listeners()
  #unplaced: readonly FieldError[] = []
  #report: ErrorReport = { errors: [], heading: null, attempt: 0 }

  /** `placed` gives the errors that stand on fields. */
  constructor(placed: () => FieldError[]) {
    this.#placed = placed
  }

  now = (): ErrorReport => this.#report

  onChange = this.#listeners.add

  /** A submit failed; these errors belong to no field. */
  fail(unplaced: readonly FieldError[], heading: string): void {
    this.#unplaced = unplaced
    this.#publish({ errors: this.#all(), heading, attempt: this.#report.attempt + 1 })
  }

  /** The fields' errors have changed; the heading goes with the last. */
  renew(): void {
    const errors = this.#all()
    if (errors.length === 0 && this.#report.errors.length === 0) return
    this.#publish({ ...this.#report, errors, heading: errors.length > 0 ? this.#report.heading : null })
  }

  /** Errors of no field are mended. */
  clear(): void {
    this.#unplaced = []
    this.renew()
  }

  /** Begins anew, without errors. */
  reset(): void {
    this.#unplaced = []
    this.#publish({ errors: [], heading: null, attempt: this.#report.attempt })
  }

  #all(): FieldError[] {
    return [...this.#placed(), ...this.#unplaced]
  }

  #publish(report: ErrorReport): void {
    this.#report = report
    this.#listeners.tell()
  }
}
