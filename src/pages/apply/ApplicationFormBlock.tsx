import { Button } from '../../widgets/shared/Button'
import './ApplicationFormBlock.css'
import { type ReactNode, type Ref, useEffect, useId, useState } from 'react'
import { useParams } from 'react-router-dom'
import { createTabDrafts } from '../../data/drafts/drafts.store'
import { useHydrated } from '../../data/react/useStoreValue'
import { createUnknownKindLog } from '../../data/vacancies/logUnknownKinds'
import type { AnswerSection } from '../../schemas/applications/application'
import { toCurrentLanguagePath } from '../../schemas/pages/languagePath'
import { getTextLanguage, toLangAttributes } from '../../schemas/translations/localizeText'
import type { VacancyDetail } from '../../schemas/vacancies/vacancy'
import { answerFileTexts, applyTexts } from '../../texts/public/apply.texts'
import { noScriptFormTexts } from '../../texts/public/form.texts'
import { jobTexts } from '../../texts/public/job.texts'
import { JobFacts } from '../jobDetails/JobFacts'
import { UnavailableJob } from '../jobDetails/UnavailableJob'
import { useVacancy } from '../jobDetails/useVacancy'
import { paths } from '../routing/paths'
import { saveFile } from '../shared/download/saveFile'
import { Skeleton } from '../shared/feedback/Skeleton'
import { SiteLink } from '../shared/links/SiteLink'
import { usePageTitle } from '../shared/pageHeader/usePageTitle'
import { useClient, useSite, useSiteService } from '../shared/site/SiteContext'

import { ApplicationForm, usePortalTarget } from './ApplicationForm'
import { type PrefillState, usePrefill } from './prefill/usePrefill'
import { SentAnswers } from './sending/SentAnswers'

const noPrefill: PrefillState = { status: 'none' }

/** The Apply page: the job and its application form [JD-06, JD-07]. */
export function ApplicationFormBlock(): ReactNode {
  const { guid = '' } = useParams()
  const { vacancies, redisplayedForm } = useSite()
  const vacancy = useVacancy(guid)
  const [outlineTarget, outlineRef] = usePortalTarget()
  const prefillState = usePrefill(guid)
  // A form that the server returned with errors already contains the prefill.
  const prefill = redisplayedForm ? noPrefill : prefillState
  const logUnknownKinds = useSiteService(createUnknownKindLog)
  const isReady = vacancy?.status === 'ready'
  const questions = vacancy?.lists?.screeningQuestions
  const pageTitle = vacancy?.detail ? applyTexts.pageTitle(vacancy.detail.name) : null
  usePageTitle(vacancy?.status === 'gone' ? jobTexts.unavailableTitle : pageTitle)
  useEffect(() => {
    if (isReady) void vacancies.loadLists(guid)
  }, [vacancies, guid, isReady])
  useEffect(() => {
    if (questions) logUnknownKinds(questions)
  }, [logUnknownKinds, questions])
  if (vacancy?.status === 'gone' || vacancy?.status === 'failed') {
    return (
      <>
        <UnavailableJob guid={guid} hasFailed={vacancy.status === 'failed'} />
        {vacancy.status === 'gone' ? <SavedAnswers guid={guid} /> : null}
      </>
    )
  }
  if (vacancy?.status !== 'ready') return <Skeleton card lines={10} hasHeading shape="form" />
  return (
    <div className="fy-apply-page fy-stack fy-top">
      <ApplySummary vacancy={vacancy.detail} outlineRef={outlineRef} />
      {vacancy.lists && prefill.status !== 'loading' ? (
        <ApplicationForm
          key={guid}
          vacancy={vacancy.detail}
          lists={vacancy.lists}
          hasFailedLists={vacancy.failedLists.length > 0}
          prefill={prefill}
          outlineTarget={outlineTarget}
        />
      ) : (
        <>
          <Skeleton card lines={10} hasHeading shape="form" />
          <noscript>
            <a href={toCurrentLanguagePath(paths.apply.href(guid))}>{noScriptFormTexts.fillManually}</a>
          </noscript>
        </>
      )}
    </div>
  )
}

interface ApplySummaryProps {
  vacancy: VacancyDetail
  /** Element in which the form shows its progress. */
  outlineRef: Ref<HTMLDivElement>
}

/**
 * Summary of the job with the form's progress, beside the form. On narrow screens it is a single line above the form
 * that expands on demand [JD-06].
 */
function ApplySummary({ vacancy, outlineRef }: ApplySummaryProps): ReactNode {
  const { canShowVacancyDepartment } = useClient().settings
  const [isOpen, setOpen] = useState(false)
  const moreId = useId()
  return (
    <aside
      className="fy-apply-summary fy-shrink fy-break"
      data-open={isOpen || undefined}
      aria-label={applyTexts.summary}
    >
      <div className="fy-apply-summary__job">
        {canShowVacancyDepartment && vacancy.department ? (
          <span className="fy-badge fy-apply-summary__department">{vacancy.department}</span>
        ) : null}
        <h2 {...toLangAttributes(getTextLanguage(vacancy, 'name'))} className="fy-apply-summary__title">
          {vacancy.name}
        </h2>
        <button
          type="button"
          className="fy-apply-summary__fold fy-no-print fy-needs-script"
          aria-expanded={isOpen}
          aria-controls={moreId}
          onClick={() => setOpen(!isOpen)}
        >
          {applyTexts.jobDetails}
        </button>
        <div className="fy-apply-summary__more fy-grid fy-gap-3 fy-start" id={moreId}>
          <p {...toLangAttributes(getTextLanguage(vacancy, 'summary'))} className="fy-apply-summary__text">
            {vacancy.summary}
          </p>
          <JobFacts vacancy={vacancy} />
          <SiteLink className="fy-button" href={paths.jobDetails.href(vacancy.guid)}>
            {applyTexts.viewJob}
          </SiteLink>
        </div>
      </div>
      <div className="fy-apply-summary__outline fy-no-print" ref={outlineRef} />
    </aside>
  )
}

/** The answers for a vacancy that has closed meanwhile: the submitted answers, or the draft stored in this tab. */
function SavedAnswers({ guid }: { guid: string }): ReactNode {
  const { closedAnswers } = useSite()
  const drafts = useSiteService(createTabDrafts)
  const isHydrated = useHydrated()
  const savedFields = isHydrated ? Object.values(drafts.read(guid)?.fields ?? {}) : []
  const sections: AnswerSection[] =
    closedAnswers.length > 0
      ? closedAnswers
      : [{ title: '', items: savedFields.map(({ title, answer }) => ({ label: title, answer })) }]
  const items = sections.flatMap((section) => section.items)
  if (items.length === 0) return null
  const text = items.map(({ label, answer }) => `${label}\n${answer}\n`).join('\n')
  return (
    <section className="fy-apply fy-stack fy-gap-5 fy-shrink fy-card">
      <h2>{applyTexts.yourAnswers}</h2>
      <p>{applyTexts.closedText}</p>
      <SentAnswers sections={sections} />
      {isHydrated ? (
        <div className="fy-wrap fy-gap-2">
          <Button onClick={() => saveFile(new Blob([text], { type: 'text/plain' }), 'application.txt')}>
            {answerFileTexts.save}
          </Button>
        </div>
      ) : null}
    </section>
  )
}
