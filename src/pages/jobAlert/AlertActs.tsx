import type { ReactNode } from 'react'
import { useHydrated } from '../../data/useHydrated'
import type { AlertPage } from '../../schemas/jobAlert'
import { jobAlertTexts as texts } from '../../texts/jobAlerts'
import { Notice } from '../parts/Notice'
import { showDay } from '../parts/showMoment'
import { AlertPart } from './AlertPart'
import { FrequencyChoice } from './FrequencyChoice'

type AlertActsProps = { action: string } & Omit<Extract<AlertPage, { state: 'standing' }>, 'state'>

/** What can be done with an alert that stands. */
export function AlertActs({ action, frequency, expires, done }: AlertActsProps): ReactNode {
  // A server does not know the visitor's zone.
  const day = useHydrated() ? showDay(expires) : expires.slice(0, 10)
  return (
    <>
      {done ? <Notice type="success">{texts.done[done]}</Notice> : null}
      <AlertPart action={action} act="change" title={texts.often} label={texts.save}>
        <FrequencyChoice chosen={frequency} />
      </AlertPart>
      <AlertPart
        action={action}
        act="keep"
        title={texts.keepTitle}
        note={texts.until(day)}
        label={texts.keep}
      />
      <AlertPart
        action={action}
        act="leave"
        title={texts.leaveTitle}
        note={texts.leaveNote}
        label={texts.leave}
      />
    </>
  )
}
