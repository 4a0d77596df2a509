import type { FieldValue, FormValues } from '../../../schemas/fields/fieldValue'
import { isWithin, keyOf } from '../../../schemas/forms/answerPath'
import type { FieldError } from '../../../schemas/forms/builtForm'
import { ErrorReports } from './errorReports'
import { type ErrorOrigin, errorsOf, type FieldState, stateWith } from './fieldState'
import { Listeners } from './listeners'
import { PendingTextInputs } from './pendingTextInputs'

const untouched: FieldState = { value: undefined, error: undefined }

/**
 * A form's answers and errors, apart from React, so that a change reaches the one field that it is about. Values are
 * committed answers: text that is being typed stands in its input until its widget commits it (`flush` asks all).
 */
export class FormStore {
  readonly keys: readonly string[]
  #states = new Map<string, FieldState>()
  #fields = new Map<string, Listeners>()
  #commits = new Listeners<[key: string]>()
  #changes = new Listeners()
  #reports = new ErrorReports(() => this.#placedErrors())
  #edited = new Set<string>()
  #fromServer = new Set<string>()
  #holders = new PendingTextInputs()
  #snapshot: FormValues | null = null

  constructor(keys: readonly string[], values: FormValues) {
    this.keys = keys
    for (const key of keys) this.#states.set(key, { value: values[key], error: undefined })
  }

  state = (key: string): FieldState => this.#states.get(key) ?? untouched

  /** All committed answers by key; the same object until one changes. */
  values = (): FormValues => {
    this.#snapshot ??= Object.fromEntries(Array.from(this.#states, ([key, { value }]) => [key, value]))
    return this.#snapshot
  }

  report = this.#reports.now

  /** Whether a person has changed what stands at this path since the form opened or was reset. */
  isEdited(path: string): boolean {
    return this.#edited.has(path)
  }

  /** Whether the server said what is wrong at this path, and it has not been edited since. */
  isFromServer(path: string): boolean {
    return this.#fromServer.has(path)
  }

  /** What is wrong at this path. */
  errorAt(path: string): string | undefined {
    const { error, inside } = this.state(keyOf(path))
    return path === keyOf(path) ? error : inside?.find((one) => one.path === `/${path}`)?.message
  }

  /**
   * A person's answer; of one that has parts, `at` says which was changed. The server's word about the old one goes, and
   * about what was inside it, unless that has only changed places.
   */
  set(key: string, value: FieldValue, at = key, isOrder = false): void {
    const state = this.state(key)
    if (Object.is(state.value, value)) return
    this.#edited.add(at)
    const isTaken = (path: string) => (isOrder ? path === at : isWithin(path, at))
    const taken = [...this.#fromServer].filter(isTaken)
    for (const path of taken) this.#fromServer.delete(path)
    const kept = errorsOf(key, state).filter(({ path }) => !taken.includes(path.slice(1)))
    this.#write(key, stateWith({ ...state, value }, key, kept))
    if (taken.length > 0) this.#reports.renew()
    this.#commits.tell(key)
    this.#changes.tell()
  }

  /** The parts of an answer have changed places: what was known of each goes with it. Null: it is gone. */
  movePaths(key: string, moved: (path: string) => string | null): void {
    const edited = [...this.#edited].map(moved)
    this.#edited = new Set(edited.filter((path) => path !== null))
    this.#fromServer = new Set([...this.#fromServer].map(moved).filter((path) => path !== null))
    const state = this.state(key)
    const errors = errorsOf(key, state).flatMap(({ path, message }) => {
      const to = moved(path.slice(1))
      return to === null ? [] : [{ path: `/${to}`, message }]
    })
    const next = stateWith(state, key, errors)
    if (next === state) return
    this.#write(key, next)
    this.#reports.renew()
  }

  /** Answers from elsewhere, such as a prefill. What is being typed is committed first and then overwritten. */
  assign(values: FormValues): void {
    this.flush()
    for (const [key, value] of Object.entries(values)) {
      if (!this.#states.has(key) || Object.is(this.state(key).value, value)) continue
      this.#fromServer.delete(key)
      this.#write(key, { value, error: undefined })
    }
    this.#reports.renew()
    this.#changes.tell()
  }

  /** Begins anew with these answers: no errors, nothing edited, nothing half typed. */
  reset(values: FormValues): void {
    this.#holders.discard()
    this.#edited.clear()
    this.#fromServer.clear()
    for (const key of this.keys) this.#write(key, { value: values[key], error: undefined })
    this.#reports.reset()
    this.#changes.tell()
  }

  /** A submit failed for these reasons; an error of no field stands in the summary alone. */
  fail(errors: readonly FieldError[], origin: ErrorOrigin, heading: string): void {
    const placed = new Map<string, FieldError[]>()
    const unplaced: FieldError[] = []
    for (const error of errors) {
      const key = keyOf(error.path)
      if (!this.#states.has(key)) unplaced.push(error)
      else placed.set(key, [...(placed.get(key) ?? []), error])
    }
    this.#fromServer = new Set(origin === 'server' ? errors.map(({ path }) => path.slice(1)) : [])
    for (const key of this.keys) this.#writeErrors(key, placed.get(key) ?? [])
    this.#reports.fail(unplaced, heading)
  }

  /** All is well, for now. */
  clearErrors(): void {
    this.#fromServer.clear()
    for (const key of this.keys) this.#writeErrors(key, [])
    this.#reports.clear()
  }

  /** What the check says of one place now; undefined: nothing is wrong with it. */
  setError(path: string, message: string | undefined): void {
    if (this.errorAt(path) === message) return
    this.#fromServer.delete(path)
    const key = keyOf(path)
    const others = errorsOf(key, this.state(key)).filter((error) => error.path !== `/${path}`)
    this.#writeErrors(key, message === undefined ? others : [...others, { path: `/${path}`, message }])
    this.#reports.renew()
  }

  /** Commits what stands in inputs and has not been committed. */
  flush = this.#holders.flush

  register = this.#holders.register

  subscribe(key: string, listener: () => void): () => void {
    const listeners = this.#fields.get(key) ?? new Listeners()
    this.#fields.set(key, listeners)
    return listeners.add(listener)
  }

  /** Hears of answers that a person commits. */
  onCommit = this.#commits.add

  /** Hears of every change of answers, whoever made it. */
  onChange = this.#changes.add

  /** Hears of changes of `report()`. */
  onReport = this.#reports.onChange

  #write(key: string, state: FieldState): void {
    this.#snapshot = null
    this.#states.set(key, state)
    this.#fields.get(key)?.tell()
  }

  #writeErrors(key: string, errors: readonly FieldError[]): void {
    const state = this.state(key)
    const next = stateWith(state, key, errors)
    if (next !== state) this.#write(key, next)
  }

  #placedErrors(): FieldError[] {
    return this.keys.flatMap((key) => errorsOf(key, this.state(key)))
  }
}
