import type { ReactNode } from 'react'
import type { SubmissionState } from '../../data/submission/submission.types'
import type { BuiltForm } from '../../schemas/forms/builtForm'
import { getFieldKind } from '../../schemas/forms/fieldGroup'
import { applyTexts } from '../../texts/public/apply.texts'
import { Button } from '../../widgets/shared/Button'
import { Notice } from '../shared/feedback/Notice'

interface ApplyNoticesProps {
  /** The applicant's email address if it has already applied for this vacancy; null otherwise. */
  appliedEmail: string | null
  state: SubmissionState
  /** Whether a draft was restored without its files. */
  needsFiles: boolean
  form: BuiltForm
  /** Reloads the option lists and questions after some failed to load; null if all are loaded. */
  onTryAgain: (() => void) | null
}

/** Notices that the applicant needs to read before continuing. */
export function ApplyNotices({
  appliedEmail,
  state,
  needsFiles,
  form,
  onTryAgain,
}: ApplyNoticesProps): ReactNode {
  const hasFileFields = form.uiSchema['ui:order'].some((key) => getFieldKind(form, key)?.rule === 'file')
  const isEditable = state.step === 'writing' || state.step === 'refused'
  return (
    <>
      {needsFiles && hasFileFields && state.step === 'writing' ? (
        <Notice type="info">{applyTexts.chooseFilesAgain}</Notice>
      ) : null}
      {appliedEmail && isEditable ? (
        <Notice type="warning" title={applyTexts.alreadyAppliedTitle}>
          <p>{applyTexts.alreadyApplied(appliedEmail)}</p>
        </Notice>
      ) : null}
      {onTryAgain && isEditable ? (
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
