import { type ReactNode, useEffect, useState } from 'react'
import { useParams } from 'react-router-dom'
import { createUnknownKindNotes } from '../../data/noteUnknownKinds'
import { pathHere } from '../../schemas/pages/languagePath'
import { applyTexts } from '../../texts/apply'
import { jobTexts } from '../../texts/job'
import { plainFormTexts } from '../../texts/plainForm'
import { ApplicationForm } from '../apply/ApplicationForm'
import { ApplySummary } from '../apply/ApplySummary'
import { type PrefillState, usePrefill } from '../apply/usePrefill'
import { GoneJob } from '../job/GoneJob'
import { useVacancy } from '../job/useVacancy'
import { Skeleton } from '../parts/Skeleton'
import { usePageTitle } from '../parts/usePageTitle'
import { paths } from '../paths'
import { useSite } from '../SiteContext'
import { usePart } from '../usePart'
import './ApplicationFormBlock.css'

const noPrefill: PrefillState = { status: 'none' }

/** The Apply page: what is applied for, and the form [JD-06, JD-07]. */
export function ApplicationFormBlock(): ReactNode {
  const { guid = '' } = useParams()
  const { vacancies, posted } = useSite()
  const vacancy = useVacancy(guid)
  const [outlineIn, setOutlineIn] = useState<HTMLElement | null>(null)
  const asked = usePrefill(guid)
  // What has come back from the server was filled in already.
  const prefill = posted ? noPrefill : asked
  const noteUnknownKinds = usePart(createUnknownKindNotes)
  const ready = vacancy?.status === 'ready'
  const questions = vacancy?.lists?.screeningQuestions
  const named = vacancy?.detail ? applyTexts.pageTitle(vacancy.detail.name) : null
  usePageTitle(vacancy?.status === 'gone' ? jobTexts.goneTitle : named)
  useEffect(() => {
    if (ready) void vacancies.loadLists(guid)
  }, [vacancies, guid, ready])
  useEffect(() => {
    if (questions) noteUnknownKinds(questions)
  }, [noteUnknownKinds, questions])
  if (vacancy?.status === 'gone' || vacancy?.status === 'failed') {
    return <GoneJob guid={guid} failed={vacancy.status === 'failed'} />
  }
  if (vacancy?.status !== 'ready') return <Skeleton card lines={10} headed shape="form" />
  return (
    <div className="fy-apply-page">
      <ApplySummary vacancy={vacancy.detail} outlineRef={setOutlineIn} />
      {vacancy.lists && prefill.status !== 'loading' ? (
        <ApplicationForm
          key={guid}
          vacancy={vacancy.detail}
          lists={vacancy.lists}
          lacking={vacancy.lacking.length > 0}
          prefill={prefill}
          outlineIn={outlineIn}
        />
      ) : (
        <>
          <Skeleton card lines={10} headed shape="form" />
          <noscript>
            <a href={pathHere(paths.apply.href(guid))}>{plainFormTexts.withoutPrefill}</a>
          </noscript>
        </>
      )}
    </div>
  )
}
