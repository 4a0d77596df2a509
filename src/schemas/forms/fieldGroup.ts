import type { AnswerSchema } from '../fields/answerSchema'
import type { FormValues } from '../fields/fieldValue'
import { kinds } from '../kinds/kindRegistry'
import { isBlank, type KindTraits } from '../kinds/kindTraits'
import { type FieldsUi, type GroupUi, getFieldUi } from './builtForm'

/** The common part of a form and a group: fields by key, and their presentation. */
export interface Fields {
  schema: { properties: Record<string, AnswerSchema>; required: string[] }
  uiSchema: FieldsUi
}

/** A field that consists of fields. */
export interface FieldGroup {
  title: string
  /** True if the answer is a list of rows; otherwise it is one object. */
  repeats: boolean
  /** The name of one row. */
  itemLabel: string
  /** Minimum and maximum number of rows; only for a repeating group. */
  min: number
  max: number
  fields: Fields
}

/** Returns the group with this key; undefined if the field is not a group. */
export function getGroup(form: Fields, key: string): FieldGroup | undefined {
  const ui = getFieldUi(form, key) as GroupUi | undefined
  if (!ui?.['ui:options']?.isGroup) return undefined
  const { title = key, minItems = 0, maxItems = 0, ...schema } = form.schema.properties[key] ?? {}
  const { properties = {}, required = [] } = schema.items ?? schema
  return {
    title,
    repeats: schema.items !== undefined,
    itemLabel: ui['ui:options'].itemLabel ?? title,
    min: minItems,
    max: maxItems,
    fields: { schema: { properties, required }, uiSchema: ui.items ?? (ui as unknown as FieldsUi) },
  }
}

/** Returns the kind of a field; undefined for a group and for a kind that this version does not know. */
export function getFieldKind(form: { uiSchema: FieldsUi }, key: string): KindTraits | undefined {
  const kind = getFieldUi(form, key)?.['ui:widget']
  return kind && kinds[kind]
}

/** Returns true if a field other than a group has no answer. */
export function isUnanswered(form: { uiSchema: FieldsUi }, key: string, value: unknown): boolean {
  return (getFieldKind(form, key)?.isEmpty ?? isBlank)(value as never)
}

/** Returns true if a row has no answers; an unticked box counts as unanswered. */
export function isBlankRow({ fields }: FieldGroup, row: FormValues): boolean {
  return fields.uiSchema['ui:order'].every((key) => {
    const value = row[key]
    return value === false || isUnanswered(fields, key, value)
  })
}

/** Returns the title of a row, counted from 1: 'Referee 2'; the group's title if it does not repeat. */
export function getRowTitle({ title, repeats, itemLabel }: FieldGroup, index: number): string {
  return repeats ? `${itemLabel} ${index + 1}` : title
}
