import { memo, type ReactNode, useMemo, useState } from 'react'
import { FormRenderer } from '../../../renderer/form/FormRenderer'
import { operatorsOf } from '../../../schemas/conditionOperators'
import { kindOfControl } from '../../../schemas/controlTypes'
import type { FieldCondition } from '../../../schemas/fieldCondition'
import { buildQuestionForm, buildQuestionKindForm } from '../../../schemas/forms/vacancies/buildQuestionForm'
import {
  questionFrom,
  questionLogicField,
  questionValues,
} from '../../../schemas/forms/vacancies/questionValues'
import { isFieldKind, kinds } from '../../../schemas/kinds/kindRegistry'
import { flatTranslations, withWord } from '../../../schemas/ownWords/fieldTexts'
import { textsOfQuestion } from '../../../schemas/ownWords/vacancyTexts'
import type { OwnQuestion, OwnQuestionGroup } from '../../../schemas/vacancies/ownVacancy'
import { groupOfQuestion } from '../../../schemas/vacancies/questionEdits'
import type { VacancyFinding } from '../../../schemas/vacancies/vacancyFinding'
import { canBeAskedFor, type LogicField } from '../../../schemas/validation/checkLogic'
import { logicEditorTexts } from '../../../texts/logicEditor'
import { ConditionEditor } from '../../accountSchema/ConditionEditor'
import '../../accountSchema/OwnFields.css'
import { useSite } from '../../SiteContext'
import { PlaceWords } from '../words/PlaceWords'
import { QuestionFindings } from './QuestionFindings'
import type { QuestionsEdit } from './useQuestions'

interface QuestionFormProps {
  question: OwnQuestion
  groups: readonly OwnQuestionGroup[]
  questions: QuestionsEdit
  /** About this question. */
  findings: readonly VacancyFinding[]
}

const kindForm = buildQuestionKindForm()

/** What is asked, how it is answered, and when: forms that are never sent. */
export function QuestionForm({ question, groups, questions, findings }: QuestionFormProps): ReactNode {
  return (
    <div className="fy-questions__form">
      <QuestionFindings findings={findings} />
      <QuestionFields id={question.id} controlType={question.controlType} questions={questions} />
      <PlaceWords
        place={{
          id: `words-${question.id}`,
          path: '',
          name: '',
          own: textsOfQuestion(question),
          said: flatTranslations(question.translations),
        }}
        findings={findings.filter(({ path }) => path.includes('/translations/'))}
        onChange={(language, word) =>
          questions.change(question.id, (now) => ({
            ...now,
            translations: withWord(now.translations, language, word),
          }))
        }
      />
      <Conditions question={question} groups={groups} questions={questions} findings={findings} />
    </div>
  )
}

interface QuestionFieldsProps {
  id: string
  controlType: OwnQuestion['controlType']
  questions: QuestionsEdit
}

/** What is asked and how it is answered; they keep what is typed themselves, and are not drawn anew when it is heard of. */
const QuestionFields = memo(function QuestionFields({ id, controlType, questions }: QuestionFieldsProps) {
  const { validators } = useSite()
  const kind = kindOfControl(controlType)
  const form = useMemo(() => buildQuestionForm(kind), [kind])
  const [initial] = useState(() => {
    const question = groupOfQuestion(questions.current(), id)?.questions.find((one) => one.id === id)
    return question ? questionValues(question) : {}
  })
  return (
    <>
      <FormRenderer
        form={form}
        loadValidator={validators.load}
        initialValues={initial}
        headingLevel={3}
        submitHidden
        onChange={(values) => questions.change(id, (now) => questionFrom(now, values))}
      />
      <FormRenderer
        form={kindForm}
        loadValidator={validators.load}
        initialValues={{ kind }}
        headingLevel={3}
        submitHidden
        onChange={({ kind: chosen }) => {
          if (typeof chosen !== 'string' || !isFieldKind(chosen) || chosen === kind) return
          questions.change(id, (now) => ({ ...now, controlType: kinds[chosen].controlType }))
        }}
      />
    </>
  )
})

/** When the question is asked, and when it must be answered though it need not be as a rule. */
function Conditions({ question, groups, questions, findings }: QuestionFormProps): ReactNode {
  const { id } = question
  // The same list until something of it changes: the forms made of it stay open while one types beside them.
  const listed = JSON.stringify(
    groups
      .filter(({ repeats, questions: own }) => !repeats || own.some((one) => one.id === id))
      .flatMap((group) => group.questions)
      .filter((one) => one.id !== id)
      .map((one) => ({ ...questionLogicField(one), visibleWhen: undefined, requiredWhen: undefined })),
  )
  const fields = useMemo(
    () => (JSON.parse(listed) as LogicField[]).filter((field) => operatorsOf(field).length > 0),
    [listed],
  )
  const messageOf = (part: string) => findings.find(({ path }) => path.endsWith(`/${part}`))?.message
  const change = (part: 'visibleWhen' | 'requiredWhen', condition: FieldCondition | undefined) =>
    questions.change(id, ({ [part]: _before, ...rest }) =>
      condition ? { ...rest, [part]: condition } : rest,
    )
  if (fields.length === 0 && !question.visibleWhen && !question.requiredWhen) return null
  return (
    <>
      <ConditionEditor
        title={logicEditorTexts.shownWhen}
        none={logicEditorTexts.alwaysShown}
        condition={question.visibleWhen}
        fields={fields}
        error={messageOf('visibleWhen')}
        onChange={(condition) => change('visibleWhen', condition)}
      />
      {canBeAskedFor(questionLogicField(question)) && !question.isRequired ? (
        <ConditionEditor
          title={logicEditorTexts.requiredWhen}
          none={logicEditorTexts.notRequired}
          condition={question.requiredWhen}
          fields={fields}
          error={messageOf('requiredWhen')}
          onChange={(condition) => change('requiredWhen', condition)}
        />
      ) : null}
    </>
  )
}
