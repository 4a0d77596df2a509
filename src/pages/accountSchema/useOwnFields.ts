import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { OpenAccountSchema } from '../../schemas/accountSchema'
import type { FieldKind } from '../../schemas/kinds/kindRegistry'
import type { CustomField } from '../../schemas/userSettings'
import { accountSchemaTexts as texts } from '../../texts/accountSchema'

/** The ids of the controls that the focus comes back to. */
export const fieldControlId = (id: number, what: 'edit' | 'up' | 'down') => `own-${what}-${id}`

/** The account's own fields while they are edited: added, changed, moved, removed; one at most is open. */
export function useOwnFields({ customFields, nextFieldId }: OpenAccountSchema) {
  const [fields, setFields] = useState<CustomField[]>(customFields)
  const [nextId, setNextId] = useState(nextFieldId)
  const [openId, setOpenId] = useState<number | null>(null)
  const [lit, setLit] = useState<number | null>(null)
  const focus = (id: string) => document.getElementById(id)?.focus()
  return {
    fields,
    openId,
    setOpenId,
    lit,
    add: (type: FieldKind) => {
      flushSync(() => {
        setFields([...fields, { id: nextId, type, label: texts.newLabel }])
        setNextId(nextId + 1)
        setOpenId(nextId)
        setLit(nextId)
      })
      const label = document.querySelector<HTMLInputElement>(`[data-own="${nextId}"] input[name="label"]`)
      label?.focus()
      label?.select()
    },
    change: (changed: CustomField) => {
      setFields((now) => now.map((field) => (field.id === changed.id ? changed : field)))
      setLit(changed.id)
    },
    remove: (id: number) => {
      const at = fields.findIndex((field) => field.id === id)
      flushSync(() => {
        setFields(fields.filter((field) => field.id !== id))
        if (openId === id) setOpenId(null)
      })
      const next = fields[at + 1] ?? fields[at - 1]
      focus(next ? fieldControlId(next.id, 'edit') : 'own-fields')
    },
    /** One place up or down; the focus stays on the button that was pressed, or goes to the other at an end. */
    move: (id: number, by: -1 | 1) => {
      const at = fields.findIndex((field) => field.id === id)
      const [from, to] = [fields[at], fields[at + by]]
      if (!from || !to) return
      const moved = fields.with(at, to).with(at + by, from)
      flushSync(() => {
        setFields(moved)
        setLit(id)
      })
      const atEnd = by < 0 ? at + by === 0 : at + by === fields.length - 1
      focus(fieldControlId(id, by < 0 === atEnd ? 'down' : 'up'))
    },
  }
}

export type OwnFieldsEdit = ReturnType<typeof useOwnFields>
