import type { ReactNode } from 'react'
import type { VacancyDetail } from '../../schemas/vacancy'
import { daysLeft } from '../../schemas/vacancyList/daysLeft'
import { hearByTexts } from '../../texts/hearBy'
import { jobTexts } from '../../texts/job'
import { ClosingDate } from '../jobList/ClosingDate'
import { useClient } from '../SiteContext'
import { useNow } from '../useNow'
import './JobFacts.css'
import { useHearBy } from './useHearBy'

/**
 * Salary, Location, Employment Type; Closing Date and Department where the client shows them [JD-01, JD-02], and by when one hears, by the names
 * that the client gives to the list's columns.
 */
export function JobFacts({ vacancy }: { vacancy: VacancyDetail }): ReactNode {
  const { settings, config } = useClient()
  const named = config.vacancyListTableOverrides
  const now = useNow()
  const date = vacancy.advertisingCloseDate
  const closing = <ClosingDate date={date} left={daysLeft(date, now)} />
  const facts: [string, ReactNode][] = [
    [jobTexts.salary, vacancy.salaryAddText],
    [named.Location ?? jobTexts.location, vacancy.location],
    [named['Employment Type'] ?? jobTexts.employmentType, vacancy.employmentType],
    [jobTexts.department, settings.canShowVacancyDepartment ? vacancy.department : ''],
    [named['Closing Date'] ?? jobTexts.closingDate, settings.canShowAdvertiseEndDate ? closing : ''],
    [hearByTexts.label, useHearBy(vacancy)],
  ]
  return (
    <dl className="fy-job-facts">
      {facts.map(([label, value]) =>
        value ? (
          <div key={label} className="fy-job-facts__fact">
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  )
}
