import type { FieldValue, FormValues } from '../../schemas/fieldValue'
import type { FieldError } from '../../schemas/forms/builtForm'
import { ErrorReports } from './errorReports'
import type { ErrorOrigin, FieldState } from './fieldState'
import { Listeners } from './listeners'
import { TextHolders } from './textHolders'

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
  #holders = new TextHolders()
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

  /** Whether a person has changed this answer since the form opened or was reset. */
  isEdited(key: string): boolean {
    return this.#edited.has(key)
  }

  /** Whether the server said what is wrong with this answer, and it has not been edited since. */
  isFromServer(key: string): boolean {
    return this.#fromServer.has(key)
  }

  /** A person's answer. The server's word about the old one goes with it. */
  set(key: string, value: FieldValue): void {
    const state = this.state(key)
    if (Object.is(state.value, value)) return
    this.#edited.add(key)
    const taken = this.#fromServer.delete(key)
    this.#write(key, { value, error: taken ? undefined : state.error })
    if (taken) this.#reports.renew()
    this.#commits.tell(key)
    this.#changes.tell()
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
    const messages = new Map(errors.map((error) => [error.path.slice(1), error.message]))
    this.#fromServer = new Set(origin === 'server' ? messages.keys() : [])
    for (const key of this.keys) this.#writeError(key, messages.get(key))
    const unplaced = errors.filter((error) => !this.#states.has(error.path.slice(1)))
    this.#reports.fail(unplaced, heading)
  }

  /** All is well, for now. */
  clearErrors(): void {
    this.#fromServer.clear()
    for (const key of this.keys) this.#writeError(key, undefined)
    this.#reports.clear()
  }

  /** What the check says of one field now; undefined: nothing is wrong with it. */
  setError(key: string, message: string | undefined): void {
    if (this.state(key).error === message) return
    this.#fromServer.delete(key)
    this.#writeError(key, message)
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

  #writeError(key: string, error: string | undefined): void {
    const state = this.state(key)
    if (state.error !== error) this.#write(key, { value: state.value, error })
  }

  #placedErrors(): FieldError[] {
    return this.keys.flatMap((key) => {
      const message = this.state(key).error
      return message === undefined ? [] : [{ path: `/${key}`, message }]
    })
  }
}
