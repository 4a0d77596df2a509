import { lazy, type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { submissionOf } from '../../data/submission'
import { useHydrated } from '../../data/useHydrated'
import { useStoreValue } from '../../data/useStoreValue'
import { FormRenderer } from '../../renderer/form/FormRenderer'
import type { FormHandle } from '../../renderer/form/useFormLife'
import { placeCountry } from '../../schemas/clientConfig/placeCountry'
import type { FormValues } from '../../schemas/fieldValue'
import { buildApplicationForm } from '../../schemas/forms/application/buildApplicationForm'
import { pathHere } from '../../schemas/pages/languagePath'
import type { VacancyDetail, VacancyLists } from '../../schemas/vacancy'
import { applyTexts } from '../../texts/apply'
import { PageHeading } from '../parts/PageHeading'
import { paths } from '../paths'
import { useClient, useSite } from '../SiteContext'
import { usePart } from '../usePart'
import { ApplyNotices } from './ApplyNotices'
import { DraftBar } from './DraftBar'
import { DraftNotices } from './DraftNotices'
import { DraftSaved } from './DraftSaved'
import { MarketplaceNotices } from './MarketplaceNotices'
import { ResumeFill } from './ResumeFill'
import { SendingFooter } from './SendingFooter'
import { TakeAlong } from './TakeAlong'
import { UploadsLeft } from './UploadsLeft'
import { useAlreadyApplied } from './useAlreadyApplied'
import { useDraft } from './useDraft'
import { useDraftActs } from './useDraftActs'
import { useFilledForm } from './useFilledForm'
import { useLateQuestions } from './useLateQuestions'
import type { PrefillState } from './usePrefill'
import { useSendApplication } from './useSendApplication'
import { useTypedDraft } from './useTypedDraft'
import { useEmployersView } from './walk/useEmployersView'
import { useFormWalk } from './walk/useFormWalk'
import './ApplicationForm.css'
import './formLines.css'

/** For clients that count: nobody else's visitors fetch it. */
const LeavingCount = lazy(async () => ({ default: (await import('./LeavingCount')).LeavingCount }))

interface ApplicationFormProps {
  vacancy: VacancyDetail
  lists: VacancyLists
  /** Some of the lists could not be had. */
  lacking: boolean
  prefill: Exclude<PrefillState, { status: 'loading' }>
  /** Where the form's sections stand beside it. */
  outlineIn: HTMLElement | null
}

/** The application form of one vacancy, from the first key to the last file [JD-07…JD-09]. */
export function ApplicationForm(props: ApplicationFormProps): ReactNode {
  const { vacancy, lists, lacking, prefill, outlineIn } = props
  const { vacancies, validators, channel, posted, formStamp } = useSite()
  const isPlain = !useHydrated()
  const submission = usePart(submissionOf)
  const { settings, config } = useClient()
  const state = useStoreValue(submission.store, (now) => now)
  const { isExpressionOfInterest, code, location } = vacancy
  const form = useMemo(
    () =>
      buildApplicationForm(settings, {
        ...lists,
        isExpressionOfInterest,
        country: placeCountry(config, location),
        code,
        channel: channel.current(),
      }),
    [settings, lists, isExpressionOfInterest, config, location, code, channel],
  )
  const draft = useDraft(vacancy.guid, form)
  const handle = useRef<FormHandle>(null)
  const { search } = useLocation()
  const filled = useFilledForm(vacancy.guid, form, draft, prefill, handle, (values) => setAnswers(values))
  const opening = posted?.values ?? filled.values.current
  const [answers, setAnswers] = useState<FormValues>(() => ({ ...form.initialValues, ...opening }))
  const employers = useEmployersView(form, vacancy, handle)
  const walk = useFormWalk({
    form,
    values: answers,
    refused: posted?.errors,
    handle,
    isPlain,
    footer: <SendingFooter form={form} vacancy={vacancy} before={employers.button} />,
  })
  const email = textOf(answers, 'email')
  const applied = useAlreadyApplied(vacancy.id, email)
  const { takeUp, send, retryUploads } = useSendApplication(form, vacancy, lists, prefill)
  const showLate = useLateQuestions(form, handle, () => vacancies.reloadLists(vacancy.guid))
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form opens.
  useEffect(() => void takeUp(), [])

  const isSent = state.step === 'uploadFailed' || state.step === 'retrying'
  const isOpen = state.step === 'writing' || state.step === 'refused'
  const acts = useDraftActs(form, draft, handle, filled.noteChange)
  const [remarks, setRemarks] = useState<Record<string, string>>({})
  const said = useMemo(() => ({ ...remarks, ...draft.remarks }), [remarks, draft.remarks])
  const typing = useTypedDraft(form, filled.values, draft.save)

  const body = isSent ? (
    <UploadsLeft
      form={form}
      uploads={state.uploads}
      busy={state.step === 'retrying'}
      resends={state.resends === true}
      byItself={state.byItself === true}
      onRetry={(files) => void retryUploads(files)}
    />
  ) : (
    <FormRenderer
      form={form}
      loadValidator={(wanted) => validators.load(wanted, vacancy.guid)}
      {...(opening ? { initialValues: opening } : {})}
      {...(posted ? { refused: posted.errors } : {})}
      remarks={said}
      posts={pathHere(paths.apply.href(vacancy.guid)) + search}
      stamp={formStamp}
      plain={isPlain}
      handle={handle}
      outlineIn={outlineIn}
      busy={state.step === 'sending' || state.step === 'uploading'}
      {...walk}
      onChange={(values) => {
        draft.save(values)
        submission.hold()
        filled.noteChange(values)
      }}
      onSubmit={async (values) => showLate(await send(values))}
    />
  )
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears what bubbles up from the fields within; it is no control itself
    <section
      className="fy-apply fy-card"
      onFocus={() => isOpen && submission.prepare(vacancy.guid)}
      onInput={typing}
    >
      <div className="fy-apply__head">
        <PageHeading
          note={
            isSent ? null : (
              <>
                <span className="fy-apply__star">*</span> {applyTexts.required}
              </>
            )
          }
        >
          {applyTexts.title}
        </PageHeading>
        {isSent ? null : <DraftSaved draft={draft} />}
      </div>
      {isOpen ? (
        <>
          <DraftBar draft={draft} acts={acts}>
            <TakeAlong form={form} vacancy={vacancy} acts={acts} />
          </DraftBar>
          <DraftNotices draft={draft} onShow={acts.show} />
        </>
      ) : null}
      {isOpen ? (
        <MarketplaceNotices
          vacancyGuid={vacancy.guid}
          form={form}
          prefill={prefill}
          resume={filled.resume}
          onClearResume={filled.clearResume}
        />
      ) : null}
      {isOpen ? (
        <ResumeFill
          isPlain={isPlain}
          form={form}
          handle={handle}
          answers={answers}
          country={placeCountry(config, location)}
          onFilled={(values) => {
            draft.save(values)
            filled.noteChange(values)
          }}
          onRemarks={setRemarks}
        />
      ) : null}
      <ApplyNotices
        applied={applied}
        state={state}
        draft={draft.wantsFiles ? draft.before : null}
        form={form}
        onTryAgain={lacking ? () => void vacancies.reloadLists(vacancy.guid) : null}
      />
      {body}
      {settings.canCountLeaving && !isPlain ? (
        <Suspense fallback={null}>
          <LeavingCount vacancyGuid={vacancy.guid} form={form} handle={handle} isSent={'receipt' in state} />
        </Suspense>
      ) : null}
      {employers.view}
    </section>
  )
}

function textOf(values: FormValues, key: string): string {
  const value = values[key]
  return typeof value === 'string' ? value : ''
}
