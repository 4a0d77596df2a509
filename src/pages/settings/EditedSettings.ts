import type { FormValues } from '../../schemas/fields/fieldValue'
import { hasChanged } from '../shared/changes/hasChanged'

interface EditedState {
  /** Values of the settings form, saved or not. */
  readonly values: FormValues
  /** Key of the application form field that changed last; null if the last change was another setting. */
  readonly highlighted: string | null
}

/**
 * Values of the settings form next to the stored values, kept outside React state: a change then renders only its
 * row, the preview and the save bar, not the whole form.
 */
export class EditedSettings {
  #saved: FormValues
  #state: EditedState
  readonly #listeners = new Set<() => void>()

  constructor(savedValues: FormValues) {
    this.#saved = savedValues
    this.#state = { values: savedValues, highlighted: null }
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Returns the current state; the same object until it changes. */
  now = (): EditedState => this.#state

  saved = (): FormValues => this.#saved

  change = (values: FormValues): void =>
    this.#become({ values, highlighted: findChangedRow(this.#state.values, values) })

  /** Marks these values as stored. */
  markSaved(saved: FormValues): void {
    this.#saved = saved
    this.#become({ ...this.#state })
  }

  discard(): void {
    this.#become({ values: this.#saved, highlighted: null })
  }

  #become(state: EditedState): void {
    this.#state = state
    for (const listener of this.#listeners) listener()
  }
}

function findChangedRow(before: FormValues, after: FormValues): string | null {
  const keys = Object.keys(after).filter((key) => key.startsWith('field-'))
  return keys.find((key) => hasChanged({ [key]: before[key] }, { [key]: after[key] })) ?? null
}
