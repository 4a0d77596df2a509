import type { ReactNode } from 'react'
import { createAuthoredVacancyApi } from '../../../data/authoring/authoredVacancies.api'
import { refusalReason } from '../../../data/http/refusalReason'
import type { AuthoredVacancy } from '../../../schemas/authoring/authoredVacancy'
import { vacancyPublishingTexts as texts } from '../../../texts/admin/vacancyEditor.texts'
import { useClientClock } from '../../shared/dateTime/useClientClock'
import { Notice } from '../../shared/feedback/Notice'
import { useSite } from '../../shared/site/SiteContext'
import { useSiteService } from '../../shared/site/useSiteService'

interface ScheduledChangeProps {
  vacancy: AuthoredVacancy
  onDone: (vacancy: AuthoredVacancy, message: string) => void
}

/** Scheduled change of an open vacancy, with a button to cancel it. */
export function ScheduledChange({ vacancy, onDone }: ScheduledChangeProps): ReactNode {
  const { id, scheduledChange } = vacancy
  const { notifications } = useSite()
  const calls = useSiteService(createAuthoredVacancyApi)
  const { moment } = useClientClock()
  if (scheduledChange === null) return null
  const withdraw = async () => {
    try {
      onDone(await calls.withdrawChange(id), texts.changeWithdrawn)
    } catch (error) {
      const message = refusalReason(error, texts.failed)
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
