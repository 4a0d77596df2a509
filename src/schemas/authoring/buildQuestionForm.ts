import { questionEditorTexts as texts } from '../../texts/admin/questions.texts'
import { schemaFields } from '../accountSchema/buildSchemaFieldForm'
import { buildForm } from '../forms/buildForm'
import type { BuiltForm } from '../forms/builtForm'
import type { FieldDefinition } from '../forms/fieldDefinition'
import { type FieldKind, fieldKinds, kinds } from '../kinds/kindRegistry'
import { buildLibraryGroupForm, buildQuestionGroupForm } from './buildQuestionGroupForm'

/** Properties of a custom field that a vacancy's question does not have. */
const getCustomFields = ['shownOn', 'section', 'message', 'mustBe', 'fileTypeGroup']

/** Properties that most questions need; the others are optional extras. */
const basicProperties = ['label', 'options', 'required']

/** All properties of a question, the basic ones, or the others. */
export type QuestionFormPart = 'all' | 'asked' | 'more'

/**
 * Builds the form in which administrators edit a question: the form of a custom field, restricted to a question's
 * properties.
 */
export function buildQuestionForm(kind: FieldKind, part: QuestionFormPart = 'all'): BuiltForm {
  const fields = schemaFields(kind)
    .filter(({ name }) => !getCustomFields.includes(name))
    .filter(({ name }) => part === 'all' || basicProperties.includes(name) === (part === 'asked'))
    .map(questionField)
  return buildForm(texts.question, [{ id: 'question', title: '', fields }])
}

/** Returns every variant of the form, so that the server can compile their validators. */
export function questionForms(): BuiltForm[] {
  const parts = ['all', 'asked', 'more'] as const
  const forms = fieldKinds.flatMap((kind) => parts.map((part) => buildQuestionForm(kind, part)))
  return [...forms, buildQuestionKindForm(), buildQuestionGroupForm(), buildLibraryGroupForm()]
}

function questionField(field: FieldDefinition): FieldDefinition {
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
      label: texts.answeredBy,
      options,
      value: 'text',
      rules: { kind: 'string', required: true },
    },
  ]
  return buildForm(texts.answeredBy, [{ id: 'kind', title: '', fields }])
}
