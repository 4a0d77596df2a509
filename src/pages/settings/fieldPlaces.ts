import type { BuiltForm } from '../../schemas/forms/builtForm'
import { getFieldUi } from '../../schemas/forms/builtForm'

type PositionsByGroup = ReadonlyMap<string, readonly string[]>

/** Order of the application form's fields within their sections. Fixed fields always come first. */
export class FieldPlaces {
  readonly #first: PositionsByGroup
  readonly #fixed: ReadonlySet<string>
  #saved: PositionsByGroup
  #places: PositionsByGroup
  #listeners = new Set<() => void>()

  constructor(form: BuiltForm) {
    const sections = form.uiSchema['ui:sections'].filter(({ id }) => id.startsWith('fields-'))
    this.#first = new Map(sections.map(({ id, fields }) => [id, fields]))
    this.#fixed = new Set(
      sections.flatMap(({ fields }) =>
        fields.filter((key) => getFieldUi(form, key)['ui:options'].disabled === true),
      ),
    )
    this.#saved = this.#first
    this.#places = this.#first
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  fieldsOf = (section: { id: string; fields: readonly string[] }): readonly string[] =>
    this.#places.get(section.id) ?? section.fields

  /** Returns the order of all sections; the same object until a field moves. */
  places = (): PositionsByGroup => this.#places

  /** Returns the fields that this one can trade places with, including itself; empty if it cannot move. */
  movable(key: string): readonly string[] {
    if (this.#fixed.has(key)) return []
    const section = [...this.#places.values()].find((keys) => keys.includes(key)) ?? []
    return section.filter((other) => !this.#fixed.has(other))
  }

  /** Moves a row to the position `to`, from 0, among the movable rows. */
  move(key: string, to: number): void {
    const rows = this.movable(key)
    const index = rows.indexOf(key)
    const position = Math.max(0, Math.min(rows.length - 1, to))
    if (index < 0 || index === position) return
    const others = rows.filter((other) => other !== key)
    const moved = [...others.slice(0, position), key, ...others.slice(position)]
    this.#change(
      new Map(
        [...this.#places].map(([id, keys]) => [
          id,
          keys.includes(key) ? [...keys.filter((other) => this.#fixed.has(other)), ...moved] : keys,
        ]),
      ),
    )
  }

  isChanged = (): boolean =>
    [...this.#places].some(([id, keys]) => keys.join() !== this.#saved.get(id)?.join())

  keep(): void {
    this.#saved = this.#places
  }

  discard(): void {
    this.#change(this.#saved)
  }

  #change(places: PositionsByGroup): void {
    this.#places = places
    for (const listener of this.#listeners) listener()
  }
}
