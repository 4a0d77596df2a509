import type { FieldValue, FormValues } from '../../../schemas/fields/fieldValue'
import { getKey, isAtOrBelowPath } from '../../../schemas/forms/answerPath'
import type { FieldError } from '../../../schemas/forms/builtForm'
import type { TextHolder } from '../../../widgets/shared/widgetContexts'
import { ErrorReports } from './errorReports'
import { type ErrorOrigin, type FieldState, getErrors, withErrors } from './fieldState'
import { Listeners } from './listeners'
import { runAfterPaint } from './runAfterPaint'

/** The mounted text inputs of a form, which may hold text that is not committed yet. */
export class MountedTextInputs {
  readonly #inputs = new Set<TextHolder>()

  register = (input: TextHolder): (() => void) => {
    this.#inputs.add(input)
    return () => this.#inputs.delete(input)
  }

  /** Commits the text of all inputs that has not been committed yet. */
  flush = (): void => {
    for (const input of this.#inputs) input.flush()
  }

  /** Discards uncommitted text. */
  discard(): void {
    for (const input of this.#inputs) input.discard()
  }
}

/** Number of fields that render in one task when a submit fails; more than any screen shows below the first error. */
const fieldsPerTask = 40

const emptyFieldState: FieldState = { value: undefined, error: undefined }

/**
 * A form's answers and errors, outside React, so that a change renders only the affected field. Values are committed
 * answers: text that is being typed remains in its input until the widget commits it (`flush` commits all).
 */
export class FormStore {
  readonly keys: readonly string[]
  #fieldStates = new Map<string, FieldState>()
  #fieldListeners = new Map<string, Listeners>()
  #commitListeners = new Listeners<[key: string]>()
  #changeListeners = new Listeners()
  #reports = new ErrorReports(() => this.#getFieldErrors())
  #editedPaths = new Set<string>()
  #serverErrorPaths = new Set<string>()
  #textInputs = new MountedTextInputs()
  #snapshot: FormValues | null = null

  constructor(keys: readonly string[], values: FormValues) {
    this.keys = keys
    for (const key of keys) this.#fieldStates.set(key, { value: values[key], error: undefined })
  }

  state = (key: string): FieldState => this.#fieldStates.get(key) ?? emptyFieldState

  /** Returns all committed answers by key; the same object until one changes. */
  values = (): FormValues => {
    this.#snapshot ??= Object.fromEntries(Array.from(this.#fieldStates, ([key, { value }]) => [key, value]))
    return this.#snapshot
  }

  report = this.#reports.getReport

  /** True if the user has changed the answer at this path since the form opened or was reset. */
  isEdited(path: string): boolean {
    return this.#editedPaths.has(path)
  }

  /** True if the error at this path is from the server and the answer has not been edited since. */
  isFromServer(path: string): boolean {
    return this.#serverErrorPaths.has(path)
  }

  /** Returns the error message at this path; undefined if there is none. */
  getError(path: string): string | undefined {
    const { error, nestedErrors } = this.state(getKey(path))
    return path === getKey(path)
      ? error
      : nestedErrors?.find((nestedError) => nestedError.path === `/${path}`)?.message
  }

  /**
   * Commits a user's answer; `changedPath` is the path of the changed part of a structured answer. Removes server
   * errors at and below it. With `isRowChange` (rows were only added, removed or moved), it removes only those exactly
   * at it.
   */
  set(key: string, value: FieldValue, changedPath = key, isRowChange = false): void {
    const state = this.state(key)
    if (Object.is(state.value, value)) return
    this.#editedPaths.add(changedPath)
    const isAffected = (path: string) =>
      isRowChange ? path === changedPath : isAtOrBelowPath(path, changedPath)
    const retractedPaths = [...this.#serverErrorPaths].filter(isAffected)
    for (const path of retractedPaths) this.#serverErrorPaths.delete(path)
    const remainingErrors = getErrors(key, state).filter(
      ({ path }) => !retractedPaths.includes(path.slice(1)),
    )
    this.#write(key, withErrors({ ...state, value }, key, remainingErrors))
    if (retractedPaths.length > 0) this.#reports.refresh()
    this.#commitListeners.notify(key)
    this.#changeListeners.notify()
  }

  /**
   * Updates edited paths and errors after parts of an answer have moved. `getNewPath` returns the new path; null if
   * it was removed.
   */
  movePaths(key: string, getNewPath: (path: string) => string | null): void {
    const movedEdits = [...this.#editedPaths].map(getNewPath)
    this.#editedPaths = new Set(movedEdits.filter((path) => path !== null))
    this.#serverErrorPaths = new Set(
      [...this.#serverErrorPaths].map(getNewPath).filter((path) => path !== null),
    )
    const state = this.state(key)
    const errors = getErrors(key, state).flatMap(({ path, message }) => {
      const newPath = getNewPath(path.slice(1))
      return newPath === null ? [] : [{ path: `/${newPath}`, message }]
    })
    const next = withErrors(state, key, errors)
    if (next === state) return
    this.#write(key, next)
    this.#reports.refresh()
  }

  /**
   * Sets answers that the user did not give, such as a prefill. Commits text being typed first, then overwrites it.
   */
  assign(values: FormValues): void {
    this.flush()
    for (const [key, value] of Object.entries(values)) {
      if (!this.#fieldStates.has(key) || Object.is(this.state(key).value, value)) continue
      this.#serverErrorPaths.delete(key)
      this.#write(key, { value, error: undefined })
    }
    this.#reports.refresh()
    this.#changeListeners.notify()
  }

  /** Replaces all answers. Clears all errors, edit marks and uncommitted text. */
  reset(values: FormValues): void {
    this.#textInputs.discard()
    this.#editedPaths.clear()
    this.#serverErrorPaths.clear()
    for (const key of this.keys) this.#write(key, { value: values[key], error: undefined })
    this.#reports.reset()
    this.#changeListeners.notify()
  }

  /**
   * Reports the errors of a failed submit, or errors that the page or the server found. An error without a field is
   * shown in the summary only. The first changed fields, counted from the first error, render at once; in a long form,
   * the others render in later tasks, so that the page responds sooner.
   */
  fail(errors: readonly FieldError[], origin: ErrorOrigin, heading: string): void {
    const errorsByKey = new Map<string, FieldError[]>()
    const unplacedErrors: FieldError[] = []
    for (const error of errors) {
      const key = getKey(error.path)
      if (!this.#fieldStates.has(key)) unplacedErrors.push(error)
      else errorsByKey.set(key, [...(errorsByKey.get(key) ?? []), error])
    }
    this.#serverErrorPaths = new Set(origin === 'server' ? errors.map(({ path }) => path.slice(1)) : [])
    const changedKeys = this.keys.filter((key) => this.#storeErrors(key, errorsByKey.get(key) ?? []))
    const [firstKey = ''] = errorsByKey.keys()
    const firstIndex = Math.max(0, changedKeys.indexOf(firstKey))
    const keysFromFirst = [...changedKeys.slice(firstIndex), ...changedKeys.slice(0, firstIndex)]
    notifyInTasks(keysFromFirst.flatMap((key) => this.#fieldListeners.get(key) ?? []))
    this.#reports.fail(unplacedErrors, heading)
  }

  /** Removes all errors. */
  clearErrors(): void {
    this.#serverErrorPaths.clear()
    for (const key of this.keys) this.#writeErrors(key, [])
    this.#reports.clearUnplacedErrors()
  }

  /** Sets the error that the check found at this path; undefined removes it. */
  setError(path: string, message: string | undefined): void {
    if (this.getError(path) === message) return
    this.#serverErrorPaths.delete(path)
    const key = getKey(path)
    const others = getErrors(key, this.state(key)).filter((error) => error.path !== `/${path}`)
    this.#writeErrors(key, message === undefined ? others : [...others, { path: `/${path}`, message }])
    this.#reports.refresh()
  }

  /** Commits the text of all inputs that has not been committed yet. */
  flush = this.#textInputs.flush

  register = this.#textInputs.register

  subscribe(key: string, listener: () => void): () => void {
    const listeners = this.#fieldListeners.get(key) ?? new Listeners()
    this.#fieldListeners.set(key, listeners)
    return listeners.add(listener)
  }

  /** Subscribes to answers that a user commits. */
  onCommit = this.#commitListeners.add

  /** Subscribes to every change of the answers, whatever its source. */
  onChange = this.#changeListeners.add

  /** Subscribes to changes of `report()`. */
  onReport = this.#reports.onChange

  #write(key: string, state: FieldState): void {
    this.#snapshot = null
    this.#fieldStates.set(key, state)
    this.#fieldListeners.get(key)?.notify()
  }

  #writeErrors(key: string, errors: readonly FieldError[]): void {
    if (this.#storeErrors(key, errors)) this.#fieldListeners.get(key)?.notify()
  }

  /** Stores the errors of a field without notifying it. Returns false if they are unchanged. */
  #storeErrors(key: string, errors: readonly FieldError[]): boolean {
    const state = this.state(key)
    const next = withErrors(state, key, errors)
    this.#fieldStates.set(key, next)
    return next !== state
  }

  #getFieldErrors(): FieldError[] {
    return this.keys.flatMap((key) => getErrors(key, this.state(key)))
  }
}

/** Notifies the first of these fields at once and the others in later tasks. */
function notifyInTasks(fields: readonly Listeners[]): void {
  for (const listeners of fields.slice(0, fieldsPerTask)) listeners.notify()
  const remainingFields = fields.slice(fieldsPerTask)
  if (remainingFields.length > 0) runAfterPaint(() => notifyInTasks(remainingFields))
}
