import { cleanText } from '../fields/cleanText'
import type { FieldValue, FormValues } from '../fields/fieldValue'
import type { Option } from '../fields/option'
import { isCharacterRule } from '../rules/characterRules'
import { normalizeDayBound } from '../rules/dayBound'
import type { FieldRule } from '../rules/fieldRule'
import type { CustomField } from '../settings/userSettings'

/** Converts a custom field to the values of `buildSchemaFieldForm`. */
export function toSchemaFieldValues(field: CustomField): FormValues {
  const { label, notes, options, rules, shownOn, repeats, itemLabel, section, width, value } = field
  return {
    label,
    notes: notes ?? '',
    options: (options ?? []).map(formatOption).join('\n'),
    min: String(rules?.min ?? ''),
    max: String(rules?.max ?? ''),
    minimum: String(rules?.minimum ?? ''),
    maximum: String(rules?.maximum ?? ''),
    earliest: rules?.earliest ?? '',
    latest: rules?.latest ?? '',
    characters: rules?.characters ?? '',
    value: options?.find((option) => option.value === value)?.label ?? value ?? '',
    ticked: value === 'Y',
    section: section ?? '',
    width: width ?? '',
    fileTypeGroup: String(rules?.fileTypeGroup ?? ''),
    message: rules?.message ?? '',
    shownOn: shownOn ?? '',
    mustBe: rules?.mustBe === true,
    required: rules?.required === true,
    ...(repeats
      ? {
          itemLabel: itemLabel ?? '',
          rowsMin: String(repeats.min ?? ''),
          rowsMax: String(repeats.max ?? ''),
        }
      : {}),
  }
}

/**
 * The properties that other parts of the editor change, and that this form leaves as they are. Of `repeats`, only its
 * presence is kept; the form contains its limits.
 */
type PreservedProperties = Pick<
  CustomField,
  'id' | 'type' | 'fields' | 'repeats' | 'visibleWhen' | 'requiredWhen' | 'translations'
>

/** Converts form values to a custom field. A bound that is not a number becomes NaN, which every check rejects. */
export function parseSchemaField(preservedProperties: PreservedProperties, values: FormValues): CustomField {
  const { id, type, fields, repeats, visibleWhen, requiredWhen, translations } = preservedProperties
  const rules = readRules(values)
  const options = readOptions(typeof values.options === 'string' ? values.options : '')
  const { shownOn, width } = values
  const value = readValue(values, options)
  return {
    id,
    type,
    label: toText(values.label),
    ...(toText(values.notes) ? { notes: toText(values.notes) } : {}),
    ...(options.length > 0 ? { options } : {}),
    ...(Object.keys(rules).length > 0 ? { rules } : {}),
    ...(shownOn === 'jobs' || shownOn === 'interests' ? { shownOn } : {}),
    ...(toText(values.section) ? { section: toText(values.section) } : {}),
    ...(width === 'half' || width === 'full' ? { width } : {}),
    ...(value ? { value } : {}),
    ...(fields ? { fields } : {}),
    ...(repeats ? readRowSettings(values) : {}),
    ...(visibleWhen ? { visibleWhen } : {}),
    ...(requiredWhen ? { requiredWhen } : {}),
    ...(translations ? { translations } : {}),
  }
}

/** Returns the initial answer. An option may be given by its label. */
function readValue({ value, ticked }: FormValues, options: readonly Option[]): string {
  if (ticked === true) return 'Y'
  const writtenText = toText(value)
  return options.find(({ label }) => label === writtenText)?.value ?? writtenText
}

function readRules(values: FormValues): Partial<FieldRule> {
  const rules: Partial<FieldRule> = {}
  if (values.required === true) rules.required = true
  if (values.mustBe === true) rules.mustBe = true
  if (toText(values.min)) rules.min = Number(values.min)
  if (toText(values.max)) rules.max = Number(values.max)
  if (toText(values.minimum)) rules.minimum = Number(values.minimum)
  if (toText(values.maximum)) rules.maximum = Number(values.maximum)
  if (toText(values.message)) rules.message = toText(values.message)
  if (values.fileTypeGroup === '1') rules.fileTypeGroup = 1
  if (values.fileTypeGroup === '2') rules.fileTypeGroup = 2
  if (toText(values.earliest)) rules.earliest = normalizeDayBound(toText(values.earliest))
  if (toText(values.latest)) rules.latest = normalizeDayBound(toText(values.latest))
  const characters = toText(values.characters)
  if (isCharacterRule(characters)) rules.characters = characters
  return rules
}

/** Returns the row settings of a repeating group. */
function readRowSettings({
  rowsMin,
  rowsMax,
  itemLabel,
}: FormValues): Pick<CustomField, 'repeats' | 'itemLabel'> {
  return {
    repeats: {
      ...(toText(rowsMin) ? { min: Number(rowsMin) } : {}),
      ...(toText(rowsMax) ? { max: Number(rowsMax) } : {}),
    },
    ...(toText(itemLabel) ? { itemLabel: toText(itemLabel) } : {}),
  }
}

/**
 * Returns the key in `buildSchemaFieldForm` for a path below a field: '/rules/max' → `max`, '/repeats/max' →
 * `rowsMax`.
 */
export function getSchemaFieldKey(path: string): string {
  if (path === '/repeats/min') return 'rowsMin'
  if (path === '/repeats/max') return 'rowsMax'
  return path.split('/').at(path.startsWith('/rules/') ? 2 : 1) ?? ''
}

function formatOption({ label, value }: Option): string {
  return label === value ? label : `${label} | ${value}`
}

/**
 * Parses one option per line; the value follows the last bar if it differs from the label. Empty lines are ignored.
 */
function readOptions(text: string): Option[] {
  return text.split('\n').flatMap((line) => {
    const separatorIndex = line.lastIndexOf('|')
    const label = (separatorIndex < 0 ? line : line.slice(0, separatorIndex)).trim()
    const value = separatorIndex < 0 ? label : line.slice(separatorIndex + 1).trim()
    return label === '' && value === '' ? [] : [{ label: label || value, value: value || label }]
  })
}

function toText(value: FieldValue): string {
  return typeof value === 'string' ? cleanText(value) : ''
}
