import {
  deepEquals,
  getSchemaType,
  getUiOptions,
  optionsList,
  type RJSFSchema,
  type UiSchema,
} from '@rjsf/utils'
import type { FieldValue } from '../../../../schemas/fields/fieldValue'
import { formatLocalNumber, parseLocalNumber } from '../../../../schemas/fields/localNumber'
import type { FieldUiOptions } from '../../../../schemas/forms/builtForm'
import { type FieldKind, isFieldKind } from '../../../../schemas/kinds/kindRegistry'
import { structureTexts as texts } from '../../../../texts/public/structuredAnswers.texts'
import { fileItem, nameOfDataUrl, toDataUrl } from './dataUrls'
import { fromLocalDateTime, fromLocalTime, toLocalDateTime, toLocalTime } from './jsonDateTimes'

/** How one leaf of a schema is asked: by which of our kinds, and how its values and JSON's become each other. */
export interface Leaf {
  kind: FieldKind
  options: Partial<FieldUiOptions>
  /** JSON → the kind's value. */
  shown: (json: unknown) => FieldValue
  /** The kind's value → JSON; undefined: not answered. */
  read: (value: FieldValue) => unknown
  /** True if the field, once it is left, shows the JSON that its text was read as. */
  showsReading?: true
  /** The same where it takes time. */
  readFile?: (file: File) => Promise<unknown>
}

export interface LeafLooks {
  notes?: string
  placeholder?: string
}

/** Where a form is answered. */
export interface LeafPlace {
  /** Whose way of writing numbers applies, see `numberPlace`. */
  place: string
  /** The IANA zone of date-times; that of the browser without it. */
  zone?: string | undefined
}

/** Longer text than anybody types; a foreign schema that says nothing of length means none. */
const noLimit = 1_000_000

/** The leaf that asks this schema. A field of ours says its kind itself, and its values are JSON already. */
export function leafOf(schema: RJSFSchema, uiSchema: UiSchema | undefined, { place, zone }: LeafPlace): Leaf {
  const widget: unknown = uiSchema?.['ui:widget']
  const own: unknown = uiSchema?.['ui:options']
  if (typeof widget === 'string' && isFieldKind(widget) && isOwnOptions(own)) {
    return { kind: widget, options: own, shown: (json) => json as FieldValue, read: (value) => value }
  }
  const looks = looksOf(schema, uiSchema)
  const name = getUiOptions(uiSchema).widget
  const type = getSchemaType(schema)
  if (type === 'array') return severalOf(schema, uiSchema, looks)
  const choices = optionsList(schema, uiSchema)
  if (choices) return oneOfThese(choices, name, looks)
  if (type === 'boolean') return yesOrNo(name, looks)
  if (type === 'number' || type === 'integer') return numberLeaf(looks, place)
  if (type === undefined && name === undefined && schema.format === undefined) return jsonLeaf(looks)
  return zoned(textLeaf(schema, String(name ?? ''), looks), schema, zone)
}

function isOwnOptions(options: unknown): options is FieldUiOptions {
  return typeof options === 'object' && options !== null && 'rules' in options
}

function looksOf(schema: RJSFSchema, uiSchema: UiSchema | undefined): LeafLooks {
  const { description, help, placeholder } = getUiOptions(uiSchema)
  const notes = [description ?? schema.description, help].filter((text) => typeof text === 'string' && text)
  return {
    ...(notes.length > 0 ? { notes: notes.join(' ') } : {}),
    ...(typeof placeholder === 'string' ? { placeholder } : {}),
  }
}

interface Choice {
  label: string
  value?: unknown
}

/** Values of any type are chosen by their place in the list. */
function oneOfThese(choices: readonly Choice[], widget: unknown, looks: LeafLooks): Leaf {
  const many = choices.length > 15 ? 'searchable-select' : 'select'
  return {
    kind: widget === 'radio' ? 'radio' : many,
    options: { ...looks, choices: placed(choices) },
    shown: (json) => placeOf(choices, json),
    // Typed text that is no choice stays text, which the validator refuses.
    read: (value) =>
      value === '' ? undefined : Number(value) in choices ? choices[Number(value)]?.value : value,
  }
}

