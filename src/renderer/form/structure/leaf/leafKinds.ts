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
import { fileRowFormat, parseDataUrl, toDataUrl } from './dataUrls'
import { parseLocalDateTime, parseLocalTime, toLocalDateTime, toLocalTime } from './jsonDateTimes'

/** How a leaf of a schema is rendered: its field kind, and the conversions between the kind's value and JSON. */
export interface Leaf {
  kind: FieldKind
  options: Partial<FieldUiOptions>
  /** Converts JSON to the kind's value. */
  toValue: (json: unknown) => FieldValue
  /** Converts the kind's value to JSON; undefined if there is no answer. */
  toJson: (value: FieldValue) => unknown
  /** True if the typed text is replaced on blur by `toValue` of the JSON value that it was converted to. */
  reformatsOnBlur?: true
  /** Converts a chosen file to JSON asynchronously, instead of `toJson`. */
  fileToJson?: (file: File) => Promise<unknown>
}

export interface LeafAppearance {
  notes?: string
  placeholder?: string
}

/** Regional settings of a form. */
export interface LeafContext {
  /** Country whose number format applies, see `getNumberRegion`. */
  region: string
  /** IANA time zone of date-times. Default: the browser's zone. */
  zone?: string | undefined
}

/** Maximum length for schemas that set none: more than any user types. */
const noLimit = 1_000_000

/** Returns the leaf for a schema. A field of Foyer's own forms names its kind, and its values are already JSON. */
export function getLeaf(
  schema: RJSFSchema,
  uiSchema: UiSchema | undefined,
  { region, zone }: LeafContext,
): Leaf {
  const widget: unknown = uiSchema?.['ui:widget']
  const declaredOptions: unknown = uiSchema?.['ui:options']
  if (typeof widget === 'string' && isFieldKind(widget) && isFoyerOptions(declaredOptions)) {
    return {
      kind: widget,
      options: declaredOptions,
      toValue: (json) => json as FieldValue,
      toJson: (value) => value,
    }
  }
  const appearance = getAppearance(schema, uiSchema)
  const widgetName = getUiOptions(uiSchema).widget
  const type = getSchemaType(schema)
  if (type === 'array') return createMultipleChoiceLeaf(schema, uiSchema, appearance)
  const choices = optionsList(schema, uiSchema)
  if (choices) return createChoiceLeaf(choices, widgetName, appearance)
  if (type === 'boolean') return createBooleanLeaf(widgetName, appearance)
  if (type === 'number' || type === 'integer') return createNumberLeaf(appearance, region)
  if (type === undefined && widgetName === undefined && schema.format === undefined)
    return createJsonLeaf(appearance)
  return withZone(createTextLeaf(schema, String(widgetName ?? ''), appearance), schema, zone)
}

function isFoyerOptions(options: unknown): options is FieldUiOptions {
  return typeof options === 'object' && options !== null && 'rules' in options
}

