import { groupEditorTexts } from '../../texts/admin/accountSchema.texts'
import { questionLibraryTexts, questionEditorTexts as texts } from '../../texts/admin/questions.texts'
import type { FormValues } from '../fields/fieldValue'
import { buildForm } from '../forms/buildForm'
import type { BuiltForm } from '../forms/builtForm'
import { type FieldDefinition, maxRows } from '../forms/fieldDefinition'
import type { AuthoredQuestionGroup } from './authoredVacancy'

const whereRows = { visibleWhen: { field: 'repeats', equals: true } } as const

/** Builds the form for the name of a question group and for its repetition. */
export function buildQuestionGroupForm(): BuiltForm {
  const fields: FieldDefinition[] = [
    line('name', texts.groupName, 500),
    {
      name: 'repeats',
      type: 'checkbox',
      label: texts.groupRepeats,
      notes: texts.groupRepeatsNote,
      width: 'full',
      rules: { kind: 'boolean', required: false },
    },
    {
      ...line('itemLabel', groupEditorTexts.itemLabel, 200),
      notes: groupEditorTexts.itemLabelNote,
      ...whereRows,
    },
    count('rowsMin', groupEditorTexts.rowsMin),
    { ...count('rowsMax', groupEditorTexts.rowsMax), notes: groupEditorTexts.rowsMaxNote(maxRows) },
  ]
  return buildForm(texts.group, [{ id: 'group', title: '', fields }])
}

/** Builds the form for the name of a group in the library. */
export function buildLibraryGroupForm(): BuiltForm {
  const name = line('name', questionLibraryTexts.groupName, 200)
  const fields = [
    {
      ...name,
      notes: questionLibraryTexts.renameNote,
      rules: { kind: 'string', required: true, max: 200 } as const,
    },
  ]
  return buildForm(questionLibraryTexts.rename, [{ id: 'kept', title: '', fields }])
}

function line(name: string, label: string, max: number): FieldDefinition {
  const rules = { kind: 'string', required: false, max } as const
  return { name, type: 'text', label, maxlength: max, width: 'full', rules }
}

function count(name: string, label: string): FieldDefinition {
  const rules = { kind: 'number', required: false } as const
  return { name, type: 'number', label, inputmode: 'numeric', rules, ...whereRows }
}

/** Converts a group to the values of `buildQuestionGroupForm`. */
export function questionGroupValues({ name, repeats, itemLabel }: AuthoredQuestionGroup): FormValues {
  return {
    name,
    repeats: repeats !== undefined,
    itemLabel: itemLabel ?? '',
    rowsMin: String(repeats?.min ?? ''),
    rowsMax: String(repeats?.max ?? ''),
  }
}

/** Converts form values to a group; its questions stay the same. */
export function parseQuestionGroup(
  { id, libraryId, questions, translations }: AuthoredQuestionGroup,
  values: FormValues,
): AuthoredQuestionGroup {
  const { name, repeats, itemLabel, rowsMin, rowsMax } = values
  const text = (value: unknown) => (typeof value === 'string' ? value : '')
  const group = {
    id,
    ...(libraryId === undefined ? {} : { libraryId }),
    name: text(name),
    questions,
    ...(translations ? { translations } : {}),
  }
  if (repeats !== true) return group
  return {
    ...group,
    repeats: { ...getCount('min', rowsMin), ...getCount('max', rowsMax) },
    ...(text(itemLabel) === '' ? {} : { itemLabel: text(itemLabel) }),
  }
}

/**
 * Parses a number of rows; anything else than a whole number is ignored. Larger numbers become 1000, which is enough
 * for the validation to reject them.
 */
function getCount(name: 'min' | 'max', writtenValue: unknown): { min?: number; max?: number } {
  const figure =
    typeof writtenValue === 'string' && /^\s*\d+\s*$/.test(writtenValue) ? Number(writtenValue) : null
  return figure === null ? {} : { [name]: Math.min(figure, 1000) }
}
