import type { ReactNode } from 'react'
import type { SubmissionState } from '../../data/submission/submission.types'
import type { FormValues } from '../../schemas/fields/fieldValue'
import type { BuiltForm } from '../../schemas/forms/builtForm'
import { getFieldKind } from '../../schemas/forms/fieldGroup'
import { applyTexts } from '../../texts/public/apply.texts'
import { Button } from '../../widgets/shared/Button'
import { Notice } from '../shared/feedback/Notice'

interface ApplyNoticesProps {
  /** Email address that has already applied. */
  appliedEmail: string | null
  state: SubmissionState
  /** Draft that was restored after a reload; null if there is none. */
  restoredAnswers: FormValues | null
  form: BuiltForm
  /** Reloads the questions that failed to load; null if all are loaded. */
  onTryAgain: (() => void) | null
}

/** Notices that the applicant needs to read before continuing. */
export function ApplyNotices({
  appliedEmail,
  state,
  restoredAnswers,
  form,
  onTryAgain,
}: ApplyNoticesProps): ReactNode {
  const hasFiles = form.uiSchema['ui:order'].some((key) => getFieldKind(form, key)?.rule === 'file')
  const isOpen = state.step === 'writing' || state.step === 'refused'
  return (
    <>
      {restoredAnswers && hasFiles && state.step === 'writing' ? (
        <Notice type="info">{applyTexts.chooseFilesAgain}</Notice>
      ) : null}
      {appliedEmail && isOpen ? (
        <Notice type="warning" title={applyTexts.alreadyAppliedTitle}>
          <p>{applyTexts.alreadyApplied(appliedEmail)}</p>
        </Notice>
      ) : null}
      {onTryAgain && isOpen ? (
        <Notice type="warning" title={applyTexts.listsFailedTitle}>
          <p>{applyTexts.listsFailedText}</p>
          <Button size="small" onClick={onTryAgain}>
            {applyTexts.tryAgain}
          </Button>
        </Notice>
      ) : null}
    </>
  )
}
