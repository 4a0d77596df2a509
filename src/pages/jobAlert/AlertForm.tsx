import { type ReactNode, useId } from 'react'
import type { AlertPage } from '../../schemas/notifications/jobAlert.types'
import { jobAlertTexts as texts } from '../../texts/public/jobAlerts.texts'
import '../../widgets/textInput/TextInput.css'
import { FrequencyChoice } from './FrequencyChoice'
import { SubscriptionFacts } from './SubscriptionFacts'

type AlertFormProps = { action: string } & Omit<Extract<AlertPage, { state: 'form' }>, 'state'>

/** Asks for an email address. The form's URL holds the search filters. */
export function AlertForm({ action, filters, frequency, email, error }: AlertFormProps): ReactNode {
  const id = useId()
  return (
    <form
      className="fy-job-alert__form"
      method="post"
      encType="multipart/form-data"
      action={action}
      noValidate
    >
      <SubscriptionFacts filters={filters} />
      <div className="fy-job-alert__field">
        <label htmlFor={id}>{texts.email}</label>
        <input
          id={id}
          className="fy-input"
          type="email"
          name="email"
          autoComplete="email"
          required
          maxLength={255}
          defaultValue={email}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        {error ? (
          <p id={`${id}-error`} className="fy-job-alert__error" role="alert">
            {error}
          </p>
        ) : null}
      </div>
      <FrequencyChoice chosen={frequency} />
      <p className="fy-job-alert__note">{texts.kept}</p>
      <button type="submit" className="fy-button fy-button--primary">
        {texts.ask}
      </button>
    </form>
  )
}
