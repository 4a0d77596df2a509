import './MoveField.css'
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react'
import { createContext, type KeyboardEvent, type PointerEvent, type ReactNode, use } from 'react'
import { flushSync } from 'react-dom'
import { type BuiltForm, getFieldUi } from '../../schemas/forms/builtForm'
import { settingsPageTexts as texts } from '../../texts/admin/settings.texts'
import { dragRow } from '../../widgets/shared/dragRow'

type KeysBySection = ReadonlyMap<string, readonly string[]>

/** The edited order of the application form's fields within their sections. Fixed fields always come first. */
export class EditedFieldOrder {
  readonly #fixedKeys: ReadonlySet<string>
  #savedOrder: KeysBySection
  #order: KeysBySection
  #listeners = new Set<() => void>()

  constructor(form: BuiltForm) {
    const sections = form.uiSchema['ui:sections'].filter(({ id }) => id.startsWith('fields-'))
    const initialOrder = new Map(sections.map(({ id, fields }) => [id, fields]))
    this.#fixedKeys = new Set(
      sections.flatMap(({ fields }) =>
        fields.filter((key) => getFieldUi(form, key)['ui:options'].disabled === true),
      ),
    )
    this.#savedOrder = initialOrder
    this.#order = initialOrder
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  getFields = (section: { id: string; fields: readonly string[] }): readonly string[] =>
    this.#order.get(section.id) ?? section.fields

  /** Returns the order of the fields in every section; the same object until a field moves. */
  getOrder = (): KeysBySection => this.#order

  /**
   * Returns the keys of the fields among which this field can move, including its own key; empty if it is
   * fixed.
   */
  getMovableKeys(key: string): readonly string[] {
    if (this.#fixedKeys.has(key)) return []
    const section = [...this.#order.values()].find((keys) => keys.includes(key)) ?? []
    return section.filter((otherKey) => !this.#fixedKeys.has(otherKey))
  }

  /**
   * Moves a field to the position `to`, from 0, among the movable fields of its section; clamps the position.
   */
  move(key: string, to: number): void {
    const movableKeys = this.getMovableKeys(key)
    const index = movableKeys.indexOf(key)
    const position = Math.max(0, Math.min(movableKeys.length - 1, to))
    if (index < 0 || index === position) return
    const otherKeys = movableKeys.filter((otherKey) => otherKey !== key)
    const reorderedKeys = [...otherKeys.slice(0, position), key, ...otherKeys.slice(position)]
    this.#setOrder(
      new Map(
        [...this.#order].map(([id, keys]) => [
          id,
          keys.includes(key)
            ? [...keys.filter((otherKey) => this.#fixedKeys.has(otherKey)), ...reorderedKeys]
            : keys,
        ]),
      ),
    )
  }

  isChanged = (): boolean =>
    [...this.#order].some(([id, keys]) => keys.join() !== this.#savedOrder.get(id)?.join())

  markSaved(): void {
    this.#savedOrder = this.#order
  }

  discard(): void {
    this.#setOrder(this.#savedOrder)
  }

  #setOrder(order: KeysBySection): void {
    this.#order = order
    for (const listener of this.#listeners) listener()
  }
}

interface FieldMoves {
  fieldOrder: EditedFieldOrder
  announce: (text: string) => void
}

export const FieldMovesContext = createContext<FieldMoves | null>(null)

/** Id of the sentence that explains how to move a row by keyboard. */
export const moveHelpId = 'move-help'

const getHandleId = (key: string) => `move-${key}`

/**
 * Controls that move a field: a grip for dragging and arrow keys, and two buttons for pointers that cannot
 * drag. Renders nothing for settings that are not application form fields.
 */
export function MoveField({ fieldKey, label }: { fieldKey: string; label: string }): ReactNode {
  const moves = use(FieldMovesContext)
  if (!moves || !fieldKey.startsWith('field-')) return null
  const { fieldOrder, announce } = moves
  const rows = fieldOrder.getMovableKeys(fieldKey)
  if (rows.length < 2) return <span className="fy-move fy-icons fy-move--fixed" />
  const announcePosition = () => {
    const movableKeys = fieldOrder.getMovableKeys(fieldKey)
    announce(texts.moved(label, movableKeys.indexOf(fieldKey) + 1, movableKeys.length))
  }
  const move = (position: number) => {
    flushSync(() => fieldOrder.move(fieldKey, position))
    document.getElementById(getHandleId(fieldKey))?.focus()
    announcePosition()
  }
  const getIndex = () => fieldOrder.getMovableKeys(fieldKey).indexOf(fieldKey)
  const onKeyDown = (event: KeyboardEvent) => {
    const position = { ArrowUp: getIndex() - 1, ArrowDown: getIndex() + 1, Home: 0, End: rows.length - 1 }[
      event.key
    ]
    if (position === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    move(position)
  }
  const onPointerDown = (event: PointerEvent) => {
    if (event.button !== 0) return
    dragRow(event.nativeEvent, {
      startIndex: getIndex(),
      first: 0,
      last: rows.length - 1,
      move: (_start, position) => flushSync(() => fieldOrder.move(fieldKey, position)),
      getRow: (index) => getRow(fieldOrder.getMovableKeys(fieldKey)[index] ?? ''),
      onDone: announcePosition,
    })
  }
  return (
    <span className="fy-move fy-icons">
      <button
        type="button"
        id={getHandleId(fieldKey)}
        className="fy-move__grip"
        aria-label={texts.move(label)}
        aria-describedby={moveHelpId}
        onKeyDown={onKeyDown}
        onPointerDown={onPointerDown}
      >
        <GripVertical aria-hidden="true" />
      </button>
      {/* For pointers only: the arrow keys on the grip do the same. */}
      <span className="fy-move__steps" aria-hidden="true">
        <button type="button" tabIndex={-1} title={texts.moveUp} onClick={() => move(getIndex() - 1)}>
          <ArrowUp />
        </button>
        <button type="button" tabIndex={-1} title={texts.moveDown} onClick={() => move(getIndex() + 1)}>
          <ArrowDown />
        </button>
      </span>
    </span>
  )
}

function getRow(key: string): Element | null {
  return document.getElementById(getHandleId(key))?.closest('.fy-field') ?? null
}
