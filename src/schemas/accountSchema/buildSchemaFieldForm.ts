import { groupEditorTexts, accountSchemaTexts as texts } from '../../texts/admin/accountSchema.texts'
import { logicEditorTexts as logicTexts } from '../../texts/admin/fieldLogic.texts'
import { characterTexts } from '../../texts/public/characterRules.texts'
import { supportsCharacterRules } from '../fieldLogic/checkFieldBounds'
import { buildForm } from '../forms/buildForm'
import type { BuiltForm } from '../forms/builtForm'
import { type FieldDefinition, maxRows } from '../forms/fieldDefinition'
import type { FieldType } from '../kinds/fieldType'
import { type FieldKind, fieldKinds, kinds } from '../kinds/kindRegistry'
import { characterRules } from '../rules/characterRules'
import { schemaBounds } from './checkAccountSchema'

const optionalText = { kind: 'string', required: false } as const
const places = ['both', 'jobs', 'interests'] as const

interface SchemaFieldFormOptions {
  /** True for a repeating group. */
  repeats?: boolean
  /** True for a field in a group; its form lacks `placementKeys`. */
  isInGroup?: boolean
}

/** Builds the form in which the SuperUser edits a custom field; its fields depend on the type [FB-09]. */
export function buildSchemaFieldForm(
  type: FieldType,
  { repeats = false, isInGroup = false }: SchemaFieldFormOptions = {},
): BuiltForm {
  const fields = buildPropertyFields(type, repeats).filter(
    (field) => !isInGroup || !placementKeys.includes(field.name),
  )
  return buildForm(texts.title, [{ id: 'field', title: '', fields }])
}

/** Returns the form fields for the properties of a field of this type, except its conditions and translations. */
export function buildPropertyFields(type: FieldType, repeats = false): FieldDefinition[] {
  const typeFields = type === 'group' ? getGroupFields(repeats) : getKindFields(type)
  return [
    { name: 'label', type: 'text', label: texts.label, rules: createTextRules(true, schemaBounds.label) },
    {
      name: 'notes',
      type: 'text',
      label: texts.notes,
      notes: texts.notesNote,
      rules: createTextRules(false, schemaBounds.notes),
    },
    ...typeFields,
  ]
}

/** Properties that a field inherits from its group. */
const placementKeys = ['shownOn', 'section']

/** Builds every variant of the form; the server compiles a validator for each variant. */
export function buildAllSchemaFieldForms(): BuiltForm[] {
  return [
    ...fieldKinds.flatMap((kind) =>
      [false, true].map((isInGroup) => buildSchemaFieldForm(kind, { isInGroup })),
    ),
    ...[false, true].map((repeats) => buildSchemaFieldForm('group', { repeats })),
  ]
}

function getGroupFields(repeats: boolean): FieldDefinition[] {
  if (!repeats) return [shownOnField, sectionField]
  return [
    {
      name: 'itemLabel',
      type: 'text',
      label: groupEditorTexts.itemLabel,
      notes: groupEditorTexts.itemLabelNote,
      rules: createTextRules(false, schemaBounds.label),
    },
    buildBoundField('rowsMin', groupEditorTexts.rowsMin, 'numeric'),
    {
      ...buildBoundField('rowsMax', groupEditorTexts.rowsMax, 'numeric'),
      notes: groupEditorTexts.rowsMaxNote(maxRows),
    },
    shownOnField,
    sectionField,
  ]
}

