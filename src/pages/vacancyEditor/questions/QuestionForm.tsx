import { memo, type ReactNode, useMemo, useState } from 'react'
import { FormRenderer } from '../../../renderer/form/FormRenderer'
import { kindOfControl } from '../../../schemas/controlTypes'
import type { FormValues } from '../../../schemas/fieldValue'
import type { BuiltForm } from '../../../schemas/forms/builtForm'
import {
  buildQuestionForm,
  buildQuestionKindForm,
  type QuestionFormPart,
} from '../../../schemas/forms/vacancies/buildQuestionForm'
import { questionFrom, questionValues } from '../../../schemas/forms/vacancies/questionValues'
import { isFieldKind, kinds } from '../../../schemas/kinds/kindRegistry'
import { flatTranslations, withWord } from '../../../schemas/ownWords/fieldTexts'
import { textsOfQuestion } from '../../../schemas/ownWords/vacancyTexts'
import type { OwnQuestion } from '../../../schemas/vacancies/ownVacancy'
import { groupOfQuestion } from '../../../schemas/vacancies/questionEdits'
import { questionEditorTexts as texts } from '../../../texts/questionEditor'
import { useSite } from '../../SiteContext'
import { PlaceWords } from '../words/PlaceWords'
import { QuestionConditions } from './QuestionConditions'
import { QuestionFindings } from './QuestionFindings'
import type { QuestionFormProps } from './questionGroupProps'
import type { QuestionsEdit } from './useQuestions'

const kindForm = buildQuestionKindForm()

/** What is asked and how it is answered; folded below it what most questions do without. Forms that are never sent. */
export function QuestionForm(props: QuestionFormProps): ReactNode {
  const { question, questions, findings } = props
  const fields = { id: question.id, controlType: question.controlType, questions }
  const [isOpen, setOpen] = useState(() => saysMore(question))
  return (
    <div className="fy-questions__form">
      <QuestionFindings findings={findings} />
      <QuestionFields {...fields} part="asked" />
      <QuestionKind {...fields} />
      <QuestionWords {...props} />
      <details
        className="fy-questions__rest"
        open={isOpen}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <summary>{texts.more}</summary>
        <div className="fy-questions__form">
          <QuestionFields {...fields} part="more" />
          <QuestionConditions {...props} />
        </div>
      </details>
    </div>
  )
}

/** What is asked, in the other languages that the client offers. */
function QuestionWords({ question, questions, findings }: QuestionFormProps): ReactNode {
  return (
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
  )
}

/** Whether there is anything in the fold. */
function saysMore({ id, text, controlType, isRequired, options, ...question }: OwnQuestion): boolean {
  const { libraryId: _, keptId: _kept, alternative: _other, translations: _words, ...more } = question
  return Object.values(more).some((said) => said !== null && said !== undefined && said !== '')
}

interface QuestionFieldsProps {
  id: string
  controlType: OwnQuestion['controlType']
  questions: QuestionsEdit
  part: Exclude<QuestionFormPart, 'all'>
}

/** A part of what is said of the question; it keeps what is typed itself, and is not drawn anew when it is heard of. */
const QuestionFields = memo(function QuestionFields({
  id,
  controlType,
  questions,
  part,
}: QuestionFieldsProps) {
  const { validators } = useSite()
  const kind = kindOfControl(controlType)
  const form = useMemo(() => buildQuestionForm(kind, part), [kind, part])
  const [initial] = useState(() => {
    const question = groupOfQuestion(questions.current(), id)?.questions.find((one) => one.id === id)
    return question ? questionValues(question) : {}
  })
  return (
    <FormRenderer
      form={form}
      loadValidator={validators.load}
      initialValues={initial}
      headingLevel={3}
      submitHidden
      onChange={(values) =>
        questions.change(id, (question) =>
          questionFrom(question, { ...without(form, questionValues(question)), ...values }),
        )
      }
    />
  )
})

/** What the other part says: what this one has not any more is gone. */
function without({ schema }: BuiltForm, values: FormValues): FormValues {
  const own = Object.keys(schema.properties ?? {})
  return Object.fromEntries(Object.entries(values).filter(([name]) => !own.includes(name)))
}

const QuestionKind = memo(function QuestionKind({
  id,
  controlType,
  questions,
}: Omit<QuestionFieldsProps, 'part'>) {
  const { validators } = useSite()
  const kind = kindOfControl(controlType)
  return (
    <FormRenderer
      form={kindForm}
      loadValidator={validators.load}
      initialValues={{ kind }}
      headingLevel={3}
      submitHidden
      onChange={({ kind: chosen }) => {
        if (typeof chosen !== 'string' || !isFieldKind(chosen) || chosen === kind) return
        questions.change(id, (question) => ({ ...question, controlType: kinds[chosen].controlType }))
      }}
    />
  )
})
