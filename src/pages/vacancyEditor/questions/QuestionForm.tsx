import { memo, type ReactNode, useMemo, useState } from 'react'
import { FormRenderer } from '../../../renderer/form/FormRenderer'
import type { AuthoredQuestion } from '../../../schemas/authoring/authoredVacancy'
import {
  buildQuestionForm,
  buildQuestionKindForm,
  type QuestionFormPart,
} from '../../../schemas/authoring/buildQuestionForm'
import { getQuestionGroup } from '../../../schemas/authoring/questionEdits'
import { parseQuestion, toQuestionValues } from '../../../schemas/authoring/questionValues'
import type { FormValues } from '../../../schemas/fields/fieldValue'
import type { BuiltForm } from '../../../schemas/forms/builtForm'
import { getControlKind } from '../../../schemas/kinds/controlTypes'
import { isFieldKind, kinds } from '../../../schemas/kinds/kindRegistry'
import { flattenTranslations, setTranslatedText } from '../../../schemas/settings/translatableFieldTexts'
import { getQuestionTexts } from '../../../schemas/vacancies/translatableVacancyTexts'
import { questionEditorTexts as texts } from '../../../texts/admin/questions.texts'
import { useSite } from '../../shared/site/SiteContext'
import { PlaceTranslations } from '../translations/PlaceTranslations'
import { QuestionConditions } from './QuestionConditions'
import { QuestionFindings } from './QuestionFindings'
import { QuestionPreview } from './QuestionPreview'
import type { QuestionFormProps } from './questionGroupProps'
import type { QuestionsEdit } from './useQuestions'

const kindForm = buildQuestionKindForm()

/**
 * Editor of a question: text and answer type, with the less common settings collapsed below. Its forms are never
 * submitted.
 */
export function QuestionForm(props: QuestionFormProps): ReactNode {
  const { question, questions, findings } = props
  const fields = { id: question.id, controlType: question.controlType, questions }
  const [isOpen, setOpen] = useState(() => saysMore(question))
  return (
    <div className="fy-questions__form">
      <QuestionFindings findings={findings} />
      <QuestionFields {...fields} part="asked" />
      <QuestionKind {...fields} />
      <QuestionTranslations {...props} />
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
      <QuestionPreview question={question} />
    </div>
  )
}

/** Translations of the question into the client's other languages. */
function QuestionTranslations({ question, questions, findings }: QuestionFormProps): ReactNode {
  return (
    <PlaceTranslations
      place={{
        id: `words-${question.id}`,
        path: '',
        name: '',
        originals: getQuestionTexts(question),
        translations: flattenTranslations(question.translations),
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
function saysMore({ id, text, controlType, isRequired, options, ...question }: AuthoredQuestion): boolean {
  const { libraryId: _, keptId: _kept, alternative: _other, translations: _words, ...more } = question
  return Object.values(more).some((value) => value !== null && value !== undefined && value !== '')
}

interface QuestionFieldsProps {
  id: string
  controlType: AuthoredQuestion['controlType']
  questions: QuestionsEdit
  part: Exclude<QuestionFormPart, 'all'>
}

/**
 * One part of the question's settings; it holds its own input, and is memoized so that its own edits do not render it
 * again.
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
  const [initial] = useState(() => {
    const question = getQuestionGroup(questions.current(), id)?.questions.find((item) => item.id === id)
    return question ? toQuestionValues(question) : {}
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
          parseQuestion(question, { ...omitField(form, toQuestionValues(question)), ...values }),
        )
      }
    />
  )
})

/** Returns the values without those of this form: the settings of the other part. */
function omitField({ schema }: BuiltForm, values: FormValues): FormValues {
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