function severalOf(schema: RJSFSchema, uiSchema: UiSchema | undefined, looks: LeafLooks): Leaf {
  const items = typeof schema.items === 'object' && !Array.isArray(schema.items) ? schema.items : {}
  const choices: readonly Choice[] = optionsList(items as RJSFSchema, uiSchema) ?? []
  return {
    kind: 'checkbox',
    options: { ...looks, choices: placed(choices) },
    shown: (json) => (Array.isArray(json) ? json.map((one) => placeOf(choices, one)) : []),
    read: (value) => (Array.isArray(value) ? value.map((at) => choices[Number(at)]?.value) : undefined),
  }
}

function yesOrNo(widget: unknown, looks: LeafLooks): Leaf {
  if (widget === 'radio' || widget === 'select') {
    return oneOfThese(
      [
        { label: texts.yes, value: true },
        { label: texts.no, value: false },
      ],
      widget,
      looks,
    )
  }
  return { kind: 'checkbox', options: looks, shown: (json) => json === true, read: (value) => value }
}

/** A number is typed as text, as it is written at the place; other text stays text, which the validator refuses. */
function numberLeaf(looks: LeafLooks, place: string): Leaf {
  return {
    kind: 'text',
    options: { ...looks, maxlength: noLimit, inputmode: 'decimal', autocomplete: 'off' },
    showsReading: true,
    shown: (json) =>
      typeof json === 'number' ? formatLocalNumber(json, place) : typeof json === 'string' ? json : '',
    read: (value) => {
      if (typeof value !== 'string' || value.trim() === '') return undefined
      return parseLocalNumber(value, place) ?? value
    },
  }
}

/** A value of any type is typed as JSON. Text that is no JSON is the text itself, and is shown in quotes once it is read. */
function jsonLeaf(looks: LeafLooks): Leaf {
  return {
    kind: 'textarea',
    options: { ...looks, notes: [looks.notes, texts.json].filter(Boolean).join(' '), maxlength: noLimit },
    showsReading: true,
    shown: (json) => (json === undefined ? '' : JSON.stringify(json, null, 2)),
    read: (value) => {
      if (typeof value !== 'string' || value.trim() === '') return undefined
      try {
        return JSON.parse(value) as unknown
      } catch {
        return value
      }
    },
  }
}

const kindOfFormat: Record<string, FieldKind> = {
  email: 'email',
  uri: 'url',
  url: 'url',
  date: 'date',
  'alt-date': 'date',
  'date-time': 'datetime-local',
  time: 'time',
}

const kindOfWidget: Record<string, FieldKind> = {
  ...kindOfFormat,
  textarea: 'textarea',
  password: 'password',
  hidden: 'hidden',
  tel: 'tel',
  datetime: 'datetime-local',
}

function textLeaf(schema: RJSFSchema, widget: string, looks: LeafLooks): Leaf {
  const kind = kindOfWidget[widget] ?? kindOfFormat[schema.format ?? ''] ?? 'text'
  const maxlength = typeof schema.maxLength === 'number' ? schema.maxLength : noLimit
  const plain: Leaf = {
    kind,
    options: { ...looks, maxlength },
    shown: (json) =>
      json === undefined || json === null ? '' : typeof json === 'string' ? json : JSON.stringify(json),
    read: (value) => (value === '' || value === null ? undefined : value),
  }
  if (schema.format === 'data-url' || schema.format === fileItem) {
    return { ...plain, kind: 'file', shown: nameOfDataUrl, readFile: toDataUrl }
  }
  if (kind === 'time') return { ...plain, shown: toLocalTime, read: fromLocalTime }
  return plain
}

/** A moment, which is asked by the clocks of a zone. */
function zoned(leaf: Leaf, { format }: RJSFSchema, zone: string | undefined): Leaf {
  if (leaf.kind !== 'datetime-local' || format !== 'date-time') return leaf
  return {
    ...leaf,
    shown: (json) => toLocalDateTime(json, zone),
    read: (value) => fromLocalDateTime(value, zone),
  }
}

function placed(choices: readonly Choice[]): { label: string; value: string }[] {
  return choices.map((choice, at) => ({ label: labelOf(choice), value: String(at) }))
}

/** A value that is an object or a list and has no name of its own is shown as JSON. */
function labelOf({ label, value }: Choice): string {
  return typeof value === 'object' && label === String(value) ? JSON.stringify(value) : label
}

function placeOf(choices: readonly Choice[], json: unknown): string {
  const at = json === undefined ? -1 : choices.findIndex(({ value }) => deepEquals(value, json))
  return at < 0 ? '' : String(at)
}
