import '../../accountSchema/CustomFields.css'
import { memo, type ReactNode, useMemo, useState } from 'react'
import { FormRenderer } from '../../../renderer/form/FormRenderer'
import { FormPreview } from '../../../renderer/form/preview/FormPreview'
import type { AuthoredQuestion } from '../../../schemas/authoring/authoredVacancy'
import {
  buildQuestionForm,
  buildQuestionKindForm,
  type QuestionFormPart,
} from '../../../schemas/authoring/buildQuestionForm'
import { buildQuestionPreview } from '../../../schemas/authoring/previewedVacancy'
import { getQuestionGroup } from '../../../schemas/authoring/questionEdits'
import {
  parseQuestion,
  toQuestionLogicField,
  toQuestionValues,
} from '../../../schemas/authoring/questionValues'
import type { VacancyFinding } from '../../../schemas/authoring/vacancyFindings'
import { canBeConditionallyRequired, type LogicField } from '../../../schemas/fieldLogic/checkLogic'
import { getOperators } from '../../../schemas/fieldLogic/conditionOperators'
import type { FieldCondition } from '../../../schemas/fields/fieldCondition'
import type { FormValues } from '../../../schemas/fields/fieldValue'
import type { BuiltForm } from '../../../schemas/forms/builtForm'
import { getControlKind } from '../../../schemas/kinds/fieldType'
import { isFieldKind, kinds } from '../../../schemas/kinds/kindRegistry'
import { flattenAllTranslations, setTranslatedText } from '../../../schemas/settings/translatableFieldTexts'
import { getQuestionTexts } from '../../../schemas/vacancies/translatableVacancyTexts'
import { logicEditorTexts } from '../../../texts/admin/fieldLogic.texts'
import { questionEditorTexts as texts } from '../../../texts/admin/questions.texts'
import { ConditionEditor } from '../../shared/conditions/ConditionEditor'
import { useSite } from '../../shared/site/SiteContext'
import { SectionTranslations } from '../translations/RichTextWidget'
import { getName, type QuestionFormProps, type QuestionsEdit } from './useQuestions'

const kindForm = buildQuestionKindForm()

/**
 * Editor of a question: text and answer type, and below them the less common settings, collapsed unless the question
 * has one. Its forms are never submitted.
 */
export function QuestionForm(props: QuestionFormProps): ReactNode {
  const { question, questions, findings } = props
  const fieldProps = { id: question.id, controlType: question.controlType, questions }
  const [isOpen, setOpen] = useState(() => hasCollapsedSettings(question))
  return (
    <div className="fy-question-editor__form fy-stack fy-gap-4 fy-inset-3">
      <QuestionFindings findings={findings} />
      <QuestionFields {...fieldProps} part="basic" />
      <QuestionKind {...fieldProps} />
      <QuestionTranslations {...props} />
      <details
        className="fy-question-editor__rest"
        open={isOpen}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <summary>{texts.more}</summary>
        <div className="fy-question-editor__form fy-stack fy-gap-4 fy-inset-3">
          <QuestionFields {...fieldProps} part="more" />
          <QuestionConditions {...props} />
        </div>
      </details>
      <QuestionPreview question={question} />
    </div>
  )
}

/** Translations of the question into the client's other languages. */
function QuestionTranslations({ question, questions, findings }: QuestionFormProps): ReactNode {
  return (
    <SectionTranslations
      section={{
        id: `words-${question.id}`,
        path: '',
        name: '',
        originals: getQuestionTexts(question),
        translations: flattenAllTranslations(question.translations),
      }}
      findings={findings.filter(({ path }) => path.includes('/translations/'))}
      onChange={(language, edit) =>
        questions.change(question.id, (current) => ({
          ...current,
          translations: setTranslatedText(current.translations, language, edit),
        }))
      }
    />
  )
}

/** Returns whether the question has any of the collapsed settings. */
function hasCollapsedSettings({
  id,
  text,
  controlType,
  isRequired,
  options,
  ...question
}: AuthoredQuestion): boolean {
  const {
    libraryId: _,
    keptId: _keptId,
    alternative: _alternative,
    translations: _translations,
    ...details
  } = question
  return Object.values(details).some((value) => value !== null && value !== undefined && value !== '')
}

interface QuestionFieldsProps {
  id: string
  controlType: AuthoredQuestion['controlType']
  questions: QuestionsEdit
  part: Exclude<QuestionFormPart, 'all'>
}

/**
 * One part of the question's settings. The form keeps the values, and the component is memoized, so that an edit does
 * not render the form again.
 */
