import './ApplicationForm.css'
import {
  lazy,
  type ReactNode,
  type RefCallback,
  Suspense,
  startTransition,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { createPortal } from 'react-dom'
import { useLocation } from 'react-router-dom'
import { useHydrated, useStoreValue } from '../../data/react/useStoreValue'

import { createTabSubmission } from '../../data/submission/submission.store'
import { FormProgress, ProgressCount } from '../../renderer/form/FormProgress'
import { FormRenderer } from '../../renderer/form/FormRenderer'
import { noRemarks } from '../../renderer/form/field/BoundField'
import type { FormHandle } from '../../renderer/form/useFormHandle'
import { buildApplicationForm } from '../../schemas/applicationForm/buildApplicationForm'
import { findCountry } from '../../schemas/clientConfig/findCountry'
import type { FormValues } from '../../schemas/fields/fieldValue'
import { toCurrentLanguagePath } from '../../schemas/pages/languagePath'
import type { VacancyDetail, VacancyLists } from '../../schemas/vacancies/vacancy'
import { applyTexts } from '../../texts/public/apply.texts'
import { paths } from '../routing/paths'
import { useFormSteps } from '../shared/formSteps/useFormSteps'
import { PageHeading } from '../shared/pageHeader/PageHeading'
import { useClient, useSite, useSiteService } from '../shared/site/SiteContext'

import { ApplyNotices } from './ApplyNotices'
import { ApplyBar } from './bar/ApplyBar'
import { DraftNotices } from './draft/DraftNotices'
import { useDraft } from './draft/useDraft'
import { useDraftActions } from './draft/useDraftActions'
import { useTypedDraft } from './draft/useTypedDraft'
import { MarketplaceNotices } from './prefill/MarketplaceNotices'
import { ResumeFill } from './prefill/ResumeFill'
import { useFilledForm } from './prefill/useFilledForm'
import type { PrefillState } from './prefill/usePrefill'
import { SendingState } from './sending/SendingState'
import { SendingTerms } from './sending/SendingTerms'
import { PendingUploads } from './sending/UploadList'
import { useAppliedEmail } from './sending/useAppliedEmail'
import { useSendApplication } from './sending/useSendApplication'
import { useEmployersView, useStepNavigation } from './steps/useEmployersView'
import { useMissedQuestions } from './useMissedQuestions'

/** Lazy, so that only visitors of clients that record form abandonment load it. */
const LazyAbandonmentCounter = lazy(async () => ({
  default: (await import('./abandonment/AbandonmentCounter')).AbandonmentCounter,
}))

interface ApplicationFormProps {
  vacancy: VacancyDetail
  lists: VacancyLists
  /** True if some of the option lists could not be loaded. */
  hasFailedLists: boolean
  prefill: Exclude<PrefillState, { status: 'loading' }>
  /** Element beside the form that shows the outline of its sections. */
  outlineTarget: HTMLElement | null
}

/** The application form of one vacancy, from the first keystroke to the last upload [JD-07…JD-09]. */
export function ApplicationForm(props: ApplicationFormProps): ReactNode {
  const { vacancy, lists, hasFailedLists, prefill, outlineTarget } = props
  const { vacancies, validators, referralSource, redisplayedForm, formToken } = useSite()
  const isNoScript = !useHydrated()
  const submission = useSiteService(createTabSubmission)
  const { settings, config } = useClient()
  const state = useStoreValue(submission.store, (state) => state)
  const { isExpressionOfInterest, code } = vacancy
  const country = findCountry(config, vacancy)
  const form = useMemo(
    () =>
      buildApplicationForm(settings, {
        ...lists,
        isExpressionOfInterest,
        country,
        code,
        referralSource: referralSource.get(),
      }),
    [settings, lists, isExpressionOfInterest, country, code, referralSource],
  )
  const draft = useDraft(vacancy.guid, form)
  const handle = useRef<FormHandle>(null)
  const { search } = useLocation()
  const filledForm = useFilledForm(vacancy.guid, form, draft, prefill, handle, (values) => setAnswers(values))
  const initialValues = redisplayedForm?.values ?? filledForm.values.current
  const [answers, setAnswers] = useState<FormValues>(() => ({ ...form.initialValues, ...initialValues }))
  const employersView = useEmployersView(form, vacancy, handle)
  const { isFirst, isReviewing, ...steps } = useFormSteps({
    form,
    settings,
    navigation: useStepNavigation(),
    sendLabel: isExpressionOfInterest ? applyTexts.sendInterest : applyTexts.send,
    values: answers,
    serverErrors: redisplayedForm?.errors,
    handle,
    isNoScript,
    terms: <SendingTerms vacancy={vacancy} footer={employersView.button} />,
    status: <SendingState form={form} vacancy={vacancy} />,
  })
  const email = getText(answers, 'email')
  const appliedEmail = useAppliedEmail(vacancy.id, email)
  const { restorePending, send, retryUploads } = useSendApplication(form, vacancy, lists, prefill)
  const showMissedQuestions = useMissedQuestions(form, handle, () => vacancies.reloadLists(vacancy.guid))
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form opens.
  useEffect(() => void restorePending(), [])

  const hasPendingUploads = state.step === 'uploadFailed' || state.step === 'retrying'
  const isEditable = state.step === 'writing' || state.step === 'refused'
  const actions = useDraftActions(form, draft, handle, filledForm.recordValues)
  const [remarks, setRemarks] = useState(noRemarks)
  const allRemarks = useMemo(() => ({ ...remarks, ...draft.remarks }), [remarks, draft.remarks])
  const typedDraft = useTypedDraft(form, filledForm.values, draft.save)
  const [countTarget, countRef] = usePortalTarget()

  const body = hasPendingUploads ? (
    <PendingUploads
      form={form}
      uploads={state.uploads}
      isBusy={state.step === 'retrying'}
      willRetry={state.willRetry === true}
      isAutomatic={state.isAutomatic === true}
      onRetry={(files) => void retryUploads(files)}
    />
  ) : (
    <FormRenderer
      form={form}
      loadValidator={(requestedForm) => validators.load(requestedForm, vacancy.guid)}
      {...(initialValues ? { initialValues } : {})}
      {...(redisplayedForm ? { serverErrors: redisplayedForm.errors } : {})}
      remarks={allRemarks}
      postUrl={toCurrentLanguagePath(paths.apply.href(vacancy.guid)) + search}
      formToken={formToken}
      isNoScript={isNoScript}
      handle={handle}
      isBusy={state.step === 'sending' || state.step === 'uploading'}
      {...steps}
      onChange={(values) => {
        draft.save(values)
        submission.stopRetries()
        filledForm.recordValues(values)
      }}
      onSubmit={async (values) => showMissedQuestions(await send(values))}
    >
      {outlineTarget ? createPortal(<FormProgress />, outlineTarget) : null}
      {countTarget ? createPortal(<ProgressCount />, countTarget) : null}
      {isEditable && !isNoScript ? (
        <ApplyBar vacancy={vacancy} draft={draft} actions={actions} typedDraft={typedDraft} />
      ) : null}
    </FormRenderer>
  )
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it handles events that bubble up from the fields; it is not a control
    <section
      className="fy-apply fy-stack fy-gap-5 fy-shrink fy-walk fy-card"
      data-checking={isReviewing || undefined}
      onFocus={() => isEditable && submission.requestFormToken(vacancy.guid)}
      onInput={typedDraft.onInput}
    >
      <div className="fy-apply__head fy-gap-3 fy-between" hidden={isReviewing}>
        <PageHeading>{applyTexts.title}</PageHeading>
        {hasPendingUploads ? null : <div className="fy-apply__count fy-shrink fy-soft" ref={countRef} />}
      </div>
      {isEditable ? <DraftNotices draft={draft} onShow={actions.showCopy} /> : null}
      {isEditable && isFirst ? (
        <MarketplaceNotices
          vacancyGuid={vacancy.guid}
          form={form}
          prefill={prefill}
          resumeName={filledForm.resumeName}
          onClearResume={filledForm.clearResume}
        />
      ) : null}
      {isEditable ? (
        <ResumeFill
          isHidden={!isFirst}
          form={form}
          handle={handle}
          answers={answers}
          country={country}
          onFilled={(values) => {
            draft.save(values)
            filledForm.recordValues(values)
          }}
          onRemarks={setRemarks}
        />
      ) : null}
      <ApplyNotices
        appliedEmail={appliedEmail}
        state={state}
        needsFiles={draft.needsFiles}
        form={form}
        onTryAgain={hasFailedLists ? () => void vacancies.reloadLists(vacancy.guid) : null}
      />
      {body}
      {settings.canCountLeaving && !isNoScript ? (
        <Suspense fallback={null}>
          <LazyAbandonmentCounter
            vacancyGuid={vacancy.guid}
            form={form}
            handle={handle}
            isSent={'receipt' in state}
          />
        </Suspense>
      ) : null}
      {employersView.view}
    </section>
  )
}

function getText(values: FormValues, key: string): string {
  const value = values[key]
  return typeof value === 'string' ? value : ''
}

/**
 * Returns an element to render a portal into, null at first, and its ref callback. The portal renders in a transition:
 * an urgent update would add its rendering and all effects of the form to the task that hydrates the form.
 */
export function usePortalTarget(): [HTMLElement | null, RefCallback<HTMLElement>] {
  const [target, setTarget] = useState<HTMLElement | null>(null)
  const ref = useCallback((element: HTMLElement | null) => startTransition(() => setTarget(element)), [])
  return [target, ref]
}
