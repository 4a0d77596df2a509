import type { ReactNode } from 'react'
import { useHydrated } from '../../data/react/useStoreValue'
import { formatDisplayDate } from '../../schemas/dateTime/answerDateTime'
import { getClientZone, getEndTimeNote } from '../../schemas/dateTime/formatDateTime'
import { getDeviceWallTime } from '../../schemas/dateTime/zonedDateTime'
import { getPromisedDay } from '../../schemas/vacancies/responseDeadline'
import type { VacancyDetail } from '../../schemas/vacancies/vacancy'
import { getEnglishLangAttributes } from '../../texts/language/language'
import { jobTexts } from '../../texts/public/job.texts'
import { responseDeadlineTexts } from '../../texts/public/responseDeadline.texts'
import { ClosingDate } from '../jobList/ClosingDate'
import { getEmploymentType } from '../jobList/employmentType'
import { getColumnName } from '../jobList/getColumnName'
import { useClientToday } from '../shared/dateTime/useClientToday'
import { useDaysLeft } from '../shared/dateTime/useNow'
import { useClient } from '../shared/site/SiteContext'

interface Fact {
  label: string
  /** Language attributes of the label if the client named it. */
  langAttributes?: ReturnType<typeof getEnglishLangAttributes>
  value: ReactNode
  /** Language of the value, if the client wrote it and it differs from the page's. */
  lang?: string | undefined
}

/**
 * Facts of a job, without those that the vacancy leaves empty: salary, location, workplace, employment type,
 * department and closing date if the client shows them [JD-01, JD-02], and the response deadline. Facts that are
 * columns of the job list have the client's column names.
 */
export function JobFacts({ vacancy }: { vacancy: VacancyDetail }): ReactNode {
  const { settings, config } = useClient()
  const date = vacancy.advertisingCloseDate
  const closingDate = <ClosingDate date={date} daysLeft={useDaysLeft()(date)} note={useEndTimeNote(date)} />
  const { lang } = getEnglishLangAttributes()
  const employmentType = getEmploymentType(config, vacancy.employmentType)
  const facts: Fact[] = [
    { label: jobTexts.salary, value: vacancy.salaryAddText, lang },
    { ...getColumnName(config, 'Location'), value: vacancy.location },
    {
      label: jobTexts.workplace,
      value: vacancy.workplace ? jobTexts.workplaces[vacancy.workplace.kind] : '',
    },
    { ...getColumnName(config, 'Employment Type'), value: employmentType.text, lang: employmentType.lang },
    { label: jobTexts.department, value: settings.canShowVacancyDepartment ? vacancy.department : '', lang },
    { ...getColumnName(config, 'Closing Date'), value: settings.canShowAdvertiseEndDate ? closingDate : '' },
    { label: responseDeadlineTexts.label, value: useResponseDeadline(vacancy) },
  ]
  return (
    <dl className="fy-job-facts fy-facts">
      {facts.map(({ label, langAttributes, value, lang: valueLang }) =>
        value ? (
          <div key={label} className="fy-job-facts__fact fy-shrink">
            <dt {...langAttributes}>{label}</dt>
            <dd lang={valueLang}>{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  )
}

/**
 * Returns `getEndTimeNote` for this date-time. During server rendering the visitor's clock is unknown, so the end of
 * the day in the client's zone has no note.
 */
function useEndTimeNote(timestamp: string | null): string | null {
  const zone = getClientZone(useClient().config)
  const viewerClock = useHydrated() ? getDeviceWallTime : undefined
  return timestamp === null ? null : getEndTimeNote(timestamp, zone, viewerClock)
}

/** Returns in words when an applicant can expect a response; null if none is promised or the date has passed. */
export function useResponseDeadline({ hearBy }: Pick<VacancyDetail, 'hearBy'>): string | null {
  const day = getPromisedDay(hearBy, useClientToday())
  if (day === null) return null
  return hearBy?.days === undefined
    ? formatDisplayDate(day)
    : responseDeadlineTexts.daysAfterApplying(hearBy.days)
}
