import { type ReactNode, useSyncExternalStore } from 'react'
import type { ApiError } from '../../../data/http/apiError'
import { useStoreValue } from '../../../data/react/useStoreValue'
import { submissionOf } from '../../../data/submission/submission.store'
import type { SubmissionState } from '../../../data/submission/submission.types'
import { countErrors } from '../../../renderer/form/ErrorSummary'
import { focusPath } from '../../../renderer/form/field/focusField'
import { useFormScope } from '../../../renderer/form/state/FormScope'
import type { BuiltForm } from '../../../schemas/forms/builtForm'
import type { VacancyDetail } from '../../../schemas/vacancies/vacancy'
import { applyTexts } from '../../../texts/public/apply.texts'
import { Notice } from '../../shared/feedback/Notice'
import { useSitePart } from '../../shared/site/useSitePart'
import { ClosedNotice } from './ClosedNotice'

/**
 * Message beside the submit button: the sending state, or the number of answers that prevent it. It never moves the
 * focus.
 */
export function SendingState(props: { form: BuiltForm; vacancy: VacancyDetail }): ReactNode {
  const state = useStoreValue(useSitePart(submissionOf).store, (now) => now)
  return (
    <div className="fy-apply__sending">
      <p role="status">{state.step === 'sending' ? applyTexts.sending : ''}</p>
      <Refusal {...props} state={state} />
    </div>
  )
}

interface RefusalProps {
  form: BuiltForm
  vacancy: VacancyDetail
  state: SubmissionState
}

function Refusal({ form, vacancy, state }: RefusalProps): ReactNode {
  const { store, reveal, idOf } = useFormScope()
  const { errors, heading } = useSyncExternalStore(store.onReport, store.report, store.report)
  const first = errors.find(({ path }) => path !== '')
  if (heading !== null && first) {
    const path = first.path.slice(1)
    const show = () => {
      reveal(path)
      focusPath(idOf, path)
    }
    return (
      // Not a live region: the form's error summary announces the same.
      <p>
        {countErrors(errors)}{' '}
        <button type="button" className="fy-button fy-button--small" onClick={show}>
          {applyTexts.showFirst}
        </button>
      </p>
    )
  }
  if (state.step !== 'refused') return null
  const { error, resends, byItself } = state
  if (error.status === 410) return <ClosedNotice form={form} vacancy={vacancy} />
  const hasFieldErrors = error.status === 409 || error.errors.length > 0
  if (hasFieldErrors && !byItself) return null
  return (
    <Notice type="error" title={resends && error.status === 0 ? applyTexts.waiting : applyTexts.refusedTitle}>
      <p>{hasFieldErrors ? applyTexts.refusedByItself : reasonOf(error, resends === true)}</p>
    </Notice>
  )
}

function reasonOf({ status, retryAfter }: ApiError, resends: boolean): string {
  if (status === 429) return applyTexts.refusedBusy(retryAfter ?? 60)
  if (resends) return applyTexts.resent
  return status === 0 ? applyTexts.offline : applyTexts.refused
}
