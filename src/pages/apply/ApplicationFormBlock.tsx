import { type ReactNode, useEffect } from 'react'
import { useParams } from 'react-router-dom'
import { createUnknownKindLog } from '../../data/vacancies/logUnknownKinds'
import { toCurrentLanguagePath } from '../../schemas/pages/languagePath'
import { applyTexts } from '../../texts/public/apply.texts'
import { noScriptFormTexts } from '../../texts/public/form.texts'
import { jobTexts } from '../../texts/public/job.texts'
import { GoneJob } from '../jobDetails/GoneJob'
import { useVacancy } from '../jobDetails/useVacancy'
import { paths } from '../routing/paths'
import { Skeleton } from '../shared/feedback/Skeleton'
import { usePageTitle } from '../shared/pageHeader/usePageTitle'
import { useSite } from '../shared/site/SiteContext'
import { useSiteService } from '../shared/site/useSiteService'
import { ApplicationForm } from './ApplicationForm'
import { ApplySummary } from './ApplySummary'
import { SavedAnswers } from './draft/SavedAnswers'
import { type PrefillState, usePrefill } from './prefill/usePrefill'
import { usePortalTarget } from './usePortalTarget'
import './ApplicationFormBlock.css'

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
  const noteUnknownKinds = useSiteService(createUnknownKindLog)
  const isReady = vacancy?.status === 'ready'
  const questions = vacancy?.lists?.screeningQuestions
  const pageTitle = vacancy?.detail ? applyTexts.pageTitle(vacancy.detail.name) : null
  usePageTitle(vacancy?.status === 'gone' ? jobTexts.goneTitle : pageTitle)
  useEffect(() => {
    if (isReady) void vacancies.loadLists(guid)
  }, [vacancies, guid, isReady])
  useEffect(() => {
    if (questions) noteUnknownKinds(questions)
  }, [noteUnknownKinds, questions])
  if (vacancy?.status === 'gone' || vacancy?.status === 'failed') {
    return (
      <>
        <GoneJob guid={guid} failed={vacancy.status === 'failed'} />
        {vacancy.status === 'gone' ? <SavedAnswers guid={guid} /> : null}
      </>
    )
  }
  if (vacancy?.status !== 'ready') return <Skeleton card lines={10} headed shape="form" />
  return (
    <div className="fy-apply-page">
      <ApplySummary vacancy={vacancy.detail} outlineRef={outlineRef} />
      {vacancy.lists && prefill.status !== 'loading' ? (
        <ApplicationForm
          key={guid}
          vacancy={vacancy.detail}
          lists={vacancy.lists}
          hasFailedLists={vacancy.failedLists.length > 0}
          prefill={prefill}
          outlineIn={outlineTarget}
        />
      ) : (
        <>
          <Skeleton card lines={10} headed shape="form" />
          <noscript>
            <a href={toCurrentLanguagePath(paths.apply.href(guid))}>{noScriptFormTexts.withoutPrefill}</a>
          </noscript>
        </>
      )}
    </div>
  )
}
