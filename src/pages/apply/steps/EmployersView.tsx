import { type ReactNode, useMemo } from 'react'
import { type FormValues, isFileAnswer } from '../../../schemas/fields/fieldValue'
import { getValue, splitPath } from '../../../schemas/forms/answerPath'
import type { BuiltForm } from '../../../schemas/forms/builtForm'
import { createApplicationPreview } from '../../../schemas/submission/previewApplication'
import type { VacancyDetail } from '../../../schemas/vacancies/vacancy'
import { stepTexts } from '../../../texts/public/apply.texts'
import { Button } from '../../../widgets/shared/Button'
import { ApplicationFacts } from '../../applications/details/ApplicationFacts'
import { ApplicationHead } from '../../applications/details/ApplicationHead'
import '../../applications/details/ApplicationPanel.css'
import { ApplicationSourceContext } from '../../applications/details/ApplicationSource'
import { Modal } from '../../shared/dialog/Modal'
import { useSite } from '../../shared/site/SiteContext'
import './EmployersView.css'

interface EmployersViewProps {
  form: BuiltForm
  values: FormValues
  vacancy: VacancyDetail
  onClose: () => void
}

/** Preview of the application, documents included, in the same components that administrators read it with. */
export function EmployersView({ form, values, vacancy, onClose }: EmployersViewProps): ReactNode {
  const { now } = useSite()
  const application = useMemo(
    () => createApplicationPreview(form, values, vacancy, new Date(now())),
    [form, values, vacancy, now],
  )
  const source = useMemo(
    () => ({
      isSubmitted: false,
      // `createApplicationPreview` numbers the documents from 0.
      downloadAttachment: async (id: number) => {
        const file = values[application.attachments[id]?.fieldKey ?? '']
        if (isFileAnswer(file) && file instanceof File) return file
        throw new Error('This document is not stored on this device.')
      },
      revealSecret: async (path: string) => String(getValue(values, splitPath(path.slice(1))) ?? ''),
    }),
    [values, application],
  )
  return (
    <Modal title={stepTexts.previewTitle} size="large" onClose={onClose}>
      <p>{stepTexts.previewNote}</p>
      <div className="fy-application fy-employers-view fy-card">
        <ApplicationSourceContext value={source}>
          <div className="fy-application__head">
            <ApplicationHead application={application} />
          </div>
          <ApplicationFacts application={application} />
        </ApplicationSourceContext>
      </div>
      <div className="fy-modal__actions">
        <Button look="primary" onClick={onClose}>
          {stepTexts.backToForm}
        </Button>
      </div>
    </Modal>
  )
}
