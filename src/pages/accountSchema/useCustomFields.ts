import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { OpenAccountSchema } from '../../schemas/accountSchema/accountSchema'
import { removeDependentComparisons } from '../../schemas/accountSchema/dependentFields'
import type { CustomField } from '../../schemas/settings/userSettings'
import { accountSchemaTexts as texts } from '../../texts/admin/accountSchema.texts'

/** Returns the id of a row's button, to which the focus returns after an action. */
export const getFieldControlId = (id: number, part: 'edit' | 'up' | 'down') => `custom-field-${part}-${id}`

/** Returns the id of the heading of a field list: the account's custom fields, or the fields of one group. */
export const getFieldListId = (group: number | null) =>
  group === null ? 'custom-fields' : `custom-fields-${group}`

/**
 * State of the account's custom fields while they are edited. At most one field of the account and one field of its
 * group are open.
 */
export function useCustomFields({ customFields, nextFieldId }: OpenAccountSchema) {
  const [fields, setFields] = useState<CustomField[]>(customFields)
  const [nextId, setNextId] = useState(nextFieldId)
  const [openItem, setOpenItem] = useState<{ fieldId: number | null; groupFieldId: number | null }>({
    fieldId: null,
    groupFieldId: null,
  })
  const getList = (group: number | null) => ({
    nextId,
    group,
    openId: group === null ? openItem.fieldId : openItem.groupFieldId,
    setOpenId: (id: number | null) =>
      setOpenItem((current) =>
        group === null ? { fieldId: id, groupFieldId: null } : { ...current, groupFieldId: id },
      ),
    /** Applies `change` to the current list. */
    edit: (change: (fields: CustomField[]) => CustomField[]) =>
      setFields((current) =>
        group === null
          ? change(current)
          : current.map((field) =>
              field.id === group ? { ...field, fields: change(field.fields ?? []) } : field,
            ),
      ),
    reserveId: () => setNextId(nextId + 1),
    removeConditions: (id: number) => setFields((current) => removeDependentComparisons(current, id)),
  })
  return {
    fields,
    /** Edit state of the account's custom fields. */
    list: createFieldListEdit(fields, getList(null)),
    /** Returns the edit state of a group's fields. */
    getGroupList: (group: CustomField) => createFieldListEdit(group.fields ?? [], getList(group.id)),
    /** Opens the account's field `fieldId` and, if it is a group, the field `groupFieldId` inside it. */
    open: (fieldId: number | null, groupFieldId: number | null) => setOpenItem({ fieldId, groupFieldId }),
  }
}

interface FieldListState {
  nextId: number
  group: number | null
  openId: number | null
  setOpenId: (id: number | null) => void
  edit: (change: (fields: CustomField[]) => CustomField[]) => void
  reserveId: () => void
  /** Removes the comparisons with this field from all conditions. */
  removeConditions: (id: number) => void
}

/** Returns the operations on a list of fields (add, change, move, remove); all but `change` also set the focus. */
function createFieldListEdit(
  fields: readonly CustomField[],
  { nextId, group, openId, setOpenId, edit, reserveId, removeConditions }: FieldListState,
) {
  const focus = (id: string) => document.getElementById(id)?.focus()
  return {
    fields,
    group,
    openId,
    setOpenId,
    add: (initialField: Pick<CustomField, 'type' | 'fields' | 'repeats'>) => {
      flushSync(() => {
        edit((current) => [...current, { id: nextId, label: texts.newLabel, ...initialField }])
        reserveId()
        setOpenId(nextId)
      })
      const label = document.querySelector<HTMLInputElement>(
        `[data-custom-field="${nextId}"] input[name="label"]`,
      )
      label?.focus()
      label?.select()
    },
    change: (id: number, changeField: (field: CustomField) => CustomField) =>
      edit((current) => current.map((field) => (field.id === id ? changeField(field) : field))),
    remove: (id: number) => {
      const index = fields.findIndex((field) => field.id === id)
      flushSync(() => {
        edit((current) => current.filter((field) => field.id !== id))
        removeConditions(id)
        if (openId === id) setOpenId(null)
      })
      const next = fields[index + 1] ?? fields[index - 1]
      focus(next ? getFieldControlId(next.id, 'edit') : getFieldListId(group))
    },
    /**
     * Moves the field one place up or down. The focus stays on the pressed button, or moves to the opposite button at
     * an end.
     */
    move: (id: number, offset: -1 | 1) => {
      const index = fields.findIndex((field) => field.id === id)
      const [movedField, replacedField] = [fields[index], fields[index + offset]]
      if (!movedField || !replacedField) return
      flushSync(() => edit((current) => current.with(index, replacedField).with(index + offset, movedField)))
      const isAtEnd = offset < 0 ? index + offset === 0 : index + offset === fields.length - 1
      focus(getFieldControlId(id, offset < 0 === isAtEnd ? 'down' : 'up'))
    },
  }
}

export type CustomFieldsEdit = ReturnType<typeof useCustomFields>
export type FieldListEdit = ReturnType<typeof createFieldListEdit>
