import { groupEditorTexts } from '../../texts/admin/accountSchema.texts'
import { questionLibraryTexts, questionEditorTexts as texts } from '../../texts/admin/questions.texts'
import { buildPropertyFields } from '../accountSchema/buildSchemaFieldForm'
import type { FormValues } from '../fields/fieldValue'
import { buildForm } from '../forms/buildForm'
import type { BuiltForm } from '../forms/builtForm'
import { type FieldDefinition, maxRows } from '../forms/fieldDefinition'
import { type FieldKind, fieldKinds, kinds } from '../kinds/kindRegistry'
import type { AuthoredQuestionGroup } from './authoredVacancy'

/** Properties of a custom field that a vacancy's question does not have. */
const customFieldOnlyProperties = ['shownOn', 'section', 'message', 'mustBe', 'fileTypeGroup']

/** Properties that most questions need; the others are optional extras. */
const basicProperties = ['label', 'options', 'required']

/** All properties of a question, only the basic ones, or only the others. */
export type QuestionFormPart = 'all' | 'basic' | 'more'

/**
 * Builds the form in which administrators edit a question: the form of a custom field, restricted to a question's
 * properties.
 */
export function buildQuestionForm(kind: FieldKind, part: QuestionFormPart = 'all'): BuiltForm {
  const fields = buildPropertyFields(kind)
    .filter(({ name }) => !customFieldOnlyProperties.includes(name))
    .filter(({ name }) => part === 'all' || basicProperties.includes(name) === (part === 'basic'))
    .map(createQuestionField)
  return buildForm(texts.question, [{ id: 'question', title: '', fields }])
}

/** Builds every form that edits questions or question groups; the server compiles a validator for each form. */
export function buildAllQuestionForms(): BuiltForm[] {
  const parts = ['all', 'basic', 'more'] as const
  const forms = fieldKinds.flatMap((kind) => parts.map((part) => buildQuestionForm(kind, part)))
  return [...forms, buildQuestionKindForm(), buildQuestionGroupForm(), buildLibraryGroupForm()]
}

function createQuestionField(field: FieldDefinition): FieldDefinition {
  if (field.name === 'label')
    return {
      ...field,
      label: texts.question,
      width: 'full',
      maxlength: 4000,
      rules: { kind: 'string', required: true, max: 4000 },
    }
  if (field.name === 'notes')
    return {
      ...field,
      label: texts.help,
      notes: texts.helpNote,
      width: 'full',
      maxlength: 4000,
      rules: { kind: 'string', required: false, max: 4000 },
    }
  return field.name === 'required' ? { ...field, label: texts.required } : field
}

/** Builds the form that chooses the kind of an existing or a new question. */
export function buildQuestionKindForm(): BuiltForm {
  const options = fieldKinds
    .map((value) => ({ value, label: kinds[value].name }))
    .sort((a, b) => a.label.localeCompare(b.label, 'en'))
  const fields: FieldDefinition[] = [
    {
      name: 'kind',
      type: 'select',
      label: texts.answerType,
      options,
      value: 'text',
      rules: { kind: 'string', required: true },
    },
  ]
  return buildForm(texts.answerType, [{ id: 'kind', title: '', fields }])
}

const visibleIfRepeating = { visibleWhen: { field: 'repeats', equals: true } } as const

/** Builds the form for the name of a question group and for its repetition. */
export function buildQuestionGroupForm(): BuiltForm {
  const fields: FieldDefinition[] = [
    createLineField('name', texts.groupName, 500),
    {
      name: 'repeats',
      type: 'checkbox',
      label: texts.groupRepeats,
      notes: texts.groupRepeatsNote,
      width: 'full',
      rules: { kind: 'boolean', required: false },
    },
    {
      ...createLineField('itemLabel', groupEditorTexts.itemLabel, 200),
      notes: groupEditorTexts.itemLabelNote,
      ...visibleIfRepeating,
    },
    createCountField('rowsMin', groupEditorTexts.rowsMin),
    {
      ...createCountField('rowsMax', groupEditorTexts.rowsMax),
      notes: groupEditorTexts.rowsMaxNote(maxRows),
    },
  ]
  return buildForm(texts.group, [{ id: 'group', title: '', fields }])
}

/** Builds the form for the name of a group in the library. */
export function buildLibraryGroupForm(): BuiltForm {
  const name = createLineField('name', questionLibraryTexts.groupName, 200)
  const fields = [
    {
      ...name,
      notes: questionLibraryTexts.renameNote,
      rules: { kind: 'string', required: true, max: 200 } as const,
    },
  ]
  return buildForm(questionLibraryTexts.rename, [{ id: 'kept', title: '', fields }])
}

function createLineField(name: string, label: string, max: number): FieldDefinition {
  const rules = { kind: 'string', required: false, max } as const
  return { name, type: 'text', label, maxlength: max, width: 'full', rules }
}

function createCountField(name: string, label: string): FieldDefinition {
  const rules = { kind: 'number', required: false } as const
  return { name, type: 'number', label, inputmode: 'numeric', rules, ...visibleIfRepeating }
}

/** Converts a group to the values of `buildQuestionGroupForm`. */
export function getQuestionGroupValues({ name, repeats, itemLabel }: AuthoredQuestionGroup): FormValues {
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
  const toText = (value: unknown) => (typeof value === 'string' ? value : '')
  const group = {
    id,
    ...(libraryId === undefined ? {} : { libraryId }),
    name: toText(name),
    questions,
    ...(translations ? { translations } : {}),
  }
  if (repeats !== true) return group
  return {
    ...group,
    repeats: { ...parseRowCount('min', rowsMin), ...parseRowCount('max', rowsMax) },
    ...(toText(itemLabel) === '' ? {} : { itemLabel: toText(itemLabel) }),
  }
}

/**
 * Parses a number of rows. Anything other than a whole number is ignored. Numbers above 1000 become 1000, which the
 * validation rejects.
 */
function parseRowCount(name: 'min' | 'max', writtenValue: unknown): { min?: number; max?: number } {
  const count =
    typeof writtenValue === 'string' && /^\s*\d+\s*$/.test(writtenValue) ? Number(writtenValue) : null
  return count === null ? {} : { [name]: Math.min(count, 1000) }
}
