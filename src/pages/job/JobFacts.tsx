import type { ReactNode } from 'react'
import type { VacancyDetail } from '../../schemas/vacancy'
import { jobListTexts, jobTexts } from '../../texts/site'
import { Day } from '../parts/Day'
import { useClient } from '../SiteContext'
import './JobFacts.css'

/** Salary, Location, Employment Type; Closing Date and Department where the client shows them [JD-01, JD-02]. */
export function JobFacts({ vacancy }: { vacancy: VacancyDetail }): ReactNode {
  const { settings } = useClient()
  const closing = vacancy.advertisingCloseDate ? (
    <Day moment={vacancy.advertisingCloseDate} />
  ) : (
    jobListTexts.openUntilFilled
  )
  const facts: [string, ReactNode][] = [
    [jobTexts.salary, vacancy.salaryAddText],
    [jobTexts.location, vacancy.location],
    [jobTexts.employmentType, vacancy.employmentType],
    [jobTexts.department, settings.canShowVacancyDepartment ? vacancy.department : ''],
    [jobTexts.closingDate, settings.canShowAdvertiseEndDate ? closing : ''],
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
