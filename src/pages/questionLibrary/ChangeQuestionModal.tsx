import { type ReactNode, useMemo, useState } from 'react'
import { FormRenderer } from '../../renderer/form/FormRenderer'
import type { AuthoredQuestion, LibraryQuestion } from '../../schemas/authoring/authoredVacancy'
import { buildQuestionForm } from '../../schemas/authoring/buildQuestionForm'
import { parseQuestion, toQuestionValues } from '../../schemas/authoring/questionValues'
import { getControlKind } from '../../schemas/kinds/controlTypes'
import { questionLibraryTexts as texts } from '../../texts/admin/questions.texts'
import { Modal } from '../shared/dialog/Modal'
import { useSite } from '../shared/site/SiteContext'
import type { QuestionLibrary } from './useQuestionLibrary'

interface ChangeQuestionModalProps {
  entry: LibraryQuestion
  library: QuestionLibrary
  onClose: () => void
}

/** Modal that changes a question in the library and in the drafts that use it. */
export function ChangeQuestionModal({ entry, library, onClose }: ChangeQuestionModalProps): ReactNode {
  const { validators } = useSite()
  const kind = getControlKind(entry.question.controlType)
  const form = useMemo(() => buildQuestionForm(kind), [kind])
  const [before] = useState<AuthoredQuestion>(() => ({ ...entry.question, id: entry.id }))
  return (
    <Modal title={texts.editOf(entry.name)} size="large" onClose={onClose}>
      <p>{texts.editNote(entry.usedIn.length)}</p>
      <FormRenderer
        form={form}
        loadValidator={validators.load}
        initialValues={toQuestionValues(before)}
        headingLevel={3}
        submitLabel={texts.save}
        onSubmit={async (values) => {
          const { id: _, ...question } = parseQuestion(before, values)
          if (await library.change(entry.id, question)) onClose()
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
