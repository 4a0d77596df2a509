import { type ReactNode, useId } from 'react'
import { type AlertFrequency, alertFrequencies } from '../../schemas/notifications/jobAlert.types'
import { jobAlertTexts as texts } from '../../texts/public/jobAlerts.texts'

/** Choice of weekly or daily job alerts. */
export function FrequencyChoice({ chosen }: { chosen: AlertFrequency }): ReactNode {
  const id = useId()
  return (
    <fieldset className="fy-job-alert__choice">
      <legend>{texts.often}</legend>
      {alertFrequencies.map((one) => (
        <div key={one}>
          <input
            id={`${id}-${one}`}
            type="radio"
            name="frequency"
            value={one}
            defaultChecked={one === chosen}
          />
          <label htmlFor={`${id}-${one}`}>{texts.frequencies[one]}</label>
        </div>
      ))}
    </fieldset>
  )
}
