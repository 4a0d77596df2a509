import type { ReactNode } from 'react'
import type { VacancyDetail } from '../../schemas/vacancies/vacancy'
import type { getEnglishLangAttributes } from '../../texts/language/language'
import { jobTexts } from '../../texts/public/job.texts'
import { responseDeadlineTexts } from '../../texts/public/responseDeadline.texts'
import { ClosingDate } from '../jobList/ClosingDate'
import { columnName } from '../jobList/columnName'
import { useDaysLeft } from '../shared/dateTime/useDaysLeft'
import { useEndTimeNote } from '../shared/dateTime/useEndTimeNote'
import { useClient } from '../shared/site/SiteContext'
import './JobFacts.css'
import { useResponseDeadline } from './useResponseDeadline'

/**
 * Facts of a job, labelled with the client's column names: salary, location, place of work if declared, employment
 * type; closing date and department if the client shows them [JD-01, JD-02]; and the response deadline.
 */
export function JobFacts({ vacancy }: { vacancy: VacancyDetail }): ReactNode {
  const { settings, config } = useClient()
  const date = vacancy.advertisingCloseDate
  const closing = <ClosingDate date={date} daysLeft={useDaysLeft()(date)} note={useEndTimeNote(date)} />
  const facts: { label: string; mark?: ReturnType<typeof getEnglishLangAttributes>; value: ReactNode }[] = [
    { label: jobTexts.salary, value: vacancy.salaryAddText },
    { ...columnName(config, 'Location'), value: vacancy.location },
    {
      label: jobTexts.workplace,
      value: vacancy.workplace ? jobTexts.workplaces[vacancy.workplace.kind] : '',
    },
    { ...columnName(config, 'Employment Type'), value: vacancy.employmentType },
    { label: jobTexts.department, value: settings.canShowVacancyDepartment ? vacancy.department : '' },
    { ...columnName(config, 'Closing Date'), value: settings.canShowAdvertiseEndDate ? closing : '' },
    { label: responseDeadlineTexts.label, value: useResponseDeadline(vacancy) },
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
