import type { FormValues } from '../../../schemas/fields/fieldValue'
import { keyOf } from '../../../schemas/forms/answerPath'
import type { BuiltForm, FieldError } from '../../../schemas/forms/builtForm'
import { isVisible } from '../../../schemas/forms/formVisibility'
import { loadChecks } from '../../../schemas/rules/characterRules'
import { checkAnswers } from '../../../schemas/validation/checkAnswers'
import { checksNeeded } from '../../../schemas/validation/checksNeeded'
import type { CompiledValidator } from '../../../schemas/validation/compiledValidator'
import { afterPress } from '../../../widgets/shared/afterPress'
import { FileContents } from './fileContents'
import type { FormStore } from './formStore'

/** Brings the validator of this form, compiled elsewhere. */
export type LoadValidator = (form: BuiltForm) => Promise<CompiledValidator>

/** What only the form's owner knows to be wrong; asked while the form is filled in, not when it is sent. */
type OwnCheck = (values: FormValues) => readonly FieldError[]

/** When a form's answers are checked: on submit, then field by field as each is left; never while one is typed. */
export class FormChecks {
  readonly #form: BuiltForm
  readonly #store: FormStore
  readonly #load: LoadValidator
  readonly #own: OwnCheck
  readonly #contents = new FileContents()
  #validator: CompiledValidator | null = null
  #loading: Promise<CompiledValidator | null> | null = null

  constructor(form: BuiltForm, store: FormStore, load: LoadValidator, own: OwnCheck = () => []) {
    this.#form = form
    this.#store = store
    this.#load = load
    this.#own = own
  }

  /** Loads the validator unless that is under way; null when it can't be had. */
  prepare = (): Promise<CompiledValidator | null> => {
    this.#loading ??= this.#load(this.#form).then(
      (validator) => {
        this.#validator = validator
        // Its code is only compiled when it runs: not while somebody waits for a submit.
        validator({})
        return validator
      },
      () => {
        this.#loading = null
        return null
      },
    )
    return this.#loading
  }

  /**
   * What is wrong with the committed answers; at once if the validator is there. Without one (the network failed
   * twice) nothing is: the server runs the same check on what it gets, and its errors are shown the same way.
   */
  run(): FieldError[] | Promise<FieldError[]> {
    const looking = this.#look(this.#contents.lookAgain(this.#store.values()))
    if (this.#validator && !looking) return this.#check()
    return Promise.all([this.prepare(), looking]).then(() => this.#check())
  }

  /** The answers as they are handed over. */
  given(): FormValues {
    const values = this.#store.values()
    return this.#validator?.given?.(values) ?? values
  }

  /** The person has left this place: an edited answer is judged, an old error judged again; later, if it must be. */
  left(path: string): void {
    const judge = () => afterPress(() => this.#judge(path))
    const looking = this.#look()
    if (this.#validator && !looking) judge()
    else void Promise.all([this.prepare(), looking]).then(judge)
  }

  /** Reads chosen files and loads the libraries that some answers need; null when there is nothing to wait for. */
  #look(reading = this.#contents.look(this.#store.values())): Promise<unknown> | null {
    const waits = [reading, loadChecks(checksNeeded(this.#form, this.#store.values()))]
    const open = waits.filter((wait) => wait !== null)
    return open.length > 0 ? Promise.all(open) : null
  }

  #judge(path: string): void {
    const error = this.#store.errorAt(path)
    if (this.#store.isFromServer(path) || (error === undefined && !this.#store.isEdited(path))) return
    this.#store.setError(path, messageOf(this.#checkWithOwn(), path))
  }

  /** An answer was committed: errors that are true no more, or whose field is gone, disappear; none appears. */
  committed = (): void => {
    const standing = this.#store.report().errors
    if (standing.length === 0) return
    if (!this.#validator) return
    const errors = this.#checkWithOwn()
    for (const error of standing) {
      const path = error.path.slice(1)
      // What else is wrong with it is said when the field is left.
      const mended = messageOf(errors, path) !== error.message && !this.#store.isFromServer(path)
      if (mended || !isVisible(this.#form, keyOf(path), this.#store.values()))
        this.#store.setError(path, undefined)
    }
  }

  #checkWithOwn(): FieldError[] {
    return [...this.#check(), ...this.#own(this.#store.values())]
  }

  /** What the validator says, and of files that pass it what their content says. */
  #check(): FieldError[] {
    const values = this.#store.values()
    const validator = this.#validator
    const found = validator ? (validator.check?.(values) ?? checkAnswers(this.#form, validator, values)) : []
    const isTold = new Set(found.map(({ path }) => path))
    return [...found, ...this.#contents.errors(this.#form, values).filter(({ path }) => !isTold.has(path))]
  }
}

function messageOf(errors: readonly FieldError[], path: string): string | undefined {
  return errors.find((error) => error.path === `/${path}`)?.message
}
