import { type ReactNode, useMemo, useState } from 'react'
import { FormRenderer } from '../../renderer/form/FormRenderer'
import { kindOfControl } from '../../schemas/controlTypes'
import { buildQuestionForm } from '../../schemas/forms/vacancies/buildQuestionForm'
import { questionFrom, questionValues } from '../../schemas/forms/vacancies/questionValues'
import type { LibraryQuestion, OwnQuestion } from '../../schemas/vacancies/ownVacancy'
import { questionLibraryTexts as texts } from '../../texts/questionLibrary'
import { Modal } from '../parts/Modal'
import { useSite } from '../SiteContext'
import type { QuestionLibrary } from './useQuestionLibrary'

interface ChangeQuestionModalProps {
  kept: LibraryQuestion
  library: QuestionLibrary
  onClose: () => void
}

/** Changes a question in the library and in the drafts that use it. */
export function ChangeQuestionModal({ kept, library, onClose }: ChangeQuestionModalProps): ReactNode {
  const { validators } = useSite()
  const kind = kindOfControl(kept.question.controlType)
  const form = useMemo(() => buildQuestionForm(kind), [kind])
  const [before] = useState<OwnQuestion>(() => ({ ...kept.question, id: kept.id }))
  return (
    <Modal title={texts.editOf(kept.name)} size="large" onClose={onClose}>
      <p>{texts.editNote(kept.usedIn.length)}</p>
      <FormRenderer
        form={form}
        loadValidator={validators.load}
        initialValues={questionValues(before)}
        headingLevel={3}
        submitLabel={texts.save}
        onSubmit={async (values) => {
          const { id: _, ...question } = questionFrom(before, values)
          if (await library.change(kept.id, question)) onClose()
        }}
      />
      <div className="fy-modal__actions">
        <button type="button" className="fy-button fy-button--quiet" onClick={onClose}>
          {texts.cancel}
        </button>
      </div>
    </Modal>
  )
}
