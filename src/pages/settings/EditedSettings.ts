import type { FormValues } from '../../schemas/fields/fieldValue'

/**
 * Values of the settings form next to the stored values, kept outside React state: a change then renders only its
 * row, the preview and the save bar, not the whole form.
 */
export class EditedSettings {
  #saved: FormValues
  #values: FormValues
  readonly #listeners = new Set<() => void>()

  constructor(savedValues: FormValues) {
    this.#saved = savedValues
    this.#values = savedValues
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Returns the current values, saved or not; the same object until they change. */
  now = (): FormValues => this.#values

  saved = (): FormValues => this.#saved

  change = (values: FormValues): void => this.#become(values)

  /** Marks these values as stored. */
  markSaved(saved: FormValues): void {
    this.#saved = saved
    this.#become(this.#values)
  }

  discard(): void {
    this.#become(this.#saved)
  }

  #become(values: FormValues): void {
    this.#values = values
    for (const listener of this.#listeners) listener()
  }
}
