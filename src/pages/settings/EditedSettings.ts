import type { FormValues } from '../../schemas/fields/fieldValue'
import { hasChanged } from '../shared/changes/hasChanged'

interface EditedState {
  /** What the settings form says, saved or not. */
  readonly values: FormValues
  /** The row of the application form's fields that was changed last; null when it was something else. */
  readonly lit: string | null
}

/**
 * The settings form's answers beside what is stored, apart from React: a switch renders its own row, the preview and
 * the bar that says what is saved, and not the form around them.
 */
export class EditedSettings {
  #saved: FormValues
  #state: EditedState
  readonly #listeners = new Set<() => void>()

  constructor(saved: FormValues) {
    this.#saved = saved
    this.#state = { values: saved, lit: null }
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** The same object until something changes. */
  now = (): EditedState => this.#state

  saved = (): FormValues => this.#saved

  change = (values: FormValues): void => this.#become({ values, lit: changedRow(this.#state.values, values) })

  /** These answers are stored now. */
  keep(saved: FormValues): void {
    this.#saved = saved
    this.#become({ ...this.#state })
  }

  discard(): void {
    this.#become({ values: this.#saved, lit: null })
  }

  #become(state: EditedState): void {
    this.#state = state
    for (const listener of this.#listeners) listener()
  }
}

function changedRow(before: FormValues, after: FormValues): string | null {
  const keys = Object.keys(after).filter((key) => key.startsWith('field-'))
  return keys.find((key) => hasChanged({ [key]: before[key] }, { [key]: after[key] })) ?? null
}
