import type { ReactNode } from 'react'
import { asApiError } from '../../../data/apiError'
import { ownVacanciesOf } from '../../../data/ownVacancies'
import type { OwnVacancy } from '../../../schemas/vacancies/ownVacancy'
import { vacancyPublishingTexts as texts } from '../../../texts/vacancyPublishing'
import { Notice } from '../../parts/Notice'
import { useClientClock } from '../../parts/useClientClock'
import { useSite } from '../../SiteContext'
import { usePart } from '../../usePart'

interface ScheduledChangeProps {
  vacancy: OwnVacancy
  onDone: (vacancy: OwnVacancy, words: string) => void
}

/** When an open vacancy becomes another, and the way to leave it as it is. */
export function ScheduledChange({ vacancy, onDone }: ScheduledChangeProps): ReactNode {
  const { id, scheduledChange } = vacancy
  const { notifications } = useSite()
  const calls = usePart(ownVacanciesOf)
  const { moment } = useClientClock()
  if (scheduledChange === null) return null
  const withdraw = async () => {
    try {
      onDone(await calls.withdrawChange(id), texts.changeWithdrawn)
    } catch (thrown) {
      const message = asApiError(thrown).detail || texts.failed
      notifications.notify({ id: 'vacancy state failed', type: 'error', title: '', message })
    }
  }
  const { at, by } = scheduledChange
  return (
    <Notice type="info" title={texts.changeScheduled(moment(at))}>
      <p>{texts.changeText(by)}</p>
      <p>
        <button type="button" className="fy-button fy-button--small" onClick={() => void withdraw()}>
          {texts.withdrawChange}
        </button>
      </p>
    </Notice>
  )
}
