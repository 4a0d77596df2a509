import { RotateCcw, WifiOff } from 'lucide-react'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { createOverview } from '../../data/statistics/overview.api'
import { type Overview, overviewSpans } from '../../schemas/statistics/overview.types'
import { overviewTexts as texts } from '../../texts/admin/overview.texts'
import { EmptyState } from '../shared/feedback/EmptyState'
import { Skeleton } from '../shared/feedback/Skeleton'
import { PageHeader } from '../shared/pageHeader/PageHeader'
import { useSiteService } from '../shared/site/useSiteService'
import { AbandonmentPart } from './AbandonmentPart'
import { AlertsPart } from './AlertsPart'
import { ApplicationsPart } from './ApplicationsPart'
import { ClosingPart } from './ClosingPart'
import { SummaryPart } from './SummaryPart'
import './OverviewBlock.css'

/** Overview of a client's applications and vacancies, limited by the user's role. The URL holds the time span. */
export function OverviewBlock(): ReactNode {
  const overview = useSiteService(createOverview)
  const [search, setSearch] = useSearchParams()
  const days = overviewSpans.find((span) => String(span) === search.get('days')) ?? overviewSpans[0]
  const [state, setState] = useState<Overview | 'loading' | 'failed'>('loading')
  const load = useCallback(() => overview.load(days).catch(() => 'failed' as const), [overview, days])
  useEffect(() => {
    let isCurrent = true
    void load().then((loaded) => isCurrent && setState(loaded))
    return () => {
      isCurrent = false
    }
  }, [load])
  return (
    <div className="fy-overview">
      <PageHeader
        title={texts.title}
        note={texts.note}
        secondary={
          <fieldset className="fy-overview__span">
            <legend className="fy-visually-hidden">{texts.span}</legend>
            {overviewSpans.map((span) => (
              <button
                key={span}
                type="button"
                className="fy-button fy-button--small"
                aria-pressed={span === days}
                onClick={() => setSearch({ days: String(span) }, { replace: true })}
              >
                {texts.days(span)}
              </button>
            ))}
          </fieldset>
        }
      />
      {renderOverview(state, () => void load().then(setState))}
    </div>
  )
}

function renderOverview(state: Overview | 'loading' | 'failed', onTryAgain: () => void): ReactNode {
  if (state === 'loading') return <Skeleton card lines={8} />
  if (state === 'failed')
    return (
      <div className="fy-card">
        <EmptyState icon={<WifiOff />} title={texts.failed} text={texts.failedText}>
          <button type="button" className="fy-button" onClick={onTryAgain}>
            <RotateCcw aria-hidden="true" />
            {texts.tryAgain}
          </button>
        </EmptyState>
      </div>
    )
  const { applications, vacancies, alerts } = state
  return (
    <>
      <SummaryPart {...state} />
      <div className="fy-overview__cards">
        {applications ? <ApplicationsPart of={applications} /> : null}
        {applications ? <AbandonmentPart of={applications.leaving} /> : null}
        {vacancies ? <ClosingPart figures={vacancies} /> : null}
        {alerts ? <AlertsPart figures={alerts} /> : null}
      </div>
    </>
  )
}