function getKindFields(kind: FieldKind): FieldDefinition[] {
  const { options, maxlength, rule, isShown } = kinds[kind]
  const fields: (FieldDefinition | false)[] = [
    options !== 'none' && {
      name: 'options',
      type: 'textarea',
      label: texts.options,
      notes: texts.optionsNote,
      maxlength: 20_000,
      rules: createTextRules(options === 'needed', 20_000),
    },
    ...(hasLengthLimit(kind)
      ? [buildBoundField('min', texts.min, 'numeric'), buildBoundField('max', texts.max, 'numeric')]
      : []),
    ...(rule === 'number' && maxlength !== null
      ? [buildBoundField('minimum', texts.minimum), buildBoundField('maximum', texts.maximum)]
      : []),
    ...buildDayBoundFields(kind),
    supportsCharacterRules(kind) && {
      name: 'characters',
      type: 'select',
      label: logicTexts.characters,
      placeholder: logicTexts.anyCharacters,
      options: characterRules.map((value) => ({ value, label: characterTexts[value].name })),
      rules: optionalText,
    },
    ...buildInitialValueField(kind),
    rule === 'file' && {
      name: 'fileTypeGroup',
      type: 'select',
      label: texts.fileGroup,
      placeholder: texts.fileGroups[0],
      options: ['1', '2'].map((value) => ({ value, label: texts.fileGroups[value === '1' ? 1 : 2] })),
      rules: optionalText,
    },
    {
      name: 'message',
      type: 'text',
      label: texts.message,
      rules: createTextRules(false, schemaBounds.message),
    },
    shownOnField,
    ...(isShown ? [sectionField, widthField] : []),
    options === 'possible' && {
      name: 'mustBe',
      type: 'checkbox',
      label: texts.mustBeTickedLabel,
      notes: texts.mustBeTickedNote,
      rules: { kind: 'boolean', required: false },
    },
    isShown && {
      name: 'required',
      type: 'checkbox',
      label: texts.always,
      rules: { kind: 'boolean', required: false },
    },
  ]
  return fields.filter((field) => field !== false)
}

const shownOnField: FieldDefinition = {
  name: 'shownOn',
  type: 'select',
  label: texts.shownOnLabel,
  placeholder: texts.places.both,
  options: places.slice(1).map((value) => ({ value, label: texts.places[value] })),
  rules: optionalText,
}

function createTextRules(required: boolean, max: number): FieldDefinition['rules'] {
  return { kind: 'string', required, max }
}

/** Returns true for kinds with a length limit. Numbers are limited by value instead. */
function hasLengthLimit(kind: FieldKind): boolean {
  return kinds[kind].maxlength !== null && kinds[kind].rule !== 'number'
}

function buildBoundField(name: string, label: string, inputmode?: 'numeric'): FieldDefinition {
  return {
    name,
    type: 'number',
    label,
    ...(inputmode ? { inputmode } : {}),
    rules: { kind: 'number', required: false },
  }
}

const sectionField: FieldDefinition = {
  name: 'section',
  type: 'text',
  label: logicTexts.section,
  notes: logicTexts.sectionNote,
  rules: createTextRules(false, 200),
}

const widthField: FieldDefinition = {
  name: 'width',
  type: 'select',
  label: logicTexts.width,
  placeholder: logicTexts.usualWidth,
  options: (['half', 'full'] as const).map((value) => ({ value, label: logicTexts.widths[value] })),
  rules: optionalText,
}

function buildDayBoundFields(kind: FieldKind): FieldDefinition[] {
  if (!kinds[kind].isDayBased) return []
  return (['earliest', 'latest'] as const).map((name) => ({
    name,
    type: 'text',
    label: logicTexts[name],
    notes: logicTexts.dayNote,
    rules: createTextRules(false, 40),
  }))
}

/** Returns the field for the initial value, which is the only value of a hidden field; none for files and passwords. */
function buildInitialValueField(kind: FieldKind): FieldDefinition[] {
  const { rule, options, isShown } = kinds[kind]
  if (rule === 'file' || kind === 'password') return []
  if (options === 'possible')
    return [
      {
        name: 'ticked',
        type: 'checkbox',
        label: logicTexts.ticked,
        rules: { kind: 'boolean', required: false },
      },
    ]
  const label = isShown ? logicTexts.value : logicTexts.hiddenValue
  const notes = getInitialValueNote(kind)
  return [{ name: 'value', type: 'text', label, notes, rules: createTextRules(false, schemaBounds.value) }]
}

function getInitialValueNote(kind: FieldKind): string {
  const { isDayBased, options, isShown } = kinds[kind]
  if (!isShown) return logicTexts.hiddenValueNote
  if (isDayBased) return logicTexts.valueDay
  return options === 'none' ? logicTexts.valueNote : logicTexts.valueOption
}
