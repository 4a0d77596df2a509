import type { ReactNode } from 'react'
import type { ApiError } from '../../data/http/apiError'
import type { SubmissionState } from '../../data/submission/submission.types'
import type { FormValues } from '../../schemas/fields/fieldValue'
import type { BuiltForm } from '../../schemas/forms/builtForm'
import { kindAt } from '../../schemas/forms/fieldGroup'
import { applyTexts } from '../../texts/public/apply.texts'
import { Notice } from '../shared/feedback/Notice'

interface ApplyNoticesProps {
  /** The address that has already applied. */
  applied: string | null
  state: SubmissionState
  /** What was taken up from before a reload. */
  draft: FormValues | null
  form: BuiltForm
  /** Fetches the questions that could not be loaded; null when none is lacking. */
  onTryAgain: (() => void) | null
}

/** What an applicant should know before going on, or after a try that failed. */
export function ApplyNotices({ applied, state, draft, form, onTryAgain }: ApplyNoticesProps): ReactNode {
  const hasFiles = form.uiSchema['ui:order'].some((key) => kindAt(form, key)?.rule === 'file')
  const isOpen = state.step === 'writing' || state.step === 'refused'
  const refused = state.step === 'refused' && state.error.status !== 409 && state.error.errors.length === 0
  // The errors of a try that nobody pressed for stand at no field yet.
  const isToBeSeen = state.step === 'refused' && state.byItself && !refused
  return (
    <>
      {draft && hasFiles && state.step === 'writing' ? (
        <Notice type="info">{applyTexts.filesAgain}</Notice>
      ) : null}
      {applied && isOpen ? (
        <Notice type="warning" title={applyTexts.alreadyAppliedTitle}>
          <p>{applyTexts.alreadyApplied(applied)}</p>
        </Notice>
      ) : null}
      {onTryAgain && isOpen ? (
        <Notice type="warning" title={applyTexts.listsFailedTitle}>
          <p>{applyTexts.listsFailedText}</p>
          <button type="button" className="fy-button fy-button--small" onClick={onTryAgain}>
            {applyTexts.tryAgain}
          </button>
        </Notice>
      ) : null}
      {refused ? (
        <Notice type="error" title={applyTexts.refusedTitle}>
          <p>{refusedText(state.error)}</p>
          {state.resends ? <p>{applyTexts.resent}</p> : null}
        </Notice>
      ) : null}
      {isToBeSeen ? (
        <Notice type="error" title={applyTexts.refusedTitle}>
          <p>{applyTexts.refusedByItself}</p>
        </Notice>
      ) : null}
    </>
  )
}

function refusedText({ status, retryAfter }: ApiError): string {
  if (status === 0) return applyTexts.offline
  return status === 429 ? applyTexts.refusedBusy(retryAfter ?? 60) : applyTexts.refused
}
