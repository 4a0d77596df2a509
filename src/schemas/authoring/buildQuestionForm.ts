import { questionEditorTexts as texts } from '../../texts/admin/questions.texts'
import { schemaFields } from '../accountSchema/buildSchemaFieldForm'
import { buildForm } from '../forms/buildForm'
import type { BuiltForm } from '../forms/builtForm'
import type { FieldDefinition } from '../forms/fieldDefinition'
import { type FieldKind, fieldKinds, kinds } from '../kinds/kindRegistry'
import { buildKeptGroupForm, buildQuestionGroupForm } from './buildQuestionGroupForm'

/** What is said of an account's own field and not of a vacancy's question. */
const ofOwnFields = ['shownOn', 'section', 'message', 'mustBe', 'fileTypeGroup']

/** What most questions need; the rest is there for those that want more. */
const asked = ['label', 'options', 'required']

/** All that is said of a question, what it can't do without, or the rest. */
export type QuestionFormPart = 'all' | 'asked' | 'more'

/** What an administrator says of one question: what the SuperUser says of an own field, as far as a question has it. */
export function buildQuestionForm(kind: FieldKind, part: QuestionFormPart = 'all'): BuiltForm {
  const fields = schemaFields(kind)
    .filter(({ name }) => !ofOwnFields.includes(name))
    .filter(({ name }) => part === 'all' || asked.includes(name) === (part === 'asked'))
    .map(questionField)
  return buildForm(texts.question, [{ id: 'question', title: '', fields }])
}

/** Every form that can be asked for: the server compiles their validators. */
export function questionForms(): BuiltForm[] {
  const kindForms = [buildQuestionKindForm(), buildQuestionKindForm(texts.addKind)]
  const parts = ['all', 'asked', 'more'] as const
  const forms = fieldKinds.flatMap((kind) => parts.map((part) => buildQuestionForm(kind, part)))
  return [...forms, ...kindForms, buildQuestionGroupForm(), buildKeptGroupForm()]
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

/** By what kind of field a question is answered: of one that is there, and of the next. */
export function buildQuestionKindForm(label: string = texts.answeredBy): BuiltForm {
  const options = fieldKinds
    .map((value) => ({ value, label: kinds[value].name }))
    .sort((a, b) => a.label.localeCompare(b.label, 'en'))
  const fields: FieldDefinition[] = [
    {
      name: 'kind',
      type: 'select',
      label,
      options,
      value: 'text',
      rules: { kind: 'string', required: true },
    },
  ]
  return buildForm(label, [{ id: 'kind', title: '', fields }])
}
