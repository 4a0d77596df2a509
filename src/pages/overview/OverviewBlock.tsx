import { Button } from '../../widgets/shared/Button'
import './OverviewBlock.css'
import { ChartColumn } from 'lucide-react'
import { type ReactNode, useCallback } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { useResource } from '../../data/react/useResource'
import { createOverviewApi } from '../../data/statistics/overview.api'
import {
  type AbandonmentFigures,
  type AlertFigures,
  type Overview,
  overviewSpans,
  type VacancyFigures,
} from '../../schemas/statistics/overview.types'
import { overviewTexts as texts } from '../../texts/admin/overview.texts'
import { describeSearch } from '../../texts/public/jobAlerts.texts'
import { paths } from '../routing/paths'
import { useClientClock } from '../shared/dateTime/useClientClock'
import { EmptyState } from '../shared/feedback/EmptyState'
import { LoadFailed } from '../shared/feedback/LoadFailed'
import { Skeleton } from '../shared/feedback/Skeleton'
import { PageHeader } from '../shared/pageHeader/PageHeader'
import { useSiteService } from '../shared/site/SiteContext'
import { ApplicationsPart, OverviewCard } from './ApplicationsPart'
import { type BarRow, BarTable } from './BarTable'
import { SummaryPart } from './SummaryPart'

/** Overview of a client's applications and vacancies, limited by the user's role. The URL holds the time span. */
export function OverviewBlock(): ReactNode {
  const overview = useSiteService(createOverviewApi)
  const [search, setSearch] = useSearchParams()
  const days = overviewSpans.find((spanDays) => String(spanDays) === search.get('days')) ?? overviewSpans[0]
  const { status, value, reload } = useResource(useCallback(() => overview.load(days), [overview, days]))
  const { zone } = useClientClock()
  return (
    <div className="fy-overview fy-stack fy-gap-4 fy-shrink">
      <PageHeader
        title={texts.title}
        note={texts.note(zone)}
        secondaryActions={
          <fieldset className="fy-overview__span fy-no-print fy-flex fy-gap-2">
            <legend className="fy-visually-hidden">{texts.span}</legend>
            {overviewSpans.map((spanDays) => (
              <Button
                key={spanDays}
                size="small"
                aria-pressed={spanDays === days}
                onClick={() => setSearch({ days: String(spanDays) }, { replace: true })}
              >
                {texts.days(spanDays)}
              </Button>
            ))}
          </fieldset>
        }
      />
      {status === 'failed' ? (
        <div className="fy-card">
          <LoadFailed title={texts.failed} onTryAgain={() => void reload()} />
        </div>
      ) : value ? (
        <OverviewParts {...value} />
      ) : (
        <Skeleton card lines={8} />
      )}
    </div>
  )
}

function OverviewParts(overview: Overview): ReactNode {
  const { applications, vacancies, alerts } = overview
  if (hasOnlyZeros(overview)) return <NoFigures />
  return (
    <>
      <SummaryPart {...overview} />
      <div className="fy-overview__cards fy-grid fy-gap-5">
        {applications ? <ApplicationsPart figures={applications} /> : null}
        {applications ? <AbandonmentPart figures={applications.leaving} /> : null}
        {vacancies ? <ClosingPart figures={vacancies} /> : null}
        {alerts ? <AlertsPart figures={alerts} /> : null}
      </div>
    </>
  )
}

/**
 * Returns whether the overview has nothing to show: no applications in either period, no open or scheduled
 * vacancy and no job alert. Drafts do not count. False for users who may not see applications.
 */
function hasOnlyZeros({ applications, vacancies, alerts }: Overview): boolean {
  return (
    applications?.total === 0 &&
    applications.before === 0 &&
    !vacancies?.open &&
    !vacancies?.scheduled &&
    !alerts?.total
  )
}

/** Shown in place of the figures while there is nothing to show. */
function NoFigures(): ReactNode {
  return (
    <div className="fy-card">
      <EmptyState icon={<ChartColumn />} title={texts.emptyTitle} text={texts.emptyText}>
        <Link className="fy-button fy-button--primary" to={paths.vacancies.href()} reloadDocument>
          {texts.openVacancies}
        </Link>
      </EmptyState>
    </div>
  )
}

/** Questions at which applicants abandon the form, if the client records that. */
function AbandonmentPart({ figures }: { figures: AbandonmentFigures }): ReactNode {
  return <OverviewCard title={texts.abandonmentTitle}>{renderAbandonment(figures)}</OverviewCard>
}

function renderAbandonment({ isCounted, left, sent, fields, others }: AbandonmentFigures): ReactNode {
  if (left === null && sent === null) {
    if (isCounted) return <p className="fy-note">{texts.abandonmentTooFew}</p>
    return (
      <p className="fy-note">
        {texts.abandonmentOff} <Link to={paths.settings.href('privacy')}>{texts.openSettings}</Link>
      </p>
    )
  }
  const rows = fields.map(
    ({ label, left: count, errors }): BarRow => ({
      key: label ?? 'of vacancies',
      name: label === null ? texts.vacancyQuestions : label || texts.beforeFirstQuestion,
      count,
      secondCount: errors,
    }),
  )
  return (
    <>
      <p className="fy-overview__total">{texts.abandonmentTotals(left, sent)}</p>
      {rows.length + others > 0 ? (
        <BarTable
          caption={texts.abandonmentTitle}
          columns={[texts.question, texts.abandoned, texts.errors]}
          rows={others > 0 ? [...rows, { key: 'others', name: texts.otherQuestions, count: others }] : rows}
        />
      ) : null}
      <p className="fy-note">{texts.abandonmentNote}</p>
    </>
  )
}

/** Number of job alert subscriptions in total and per search, without personal data. */
function AlertsPart({ figures: { total, bySearch } }: { figures: AlertFigures }): ReactNode {
  return (
    <OverviewCard title={texts.alerts}>
      <p>{texts.alertsTotal(total)}</p>
      {bySearch.length > 0 ? (
        <BarTable
          caption={texts.alerts}
          columns={[texts.search, texts.alertCount]}
          rows={bySearch.map(({ filters, count }) => ({
            key: JSON.stringify(filters),
            name: describeSearch(filters),
            count,
          }))}
        />
      ) : null}
      <p className="fy-note">{texts.alertsNote}</p>
    </OverviewCard>
  )
}

/** Vacancies that close soon, earliest first. */
function ClosingPart({ figures: { closing } }: { figures: VacancyFigures }): ReactNode {
  const { formatDay } = useClientClock()
  return (
    <OverviewCard title={texts.closing}>
      {closing.length === 0 ? (
        <p className="fy-note">{texts.noneClosing}</p>
      ) : (
        <table className="fy-overview__table">
          <caption className="fy-visually-hidden">{texts.closing}</caption>
          <thead>
            <tr>
              <th scope="col">{texts.job}</th>
              <th scope="col" className="fy-overview__number">
                {texts.closes}
              </th>
            </tr>
          </thead>
          <tbody>
            {closing.map(({ id, name, code, closesAt }) => (
              <tr key={id}>
                <th scope="row">
                  <Link to={paths.vacancyEditor.href(id)} reloadDocument>
                    {name}
                  </Link>{' '}
                  ({code})
                </th>
                <td className="fy-overview__number">{formatDay(closesAt)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </OverviewCard>
  )
}
