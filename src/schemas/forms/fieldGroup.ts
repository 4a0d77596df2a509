import type { AnswerSchema } from '../fields/answerSchema'
import type { FormValues } from '../fields/fieldValue'
import { isBlank, type KindMeaning } from '../kinds/kindMeaning'
import { kinds } from '../kinds/kindRegistry'
import { type FieldsUi, fieldUi, type GroupUi } from './builtForm'

/** What a form and a row of a group have in common: fields by key, and how they look. */
export interface Fields {
  schema: { properties: Record<string, AnswerSchema>; required: string[] }
  uiSchema: FieldsUi
}

/** A field that is made of fields. */
export interface FieldGroup {
  title: string
  /** Whether it is answered by a list of rows; else by one object. */
  repeats: boolean
  /** What one row is called. */
  itemLabel: string
  /** Fewest rows where there are any, and most; of a group that repeats. */
  min: number
  max: number
  fields: Fields
}

/** The group that stands under this key; undefined where a field of one answer does. */
export function groupOf(form: Fields, key: string): FieldGroup | undefined {
  const ui = fieldUi(form, key) as GroupUi | undefined
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

/** What the kind of this field means; undefined for a group, and for a field whose kind this version does not know. */
export function kindAt(form: { uiSchema: FieldsUi }, key: string): KindMeaning | undefined {
  const kind = fieldUi(form, key)?.['ui:widget']
  return kind && kinds[kind]
}

/** Whether a field that is no group has no answer. */
export function isUnanswered(form: { uiSchema: FieldsUi }, key: string, value: unknown): boolean {
  return (kindAt(form, key)?.isEmpty ?? isBlank)(value as never)
}

/** Whether nothing was written in a row. */
export function isBlankRow({ fields }: FieldGroup, row: FormValues): boolean {
  return fields.uiSchema['ui:order'].every((key) => {
    const value = row[key]
    return value === false || isUnanswered(fields, key, value)
  })
}

/** What a group's rows are called, counted from 1: 'Referee 2'; the group's title where it doesn't repeat. */
export function rowTitle({ title, repeats, itemLabel }: FieldGroup, at: number): string {
  return repeats ? `${itemLabel} ${at + 1}` : title
}
