import type { FormValues } from '../../../schemas/fields/fieldValue'
import { maximumFileSize } from '../../../schemas/fields/formats'
import { getKey } from '../../../schemas/forms/answerPath'
import type { BuiltForm, FieldError } from '../../../schemas/forms/builtForm'
import { isVisible } from '../../../schemas/forms/formVisibility'
import { loadChecks } from '../../../schemas/rules/characterRules'
import { checkAnswers } from '../../../schemas/validation/checkAnswers'
import type { CompiledValidator } from '../../../schemas/validation/compiledValidator'
import { inspectedBytes, matchesExtension } from '../../../schemas/validation/fileContent'
import { listNeededRules } from '../../../schemas/validation/listNeededRules'
import { rulesTexts } from '../../../texts/public/form.texts'
import { runAfterPress } from '../../../widgets/shared/runAfterPress'
import type { FormStore } from './formStore'
import { runAfterPaint } from './runAfterPaint'

/** Checks the content of the chosen files: each file is read when it is chosen, and again before it is sent. */
export class FileContentChecker {
  /** Error message by file; null if the file is valid. */
  readonly #errorsByFile = new WeakMap<File, string | null>()

  /** Reads the files that have not been read yet. Returns null if there are none. */
  readNew(values: FormValues): Promise<unknown> | null {
    return this.#checkFiles(getFiles(values).filter((file) => !this.#errorsByFile.has(file)))
  }

  /**
   * Reads all files again, because one may have changed or been deleted since it was chosen. Returns null without
   * files.
   */
  recheckAll(values: FormValues): Promise<unknown> | null {
    return this.#checkFiles(getFiles(values))
  }

  #checkFiles(files: readonly File[]): Promise<unknown> | null {
    if (files.length === 0) return null
    return Promise.all(files.map(async (file) => this.#errorsByFile.set(file, await findFileError(file))))
  }

  getErrors(form: BuiltForm, values: FormValues): FieldError[] {
    return Object.entries(values).flatMap(([key, value]) => {
      const message = value instanceof File ? this.#errorsByFile.get(value) : null
      return message && isVisible(form, key, values) ? [{ path: `/${key}`, message }] : []
    })
  }
}

const getFiles = (values: FormValues) => Object.values(values).filter((value) => value instanceof File)

async function findFileError(file: File): Promise<string | null> {
  if (file.size > maximumFileSize) return null
  if (file.size === 0) return rulesTexts.fileEmpty
  try {
    const bytes = new Uint8Array(await file.slice(0, inspectedBytes).arrayBuffer())
    return matchesExtension(file.name, bytes) ? null : rulesTexts.fileType
  } catch {
    // Browsers refuse to read a file that was moved or changed since it was chosen.
    return rulesTexts.fileUnreadable
  }
}

/** Loads the compiled validator of this form. */
export type LoadValidator = (form: BuiltForm) => Promise<CompiledValidator>

/** The page's own check. It runs while the form is filled in, not on submit. */
type CustomCheck = (values: FormValues) => readonly FieldError[]

/**
 * Decides when answers are checked: on submit, and for each field when it loses focus. A commit only removes errors.
 */
export class FormChecks {
  readonly #form: BuiltForm
  readonly #store: FormStore
  readonly #loadValidator: LoadValidator
  readonly #customCheck: CustomCheck
  readonly #fileChecker = new FileContentChecker()
  #validator: CompiledValidator | null = null
  #validatorPromise: Promise<CompiledValidator | null> | null = null

  constructor(form: BuiltForm, store: FormStore, load: LoadValidator, customCheck: CustomCheck = () => []) {
    this.#form = form
    this.#store = store
    this.#loadValidator = load
    this.#customCheck = customCheck
  }

  /**
   * Loads the validator, at most once. Resolves to null if loading fails; the next call tries again.
   */
  prepare = (): Promise<CompiledValidator | null> => {
    this.#validatorPromise ??= this.#loadValidator(this.#form).then(
      (validator) => {
        this.#validator = validator
        // The engine compiles the function on its first run: run it before a submit has to wait for that, but not
        // before the key press that started the loading is shown.
        runAfterPaint(() => validator({}))
        return validator
      },
      () => {
        this.#validatorPromise = null
        return null
      },
    )
    return this.#validatorPromise
  }

  /**
   * Returns the errors of the committed answers, synchronously if nothing must be loaded or read first. If the
   * validator cannot be loaded, no schema errors are returned: the server runs the same check, and its errors are
   * shown in the same way.
   */
  run(): FieldError[] | Promise<FieldError[]> {
    const pendingCheck = this.#prepareCheck(this.#fileChecker.recheckAll(this.#store.values()))
    if (this.#validator && !pendingCheck) return this.#check()
    return Promise.all([this.prepare(), pendingCheck]).then(() => this.#check())
  }

  /** Returns the answers in the form in which they are submitted. */
  getSubmittedValues(): FormValues {
    const values = this.#store.values()
    return this.#validator?.toSubmitted?.(values) ?? values
  }

  /**
   * Handles a blur at `path`: checks an edited answer, and checks an existing error again; asynchronously if code or
   * files must load first.
   */
  leaveField(path: string): void {
    const check = () => runAfterPress(() => this.#validateField(path))
    const pendingCheck = this.#prepareCheck()
    if (this.#validator && !pendingCheck) check()
    else void Promise.all([this.prepare(), pendingCheck]).then(check)
  }

  /**
   * Reads chosen files and loads the libraries that some answers need. Returns null if there is nothing to wait for.
   */
  #prepareCheck(fileReading = this.#fileChecker.readNew(this.#store.values())): Promise<unknown> | null {
    const pending = [fileReading, loadChecks(listNeededRules(this.#form, this.#store.values()))]
    const pendingPromises = pending.filter((promise) => promise !== null)
    return pendingPromises.length > 0 ? Promise.all(pendingPromises) : null
  }

  #validateField(path: string): void {
    const error = this.#store.getError(path)
    if (this.#store.isFromServer(path) || (error === undefined && !this.#store.isEdited(path))) return
    this.#store.setError(path, getMessage(this.#checkAll(), path))
  }

  /**
   * Handles a committed answer: removes errors that no longer apply or whose field is hidden. It never adds an error.
   */
  handleCommit = (): void => {
    const currentErrors = this.#store.report().errors
    if (currentErrors.length === 0) return
    if (!this.#validator) return
    const errors = this.#checkAll()
    for (const error of currentErrors) {
      const path = error.path.slice(1)
      // A different error at the same path is shown when the field loses focus.
      const isResolved = getMessage(errors, path) !== error.message && !this.#store.isFromServer(path)
      if (isResolved || !isVisible(this.#form, getKey(path), this.#store.values()))
        this.#store.setError(path, undefined)
    }
  }

  #checkAll(): FieldError[] {
    return [...this.#check(), ...this.#customCheck(this.#store.values())]
  }

  /** Returns the validator's errors and, for files without one, the errors of their content. */
  #check(): FieldError[] {
    const values = this.#store.values()
    const validator = this.#validator
    const foundErrors = validator
      ? (validator.check?.(values) ?? checkAnswers(this.#form, validator, values))
      : []
    const reportedPaths = new Set(foundErrors.map(({ path }) => path))
    return [
      ...foundErrors,
      ...this.#fileChecker.getErrors(this.#form, values).filter(({ path }) => !reportedPaths.has(path)),
    ]
  }
}

function getMessage(errors: readonly FieldError[], path: string): string | undefined {
  return errors.find((error) => error.path === `/${path}`)?.message
}
