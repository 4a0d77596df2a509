import type { ReactNode } from 'react'
import type { AlertPage } from '../../schemas/notifications/jobAlert.types'
import { jobAlertTexts as texts } from '../../texts/public/jobAlerts.texts'
import { useClientClock } from '../shared/dateTime/useClientClock'
import { Notice } from '../shared/feedback/Notice'
import { AlertActionForm } from './AlertActionForm'
import { FrequencyChoice } from './FrequencyChoice'

type AlertActsProps = { action: string } & Omit<Extract<AlertPage, { state: 'standing' }>, 'state'>

/** Actions on a confirmed job alert: change its frequency, extend or end it. */
export function AlertActions({ action, frequency, expires, done }: AlertActsProps): ReactNode {
  const day = useClientClock().day(expires)
  return (
    <>
      {done ? <Notice type="success">{texts.done[done]}</Notice> : null}
      <AlertActionForm action={action} alertAction="change" title={texts.often} label={texts.save}>
        <FrequencyChoice chosen={frequency} />
      </AlertActionForm>
      <AlertActionForm
        action={action}
        alertAction="keep"
        title={texts.keepTitle}
        note={texts.until(day)}
        label={texts.keep}
      />
      <AlertActionForm
        action={action}
        alertAction="leave"
        title={texts.leaveTitle}
        note={texts.leaveNote}
        label={texts.leave}
      />
    </>
  )
}
