import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { ApiError } from '../../../data/http/apiError'
import { useStoreValue } from '../../../data/react/useStoreValue'
import { createTabSubmission } from '../../../data/submission/submission.store'
import type { SubmissionState } from '../../../data/submission/submission.types'
import { describeErrorCount } from '../../../renderer/form/ErrorSummary'
import { focusPath } from '../../../renderer/form/field/focusField'
import { useFormScope } from '../../../renderer/form/state/FormScope'
import type { BuiltForm } from '../../../schemas/forms/builtForm'
import type { VacancyDetail } from '../../../schemas/vacancies/vacancy'
import { answerFileTexts, applyTexts } from '../../../texts/public/apply.texts'
import { jobListTexts } from '../../../texts/public/site.texts'
import { Button } from '../../../widgets/shared/Button'
import { paths } from '../../routing/paths'
import { useHasExpressions } from '../../shared/content/useHasExpressions'
import { useClientClock } from '../../shared/dateTime/useClientClock'
import { Notice } from '../../shared/feedback/Notice'
import { SiteLink } from '../../shared/links/SiteLink'
import { useSite, useSiteService } from '../../shared/site/SiteContext'

import { useSaveAnswers } from '../draft/useSaveAnswers'
import { UploadList } from './UploadList'

/**
 * Message above the submit button: the sending state, the number of answers to correct, or the reason why sending has
 * failed. The reason takes the focus unless the attempt was automatic.
 */
export function SendingState(props: { form: BuiltForm; vacancy: VacancyDetail }): ReactNode {
  const state = useStoreValue(useSiteService(createTabSubmission).store, (state) => state)
  const sendingText = props.vacancy.isExpressionOfInterest ? applyTexts.sendingInterest : applyTexts.sending
  return (
    <div className="fy-apply__sending fy-stack fy-gap-2">
      <p role="status">{state.step === 'sending' ? sendingText : ''}</p>
      {state.step === 'uploading' ? <UploadList form={props.form} uploads={state.uploads} /> : null}
      <RejectionMessage {...props} state={state} />
    </div>
  )
}

interface RejectionMessageProps {
  form: BuiltForm
  vacancy: VacancyDetail
  state: SubmissionState
}

function RejectionMessage({ form, vacancy, state }: RejectionMessageProps): ReactNode {
  const { store, reveal, getElementId } = useFormScope()
  const { errors, heading } = useSyncExternalStore(store.onReport, store.report, store.report)
  const firstFieldError = errors.find(({ path }) => path !== '')
  if (heading !== null && firstFieldError) {
    const path = firstFieldError.path.slice(1)
    const show = () => {
      reveal(path)
      focusPath(getElementId, path)
    }
    return (
      // Not a live region: the form's error summary announces the same.
      <p className="fy-danger fy-strong">
        {describeErrorCount(errors, form, store.values())}{' '}
        <Button size="small" onClick={show}>
          {applyTexts.showFirstError}
        </Button>
      </p>
    )
  }
  if (state.step !== 'refused') return null
  const { error, isAutomatic } = state
  const hasFieldErrors = error.status === 409 || error.errors.length > 0
  if (hasFieldErrors && !isAutomatic) return null
  return (
    <FocusedMessage isFocused={!isAutomatic}>
      {error.status === 410 ? (
        <ClosedNotice form={form} vacancy={vacancy} />
      ) : (
        <Notice type="error" title={getTitle(error, state.willRetry === true)}>
          <p>
            {hasFieldErrors ? applyTexts.refusedAutomatically : getReason(error, state.willRetry === true)}
          </p>
        </Notice>
      )}
    </FocusedMessage>
  )
}

/** Moves the focus to a message that answers the applicant's own press. */
function FocusedMessage({ isFocused, children }: { isFocused: boolean; children: ReactNode }): ReactNode {
  const message = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new message takes the focus.
  useEffect(() => {
    if (!isFocused) return
    message.current?.focus({ preventScroll: true })
    message.current?.scrollIntoView?.({ block: 'center' })
  }, [])
  return (
    <div className="fy-apply__refusal" tabIndex={-1} ref={message}>
      {children}
    </div>
  )
}

function getTitle({ status }: ApiError, willRetry: boolean): string {
  return willRetry && status === 0 ? applyTexts.waiting : applyTexts.refusedTitle
}

function getReason({ status, retryAfter }: ApiError, willRetry: boolean): string {
  if (status === 429) return applyTexts.refusedBusy(retryAfter ?? 60)
  if (willRetry) return status === 0 ? applyTexts.waitingText : applyTexts.automaticResend
  return status === 0 ? applyTexts.offline : applyTexts.refused
}

/**
 * Shown if the vacancy was closed or unpublished while its form was being filled in: the closing time if it has passed,
 * a button that saves the answers, and links to similar jobs and Expressions of Interest.
 */
function ClosedNotice({ form, vacancy }: { form: BuiltForm; vacancy: VacancyDetail }): ReactNode {
  const { store } = useFormScope()
  const { now } = useSite()
  const { formatZonedDateTime } = useClientClock()
  const [status, setStatus] = useState('')
  const save = useSaveAnswers(form, vacancy)
  const hasExpressions = useHasExpressions()
  const { department, advertisingCloseDate: closingDate, guid } = vacancy
  const hasSimilar = useStoreValue(
    useSite().vacancies.store,
    ({ list }) =>
      list?.some(
        (job) => job.department === department && job.guid !== guid && !job.isExpressionOfInterest,
      ) ?? false,
  )
  // The vacancy may have been unpublished before the closing date that this page knows.
  const title =
    closingDate && Date.parse(closingDate) <= now()
      ? applyTexts.closedNote(formatZonedDateTime(closingDate))
      : applyTexts.closed
  const similarQuery = hasSimilar ? `?${new URLSearchParams({ department })}` : ''
  return (
    <Notice type="error" title={title}>
      <p>{applyTexts.closedText}</p>
      <div className="fy-wrap fy-gap-2">
        <Button size="small" onClick={() => void save(store.values()).then(setStatus)}>
          {answerFileTexts.save}
        </Button>
        <SiteLink className="fy-button fy-button--small" href={paths.viewJobs.href() + similarQuery}>
          {applyTexts.similarJobs}
        </SiteLink>
        {hasExpressions ? (
          <SiteLink className="fy-button fy-button--small" href={paths.expressions.href()}>
            {jobListTexts.submitExpression}
          </SiteLink>
        ) : null}
      </div>
      <p role="status">{status}</p>
    </Notice>
  )
}
