import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { OpenAccountSchema } from '../../schemas/accountSchema/accountSchema'
import { removeConditionsOn } from '../../schemas/accountSchema/dependentFields'
import type { CustomField } from '../../schemas/settings/userSettings'
import { accountSchemaTexts as texts } from '../../texts/admin/accountSchema.texts'

/** The ids of the controls that the focus comes back to. */
export const fieldControlId = (id: number, what: 'edit' | 'up' | 'down') => `own-${what}-${id}`

/** The id of the heading over a list of fields: the account's own, or those of a group. */
export const fieldListId = (group: number | null) => (group === null ? 'own-fields' : `own-fields-${group}`)

/** The account's own fields while they are edited: one of the account's at most is open, and one of its group's. */
export function useCustomFields({ customFields, nextFieldId }: OpenAccountSchema) {
  const [fields, setFields] = useState<CustomField[]>(customFields)
  const [nextId, setNextId] = useState(nextFieldId)
  const [open, setOpen] = useState<{ own: number | null; part: number | null }>({ own: null, part: null })
  const [lit, setLit] = useState<number | null>(null)
  const listOf = (group: number | null) => ({
    nextId,
    group,
    openId: group === null ? open.own : open.part,
    setOpenId: (id: number | null) =>
      setOpen((now) => (group === null ? { own: id, part: null } : { ...now, part: id })),
    /** Changes the list as it is then; the field that the preview shows is the account's own. */
    edit: (change: (fields: CustomField[]) => CustomField[], litId: number | null) => {
      setFields((now) =>
        group === null
          ? change(now)
          : now.map((one) => (one.id === group ? { ...one, fields: change(one.fields ?? []) } : one)),
      )
      if (litId !== null) setLit(group ?? litId)
    },
    take: () => setNextId(nextId + 1),
    forget: (id: number) => setFields((now) => removeConditionsOn(now, id)),
  })
  return {
    fields,
    lit,
    /** The account's own fields. */
    list: fieldList(fields, listOf(null)),
    /** The fields of one of its groups. */
    partsOf: (group: CustomField) => fieldList(group.fields ?? [], listOf(group.id)),
    /** Opens the field of this id, wherever it stands. */
    open: (own: number | null, part: number | null) => setOpen({ own, part }),
  }
}

interface ListHost {
  nextId: number
  group: number | null
  openId: number | null
  setOpenId: (id: number | null) => void
  edit: (change: (fields: CustomField[]) => CustomField[], litId: number | null) => void
  take: () => void
  /** Takes the conditions away that look at the answer of this field. */
  forget: (id: number) => void
}

/** A list of fields that are added, changed, moved and removed, and where the focus goes then. */
function fieldList(
  fields: readonly CustomField[],
  { nextId, group, openId, setOpenId, edit, take, forget }: ListHost,
) {
  const focus = (id: string) => document.getElementById(id)?.focus()
  return {
    fields,
    group,
    openId,
    setOpenId,
    add: (chosen: Pick<CustomField, 'type' | 'fields' | 'repeats'>) => {
      flushSync(() => {
        edit((now) => [...now, { id: nextId, label: texts.newLabel, ...chosen }], nextId)
        take()
        setOpenId(nextId)
      })
      const label = document.querySelector<HTMLInputElement>(`[data-own="${nextId}"] input[name="label"]`)
      label?.focus()
      label?.select()
    },
    change: (id: number, changed: (field: CustomField) => CustomField) =>
      edit((now) => now.map((field) => (field.id === id ? changed(field) : field)), id),
    remove: (id: number) => {
      const at = fields.findIndex((field) => field.id === id)
      flushSync(() => {
        edit((now) => now.filter((field) => field.id !== id), null)
        forget(id)
        if (openId === id) setOpenId(null)
      })
      const next = fields[at + 1] ?? fields[at - 1]
      focus(next ? fieldControlId(next.id, 'edit') : fieldListId(group))
    },
    /** One place up or down; the focus stays on the button that was pressed, or goes to the other at an end. */
    move: (id: number, by: -1 | 1) => {
      const at = fields.findIndex((field) => field.id === id)
      const [from, to] = [fields[at], fields[at + by]]
      if (!from || !to) return
      flushSync(() => edit((now) => now.with(at, to).with(at + by, from), id))
      const atEnd = by < 0 ? at + by === 0 : at + by === fields.length - 1
      focus(fieldControlId(id, by < 0 === atEnd ? 'down' : 'up'))
    },
  }
}

export type CustomFieldsEdit = ReturnType<typeof useCustomFields>
export type FieldListEdit = ReturnType<typeof fieldList>
