import { accountSchemaTexts as texts } from '../../../texts/accountSchema'
import type { FieldDefinition } from '../../fieldDefinition'
import { type FieldKind, kinds } from '../../kinds/kindRegistry'
import { schemaBounds } from '../../validation/checkAccountSchema'
import { buildForm } from '../buildForm'
import type { BuiltForm } from '../builtForm'

const optional = { kind: 'string', required: false } as const
const places = ['both', 'jobs', 'interests'] as const

/** What the SuperUser says of one own field: a generated form like every other, by the field's kind [FB-09]. */
export function buildSchemaFieldForm(kind: FieldKind): BuiltForm {
  const { options, maxlength, rule, isShown } = kinds[kind]
  const fields: (FieldDefinition | false)[] = [
    { name: 'label', type: 'text', label: texts.label, rules: text(true, schemaBounds.label) },
    {
      name: 'notes',
      type: 'text',
      label: texts.notes,
      notes: texts.notesNote,
      rules: text(false, schemaBounds.notes),
    },
    options !== 'none' && {
      name: 'options',
      type: 'textarea',
      label: texts.options,
      notes: texts.optionsNote,
      maxlength: 20_000,
      rules: text(options === 'needed', 20_000),
    },
    ...(countsCharacters(kind)
      ? [bound('min', texts.min, 'numeric'), bound('max', texts.max, 'numeric')]
      : []),
    ...(rule === 'number' && maxlength !== null
      ? [bound('minimum', texts.minimum), bound('maximum', texts.maximum)]
      : []),
    rule === 'file' && {
      name: 'fileTypeGroup',
      type: 'select',
      label: texts.fileGroup,
      placeholder: texts.fileGroups[0],
      options: ['1', '2'].map((value) => ({ value, label: texts.fileGroups[value === '1' ? 1 : 2] })),
      rules: optional,
    },
    { name: 'message', type: 'text', label: texts.message, rules: text(false, schemaBounds.message) },
    {
      name: 'shownOn',
      type: 'select',
      label: texts.shownOn,
      placeholder: texts.places.both,
      options: places.slice(1).map((value) => ({ value, label: texts.places[value] })),
      rules: optional,
    },
    options === 'possible' && {
      name: 'mustBe',
      type: 'checkbox',
      label: texts.mustBeTicked,
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
  const declared = fields.filter((field) => field !== false)
  return buildForm(texts.title, [{ id: 'field', title: '', fields: declared }])
}

function text(required: boolean, max: number): FieldDefinition['rules'] {
  return { kind: 'string', required, max }
}

/** A number is held to bounds of its own, not to how many characters it has. */
function countsCharacters(kind: FieldKind): boolean {
  return kinds[kind].maxlength !== null && kinds[kind].rule !== 'number'
}

function bound(name: string, label: string, inputmode?: 'numeric'): FieldDefinition {
  return {
    name,
    type: 'number',
    label,
    ...(inputmode ? { inputmode } : {}),
    rules: { kind: 'number', required: false },
  }
}
