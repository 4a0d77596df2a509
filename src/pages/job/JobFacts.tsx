import type { ReactNode } from 'react'
import type { VacancyDetail } from '../../schemas/vacancy'
import { daysLeft } from '../../schemas/vacancyList/daysLeft'
import { hearByTexts } from '../../texts/hearBy'
import { jobTexts } from '../../texts/job'
import type { inEnglish } from '../../texts/language'
import { ClosingDate } from '../jobList/ClosingDate'
import { columnName } from '../jobList/columnName'
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
  const now = useNow()
  const date = vacancy.advertisingCloseDate
  const closing = <ClosingDate date={date} left={daysLeft(date, now)} />
  const facts: { label: string; mark?: ReturnType<typeof inEnglish>; value: ReactNode }[] = [
    { label: jobTexts.salary, value: vacancy.salaryAddText },
    { ...columnName(config, 'Location'), value: vacancy.location },
    { ...columnName(config, 'Employment Type'), value: vacancy.employmentType },
    { label: jobTexts.department, value: settings.canShowVacancyDepartment ? vacancy.department : '' },
    { ...columnName(config, 'Closing Date'), value: settings.canShowAdvertiseEndDate ? closing : '' },
    { label: hearByTexts.label, value: useHearBy(vacancy) },
  ]
  return (
    <dl className="fy-job-facts">
      {facts.map(({ label, mark, value }) =>
        value ? (
          <div key={label} className="fy-job-facts__fact">
            <dt {...mark}>{label}</dt>
            <dd>{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  )
}