function getAppearance(schema: RJSFSchema, uiSchema: UiSchema | undefined): LeafAppearance {
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

/** A choice whose values may have any type; the kind's value is the index of the choice. */
function createChoiceLeaf(choices: readonly Choice[], widget: unknown, appearance: LeafAppearance): Leaf {
  const selectWidget = choices.length > 15 ? 'searchable-select' : 'select'
  return {
    kind: widget === 'radio' ? 'radio' : selectWidget,
    options: { ...appearance, choices: toIndexedOptions(choices) },
    toValue: (json) => getChoiceIndex(choices, json),
    // Typed text that matches no choice remains text, which the validator rejects.
    toJson: (value) =>
      value === '' ? undefined : Number(value) in choices ? choices[Number(value)]?.value : value,
  }
}

function createMultipleChoiceLeaf(
  schema: RJSFSchema,
  uiSchema: UiSchema | undefined,
  appearance: LeafAppearance,
): Leaf {
  const items = typeof schema.items === 'object' && !Array.isArray(schema.items) ? schema.items : {}
  const choices: readonly Choice[] = optionsList(items as RJSFSchema, uiSchema) ?? []
  return {
    kind: 'checkbox',
    options: { ...appearance, choices: toIndexedOptions(choices) },
    toValue: (json) => (Array.isArray(json) ? json.map((item) => getChoiceIndex(choices, item)) : []),
    toJson: (value) =>
      Array.isArray(value) ? value.map((index) => choices[Number(index)]?.value) : undefined,
  }
}

function createBooleanLeaf(widget: unknown, appearance: LeafAppearance): Leaf {
  if (widget === 'radio' || widget === 'select') {
    return createChoiceLeaf(
      [
        { label: texts.yes, value: true },
        { label: texts.no, value: false },
      ],
      widget,
      appearance,
    )
  }
  return { kind: 'checkbox', options: appearance, toValue: (json) => json === true, toJson: (value) => value }
}

/** A number, typed as text in the country's number format. Other text remains text, which the validator rejects. */
function createNumberLeaf(appearance: LeafAppearance, region: string): Leaf {
  return {
    kind: 'text',
    options: { ...appearance, maxlength: noLimit, inputmode: 'decimal', autocomplete: 'off' },
    reformatsOnBlur: true,
    toValue: (json) =>
      typeof json === 'number' ? formatLocalNumber(json, region) : typeof json === 'string' ? json : '',
    toJson: (value) => {
      if (typeof value !== 'string' || value.trim() === '') return undefined
      return parseLocalNumber(value, region) ?? value
    },
  }
}

/** A value of any type, typed as JSON. Text that is not JSON becomes a string and is shown in quotes after blur. */
function createJsonLeaf(appearance: LeafAppearance): Leaf {
  return {
    kind: 'textarea',
    options: {
      ...appearance,
      notes: [appearance.notes, texts.json].filter(Boolean).join(' '),
      maxlength: noLimit,
    },
    reformatsOnBlur: true,
    toValue: (json) => (json === undefined ? '' : JSON.stringify(json, null, 2)),
    toJson: (value) => {
      if (typeof value !== 'string' || value.trim() === '') return undefined
      try {
        return JSON.parse(value) as unknown
      } catch {
        return value
      }
    },
  }
}

const kindByFormat: Record<string, FieldKind> = {
  email: 'email',
  uri: 'url',
  url: 'url',
  date: 'date',
  'alt-date': 'date',
  'date-time': 'datetime-local',
  time: 'time',
}

const kindByWidget: Record<string, FieldKind> = {
  ...kindByFormat,
  textarea: 'textarea',
  password: 'password',
  hidden: 'hidden',
  tel: 'tel',
  datetime: 'datetime-local',
}

function createTextLeaf(schema: RJSFSchema, widget: string, appearance: LeafAppearance): Leaf {
  const kind = kindByWidget[widget] ?? kindByFormat[schema.format ?? ''] ?? 'text'
  const maxlength = typeof schema.maxLength === 'number' ? schema.maxLength : noLimit
  const plainLeaf: Leaf = {
    kind,
    options: { ...appearance, maxlength },
    toValue: (json) =>
      json === undefined || json === null ? '' : typeof json === 'string' ? json : JSON.stringify(json),
    toJson: (value) => (value === '' || value === null ? undefined : value),
  }
  if (schema.format === 'data-url' || schema.format === fileRowFormat) {
    return { ...plainLeaf, kind: 'file', toValue: parseDataUrl, fileToJson: toDataUrl }
  }
  if (kind === 'time') return { ...plainLeaf, toValue: toLocalTime, toJson: parseLocalTime }
  return plainLeaf
}

/** Adds the conversions between a date-time and local time in a zone to a `date-time` leaf. */
function withZone(leaf: Leaf, { format }: RJSFSchema, zone: string | undefined): Leaf {
  if (leaf.kind !== 'datetime-local' || format !== 'date-time') return leaf
  return {
    ...leaf,
    toValue: (json) => toLocalDateTime(json, zone),
    toJson: (value) => parseLocalDateTime(value, zone),
  }
}

function toIndexedOptions(choices: readonly Choice[]): { label: string; value: string }[] {
  return choices.map((choice, index) => ({ label: getLabel(choice), value: String(index) }))
}

/** Returns the choice's label; JSON for an object or a list without its own label. */
function getLabel({ label, value }: Choice): string {
  return typeof value === 'object' && label === String(value) ? JSON.stringify(value) : label
}

function getChoiceIndex(choices: readonly Choice[], json: unknown): string {
  const index = json === undefined ? -1 : choices.findIndex(({ value }) => deepEquals(value, json))
  return index < 0 ? '' : String(index)
}