const QuestionFields = memo(function QuestionFields({
  id,
  controlType,
  questions,
  part,
}: QuestionFieldsProps) {
  const { validators } = useSite()
  const kind = getControlKind(controlType)
  const form = useMemo(() => buildQuestionForm(kind, part), [kind, part])
  const [initialValues] = useState(() => {
    const question = getQuestionGroup(questions.getGroups(), id)?.questions.find((item) => item.id === id)
    return question ? toQuestionValues(question) : {}
  })
  return (
    <FormRenderer
      form={form}
      loadValidator={validators.load}
      initialValues={initialValues}
      headingLevel={3}
      submitHidden
      onChange={(values) =>
        questions.change(id, (question) =>
          parseQuestion(question, { ...omitFormValues(form, toQuestionValues(question)), ...values }),
        )
      }
    />
  )
})

/** Returns the values without the fields of this form: the settings that the other part's form edits. */
function omitFormValues({ schema }: BuiltForm, values: FormValues): FormValues {
  const keys = Object.keys(schema.properties ?? {})
  return Object.fromEntries(Object.entries(values).filter(([name]) => !keys.includes(name)))
}

const QuestionKind = memo(function QuestionKind({
  id,
  controlType,
  questions,
}: Omit<QuestionFieldsProps, 'part'>) {
  const { validators } = useSite()
  const kind = getControlKind(controlType)
  return (
    <FormRenderer
      form={kindForm}
      loadValidator={validators.load}
      initialValues={{ kind }}
      headingLevel={3}
      submitHidden
      onChange={({ kind: selectedKind }) => {
        if (typeof selectedKind !== 'string' || !isFieldKind(selectedKind) || selectedKind === kind) return
        questions.change(id, (question) => ({ ...question, controlType: kinds[selectedKind].controlType }))
      }}
    />
  )
})

/** Editors of the conditions for showing a question and, if it is optional and its type allows it, for requiring it. */
function QuestionConditions({ question, groups, questions, findings }: QuestionFormProps): ReactNode {
  const { id } = question
  // Keeps the list's identity until its content changes, so that the forms generated from it stay mounted.
  const logicFieldsJson = JSON.stringify(
    groups
      .filter(
        ({ repeats, questions: groupQuestions }) =>
          !repeats || groupQuestions.some((groupQuestion) => groupQuestion.id === id),
      )
      .flatMap((group) => group.questions)
      .filter((item) => item.id !== id)
      .map((item) => ({ ...toQuestionLogicField(item), visibleWhen: undefined, requiredWhen: undefined })),
  )
  const fields = useMemo(
    () => (JSON.parse(logicFieldsJson) as LogicField[]).filter((field) => getOperators(field).length > 0),
    [logicFieldsJson],
  )
  const getMessage = (part: string) => findings.find(({ path }) => path.endsWith(`/${part}`))?.message
  const change = (part: 'visibleWhen' | 'requiredWhen', condition: FieldCondition | undefined) =>
    questions.change(id, ({ [part]: _before, ...rest }) =>
      condition ? { ...rest, [part]: condition } : rest,
    )
  if (fields.length === 0 && !question.visibleWhen && !question.requiredWhen) return null
  return (
    <>
      <ConditionEditor
        title={logicEditorTexts.shownWhenTitle}
        emptyText={logicEditorTexts.alwaysShown}
        condition={question.visibleWhen}
        fields={fields}
        error={getMessage('visibleWhen')}
        onChange={(condition) => change('visibleWhen', condition)}
      />
      {canBeConditionallyRequired(toQuestionLogicField(question)) && !question.isRequired ? (
        <ConditionEditor
          title={logicEditorTexts.requiredWhen}
          emptyText={logicEditorTexts.notRequired}
          condition={question.requiredWhen}
          fields={fields}
          error={getMessage('requiredWhen')}
          onChange={(condition) => change('requiredWhen', condition)}
        />
      ) : null}
    </>
  )
}

/** Findings about a question or group, shown in its editor. */
export function QuestionFindings({ findings }: { findings: readonly VacancyFinding[] }): ReactNode {
  if (findings.length === 0) return null
  return (
    <ul className="fy-question-editor__findings fy-stack fy-gap-1 fy-inset-3">
      {findings.map(({ path, code, message, severity }) => (
        <li key={`${path} ${code}`} data-severity={severity}>
          {message}
        </li>
      ))}
    </ul>
  )
}

/** Shows the question as applicants will see it. Answers can be tried out and are not stored. */
function QuestionPreview({ question }: { question: AuthoredQuestion }): ReactNode {
  const form = useMemo(() => buildQuestionPreview({ ...question, text: getName(question) }), [question])
  return (
    <section
      className="fy-question-editor__preview fy-grid fy-gap-2 fy-packed"
      aria-label={texts.preview(getName(question))}
    >
      <p className="fy-note">{texts.previewNote}</p>
      <FormPreview form={form} headingLevel={3} selected={null} />
    </section>
  )
}
