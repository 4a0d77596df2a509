import { type ReactNode, useEffect, useState } from 'react'
import { useParams } from 'react-router-dom'
import { useHydrated } from '../../data/useHydrated'
import { applyTexts } from '../../texts/apply'
import { jobTexts } from '../../texts/job'
import { ApplicationForm } from '../apply/ApplicationForm'
import { ApplySummary } from '../apply/ApplySummary'
import { usePrefill } from '../apply/usePrefill'
import { GoneJob } from '../job/GoneJob'
import { useVacancy } from '../job/useVacancy'
import { Skeleton } from '../parts/Skeleton'
import { usePageTitle } from '../parts/usePageTitle'
import { useSite } from '../SiteContext'
import './ApplicationFormBlock.css'

/** The Apply page: what is applied for, and the form [JD-06, JD-07]. */
export function ApplicationFormBlock(): ReactNode {
  const { guid = '' } = useParams()
  const { vacancies } = useSite()
  const vacancy = useVacancy(guid)
  const hydrated = useHydrated()
  const [outlineIn, setOutlineIn] = useState<HTMLElement | null>(null)
  const prefill = usePrefill(guid)
  const ready = vacancy?.status === 'ready'
  const named = vacancy?.detail ? applyTexts.pageTitle(vacancy.detail.name) : null
  usePageTitle(vacancy?.status === 'gone' ? jobTexts.goneTitle : named)
  useEffect(() => {
    if (ready) void vacancies.loadLists(guid)
  }, [vacancies, guid, ready])
  if (vacancy?.status === 'gone' || vacancy?.status === 'failed') {
    return <GoneJob guid={guid} failed={vacancy.status === 'failed'} />
  }
  if (vacancy?.status !== 'ready') return <Skeleton card lines={10} headed shape="form" />
  return (
    <div className="fy-apply-page">
      <ApplySummary vacancy={vacancy.detail} outlineRef={setOutlineIn} />
      {hydrated && vacancy.lists && prefill.status !== 'loading' ? (
        <ApplicationForm
          key={guid}
          vacancy={vacancy.detail}
          lists={vacancy.lists}
          lacking={vacancy.lacking.length > 0}
          prefill={prefill}
          outlineIn={outlineIn}
        />
      ) : (
        <Skeleton card lines={10} headed shape="form" />
      )}
    </div>
  )
}
