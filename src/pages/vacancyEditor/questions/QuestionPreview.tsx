import { type ReactNode, useMemo } from 'react'
import { FormPreview } from '../../../renderer/form/preview/FormPreview'
import type { AuthoredQuestion } from '../../../schemas/authoring/authoredVacancy'
import { previewQuestion } from '../../../schemas/authoring/previewedVacancy'
import { questionEditorTexts as texts } from '../../../texts/admin/questions.texts'
import { getName } from './questionGroupProps'

/** Shows the question as applicants will see it. Answers can be tried out and are not stored. */
export function QuestionPreview({ question }: { question: AuthoredQuestion }): ReactNode {
  const form = useMemo(() => previewQuestion({ ...question, text: getName(question) }), [question])
  return (
    <section className="fy-questions__preview" aria-label={texts.preview(getName(question))}>
      <p className="fy-vacancy-editor__note">{texts.previewNote}</p>
      <FormPreview form={form} headingLevel={3} selected={null} />
    </section>
  )
}
