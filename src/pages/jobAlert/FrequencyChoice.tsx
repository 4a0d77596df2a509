import { type ReactNode, useId } from 'react'
import { type AlertFrequency, alertFrequencies } from '../../schemas/notifications/jobAlert.types'
import { jobAlertTexts as texts } from '../../texts/public/jobAlerts.texts'

/** Choice of weekly or daily job alerts. */
export function FrequencyChoice({ chosen: selectedInterval }: { chosen: AlertFrequency }): ReactNode {
  const id = useId()
  return (
    <fieldset className="fy-job-alert__choice">
      <legend>{texts.often}</legend>
      {alertFrequencies.map((alertFrequency) => (
        <div key={alertFrequency}>
          <input
            id={`${id}-${alertFrequency}`}
            type="radio"
            name="frequency"
            value={alertFrequency}
            defaultChecked={alertFrequency === selectedInterval}
          />
          <label htmlFor={`${id}-${alertFrequency}`}>{texts.frequencies[alertFrequency]}</label>
        </div>
      ))}
    </fieldset>
  )
}
